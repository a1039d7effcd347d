/** What dates and numbers are written for. */
export const LOCALE = 'en-US';

/** The first formatter of a page loads the locale, some 30 ms: none is made before there is something to write. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const longDate = onFirstUse(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }));
const score = onFirstUse(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const count = onFirstUse(() => new Intl.NumberFormat(LOCALE));
const FIRST_WITH_COMMA = 1000;

/** Makes the formatters of dates and scores, for a page that waits for what it will write with them; each in its own task. */
export function prepareFormats(): void {
  setTimeout(longDate);
  setTimeout(score);
}

/** A date in US long style: "November 20, 2026". */
export const formatLongDate = (date: Date | string): string => longDate().format(new Date(date));

/** A date with the time of day: "November 20, 2026 at 2:05 PM". Two sessions of one day are distinguished by it. */
export const formatDateTime = (date: Date | string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(date));

/** A score with one decimal; a dash where there is none. */
export const formatScore = (figure: number | null): string => (figure === null ? '–' : score().format(figure));

/** A whole number: 20000 → "20,000". */
export const formatCount = (number: number): string =>
  number < FIRST_WITH_COMMA ? String(number) : count().format(number);

/** Milliseconds as minutes and seconds: 65000 → "1:05". */
export function formatClock(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** An amount of money: 9.99 and "usd" → "$9.99". */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount);
