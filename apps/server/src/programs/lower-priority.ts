import { constants, getPriority, setPriority } from 'node:os';

/** As the operating system counts. */
export const THIS_THREAD = 0;
const LOWEST = constants.priority.PRIORITY_LOW;

/**
 * Lets a process yield to this one, or on Linux the calling thread to the others. Counted from where it stands: a server that
 * was itself started behind other programs keeps its work behind it.
 * @param steps of niceness, 1 to 19
 * @param processId that of a program, undefined where it could not be started, or `THIS_THREAD`
 */
export function lowerPriority(steps: number, processId: number | undefined): void {
  if (processId === undefined) return;
  try {
    setPriority(processId, Math.min(LOWEST, getPriority(processId) + steps));
  } catch {
    // It has ended already, or this system does not allow it: the work is done all the same.
  }
}
