import type { ReactNode } from 'react';
import type { LiveState, Speaker } from '~/features/live-assistant/engine/live-state.ts';
import { cn } from '~/lib/class-names.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { liveMessages } from '../messages.ts';
import { TranscriptToCome } from './to-come.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

type LineProps = { speaker: Speaker; text: string; isOpen?: boolean };

/** One line of a conversation; the person's own is apart from the interviewer's in more than its colour. */
export function Line({ speaker, text, isOpen = false }: LineProps) {
  return (
    <p
      className={cn('wrap-anywhere border-l-4 pl-3', speaker === 'person' ? 'border-line' : 'border-accent')}
      data-speaker={speaker}
      data-open={isOpen || undefined}
    >
      <span className={cn('mr-1 font-semibold text-sm', speaker === 'person' ? 'text-ink-soft' : 'text-accent-ink')}>
        {liveMessages.speakers[speaker]}
      </span>{' '}
      <span dir="auto" className={isOpen ? 'text-ink-soft' : undefined}>
        {text}
      </span>
    </p>
  );
}

type TranscriptColumnProps = {
  state: LiveState;
  isRunning: boolean;
  /** It did not end: it can still be resumed. */
  isInterrupted: boolean;
  /** A script is played: nothing is listened to. */
  isDemo: boolean;
  children: ReactNode;
};

/**
 * The transcript, final and interim. Screen readers announce final lines only. While it runs the column keeps its
 * height as lines come, so that nothing beside or below it moves. It grows only where messages leave them too little room.
 */
export function TranscriptColumn({ state, isRunning, isInterrupted, isDemo, children }: TranscriptColumnProps) {
  const { lines, interim } = state;
  const box = useStickToEnd(`${lines.length} ${interim.interviewer} ${interim.person}`);
  const isEmpty = lines.length === 0 && interim.interviewer === '' && interim.person === '';
  // Nothing has ended where nothing could begin.
  const hasNotBegun = state.phase === 'ended' && isEmpty && state.notices.at(-1)?.tone === 'error';
  const named = isDemo && state.phase === 'recording' ? liveMessages.demoPhase : liveMessages.phases[state.phase];
  const reached = hasNotBegun ? '' : named;
  const phase = isInterrupted ? liveMessages.interrupted.phase : reached;
  return (
    <Card
      aria-labelledby="live-transcript"
      className={cn(
        'flex min-w-0 flex-col',
        isRunning && 'max-lg:min-h-[24rem] lg:min-h-[max(26rem,calc(100dvh-18.5rem))]',
        !isRunning && !isEmpty && 'lg:min-h-[max(38rem,calc(100dvh-18.5rem))]',
      )}
    >
      <CardHeader
        id="live-transcript"
        title={liveMessages.columns.transcript}
        action={
          <span role="status" className="min-h-6">
            {phase && <Badge variant={isRunning ? 'successLight' : 'tertiary'}>{phase}</Badge>}
          </span>
        }
      />
      <div className="mb-4 grid shrink-0 gap-3">{children}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll */}
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby="live-transcript"
        className={cn(
          'min-h-24 flex-1 max-lg:max-h-[34rem] space-y-3 overflow-y-auto scroll-fade pr-1 lg:basis-0',
          isRunning && 'max-lg:basis-0',
        )}
      >
        <div role="log" aria-live="polite" aria-relevant="additions" className="space-y-3">
          {lines.map(({ id, speaker, text }) => (
            <Line key={id} speaker={speaker} text={text} />
          ))}
        </div>
        {(['interviewer', 'person'] as const).map(
          (speaker) => interim[speaker] && <Line key={speaker} speaker={speaker} text={interim[speaker]} isOpen />,
        )}
        {isEmpty && (
          <>
            <p className="text-ink-faint">{liveMessages.empty.transcript}</p>
            <TranscriptToCome />
          </>
        )}
      </div>
    </Card>
  );
}
