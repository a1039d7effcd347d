import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { savedMessages } from './saved-messages.ts';
import { useSavedDeletion } from './saved-queries.ts';

type DeleteSavedProps = {
  /** The interview that is asked about; null while nothing is. */
  sessionId: string | null;
  onClose(): void;
  onDeleted?(): void;
};

/** Asks before a kept interview is deleted. */
export function DeleteSaved({ sessionId, onClose, onDeleted }: DeleteSavedProps) {
  const deletion = useSavedDeletion();
  const { title, description, confirm, cancel } = savedMessages.deletion;
  return (
    <AlertDialog
      open={sessionId !== null}
      onOpenChange={onClose}
      title={title}
      description={description}
      cancelLabel={cancel}
      confirmLabel={confirm}
      tone="destructive"
      isBusy={deletion.isPending}
      onConfirm={() => sessionId && deletion.mutate(sessionId, { onSuccess: onDeleted, onSettled: onClose })}
    />
  );
}
