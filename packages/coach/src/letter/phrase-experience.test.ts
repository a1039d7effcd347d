import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { phraseExperience } from './phrase-experience.ts';

const said = (line: string, share: number, told = '') =>
  phraseExperience(
    {
      demands: [{ text: 'Events, 100+ guests', isNice: false, isDuty: false }],
      evidence: [{ line, placeIndex: undefined }],
      shows: [[share]],
    } as unknown as LetterFacts,
    told,
  );

it('names what a line outside the jobs is about, where it surely answers a demand', () => {
  const line = 'private catering: about 60 in 3 yrs, 15 to 120 guests';
  expect(said(line, 0.9)).toBe('I also have experience of private catering.');
  expect(said(line, 0.4)).toBe('');
  expect(said(line, 0.9, 'I did private catering.')).toBe('');
});
