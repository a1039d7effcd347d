import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { downloadFile } from '~/lib/download-file.ts';
import { formatScore } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton.tsx';
import { buildCalendar } from './build-calendar.ts';
import { practiceMessages } from './messages.ts';
import { byDueDate, daysUntilNext, type PlannedQuestion, pickToday, planQuestions } from './plan.ts';
import { planSkills } from './plan-skills.ts';
import { usePractice } from './use-practice.ts';

const { today: words } = practiceMessages;

type TodayProps = { onPractise: (jobName: string, questions: string[]) => void };

function DueSet({ due, onPractise }: TodayProps & { due: readonly PlannedQuestion[] }) {
  return (
    <>
      <p className="text-ink-soft">{due.every(({ skill }) => skill) ? words.leadSkill : words.lead}</p>
      <ul className="my-4 grid gap-3">
        {due.map(({ question, score, skill }) => (
          <li key={question}>
            <p dir="auto">{question}</p>
            <p className="text-ink-faint text-sm">
              {skill
                ? words.weakSkill(practiceMessages.skills[skill].toLowerCase(), formatScore(score))
                : words.last(formatScore(score))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mb-3 text-ink-soft text-sm">{words.hint}</p>
      <Button
        className="mt-auto self-start"
        onClick={() =>
          onPractise(
            due[0]?.jobName ?? '',
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
  const planned = byDueDate([...planQuestions(data.answers), ...planSkills(data.answers)]);
  const due = pickToday(planned, now);
  const days = daysUntilNext(planned, now);
  if (days === null) return <p className="text-ink-soft">{words.none}</p>;
  const addToCalendar = () => {
    const calendar = buildCalendar(planned, now, { title: words.calendarTitle });
    downloadFile('greenroom-practice.ics', calendar, 'text/calendar');
  };
  return (
    <>
      {due.length > 0 ? (
        <DueSet due={due} onPractise={onPractise} />
      ) : (
        <p className="text-ink-soft">{words.next(days)}</p>
      )}
      <Button variant="ghost" size="sm" className="-ml-3.5 mt-2 min-h-11 self-start" onClick={addToCalendar}>
        <CalendarPlus aria-hidden />
        {words.calendar}
      </Button>
    </>
  );
}
