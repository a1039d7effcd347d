import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton.tsx';
import { sessionWords } from '../words.ts';

/** The room while the questions are on their way, in the places where they will be. */
export function QuestionsLoading({ count }: { count: number }) {
  return (
    <LoadingRegion label={sessionWords.loading}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid gap-5">
          <Skeleton className="h-8 w-48" />
          <div className="max-w-xl rounded-lg bg-surface p-5 shadow-card">
            <SkeletonText lines={4} />
          </div>
        </div>
        <div className="grid gap-2">
          {Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity
            <Skeleton key={place} className="h-20 rounded-lg" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

export function QuestionsFailed({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title={sessionWords.questionsFailed}
      action={
        <Button variant="outline" onClick={onRetry}>
          {sessionWords.retry}
        </Button>
      }
    >
      {problem}
    </Alert>
  );
}
