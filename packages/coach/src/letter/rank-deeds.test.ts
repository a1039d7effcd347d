import { describe, expect, it } from 'vitest';
import type { AskingLine } from '../job/read-asking-lines.ts';
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
const asking = (text: string): AskingLine => ({ text, isItem: true, isDuty: false, certainty: 1 });
const rank = (deeds: Deed[], lines: string[]) =>
  rankDeeds(deeds, [place('Clerk'), place('Driver')], lines.map(asking), 'Buyer', new Map()).map(({ line }) => line);

describe('the order of achievements', () => {
  const payroll = deed('ran payroll for eleven employers');
  const audit = deed('prepared stock audits of warehouses');
  const second = deed('ran payroll for ten more employers');

  it('differs between advertisements', () => {
    expect(rank([payroll, audit], ['payroll for several employers'])[0]).toBe(payroll.line);
    expect(rank([payroll, audit], ['audits of stock in warehouses'])[0]).toBe(audit.line);
  });

  it('covers another demand before it tells more of the same', () => {
    expect(
      rank([payroll, second, audit], ['payroll for employers', 'stock audits in warehouses']).slice(0, 2),
    ).toContain(audit.line);
  });

  it('prefers an outcome with numbers and a recent job where nothing else is known', () => {
    expect(rank([deed('wrote reports'), deed('cut costs by 20%'), deed('kept books', 1)], [])).toEqual([
      'cut costs by 20%',
      'wrote reports',
      'kept books',
    ]);
  });
});
