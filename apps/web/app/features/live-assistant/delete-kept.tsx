import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { useKeptDeletion } from './kept-queries.ts';
import { keptWords } from './kept-words.ts';

type DeleteKeptProps = {
  /** The interview that is asked about; null while nothing is. */
  sessionId: string | null;
  onClose(): void;
  onDeleted?(): void;
};

/** Asks before a kept interview is deleted. */
export function DeleteKept({ sessionId, onClose, onDeleted }: DeleteKeptProps) {
  const deletion = useKeptDeletion();
  const { title, description, confirm, cancel } = keptWords.deletion;
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
