import { expect, it } from 'vitest';
import type { LetterFacts } from './letter-facts.ts';
import { practicalItems } from './practical-lines.ts';

const factsOf = (resume: string, jobDescription: string) =>
  ({ resume: { text: resume, certifications: [] }, jobDescription }) as unknown as LetterFacts;

it.each([
  ['SUMMARY\nCook for ten years. Own car and valid Class 5 licence.', 'Own car and valid Class 5 licence'],
  ['Driving:   B, C (clean)', 'Driving licence: B, C (clean)'],
  ['No own car', undefined],
])('names the licence of %j', (resume, item) => {
  expect(practicalItems(factsOf(resume, 'A valid driving licence is needed.'))[0]).toBe(item);
  expect(practicalItems(factsOf(resume, 'You cook.'))).toEqual([]);
});

it('names the right to work', () => {
  expect(practicalItems(factsOf('Stamp: EU citizen, no permit needed', 'You have the right to work here.'))).toEqual([
    'EU citizen, no permit needed',
  ]);
});
