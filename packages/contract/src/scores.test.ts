import { describe, expect, it } from 'vitest';
import { averageScore, groupByQuote, meanOf } from './scores.ts';

describe('scores', () => {
  it('leaves what was not scored out of every mean, and has no mean of nothing', () => {
    expect(meanOf([4, null, 3])).toBe(3.5);
    expect(averageScore([{ overallScorePerResponse: null }])).toBeNull();
  });

  it('shows a quote once, with every remark that it earned', () => {
    const evidence = [
      { quote: 'I led four', comment: 'Leads.' },
      { quote: 'we agreed', comment: 'Agrees.' },
      { quote: 'I led four', comment: 'Acts.' },
      { quote: 'I led four', comment: 'Acts.' },
    ];
    expect(groupByQuote(evidence)).toEqual([
      { quote: 'I led four', comments: ['Leads.', 'Acts.'] },
      { quote: 'we agreed', comments: ['Agrees.'] },
    ]);
  });
});
