import type { LiveState, Speaker } from '~/features/live-assistant/engine/live-state.ts';
import { cn } from '~/lib/class-names.ts';
import { liveMessages } from '../messages.ts';

type Said = { speaker: Speaker; text: string };

function lastSaid({ lines, interim }: LiveState): Said | null {
  const speaker = interim.interviewer !== '' ? 'interviewer' : 'person';
  return interim[speaker] === '' ? (lines.at(-1) ?? null) : { speaker, text: interim[speaker] };
}

/** The end of a long line is what is being said: two lines of text, from below. */
const Said = ({ speaker, text }: Said) => (
  <div
    className={cn(
      'flex h-13 flex-col justify-end overflow-hidden border-l-4 pl-3 leading-6.5',
      speaker === 'person' ? 'border-line' : 'border-accent',
    )}
  >
    <p className="wrap-anywhere" dir="auto">
      <span className={cn('mr-1 font-semibold text-sm', speaker === 'person' ? 'text-ink-soft' : 'text-accent-ink')}>
        {liveMessages.speakers[speaker]}
      </span>{' '}
      {text}
    </p>
  </div>
);

/**
 * The last words of a running session, above its answers: on a phone these push the transcript out of view. Hidden from screen
 * readers, which read the transcript.
 */
export function LiveCaption({ state }: { state: LiveState }) {
  const said = lastSaid(state);
  return (
    <div aria-hidden data-caption>
      {said ? (
        <Said {...said} />
      ) : (
        <p className="flex h-13 items-center border-accent border-l-4 pl-3 text-ink-soft">
          {state.phase === 'recording' ? liveMessages.waitingForWords : liveMessages.phases[state.phase]}
        </p>
      )}
    </div>
  );
}
