/** The user is notified within 3 s that the server does not answer: it acknowledges sound every second. */
const TOLD_AFTER_MS = 2500;
/** A slow network may still come; after this the connection is taken for dead, as a laptop's is that changed its network. */
const DEAD_AFTER_MS = 6000;

type WatchHandlers = { onSilent(): void; onDead(): void; onBack(): void };

/**
 * Notices a connection that died without a word. Looked at with each slice of sound and not by its own timer, since the
 * browser slows timers in a hidden tab, but not a recorder.
 */
export function watchAnswers({ onSilent, onDead, onBack }: WatchHandlers) {
  let unansweredSinceMs: number | null = null;
  let hasTold = false;
  const reset = () => {
    unansweredSinceMs = null;
    hasTold = false;
  };
  return {
    sent(): void {
      const now = performance.now();
      unansweredSinceMs ??= now;
      const silentMs = now - unansweredSinceMs;
      if (silentMs >= DEAD_AFTER_MS) {
        reset();
        onDead();
      } else if (silentMs >= TOLD_AFTER_MS && !hasTold) {
        hasTold = true;
        onSilent();
      }
    },
    answered(): void {
      if (hasTold) onBack();
      reset();
    },
    reset,
  };
}
