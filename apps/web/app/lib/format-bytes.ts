import { LOCALE } from './format.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** A file's size in the largest fitting unit: 1536 → "1.5 kB". */
export function formatBytes(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const unit = UNITS[step] ?? 'byte';
  // The short form of "bytes" is "byte", also for many.
  const unitDisplay = step === 0 ? 'long' : 'short';
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  );
}
