import { useMutation } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { useUserId } from '~/api/query-user.ts';
import { logout } from '~/api/session.ts';
import { downloadFile } from '~/lib/download-file.ts';
import { showToast } from '~/ui/toast.ts';
import { profileMessages } from './messages.ts';

const params = (userId: string | null) => ({ user_id: userId ?? '' });

/** Everything that is saved of the person, as one JSON file. */
export function useExport() {
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call('exportAccount', { params: params(userId) }),
    onSuccess: (data) => {
      const name = `greenroom-${new Date().toISOString().slice(0, 10)}.json`;
      downloadFile(name, JSON.stringify(data, null, 2), 'application/json');
      showToast({ ...profileMessages.data.exported, tone: 'success' });
    },
  });
}

/** Deletes the account and signs out: the gate then leads to Home. */
export function useAccountDeletion() {
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call('deleteAccount', { params: params(userId) }),
    onSuccess: async () => {
      showToast({ ...profileMessages.deletion.done, tone: 'success' });
      await logout();
    },
  });
}
