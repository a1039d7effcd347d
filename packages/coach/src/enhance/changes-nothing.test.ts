import { expect, it } from 'vitest';
import { changesNothing } from './changes-nothing.ts';
import { enhanceAnswer } from './enhance-answer.ts';

const FINE = 'The printer was broken and I mended it. Nobody had to wait.';

it.each([
  ['nothing had to go', FINE, {}],
  ['only a question was added', FINE, { gaps: ['How long did it take?'] }],
  ['a concern leaves it as it is', FINE, { concern: { quote: 'the list', advice: 'The list is not yours.' } }],
])('an enhanced answer changes nothing where %s', (_, answer, found) => {
  expect(changesNothing(answer, enhanceAnswer({ answer, ...found }))).toBe(true);
});

it('an enhanced answer with other words, or a short version, changes something', () => {
  const filled = `Um, ${FINE}`;
  expect(changesNothing(filled, enhanceAnswer({ answer: filled }))).toBe(false);
  expect(changesNothing(FINE, `${FINE}\n\nIn 15 seconds:\n\nNobody had to wait.`)).toBe(false);
});
