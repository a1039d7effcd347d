import { describe, expect, it } from 'vitest';
import type { Deed } from './deed.ts';
import type { Place } from './place.ts';
import { rankDeeds } from './rank-deeds.ts';

const place = (title: string): Place => ({
  title,
  employer: 'Elm Ltd',
  startDate: '2020',
  endDate: 'Present',
  achievements: [],
  isProject: false,
});
const deed = (line: string, placeIndex = 0): Deed => ({ line, placeIndex });
/** `shows` gives of each line how surely it shows each demand. */
const rank = (deeds: Deed[], shows: Record<string, number[]> = {}) =>
  rankDeeds(deeds, [place('Clerk'), place('Driver')], 'Buyer', ({ line }) => shows[line] ?? []).map(({ line }) => line);

describe('the order of achievements', () => {
  const payroll = deed('ran payroll for eleven employers');
  const audit = deed('prepared stock audits of warehouses');
  const second = deed('ran payroll for ten more employers');

  it('begins with what surely shows a demand', () => {
    expect(rank([payroll, audit], { [payroll.line]: [0.8], [audit.line]: [0.1] })[0]).toBe(payroll.line);
    expect(rank([payroll, audit], { [payroll.line]: [0.1], [audit.line]: [0.8] })[0]).toBe(audit.line);
  });

  it('covers another demand before it tells more of the same', () => {
    const shows = { [payroll.line]: [0.9, 0], [second.line]: [0.85, 0], [audit.line]: [0, 0.6] };
    expect(rank([payroll, second, audit], shows).slice(0, 2)).toContain(audit.line);
  });

  it('prefers an outcome with numbers and a recent job where nothing else is known', () => {
    expect(rank([deed('wrote reports'), deed('cut costs by 20%'), deed('kept books', 1)])).toEqual([
      'cut costs by 20%',
      'wrote reports',
      'kept books',
    ]);
  });
});
