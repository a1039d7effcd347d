import type { Evidence } from '@greenroom/contract/feedback';
import { useMemo } from 'react';
import { formatScore } from '~/lib/format.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { HeardAnswerQuotes, HeardQuote } from '~/ui/heard-words.tsx';
import { SkeletonText } from '~/ui/skeleton.tsx';
import { heardInFeedback } from '../recordings/heard-in-feedback.ts';
import { LazyAnswerSound, LazySoundChanges } from '../recordings/lazy-answer-sound.tsx';
import { recordingMessages } from '../recordings/messages.ts';
import { AnswerText } from '../session/answer-text.tsx';
import type { Attempt } from '../state/turn.ts';
import { compareFeedback, type Judged, type ScoreChange } from './compare-feedback.ts';
import { attemptMessages } from './messages.ts';

type Place = { interviewId: string; index: number };
type JudgedAttempt = Judged & { number: number };

function describeScore(change: ScoreChange): string {
  const { score } = attemptMessages;
  if (change.kind !== 'higher' && change.kind !== 'lower') return score[change.kind];
  return score[change.kind](formatScore(change.from), formatScore(change.to));
}

function Remarks({ title, remarks }: { title: string; remarks: readonly Evidence[] }) {
  if (remarks.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h5 className="font-semibold">{title}</h5>
      <ul className="grid gap-2">
        {remarks.map(({ quote, comment }) => (
          <li key={`${quote} ${comment}`} className="border-accent border-l-2 pl-3">
            <HeardQuote quote={quote} hear={recordingMessages.hear}>
              <q dir="auto" className="italic">
                {quote}
              </q>
            </HeardQuote>
            <p className="text-ink-soft text-sm">{comment}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChangesProps = { place: Place; earlier: JudgedAttempt; later: JudgedAttempt; counted: number };

function Changes({ place, earlier, later, counted }: ChangesProps) {
  const { score, added, leftOut, next } = compareFeedback(earlier, later);
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <h4 className="font-semibold">{attemptMessages.changes(earlier.number, later.number)}</h4>
      <ul className="grid gap-1 empty:hidden">
        {score && <li>{describeScore(score)}</li>}
        <LazySoundChanges {...place} from={earlier.number} to={later.number} />
      </ul>
      <Remarks title={attemptMessages.added} remarks={added} />
      <Remarks title={attemptMessages.leftOut} remarks={leftOut} />
      {/* The next steps of the attempt that counts are in its feedback. */}
      {later.number !== counted && next.length > 0 && (
        <div className="grid gap-1">
          <h5 className="font-semibold">{attemptMessages.next}</h5>
          <ul className="grid list-disc gap-1 pl-5">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type AttemptCardProps = AttemptListProps & { attempt: Attempt };

function AttemptCard({ attempt, counted, interviewId, index, onCount, onAssess }: AttemptCardProps) {
  const { number, feedbackStatus, answer, followUp } = attempt;
  const name = attemptMessages.attempt(number);
  const heard = useMemo(() => heardInFeedback(attempt.feedback), [attempt.feedback]);
  return (
    <li data-forced-border className="grid content-start gap-3 rounded-lg bg-sunken/60 p-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{name}</h4>
        {number === counted && <Badge variant="successLight">{attemptMessages.counts}</Badge>}
        {number !== counted && onCount && feedbackStatus === 'made' && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`${attemptMessages.countThis}: ${name}`}
            onClick={() => onCount(number)}
          >
            {attemptMessages.countThis}
          </Button>
        )}
      </div>
      <AnswerText answer={answer} followUp={followUp} />
      <LazyAnswerSound {...heard} interviewId={interviewId} index={index} attempt={number} isCompared />
      {followUp && (
        <LazyAnswerSound {...heard} interviewId={interviewId} index={index} attempt="follow-up" isCompared />
      )}
      {feedbackStatus === 'waiting' && <SkeletonText />}
      {feedbackStatus === 'failed' && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{attemptMessages.failed}</p>
          {onAssess && (
            <Button size="sm" variant="outline" onClick={onAssess}>
              {attemptMessages.retry}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

export type AttemptListProps = Place & {
  /** In their order, at least two. */
  attempts: readonly Attempt[];
  /** Number of the attempt that counts. */
  counted: number;
  /** Absent where the interview is saved for good. */
  onCount?: (number: number) => void;
  onAssess?: () => void;
};

const toJudged = ({ number, answer, feedback }: Attempt): JudgedAttempt[] =>
  feedback ? [{ number, answer: answer ?? '', feedback }] : [];

/** All attempts at a question side by side, and what the last one changed. */
export function AttemptList(props: AttemptListProps) {
  const [earlier, later] = props.attempts.flatMap(toJudged).slice(-2);
  return (
    <section aria-label={attemptMessages.heading} className="grid gap-4">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
        {props.attempts.map((attempt) => (
          <AttemptCard key={attempt.number} {...props} attempt={attempt} />
        ))}
      </ol>
      {earlier && later && (
        <HeardAnswerQuotes answerId={`${props.interviewId}:${props.index}`}>
          <Changes
            place={{ interviewId: props.interviewId, index: props.index }}
            counted={props.counted}
            earlier={earlier}
            later={later}
          />
        </HeardAnswerQuotes>
      )}
    </section>
  );
}
