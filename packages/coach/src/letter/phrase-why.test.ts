import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { phraseWhy } from './phrase-why.ts';

const factsOf = (jobDescription: string, line: string, employer = 'Elm Hospital') =>
  ({
    job: { company: 'Alder Kidney Care' },
    jobDescription,
    resume: { text: line },
    places: [{ title: 'Nurse', employer, endDate: 'Present' }],
    deeds: [{ line, placeIndex: 0 }],
  }) as unknown as LetterFacts;
const AD = 'Renal Nurse\nAlder Kidney Care\nWe run four dialysis units in Leeds and Hull.';

it('says what the employer does where an employer of the resume is named by it', () => {
  expect(phraseWhy(factsOf(AD, 'Ran dialysis on call for two units', 'Elm Dialysis Unit'), 0)).toBe(
    'I read that you run four dialysis units in Leeds and Hull. I know such work from Elm Dialysis Unit and would like to go on with it.',
  );
  expect(phraseWhy(factsOf(AD, 'Ran dialysis on call for two units'), 0)).toBe('');
});

it('says nothing where only a town or nothing is shared', () => {
  expect(phraseWhy(factsOf(AD, 'Drove a van in Leeds'), 0)).toBe('');
  expect(phraseWhy(factsOf(AD.replace('dialysis units', 'shops'), 'Priced goods of 60 shops'), 0)).toBe('');
  expect(phraseWhy(factsOf('You have three years in care.', 'Ran dialysis on call'), 0)).toBe('');
});
