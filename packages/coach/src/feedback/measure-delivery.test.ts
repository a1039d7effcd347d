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
