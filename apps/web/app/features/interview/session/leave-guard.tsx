import { memo } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { useLeaveWarning } from '~/ui/use-leave-warning.ts';
import { sessionWords } from '../words.ts';

/** A recording lives with its page until it is text: asks before the page is left, within the product and out of it. */
export const LeaveGuard = memo(({ isOn }: { isOn: boolean }) => {
  useLeaveWarning(isOn);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  );
  const words = sessionWords.leaveDialog;
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
