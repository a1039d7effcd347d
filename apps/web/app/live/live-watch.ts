/** Within 3 s a person is told that nothing is heard or that the computer slept. */
const LOOK_EVERY_MS = 1000;
const NO_SOUND_AFTER_MS = 2500;
const SLEPT_MS = 10_000;
/** Digital silence: even a muted call hums louder. */
const SILENCE_DB = -80;

export type WatchHandlers = { onNoSound(): void; onSound(): void; onWake(): void };

/** Watches whether sound arrives at all, and whether the clock jumped as it does when a laptop was closed. */
export function watchSound({ onNoSound, onSound, onWake }: WatchHandlers) {
  let soundAtMs = performance.now();
  let lookedAtMs = Date.now();
  let hasTold = false;
  let hasHeard = false;
  const timer = setInterval(() => {
    const now = Date.now();
    if (now - lookedAtMs > SLEPT_MS) onWake();
    lookedAtMs = now;
    if (hasHeard || hasTold || performance.now() - soundAtMs < NO_SOUND_AFTER_MS) return;
    hasTold = true;
    onNoSound();
  }, LOOK_EVERY_MS);
  return {
    level(levelDb: number): void {
      if (levelDb < SILENCE_DB) return;
      soundAtMs = performance.now();
      if (hasTold && !hasHeard) onSound();
      hasHeard = true;
    },
    stop: () => clearInterval(timer),
  };
}
