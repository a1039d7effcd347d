import { expect, it } from 'vitest';
import { readEmphasis, weighHeart } from './duty-heart.ts';
import { readStressed, readStressedSubjects } from './stressed-lines.ts';

const TEXT = [
  'Kitchen manager',
  'Allergens are life and death in our kitchens. The first task is the payroll clean-up.',
  'Punctuality is non-negotiable. You must have a driving licence.',
  'Label every batch before it leaves, because a guest with a nut allergy relies on the batch labels.',
].join('\n');

it('finds subjects and pieces of work that running text stresses', () => {
  expect(readStressedSubjects(TEXT, [])).toEqual([
    { text: 'allergens', kind: 'subject' },
    { text: 'the payroll clean-up', kind: 'work' },
  ]);
  const others =
    'Posting a bridge (weight limits) is not negotiable. The heart of the job is the monthly payroll of 340 people.';
  expect(readStressedSubjects(others, [])).toEqual([
    { text: 'posting a bridge', kind: 'work' },
    { text: 'the monthly payroll', kind: 'work' },
  ]);
});

it('puts a stressed duty before the others', () => {
  const emphasis = readEmphasis('', 'Kitchen manager', readStressed(TEXT));
  const place = { at: 6, count: 8, isMinor: false };
  expect(weighHeart('label every batch', place, emphasis)).toBeGreaterThan(
    2 * weighHeart('order the cutlery', place, emphasis),
  );
});
