import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { describeFailure } from './describe-failure.ts';
import { failureWords } from './words.ts';

/** A failure in the place where the work was started: what happened, what to do, and the same again where that can help. */
export function FailureAlert({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { message, advice, isSameAgainUseful } = describeFailure(error);
  return (
    <Alert
      tone="error"
      title={title}
      action={
        isSameAgainUseful && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            {failureWords.retry}
          </Button>
        )
      }
    >
      {[message, advice, failureWords.nothingSpent].filter(Boolean).join(' ')}
    </Alert>
  );
}
