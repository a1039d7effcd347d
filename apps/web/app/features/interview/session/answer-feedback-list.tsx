import { CONCERN_LABELS, MOST_ATTEMPTS, SKILL_LABELS, SKILLS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { averageScore, groupByQuote, scoreField } from '@greenroom/contract/scores';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useMemo } from 'react';
import { cn } from '~/lib/class-names.ts';
import { formatScore } from '~/lib/format.ts';
import { numberQuotes, type QuoteNumbers } from '~/lib/mark-quotes.ts';
import { describeRating } from '~/lib/self-rating.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConcernList } from '~/ui/concern-list.tsx';
import { HeardAnswerQuotes } from '~/ui/heard-words.tsx';
import { NumberedRemarks } from '~/ui/quoted-remarks.tsx';
import { SkeletonText } from '~/ui/skeleton.tsx';
import { LazyAttemptList } from '../attempts/lazy-attempt-list.tsx';
import { attemptMessages } from '../attempts/messages.ts';
import { entryOf } from '../feedback/feedback-entries.ts';
import { retryFeedback } from '../feedback/retry-feedback.ts';
import { RateYourself } from '../rating/rate-yourself.tsx';
import { heardInFeedback } from '../recordings/heard-in-feedback.ts';
import { LazyAnswerSound } from '../recordings/lazy-answer-sound.tsx';
import { recordingMessages } from '../recordings/messages.ts';
import { useAccommodations } from '../state/accommodations.ts';
import { countAttempt, givenTurns, type Interview, rateAttempt, retryQuestion } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { type Attempt, canRetry, countAttempts, listAttempts, type Turn } from '../state/turn.ts';
import { AnswerText } from './answer-text.tsx';
import { feedbackCardId } from './conversation-messages.ts';
import { KeepStory } from './keep-story.tsx';
import { resultsMessages } from './results-messages.ts';

