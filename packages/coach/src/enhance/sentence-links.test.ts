import { expect, it } from 'vitest';
import { linkSentences, withoutJoining } from './sentence-links.ts';

it.each([
  [
    'a person',
    ['My manager rang at noon.', 'The weather was fine over there.', 'I wrote to him in the evening.'],
    [1, 0],
  ],
  [
    'a thing',
    ['A valve was leaking.', 'Nobody slept very well that night.', 'I closed the valve with my own hands.'],
    [0],
  ],
  ['the sentence before', ['We counted the boxes twice.', 'That was all we could do there.'], [0]],
  ['a short neighbour', ['I had a bad day once.', 'It was insulin.', 'I gave the wrong dose to a man.'], [1]],
])('a sentence needs the one that names %s', (_, texts, needed) => {
  expect(linkSentences(texts).at(-1)?.toSorted()).toEqual([...needed].sort());
});

it('a sentence that names what it speaks of needs no other', () => {
  expect(linkSentences(['We had rain.', 'My colleague said that she would come.']).at(-1)).toEqual([0]);
  expect(linkSentences(['Our shop had no light that week.', 'My colleague said that she would come.']).at(-1)).toEqual(
    [],
  );
});

it('a joining word goes with the sentence that it joined', () => {
  expect(withoutJoining('So then I rang the bell.')).toBe('I rang the bell.');
  expect(withoutJoining('So far nobody came.')).toBe('So far nobody came.');
});
