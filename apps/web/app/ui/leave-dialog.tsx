import { memo } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from './alert-dialog.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

type LeaveDialogProps = {
  /** Something would be lost by leaving. */
  isOn: boolean;
  words: { title: string; lead: string; cancel: string; confirm: string };
};

/** Asks before the page is left, within the product and out of it. `words` should stay the same object. */
export const LeaveDialog = memo(({ isOn, words }: LeaveDialogProps) => {
  useLeaveWarning(isOn);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={words.title}
      description={words.lead}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      onConfirm={() => blocker.proceed?.()}
    />
  );
});
