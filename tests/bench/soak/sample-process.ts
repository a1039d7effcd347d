import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const MB = 2 ** 20;

/** Resident memory and open handles (files, sockets and pipes) of a process, as the system counts them. */
export type ProcessSample = { residentMb: number; handles: number };

export function sampleProcess(processId: number): ProcessSample {
  const pages = Number(readFileSync(`/proc/${processId}/statm`, 'utf8').split(' ')[1]);
  return { residentMb: (pages * PAGE_BYTES) / MB, handles: readdirSync(`/proc/${processId}/fd`).length };
}

export type Growth = { perHour: number; standardError: number };

/** Slope of the straight line through values at their hours, and how far chance alone may move it. Needs three values or more. */
export function growthOf<Sample extends { hours: number }>(
  samples: readonly Sample[],
  read: (sample: Sample) => number,
): Growth {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hours, level] = [mean(samples.map((one) => one.hours)), mean(samples.map(read))];
  const both = samples.reduce((sum, one) => sum + (one.hours - hours) * (read(one) - level), 0);
  const squares = samples.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0);
  const perHour = both / squares;
  const rest = samples.reduce((sum, one) => sum + (read(one) - level - perHour * (one.hours - hours)) ** 2, 0);
  return { perHour, standardError: Math.sqrt(rest / (samples.length - 2) / squares) };
}
