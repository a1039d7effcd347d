import { describe, expect, it } from 'vitest';
import { tellAmounts } from './tell-amounts.ts';

describe('how much there was to do', () => {
  it.each([
    ['Around 45 calls a day', 'around 45 calls a day'],
    ['crew of 14, one shift, two pits', 'a crew of 14, one shift and two pits'],
    ['£400k annual budget, team of three', '£400k annual budget, team of three'],
  ])('follows "the job means": %s', (line, text) => {
    expect(tellAmounts(line)).toEqual({ kind: 'figures', text });
  });

  it.each(['1 yr 8 mos', 'Two juniors whom I mentor', '24 months, permanent', '3 loads a night, we left in 2019'])(
    'is no time, person or clause: %s',
    (line) => {
      expect(tellAmounts(line)).toBeUndefined();
    },
  );
});
