import { useMutation } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { useUserId } from '~/api/query-user.ts';
import { logout } from '~/api/session.ts';
import { showToast } from '~/ui/toast.ts';
import { profileWords } from './words.ts';

const FILE_RELEASE_MS = 60_000;

/** Hands a file to the browser's downloads. */
function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FILE_RELEASE_MS);
}

const params = (userId: string | null) => ({ user_id: userId ?? '' });

/** Everything that is saved of the person, as one JSON file. */
export function useExport() {
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call('exportAccount', { params: params(userId) }),
    onSuccess: (data) => {
      download(`greenroom-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      showToast({ ...profileWords.data.exported, tone: 'success' });
    },
  });
}

/** Deletes the account and signs out: the gate then leads to Home. */
export function useAccountDeletion() {
  const userId = useUserId();
  return useMutation({
    mutationFn: () => call('deleteAccount', { params: params(userId) }),
    onSuccess: async () => {
      showToast({ ...profileWords.deletion.done, tone: 'success' });
      await logout();
    },
  });
}
