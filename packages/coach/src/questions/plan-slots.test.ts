import { expect, it } from 'vitest';
import { planSlots } from './plan-slots.ts';

const base = { type: 'Mixed', difficulty: 'Hard' } as const;

it('takes what is usual in the trade in both types of a mixed set', () => {
  const slots = planSlots({ ...base, count: 5, skipFirst: false }, () => 0);
  expect(slots.map(({ from }) => from)).toEqual(['duty', 'trade', 'trait', 'requirement']);
  expect(slots.map(({ type }) => type)).toEqual(['Technical', 'Behavioral', 'Technical', 'Behavioral']);
});

it('takes more from the advertisement the longer the set is', () => {
  for (const [count, skipFirst, least] of [
    [3, false, 1],
    [3, true, 2],
    [5, false, 2],
    [5, true, 3],
  ] as const) {
    const slots = planSlots({ ...base, count, skipFirst }, () => 0.9);
    expect(slots.filter(({ from }) => from === 'duty' || from === 'requirement').length).toBe(least);
  }
});

it('begins one level easier without the opener', () => {
  const slots = planSlots({ ...base, count: 3, skipFirst: true }, () => 0.9);
  expect(slots.map(({ difficulty }) => difficulty)).toEqual(['Medium', 'Hard', 'Hard']);
});
