import { cn } from '~/lib/class-names.ts';
import type { LiveState } from '~/live/live-state.ts';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { LiveMeter } from './live-meter.tsx';
import { ProposedAnswer } from './proposed-answer.tsx';
import { AnswerToCome } from './to-come.tsx';
import { liveWords } from './words.ts';

/** Both columns fit the window, whatever is in them. */
export const COLUMN_HEIGHT = 'lg:h-[max(26rem,calc(100dvh-18.5rem))]';

type AnswersColumnProps = {
  state: LiveState;
  isRunning: boolean;
  /** Whose answers these are, where they are not the person's own. */
  note: string | null;
  onAnswerByHand(): void;
};

/** Proposed answers, the newest first: it is the one that is needed. Read out once it is whole, not as it grows. */
export function AnswersColumn({ state, isRunning, note, onAnswerByHand }: AnswersColumnProps) {
  const newest = state.answers.toReversed();
  const hasBegun = isRunning || state.lines.length > 0;
  const canAnswer = isRunning && state.lines.some(({ speaker }) => speaker === 'interviewer');
  return (
    <Card aria-labelledby="live-answers" className={cn('flex min-w-0 flex-col', hasBegun && COLUMN_HEIGHT)}>
      <CardHeader
        id="live-answers"
        title={liveWords.columns.answers}
        action={
          <Button variant="outline" size="sm" disabled={!canAnswer} onClick={onAnswerByHand}>
            {liveWords.buttons.answerThis}
          </Button>
        }
      />
      {note && <p className="-mt-1 mb-3 text-ink-soft text-sm">{note}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby="live-answers"
        className={cn('min-h-24 flex-1 space-y-3 lg:overflow-y-auto lg:scroll-fade', isRunning && 'max-lg:min-h-72')}
      >
        {newest.map((answer, index) => (
          <ProposedAnswer
            key={answer.requestId}
            question={answer.question}
            paragraphs={answer.paragraphs}
            note={answer.isStandIn ? liveWords.standIn : undefined}
            isBusy={!answer.isWhole}
            isNewest={index === 0}
          />
        ))}
        {newest.length === 0 && (
          <>
            <p className="text-ink-faint">{liveWords.empty.answers}</p>
            <AnswerToCome />
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {newest[0]?.isWhole ? `${newest[0].question} ${newest[0].paragraphs.join(' ').replaceAll('**', '')}` : ''}
      </p>
      <LiveMeter timings={state.timings} />
    </Card>
  );
}
