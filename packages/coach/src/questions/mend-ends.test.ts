import { describe, expect, it } from 'vitest';
import { mendEnds } from './mend-ends.ts';

describe('the end of a phrase that was cut', () => {
  it.each([
    ['take digital radiographs and assisting', 'take digital radiographs'],
    ['train apprentices and evaluating their progress', 'train apprentices'],
    ['clean tanks and deputise', 'clean tanks'],
    ['defend your conclusions there', 'defend your conclusions'],
    ['survey houses before', 'survey houses'],
    ['lead a team of 3', 'lead a team'],
    ['write specifications for transport and packing', 'write specifications for transport and packing'],
    ['help with migrations and onboarding projects', 'help with migrations and onboarding projects'],
    ['do the pruning and felling', 'do the pruning and felling'],
  ])('%s becomes %s', (said, mended) => expect(mendEnds(said, true)).toBe(mended));

  it('may leave nothing', () => {
    expect(mendEnds('coordinate the work with', true)).toBeUndefined();
    expect(mendEnds('work there', true)).toBeUndefined();
  });
});
