import { expect, test } from 'vitest';
import { finishDuty } from './finish-duty.ts';
import { mendEnds } from './mend-ends.ts';
import { narrowDuty } from './narrow-duty.ts';
import { ownWording } from './own-wording.ts';
import { proseClauses } from './prose-clauses.ts';
import { readDuties } from './read-duties.ts';
import { pastsIn } from './read-experience.ts';
import { sayDuty } from './say-duty.ts';

test.each([
  ['use a buddy system so that children, parents and cooks know each other', 'use a buddy system'],
  ['stamp each crate at once, since under the rules an unstamped one is lost', 'stamp each crate at once'],
  ['train a band of young potters who believe that glaze mixes itself', 'train a band of young potters'],
])('ends a duty before its reason: %s', (duty, whole) => {
  expect(finishDuty(duty)).toBe(whole);
});

test.each([
  ['test the fog horn monthly and report', 'test the fog horn'],
  ['visit some farms in the valley', 'visit farms in the valley'],
  ['present the yields to the foremen and once a year to the board', 'present the yields to the foremen'],
])('leaves out what hangs at the end or says how many: %s', (duty, whole) => {
  expect(mendEnds(narrowDuty(duty, true) ?? '', true)).toBe(whole);
});

test('keeps letters with their noun, and both ends of a move', () => {
  expect(sayDuty('paint Class A, B and C hulls')).toBe('paint Class A, B and C hulls');
  const move = 'take the archive from its cellar to the new reading room';
  expect(sayDuty(move)).toBe(move);
});

test('ends its own words before another piece of work', () => {
  expect(ownWording('mix and pour mortar and grout, note bag numbers and pot lives', true)).toBe(
    'mix and pour mortar and grout',
  );
});

test('reads on behind a remark', () => {
  expect(
    proseClauses(
      'You will restore the loom to work, which we want by the end of May, clean the pedals and train a helper.',
    ),
  ).toEqual(['you will restore the loom to work', 'you will clean the pedals', 'you will train a helper']);
});

test('reads what fills the remaining hours', () => {
  const text =
    'The remaining hours go into preparing workshops, sorting, keeping the kilns in good order and visiting schools in the valley.';
  expect(readDuties(text).map((duty) => duty.text)).toEqual([
    'prepare workshops',
    'keep the kilns in good order',
    'visit schools in the valley',
  ]);
});

test('asks about what one has to have done', () => {
  expect(pastsIn('You have planned and run workshops, paid or unpaid.')).toEqual([
    { text: 'of planning and running workshops', kind: 'past' },
  ]);
  expect(pastsIn('Show us that you have trained or coached glaziers.')).toEqual([
    { text: 'of training or coaching glaziers', kind: 'past' },
  ]);
});
