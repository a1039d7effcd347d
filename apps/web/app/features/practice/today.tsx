import { useState } from 'react';
import { formatScore } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton.tsx';
import { practiceMessages } from './messages.ts';
import { daysUntilNext, type PlannedQuestion, pickToday, planQuestions } from './plan.ts';
import { usePractice } from './use-practice.ts';

const { today: words } = practiceMessages;

type TodayProps = { onPractise: (jobName: string, questions: string[]) => void };

function DueSet({ due, onPractise }: TodayProps & { due: readonly PlannedQuestion[] }) {
  const jobName = due[0]?.jobName ?? '';
  return (
    <>
      <p className="text-ink-soft">{words.lead}</p>
      <ul className="my-4 grid gap-3">
        {due.map(({ question, score }) => (
          <li key={question}>
            <p dir="auto">{question}</p>
            <p className="text-ink-faint text-sm">{words.last(formatScore(score))}</p>
          </li>
        ))}
      </ul>
      <p className="mb-3 text-ink-soft text-sm">{words.hint}</p>
      <Button
        className="mt-auto self-start"
        onClick={() =>
          onPractise(
            jobName,
            due.map(({ question }) => question),
          )
        }
      >
        {words.start(due.length)}
      </Button>
    </>
  );
}

/** The questions that are worth answering again today. */
export function Today({ onPractise }: TodayProps) {
  const { data, error, refetch } = usePractice();
  const [now] = useState(Date.now);
  if (!data) {
    return error ? (
      <RetryAlert retry={words.retry} onRetry={() => void refetch()}>
        {words.failed}
      </RetryAlert>
    ) : (
      <LoadingRegion label={words.loading}>
        <SkeletonText lines={4} />
      </LoadingRegion>
    );
  }
  const planned = planQuestions(data.answers);
  const due = pickToday(planned, now);
  if (due.length > 0) return <DueSet due={due} onPractise={onPractise} />;
  const days = daysUntilNext(planned, now);
  return <p className="text-ink-soft">{days === null ? words.none : words.next(days)}</p>;
}
