import { uptime } from 'node:os';

/** Clocks of two computers differ by seconds. What is deleted by a clock that is further off may be new. */
const MOST_OFF_MS = 5 * 60_000;
/** After the clock was set: time to put it right before anything is deleted by it. */
const WAIT_MS = 24 * 3_600_000;
const SAID_EVERY_MS = 3_600_000;

type Log = { error(details: object, message: string): void };
type ClockWatchOptions = {
  /** The clock of the database, which may run on another computer. In milliseconds. */
  readDatabaseClock(): Promise<number>;
  log: Log;
  now?: () => number;
  /** Runs also while the computer sleeps, and does not change when its clock is set. */
  uptimeMs?: () => number;
};

const inSeconds = (ms: number): number => Math.round(ms / 1000);

/** Notices a clock that was set, or that differs from the database's, so that nothing is deleted for its age by a wrong clock. */
export function createClockWatch(options: ClockWatchOptions) {
  const { readDatabaseClock, log, now = Date.now, uptimeMs = () => uptime() * 1000 } = options;
  /** When the computer started, by its clock: the same number until the clock is set. */
  const startOfComputer = () => now() - uptimeMs();
  let known = startOfComputer();
  let waitsUntil = 0;
  let saidAt = Number.NEGATIVE_INFINITY;

  function noteJump(): void {
    const jumpMs = startOfComputer() - known;
    if (Math.abs(jumpMs) <= MOST_OFF_MS) return;
    known = startOfComputer();
    waitsUntil = uptimeMs() + WAIT_MS;
    log.error(
      { seconds: inSeconds(jumpMs) },
      'the clock of this computer was set: nothing is deleted by age for a day',
    );
  }

  function noteDifference(offMs: number): void {
    if (uptimeMs() - saidAt < SAID_EVERY_MS) return;
    saidAt = uptimeMs();
    log.error(
      { seconds: inSeconds(offMs) },
      'the clock of this computer differs from the clock of the database: nothing is deleted by age',
    );
  }

  return {
    /** Whether the clock may decide what is old. Says in the log why not. */
    async isTrusted(): Promise<boolean> {
      noteJump();
      const offMs = now() - (await readDatabaseClock());
      if (Math.abs(offMs) > MOST_OFF_MS) {
        noteDifference(offMs);
        return false;
      }
      return uptimeMs() >= waitsUntil;
    },
  };
}

export type ClockWatch = ReturnType<typeof createClockWatch>;
