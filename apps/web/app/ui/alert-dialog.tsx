import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { uiMessages } from './messages.ts';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Stays open and shows that the work is under way; close it when it is done. */
  isBusy?: boolean;
  tone?: 'default' | 'destructive';
  children?: ReactNode;
};

/** Asks before something is done. The focus starts on the button that changes nothing. */
export function AlertDialog(props: AlertDialogProps) {
  const { confirmLabel, cancelLabel = uiMessages.cancel, onConfirm, isBusy = false, tone = 'default', ...rest } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      kind="alert"
      initialFocus={cancelRef}
      {...rest}
      onOpenChange={(open) => !isBusy && rest.onOpenChange(open)}
      actions={
        <>
          <Button ref={cancelRef} variant="outline" disabled={isBusy} onClick={() => rest.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
