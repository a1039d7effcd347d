import { describe, expect, it } from 'vitest';
import { createFairSlots, type Release } from './fair-slots.ts';

const never = new AbortController().signal;

describe('slots that are shared fairly', () => {
  it('hold one caller to a few and let another in at once', async () => {
    const slots = createFairSlots({ total: 4, perKey: 2, waitingPerKey: 10 });
    await Promise.all([slots.acquire('greedy', never), slots.acquire('greedy', never)]);
    void slots.acquire('greedy', never);
    expect(slots.counts()).toEqual({ held: 2, waiting: 1 });
    expect(await slots.acquire('other', never)).not.toBeNull();
  });

  it('take turns between callers who wait', async () => {
    const slots = createFairSlots({ total: 1, perKey: 1, waitingPerKey: 100 });
    const order: string[] = [];
    let running = await slots.acquire('first', never);
    const wait = (key: string) =>
      slots.acquire(key, never).then((release) => {
        order.push(key);
        running = release;
      });
    const all = [...Array.from({ length: 3 }, () => wait('greedy')), wait('modest'), wait('shy')];
    for (let turn = 0; turn < all.length; turn += 1) {
      running?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(order).toEqual(['greedy', 'modest', 'shy', 'greedy', 'greedy']);
  });

  it('refuse a caller of whom too many wait, and forget one who left', async () => {
    const slots = createFairSlots({ total: 1, perKey: 1, waitingPerKey: 1 });
    const release = await slots.acquire('a', never);
    const leaving = new AbortController();
    const waiting = slots.acquire('a', leaving.signal);
    expect(await slots.acquire('a', never)).toBeNull();
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    release?.();
    release?.();
    expect(slots.counts()).toEqual({ held: 0, waiting: 0 });
    expect(await slots.acquire('a', never)).not.toBeNull();
  });

  it('never hold more than there are, whatever the order', async () => {
    const slots = createFairSlots({ total: 3, perKey: 2, waitingPerKey: 100 });
    const held: Release[] = [];
    const asked = Array.from({ length: 60 }, (_, index) =>
      slots.acquire(`key ${index % 7}`, never).then((release) => {
        if (release) held.push(release);
        expect(slots.counts().held).toBeLessThanOrEqual(3);
      }),
    );
    while (slots.counts().held > 0) {
      held.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(asked);
  });
});
