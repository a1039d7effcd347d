import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { isPossession, phrasePossessions } from './phrase-possessions.ts';

const said = (text: string, jobDescription: string) =>
  phrasePossessions({ resume: { text }, jobDescription } as unknown as LetterFacts);

it('tells the licence, the van and the tools that are asked about', () => {
  const line = '21 yrs old, full driving licence, own van (Vauxhall Combo), own hand tools';
  expect(said(line, 'Must have CSCS, own tools, driving licence.')).toBe(
    'I have a full driving licence, my own van and my own hand tools.',
  );
  expect(said(line, 'A calm manner.')).toBe('');
  expect(said('No driving licence yet (provisional)', 'Full driving licence needed')).toBe('');
});

it('knows what it tells', () => {
  expect(isPossession('Full clean driving licence, own car')).toBe(true);
  expect(isPossession('Level 2 Food Safety')).toBe(false);
});
