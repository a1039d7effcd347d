import { expect, it } from 'vitest';
import { findGaps } from './find-gaps.ts';

const ask = (...texts: string[]) => findGaps(texts.map((text) => ({ text, weight: 1 })));

it.each([
  ['The complaints went down a lot.', 'You say “the complaints went down a lot”: from how many to how many?'],
  [
    'In the end the feedback was very positive.',
    'You say “the feedback was very positive”: what did they say, in their words?',
  ],
  ['We had many customers in the queue.', 'You say “many customers”: roughly how many?'],
  ['I believe the damp was fixed.', 'You say “I believe the damp was fixed”: how could you find out for certain?'],
])('a gap in "%s" is asked for with the words of the person', (text, question) => {
  expect(ask(text)).toEqual([question]);
});

it.each([
  ['a number', 'The complaints went down a lot, from twelve to three.'],
  ['a number in the next sentence', 'The complaints went down a lot.', 'It was three instead of twelve.'],
  ['a thing that did not happen', 'If the complaints went down a lot, I would tell everyone.'],
  ['a number before it', 'Before that we had twelve a week.', 'The complaints went down a lot.'],
  ['their words in the sentence', 'My manager was really pleased, she said it was the best week.'],
  ['somebody who was not there', 'I was not in the room for it.', 'The feedback was very positive.'],
  ['their words', 'My manager was really pleased.', 'She said it was the best week of the year.'],
])('nothing is asked beside %s', (_, ...texts) => {
  expect(ask(...texts)).toEqual([]);
});

it('asks for the own part where only "we" acts', () => {
  expect(ask('We met.', 'We made a plan together with them.', 'We built it.', 'We ended on time.')).toEqual([
    'You say “we” 4 times and never “I”: which part was yours?',
  ]);
});
