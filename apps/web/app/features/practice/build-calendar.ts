import type { PlannedQuestion } from './plan.ts';
import { DAY_MS } from './spaced-repetition.ts';

/** Further dates would change with every answer until then. */
const DAYS_AHEAD = 30;
/** Bytes of a line without its end (RFC 5545, section 3.1). */
const LINE_BYTES = 74;

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** The date on the person's own calendar: 20260131. */
function dateOf(at: number): string {
  const date = new Date(at);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}${month}${day}`;
}

/** Breaks a line where it is too long, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

type CalendarMessages = { title: (count: number) => string };

/** A calendar file (RFC 5545) with a day for every set of questions that comes back within a month. What is overdue is for today. */
export function buildCalendar(planned: readonly PlannedQuestion[], now: number, { title }: CalendarMessages): string {
  const soon = planned.filter(({ dueAt }) => dueAt <= now + DAYS_AHEAD * DAY_MS);
  const days = Map.groupBy(soon, ({ dueAt }) => dateOf(Math.max(now, dueAt)));
  const stamp = `${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const events = [...days].flatMap(([date, questions]) => [
    'BEGIN:VEVENT',
    `UID:practice-${date}@greenroom`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escapeText(title(questions.length))}`,
    `DESCRIPTION:${escapeText(questions.map(({ question }) => question).join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Greenroom//Practice//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
