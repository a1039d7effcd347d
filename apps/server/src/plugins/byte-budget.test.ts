import { describe, expect, it } from 'vitest';
import { createByteBudget } from './byte-budget.ts';
import type { Release } from './fair-slots.ts';

const released = (room: ReturnType<ReturnType<typeof createByteBudget>['take']>): Release => {
  if (typeof room === 'string') throw new Error(room);
  return room;
};

describe('a budget of bytes', () => {
  it('holds one caller to a part of it, and all callers to the whole', () => {
    const budget = createByteBudget({ total: 100, perKey: 60 });
    const ada = released(budget.take('ada', 60));
    expect(budget.take('ada', 1)).toBe('key-full');
    released(budget.take('grace', 40));
    expect(budget.take('joan', 1)).toBe('total-full');
    ada();
    expect(budget.heldBytes()).toBe(40);
    released(budget.take('joan', 60));
  });

  it('gives back once, however often it is asked to', () => {
    const budget = createByteBudget({ total: 100, perKey: 60 });
    const first = released(budget.take('ada', 20));
    released(budget.take('ada', 20));
    first();
    first();
    expect(budget.heldBytes()).toBe(20);
    expect(budget.take('ada', 41)).toBe('key-full');
  });
});
