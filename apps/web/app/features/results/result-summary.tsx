import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { formatLongDate } from '~/lib/format.ts';
import { Card } from '~/ui/card.tsx';
import { resultMessages } from './messages.ts';

const { summary: words } = resultMessages;

/** The role, date and overall score. */
export function ResultSummary({ detail }: { detail: InterviewDetail }) {
  const facts: readonly (readonly [string, string])[] = [
    [words.date, formatLongDate(detail.createdAt)],
    [words.difficulty, detail.difficultyOfQuestionsAsked],
    [words.type, detail.typeOfQuestionsAsked],
    [words.questions, String(detail.numberOfQuestionsAsked)],
  ];
  return (
    <Card className="mb-5 grid break-inside-avoid gap-x-10 gap-y-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 dir="auto" className="wrap-anywhere text-2xl text-left">
          {detail.jobName}
        </h2>
        <dl className="mt-4 grid pairs gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-faint text-sm">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="grid content-center rounded-lg bg-accent-soft px-6 py-4 text-center text-accent-ink">
        <span className="font-bold text-3xl tabular-nums">{words.outOf(detail.averageScore)}</span>
        <span className="mt-1 text-sm">{words.average}</span>
      </p>
    </Card>
  );
}
