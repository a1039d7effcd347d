import { describe, expect, it } from 'vitest';
import { offerInstead, offerLines } from './offer-lines.ts';
import type { RankedFact } from './rank-facts.ts';

const ranked = (text: string, more: Partial<RankedFact> = {}): RankedFact => ({
  fact: { text, employer: 'Harrow Dairy', title: '', isProject: false, isCurrent: true, order: 0 },
  score: 0,
  fit: 0,
  shows: 0,
  similarity: 0.4,
  shared: 0,
  fits: false,
  ...more,
});

describe('lines that are offered where none surely answers', () => {
  it('are a gap to choose from, likeliest first, with their places', () => {
    expect(offerLines([ranked('Led a team of 4'), ranked('Settled a dispute over holidays', { score: 1 })])).toBe(
      '[choose: settled a dispute over holidays; or led a team of 4 (Harrow Dairy)]',
    );
  });

  it('are offered beside a line that is told without being sure', () => {
    const told = ranked('Led a team of 4', { fit: 0.5 });
    const other = ranked('Settled a dispute over holidays');
    expect(offerInstead([told, other], told)).toBe('[or choose: settled a dispute over holidays (Harrow Dairy)]');
    expect(offerInstead([told, other], { ...told, fit: 0.9 })).toBe('');
  });

  it('are cut before a phrase that would lose its end', () => {
    const line =
      'Moved the timesheets of all sites from paper to a small telephone application with pictures and signatures of each delivery note';
    expect(offerLines([ranked('Led a team of 4', { score: 1 }), ranked(line)])).toContain(
      'a small telephone application with pictures and signatures (Harrow Dairy)]',
    );
  });

  it('are none where no line has anything to do with the question or tells of a deed', () => {
    expect(offerLines([ranked('Led a team of 4', { similarity: 0.1 }), ranked('Sage, Excel and Xero')])).toBeNull();
  });
});
