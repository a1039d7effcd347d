import { describe, expect, it } from 'vitest';
import { withHelp } from './help-levels.ts';

const ANSWER = [
  'I work as a **Data Analyst** at **Harrow Dairy**. There I led a team of **4** analysts.',
  'Before that, at **Elm Library**, I helped visitors.',
];

describe('help that fades', () => {
  it('is the whole answer at first', () => expect(withHelp(ANSWER, 'full')).toEqual(ANSWER));

  it('is the first sentence with three cues', () => {
    expect(withHelp(ANSWER, 'first')).toEqual([
      'I work as a **Data Analyst** at **Harrow Dairy**.',
      '4 · Elm Library · There I led a team of',
    ]);
  });

  it('is three cues alone in the end', () => {
    expect(withHelp(ANSWER, 'cues')).toEqual(['Data Analyst · Harrow Dairy · 4']);
  });

  it('has nothing to fade while nothing is there', () => expect(withHelp([], 'cues')).toEqual([]));
});
