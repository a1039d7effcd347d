import type { LiveState, ShownAnswer } from '~/live/live-state.ts';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Emphasis } from './emphasis.tsx';
import { LiveMeter } from './live-meter.tsx';
import { liveWords } from './words.ts';

function Answer({ answer, isNewest }: { answer: ShownAnswer; isNewest: boolean }) {
  return (
    <article
      data-answer
      aria-busy={!answer.isWhole}
      className={isNewest ? 'rounded-lg bg-accent-soft/50 p-4' : 'px-4 py-2'}
    >
      <h3 className="text-base">{answer.question}</h3>
      <div className="mt-2 space-y-2">
        {answer.paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow
          <p key={index}>
            <Emphasis text={paragraph} />
          </p>
        ))}
      </div>
    </article>
  );
}

type AnswersColumnProps = { state: LiveState; isRunning: boolean; onAnswerByHand(): void };

/** Proposed answers, the newest first: it is the one that is needed. */
export function AnswersColumn({ state, isRunning, onAnswerByHand }: AnswersColumnProps) {
  const newest = state.answers.toReversed();
  const canAnswer = isRunning && state.lines.length > 0;
  return (
    <Card aria-labelledby="live-answers" className="flex min-w-0 flex-col">
      <CardHeader
        id="live-answers"
        title={liveWords.columns.answers}
        action={
          <Button variant="outline" size="sm" disabled={!canAnswer} onClick={onAnswerByHand}>
            {liveWords.buttons.answerThis}
          </Button>
        }
      />
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[34rem] space-y-3 overflow-y-auto rounded-md"
      >
        {newest.map((answer, index) => (
          <Answer key={answer.requestId} answer={answer} isNewest={index === 0} />
        ))}
        {newest.length === 0 && <p className="text-ink-faint">{liveWords.empty.answers}</p>}
      </div>
      <p className="sr-only" role="status">
        {newest[0]?.isWhole ? `${newest[0].question} ${newest[0].paragraphs.join(' ').replaceAll('**', '')}` : ''}
      </p>
      <LiveMeter timings={state.timings} />
    </Card>
  );
}
