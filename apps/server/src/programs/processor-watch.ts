import { readFileSync } from 'node:fs';

/** Linux counts processor time in ticks of this length on the machines that Node is built for. */
const TICK_MS = 10;
/** User and system time, counted from the end of the name in brackets, which may hold spaces. */
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;
const SAMPLE_EVERY_MS = 200;

/** Processor time of a process so far; undefined where there is no /proc (macOS, Windows) or the process is gone. */
function readProcessorMs(processId: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ms = (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * TICK_MS;
    return Number.isFinite(ms) ? ms : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Follows the processor time of a program that answers nothing about itself: an ended process can no longer be asked. The
 * result stops and returns the time in ms: the last sample, and the clock since then as an upper limit.
 */
export function watchProcessor(processId: number | undefined, read = readProcessorMs): () => number {
  let sampledAtMs = performance.now();
  let usedMs = 0;
  const timer = setInterval(() => {
    const ms = processId === undefined ? undefined : read(processId);
    if (ms === undefined) return;
    usedMs = ms;
    sampledAtMs = performance.now();
  }, SAMPLE_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return usedMs + performance.now() - sampledAtMs;
  };
}
