import { describe, expect, it } from 'vitest';
import { buildCalendar } from './build-calendar.ts';
import { DAY_MS } from './spaced-repetition.ts';

const NOW = new Date(2026, 0, 30, 12).getTime();
const plan = (question: string, days: number) => ({
  question,
  jobName: 'Nurse',
  score: 3,
  dueAt: NOW + days * DAY_MS,
});
const build = (...planned: ReturnType<typeof plan>[]) =>
  buildCalendar(planned, NOW, { title: (count) => `Practise ${count}` });

describe('the calendar of a plan', () => {
  it('has a day for each date, what is overdue today, and nothing after a month', () => {
    const lines = build(plan('Late?', -4), plan('Today?', 0), plan('Soon?', 2), plan('Far?', 60)).split('\r\n');
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20260130',
      'DTSTART;VALUE=DATE:20260201',
    ]);
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:Practise 2', 'SUMMARY:Practise 1']);
    expect(lines).toContain('DESCRIPTION:Late?\\nToday?');
    expect(lines.filter((line) => /^(BEGIN|END):VEVENT$/.test(line))).toHaveLength(4);
  });

  it('escapes and folds as RFC 5545 asks', () => {
    const question = `Why; how, where\\when? ${'ä'.repeat(100)}`;
    const text = build(plan(question, 1));
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`DESCRIPTION:Why\\; how\\, where\\\\when? ${'ä'.repeat(100)}\r\n`);
  });
});
