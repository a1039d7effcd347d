/** Within 3 s the user is notified that nothing is heard or that the computer slept. */
const LOOK_EVERY_MS = 1000;
const NO_SOUND_AFTER_MS = 2500;
/** A pause in which neither a timer ran nor a sound was measured: a hidden tab's timers alone may be a minute late. */
const SLEPT_MS = 8000;
/** Digital silence: even a muted call hums louder. */
const SILENCE_DB = -80;

export type WatchHandlers = { onNoSound(): void; onSound(): void; onWake(): void };

/** Watches whether sound arrives at all, and whether the clock jumped as it does when a laptop was closed. */
export function watchSound({ onNoSound, onSound, onWake }: WatchHandlers) {
  const startedAtMs = performance.now();
  let lookedAtMs = Date.now();
  let hasTold = false;
  let hasHeard = false;

  /** By the wall clock: the other one stops while a computer sleeps. */
  function look(): void {
    const now = Date.now();
    const pauseMs = now - lookedAtMs;
    lookedAtMs = now;
    if (pauseMs >= SLEPT_MS) onWake();
  }

  const timer = setInterval(() => {
    look();
    if (hasHeard || hasTold || performance.now() - startedAtMs < NO_SOUND_AFTER_MS) return;
    hasTold = true;
    onNoSound();
  }, LOOK_EVERY_MS);
  return {
    level(levelDb: number): void {
      look();
      if (levelDb < SILENCE_DB || hasHeard) return;
      hasHeard = true;
      if (hasTold) onSound();
    },
    stop: () => clearInterval(timer),
  };
}
