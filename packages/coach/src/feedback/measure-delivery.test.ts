import { describe, expect, it } from 'vitest';
import { analyseAnswer } from './analyse-answer.ts';
import { measureDelivery, toDelivery } from './measure-delivery.ts';

const fillersOf = (answer: string) =>
  toDelivery(measureDelivery(analyseAnswer(answer))).fillers.map(({ word }) => word);

describe('fillers', () => {
  it('are found singly and as phrases', () => {
    expect(fillersOf('um so you know we kind of started and, uh, it was like a club')).toEqual([
      'kind of',
      'like',
      'uh',
      'um',
      'you know',
    ]);
  });

  it('are not the same words where they mean something', () => {
    expect(
      fillersOf('I like this kind of work, it feels like home and I would like to do it. Do you know why?'),
    ).toEqual([]);
  });

  it('are "like" before another verb', () => {
    expect(fillersOf('i like divided up the slides')).toEqual(['like']);
  });
});

it('counts words said twice as false starts, but not those meant twice', () => {
  const measure = (answer: string) => measureDelivery(analyseAnswer(answer)).restartShare;
  expect(measure('i i went to the the store')).toBeCloseTo(2 / 7);
  expect(measure('it was very very cold')).toBe(0);
});

it('counts a phrase begun again once, and a word that was broken off', () => {
  const measure = (answer: string) => measureDelivery(analyseAnswer(answer)).restartShare;
  expect(measure('and so we had and so we had a plan')).toBeCloseTo(1 / 10);
  expect(measure('we had to we had to ask')).toBeCloseTo(1 / 7);
  expect(measure('we w- we asked them')).toBeCloseTo(1 / 5);
  expect(measure('a well-known story')).toBe(0);
});

it('hears a hesitation however long it is written', () => {
  expect(toDelivery(measureDelivery(analyseAnswer('ummm so uhhh I came and um went'))).fillers).toEqual([
    { word: 'um', count: 2 },
    { word: 'uh', count: 1 },
  ]);
});
