import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type RetryAlertProps = {
  title?: ReactNode;
  children: ReactNode;
  /** The words on the button. */
  retry: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** What could not be had, in the place where it should be, with the way to try again. */
export function RetryAlert({ title, children, retry, onRetry, isRetrying = false }: RetryAlertProps) {
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <Button size="sm" variant="outline" isBusy={isRetrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
