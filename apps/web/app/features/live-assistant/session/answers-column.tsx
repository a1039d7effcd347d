import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LiveState, ShownAnswer } from '~/features/live-assistant/engine/live-state.ts';
import { cn } from '~/lib/class-names.ts';
import { Button } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { Select } from '~/ui/select.tsx';
import { liveMessages } from '../messages.ts';
import { HELP_LEVELS, type HelpLevel, withHelp } from './help-levels.ts';
import { LiveMeter } from './live-meter.tsx';
import { ProposedAnswer } from './proposed-answer.tsx';
import { AnswerToCome } from './to-come.tsx';

/** The columns fit the window, with any content. After the end there is room to read. */
export const columnHeight = (isRunning: boolean): string =>
  isRunning ? 'lg:h-[max(26rem,calc(100dvh-18.5rem))]' : 'lg:h-[max(38rem,calc(100dvh-18.5rem))]';

/** What became of the language model, where it did not finish the answer. */
function noteOf({ isStandIn, isBrokenOff, isWhole }: ShownAnswer): string | undefined {
  if (isStandIn) return liveMessages.standIn;
  return isBrokenOff && isWhole ? liveMessages.brokenOff : undefined;
}

type AnswersColumnProps = {
  state: LiveState;
  isRunning: boolean;
  /** The name of the person who is answering, where it is not the user. */
  note: string | null;
  onAnswerByHand(): void;
  /** On a phone the column comes first while a session runs, and comes into view. */
  isFirst: boolean;
  /** The part above the answers then. */
  children?: ReactNode;
};

/** Proposed answers, the newest first: it is the one that is needed. Read out once it is whole, not as it grows. */
export function AnswersColumn({ state, isRunning, note, isFirst, onAnswerByHand, children }: AnswersColumnProps) {
  const [level, setLevel] = useState<HelpLevel>('full');
  const [pinnedId, setPinnedId] = useState<number | null>(null);
  const [hoveredId, setHoveredId] = useState<number | null>(null);
  useEffect(() => {
    // The columns change places on a phone: a keyboard's focus must not be left out of sight.
    const focused = isRunning ? document.activeElement : null;
    if (focused?.matches(':focus-visible')) focused.scrollIntoView?.({ block: 'nearest' });
  }, [isRunning]);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that starts a session may be screens below.
    if (isFirst) card.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, [isFirst]);
  const newest = state.answers.toReversed();
  // An answer that is being read keeps its place: a new answer comes beneath it until it is let go.
  const heldId = hoveredId ?? pinnedId;
  const held = newest.filter(({ requestId }) => requestId === heldId);
  const shown = [...held, ...newest.filter(({ requestId }) => requestId !== heldId)];
  const hasBegun = isRunning || state.lines.length > 0;
  const canAnswer = isRunning && state.lines.some(({ speaker }) => speaker === 'interviewer');
  return (
    <Card
      ref={card}
      aria-labelledby="live-answers"
      className={cn('flex min-w-0 flex-col', hasBegun && columnHeight(isRunning), isRunning && 'max-lg:order-first')}
    >
      <CardHeader
        id="live-answers"
        title={liveMessages.columns.answers}
        action={
          <Button variant="outline" size="sm" disabled={!canAnswer} onClick={onAnswerByHand}>
            {liveMessages.buttons.answerThis}
          </Button>
        }
      />
      {hasBegun && (
        <div className="-mt-1 mb-3 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <label htmlFor="live-help" className="max-lg:sr-only">
            {liveMessages.help.label}
          </label>
          <Select
            id="live-help"
            options={HELP_LEVELS.map((value) => ({ value, label: liveMessages.help.levels[value] }))}
            value={level}
            onValueChange={setLevel}
          />
        </div>
      )}
      {note && <p className="-mt-1 mb-3 text-ink-soft text-sm">{note}</p>}
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby="live-answers"
        className={cn('min-h-24 flex-1 space-y-3 lg:overflow-y-auto lg:scroll-fade', isRunning && 'max-lg:min-h-72')}
      >
        {shown.map((answer) => (
          <ProposedAnswer
            key={answer.requestId}
            question={answer.question}
            paragraphs={withHelp(answer.paragraphs, level)}
            note={noteOf(answer)}
            isBusy={!answer.isWhole}
            isNewest={answer === newest[0]}
            isPinned={answer.requestId === pinnedId}
            onPin={() => setPinnedId(answer.requestId === pinnedId ? null : answer.requestId)}
            onHover={(isHovered) => setHoveredId(isHovered ? answer.requestId : null)}
          />
        ))}
        {newest.length === 0 && (
          <>
            <p className="text-ink-faint">{liveMessages.empty.answers}</p>
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
