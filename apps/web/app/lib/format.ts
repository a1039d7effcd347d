const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const SCORE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A date in US long style: "November 20, 2026". */
export const formatLongDate = (date: Date | string): string => LONG_DATE.format(new Date(date));

/** A score with one decimal; a dash where there is none. */
export const formatScore = (score: number | null): string => (score === null ? '–' : SCORE.format(score));

/** Milliseconds as minutes and seconds: 65000 → "1:05". */
export function formatClock(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** An amount of money: 9.99 and "usd" → "$9.99". */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
