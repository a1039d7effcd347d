import type { ReactNode } from 'react';
import type { LiveState, Speaker } from '~/live/live-state.ts';
import { Card, CardHeader } from '~/ui/card.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';
import { liveWords } from './words.ts';

function Line({ speaker, text, isOpen = false }: { speaker: Speaker; text: string; isOpen?: boolean }) {
  return (
    <p className={isOpen ? 'text-ink-soft' : undefined} data-speaker={speaker} data-open={isOpen || undefined}>
      <span className="mr-2 font-semibold text-accent-ink text-sm">{liveWords.speakers[speaker]}</span>
      {text}
    </p>
  );
}

type TranscriptColumnProps = { state: LiveState; action: ReactNode; children?: ReactNode };

/** What was said, and what is being said right now. Only what is final is read out. */
export function TranscriptColumn({ state, action, children }: TranscriptColumnProps) {
  const { lines, interim } = state;
  const box = useStickToEnd(`${lines.length} ${interim.interviewer} ${interim.person}`);
  const isEmpty = lines.length === 0 && interim.interviewer === '' && interim.person === '';
  return (
    <Card aria-labelledby="live-transcript" className="flex min-w-0 flex-col">
      <CardHeader id="live-transcript" title={liveWords.columns.transcript} />
      <div className="mb-4">{action}</div>
      {children}
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[28rem] min-h-24 flex-1 space-y-3 overflow-y-auto rounded-md pr-1"
      >
        <div role="log" aria-live="polite" aria-relevant="additions" className="space-y-3">
          {lines.map(({ id, speaker, text }) => (
            <Line key={id} speaker={speaker} text={text} />
          ))}
        </div>
        {(['interviewer', 'person'] as const).map(
          (speaker) => interim[speaker] && <Line key={speaker} speaker={speaker} text={interim[speaker]} isOpen />,
        )}
        {isEmpty && <p className="text-ink-faint">{liveWords.empty.transcript}</p>}
      </div>
    </Card>
  );
}