function SkillScores({ entry }: { entry: FeedbackEntry }) {
  return (
    <dl
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-1.5 text-sm"
      aria-label={resultsMessages.skills}
    >
      {SKILLS.map((skill) => (
        <div key={skill} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-ink-soft">{SKILL_LABELS[skill]}</dt>
          <dd
            className={cn(
              'tabular-nums',
              entry.skillsScore[scoreField(skill)] === null ? 'text-ink-faint' : 'font-semibold',
            )}
          >
            {entry.skillsScore[scoreField(skill)] === null
              ? resultsMessages.notShown
              : formatScore(entry.skillsScore[scoreField(skill)])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NextSteps({ entry }: { entry: FeedbackEntry }) {
  if (entry.nextSteps.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{resultsMessages.nextSteps}</h4>
      <ul className="grid list-disc gap-1 pl-5">
        {entry.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}

/** More remarks would hide what matters. */
const MOST_QUOTES = 4;
const remarksOf = ({ evidence }: FeedbackEntry) => groupByQuote(evidence).slice(0, MOST_QUOTES);

/** The quotes that are marked in the answer. With several attempts the answers are shown one by one, without marks. */
function markedQuotes(turn: Turn): QuoteNumbers {
  if (turn.feedbackStatus !== 'made' || turn.others.length > 0) return new Map();
  return numberQuotes(
    turn.answer ?? '',
    remarksOf(entryOf(turn)).map(({ quote }) => quote),
  );
}

/** From so many remarks and steps on, the scores are below the answer, so that neither column has a hole. */
const MANY_LINES = 4;
const isWordy = ({ evidence, nextSteps, concerns }: FeedbackEntry): boolean =>
  evidence.length + nextSteps.length + 2 * (concerns ?? []).length >= MANY_LINES;

/** The remarks on the answer: everything but its scores. */
function hasWords({ concerns, overallFeedbackPerResponse, evidence, nextSteps }: FeedbackEntry): boolean {
  return (concerns ?? []).length + evidence.length + nextSteps.length > 0 || overallFeedbackPerResponse !== '';
}

function EntryDetails({ turn }: { turn: Turn }) {
  const entry = entryOf(turn);
  const isScored = entry.overallScorePerResponse !== null;
  return (
    <>
      <ConcernList
        title={resultsMessages.concerns}
        concerns={(entry.concerns ?? []).map((concern) => ({ ...concern, label: CONCERN_LABELS[concern.kind] }))}
      />
      {entry.overallFeedbackPerResponse && <p>{entry.overallFeedbackPerResponse}</p>}
      {isScored && !hasWords(entry) && <p className="text-ink-soft">{resultsMessages.scoreAlone}</p>}
      <div className="*:first:mt-0 empty:hidden">
        <NumberedRemarks remarks={remarksOf(entry)} numbers={markedQuotes(turn)} hear={recordingMessages.hear} />
      </div>
      <NextSteps entry={entry} />
      {isScored && !isWordy(entry) && <SkillScores entry={entry} />}
      {isScored && entry.scoredBy === 'built-in-coach-standing-in' && (
        <p className="text-ink-soft text-sm">{resultsMessages.standIn}</p>
      )}
    </>
  );
}

/** The answer with its recording; all attempts where there is more than one. */
function GivenAnswer({ interviewId, index, turn }: FeedbackPlace) {
  const { quotes, fillers } = useMemo(() => heardInFeedback(turn.feedback), [turn.feedback]);
  if (turn.others.length > 0) {
    return (
      <LazyAttemptList
        interviewId={interviewId}
        index={index}
        attempts={listAttempts(turn)}
        counted={turn.number}
        onCount={(number) => changeInterview(interviewId, (current) => countAttempt(current, index, number))}
        onAssess={() => retryFeedback(interviewId, index)}
      />
    );
  }
  return (
    <>
      <AnswerText answer={turn.answer} followUp={turn.followUp} hasLabel numbers={markedQuotes(turn)} />
      <LazyAnswerSound interviewId={interviewId} index={index} quotes={quotes} fillers={fillers} />
      {turn.followUp && (
        <LazyAnswerSound
          interviewId={interviewId}
          index={index}
          attempt="follow-up"
          quotes={quotes}
          fillers={fillers}
        />
      )}
    </>
  );
}

/** The attempt that the person has still to rate; its feedback is shown afterwards. */
function findUnrated(turn: Turn, ratesFirst: boolean): Attempt | null {
  const last = listAttempts(turn).at(-1);
  return ratesFirst && last?.answer && last.selfRating === null ? last : null;
}

function Unrated({ interviewId, index, turn, attempt }: FeedbackPlace & { attempt: Attempt }) {
  const rate = (rating: number) =>
    changeInterview(interviewId, (current) => rateAttempt(current, index, attempt.number, rating));
  return (
    <Card id={feedbackCardId(index)} tabIndex={-1} data-focus-target className="grid gap-4">
      <h3 dir="auto" className="text-lg">
        {turn.question}
      </h3>
      <AnswerText answer={attempt.answer} followUp={attempt.followUp} hasLabel />
      <RateYourself onRate={rate} onSkip={() => rate(0)} />
    </Card>
  );
}

function TryAgain({ interviewId, index, turn }: FeedbackPlace) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <Button
        variant="outline"
        onClick={() => changeInterview(interviewId, (current) => retryQuestion(current, index))}
      >
        <RotateCcw aria-hidden />
        {attemptMessages.tryAgain}
      </Button>
      <p className="text-ink-soft text-sm">{attemptMessages.left(MOST_ATTEMPTS - countAttempts(turn))}</p>
    </div>
  );
}

/** The feedback, or where it is. */
function SaidOfAnswer({ interviewId, index, turn }: FeedbackPlace) {
  const isMade = turn.feedbackStatus === 'made';
  return (
    <>
      {turn.feedbackStatus === 'waiting' && <SkeletonText />}
      {isMade && turn.selfRating ? <p>{describeRating(turn.selfRating, turn.feedback)}</p> : null}
      {isMade && (
        <HeardAnswerQuotes answerId={`${interviewId}:${index}`}>
          <EntryDetails turn={turn} />
        </HeardAnswerQuotes>
      )}
      {turn.feedbackStatus === 'failed' && turn.others.length === 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{resultsMessages.failed}</p>
          <Button size="sm" variant="outline" onClick={() => retryFeedback(interviewId, index)}>
            {resultsMessages.retry}
          </Button>
        </div>
      )}
    </>
  );
}

type FeedbackPlace = { interviewId: string; index: number; turn: Turn };

function AnswerFeedback({ interviewId, index, turn, mayRetry }: FeedbackPlace & { mayRetry: boolean }) {
  const ratesFirst = useAccommodations((settings) => settings.ratesFirst);
  const unrated = findUnrated(turn, ratesFirst);
  if (unrated) return <Unrated interviewId={interviewId} index={index} turn={turn} attempt={unrated} />;
  const score = turn.feedback?.overallScorePerResponse ?? null;
  return (
    <Card id={feedbackCardId(index)} tabIndex={-1} data-focus-target className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 dir="auto" className="min-w-0 flex-1 basis-64 text-lg">
          {turn.question}
        </h3>
        {turn.feedbackStatus === 'made' && (
          <p
            className={cn(
              'shrink-0 font-semibold tabular-nums sm:text-end',
              score === null ? 'text-ink-soft' : 'text-accent-ink',
            )}
          >
            {score === null ? resultsMessages.notScored : `${formatScore(score)} ${resultsMessages.outOf}`}
            {turn.feedback?.overallRange && (
              <span className="block font-normal text-ink-faint text-sm">
                {resultsMessages.range(
                  formatScore(turn.feedback.overallRange.low),
                  formatScore(turn.feedback.overallRange.high),
                )}
              </span>
            )}
          </p>
        )}
      </div>
      <div className={cn('grid gap-x-10 gap-y-4', turn.answer && 'lg:grid-cols-2')}>
        <div className="grid min-w-0 content-start gap-4 empty:hidden">
          <GivenAnswer interviewId={interviewId} index={index} turn={turn} />
          {score !== null && isWordy(entryOf(turn)) && <SkillScores entry={entryOf(turn)} />}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <SaidOfAnswer interviewId={interviewId} index={index} turn={turn} />
        </div>
      </div>
      {turn.feedbackStatus === 'made' && turn.answer && (
        <KeepStory interviewId={interviewId} question={turn.question} answer={turn.answer} entry={entryOf(turn)} />
      )}
      {mayRetry && canRetry(turn) && <TryAgain interviewId={interviewId} index={index} turn={turn} />}
    </Card>
  );
}

/** The feedback before the interview is saved; a visitor has it here only. */
export function AnswerFeedbackList({ interview, mayRetry = false }: { interview: Interview; mayRetry?: boolean }) {
  const turns = givenTurns(interview);
  const ratesFirst = useAccommodations((settings) => settings.ratesFirst);
  const isRated = turns.every((turn) => findUnrated(turn, ratesFirst) === null);
  const average = isRated ? averageScore(turns.flatMap((turn) => turn.feedback ?? [])) : null;
  return (
    <section aria-labelledby="feedback-heading" className="grid gap-5 lg:col-span-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="feedback-heading" className="text-2xl">
          {resultsMessages.feedbackHeading}
        </h2>
        {average !== null && (
          <p className="font-semibold tabular-nums">
            {resultsMessages.average} {formatScore(average)} {resultsMessages.outOf}
          </p>
        )}
      </div>
      {turns.map((turn, index) => (
        <AnswerFeedback key={turn.question} interviewId={interview.id} index={index} turn={turn} mayRetry={mayRetry} />
      ))}
    </section>
  );
}
