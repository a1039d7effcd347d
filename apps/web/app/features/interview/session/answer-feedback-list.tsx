import { CONCERN_LABELS, SKILL_LABELS, SKILLS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { averageScore, groupByQuote, scoreField } from '@greenroom/contract/scores';
import { cn } from '~/lib/class-names.ts';
import { formatScore } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConcernList } from '~/ui/concern-list.tsx';
import { SkeletonText } from '~/ui/skeleton.tsx';
import { entryOf } from '../feedback/feedback-entries.ts';
import { retryFeedback } from '../feedback/feedback-runner.ts';
import { LazyAnswerSound } from '../recordings/lazy-answer-sound.tsx';
import { givenTurns, type Interview, type Turn } from '../state/interview.ts';
import { resultsWords } from '../words.ts';

function SkillScores({ entry }: { entry: FeedbackEntry }) {
  return (
    <dl
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(30%,8.5rem)),1fr))] gap-x-6 gap-y-1.5 text-sm"
      aria-label={resultsWords.skills}
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
              ? resultsWords.notShown
              : formatScore(entry.skillsScore[scoreField(skill)])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Quotes({ entry }: { entry: FeedbackEntry }) {
  if (entry.evidence.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{resultsWords.quotes}</h4>
      <ul className="grid gap-3">
        {groupByQuote(entry.evidence)
          .slice(0, 4)
          .map(({ quote, comments }) => (
            <li key={quote} className="border-accent border-l-2 pl-3">
              <q dir="auto" className="italic">
                {quote}
              </q>
              <p className="text-ink-soft text-sm">{comments.join(' ')}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}

function NextSteps({ entry }: { entry: FeedbackEntry }) {
  if (entry.nextSteps.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{resultsWords.nextSteps}</h4>
      <ul className="grid list-disc gap-1 pl-5">
        {entry.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}

function EntryDetails({ turn }: { turn: Turn }) {
  const entry = entryOf(turn);
  return (
    <>
      <ConcernList
        title={resultsWords.concerns}
        concerns={(entry.concerns ?? []).map((concern) => ({ ...concern, label: CONCERN_LABELS[concern.kind] }))}
      />
      <p>{entry.overallFeedbackPerResponse}</p>
      {entry.overallScorePerResponse !== null && <SkillScores entry={entry} />}
      <Quotes entry={entry} />
      <NextSteps entry={entry} />
    </>
  );
}

function AnswerFeedback({ interviewId, index, turn }: { interviewId: string; index: number; turn: Turn }) {
  const score = turn.feedback?.overallScorePerResponse ?? null;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 dir="auto" className="min-w-0 flex-1 basis-40 text-lg">
          {turn.question}
        </h3>
        {turn.feedbackStatus === 'made' && (
          <p
            className={cn('shrink-0 font-semibold tabular-nums', score === null ? 'text-ink-soft' : 'text-accent-ink')}
          >
            {score === null ? resultsWords.notScored : `${formatScore(score)} ${resultsWords.outOf}`}
            {turn.feedback?.overallRange && (
              <span className="block font-normal text-ink-faint text-sm">
                {resultsWords.range(
                  formatScore(turn.feedback.overallRange.low),
                  formatScore(turn.feedback.overallRange.high),
                )}
              </span>
            )}
          </p>
        )}
      </div>
      {turn.answer && (
        <p dir="auto" className="whitespace-pre-line text-ink-soft">
          <span className="font-semibold text-ink">{resultsWords.yourAnswer}</span> {turn.answer}
        </p>
      )}
      <LazyAnswerSound interviewId={interviewId} index={index} />
      {turn.feedbackStatus === 'waiting' && <SkeletonText />}
      {turn.feedbackStatus === 'made' && <EntryDetails turn={turn} />}
      {turn.feedbackStatus === 'failed' && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{resultsWords.failed}</p>
          <Button size="sm" variant="outline" onClick={() => retryFeedback(interviewId, index)}>
            {resultsWords.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** A visitor's feedback, right here: nothing of it is kept on the server. */
export function AnswerFeedbackList({ interview }: { interview: Interview }) {
  const turns = givenTurns(interview);
  const average = averageScore(turns.flatMap((turn) => turn.feedback ?? []));
  return (
    <section aria-labelledby="feedback-heading" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="feedback-heading" className="text-2xl">
          {resultsWords.feedbackHeading}
        </h2>
        {average !== null && (
          <p className="font-semibold tabular-nums">
            {resultsWords.average} {formatScore(average)} {resultsWords.outOf}
          </p>
        )}
      </div>
      {turns.map((turn, index) => (
        <AnswerFeedback key={turn.question} interviewId={interview.id} index={index} turn={turn} />
      ))}
    </section>
  );
}
