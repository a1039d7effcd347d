/** Before the day of any run: the server takes no time from the future. */
export const FROZEN_NOW = new Date('2026-10-05T10:00:00.000Z');
const FROZEN_DAY = 'October 5, 2026';

const today = (locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, options).format(new Date());

/** What a server answers is of the day of the run; a picture is of one and the same day. */
export const freezeDates = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, FROZEN_NOW.toISOString())
    .replaceAll(today('en-US', { dateStyle: 'long' }), FROZEN_DAY);
