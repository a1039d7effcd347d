import { describe, expect, it } from 'vitest';
import { createRunLimiter } from './run-limiter.ts';

/** Work that ends when told to, and the order in which it was started. */
function buildWork() {
  const started: number[] = [];
  const gates = new Map<number, () => void>();
  const start = (id: number) => async () => {
    started.push(id);
    const { promise, resolve } = Promise.withResolvers<void>();
    gates.set(id, resolve);
    await promise;
    return id;
  };
  return { started, start, finish: (id: number) => gates.get(id)?.() };
}

/** Once every allowed task has started. */
const begun = () => new Promise((resolve) => setImmediate(resolve));

describe('createRunLimiter', () => {
  it('runs as much at once as it may, and the rest in order', async () => {
    const limit = createRunLimiter({ concurrency: 2, maxWaiting: 10 });
    const work = buildWork();
    const results = [1, 2, 3].map((id) => limit(work.start(id)));
    await Promise.resolve();
    expect(work.started).toEqual([1, 2]);
    work.finish(1);
    await results[0];
    await Promise.resolve();
    expect(work.started).toEqual([1, 2, 3]);
    work.finish(2);
    work.finish(3);
    expect(await Promise.all(results)).toEqual([1, 2, 3]);
  });

  it('goes on after work that failed', async () => {
    const limit = createRunLimiter({ concurrency: 1, maxWaiting: 10 });
    await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit(async () => 'done')).toBe('done');
  });

  it('refuses more than it may keep waiting', async () => {
    const limit = createRunLimiter({ concurrency: 1, maxWaiting: 1 });
    const work = buildWork();
    const first = limit(work.start(1));
    const second = limit(async () => 'second');
    await expect(limit(async () => 'third')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 8 });
    await Promise.resolve();
    work.finish(1);
    await first;
    expect(await second).toBe('second');
  });

  it('says when to come again by what its runs took and how many wait', async () => {
    let nowMs = 0;
    const limit = createRunLimiter({ concurrency: 2, maxWaiting: 6, now: () => nowMs });
    const work = buildWork();
    const first = limit(work.start(0));
    await begun();
    nowMs = 8000;
    work.finish(0);
    await first;
    const busy = [1, 2].map((id) => limit(work.start(id)));
    const queued = Array.from({ length: 6 }, () => limit(async () => undefined));
    await expect(limit(async () => undefined)).rejects.toMatchObject({ retryAfterSeconds: 16 });
    await begun();
    work.finish(1);
    work.finish(2);
    await Promise.all([...busy, ...queued]);
  });

  it('lets what is urgent go before what is not, each in their order', async () => {
    const limit = createRunLimiter({ concurrency: 1, maxWaiting: 10 });
    const work = buildWork();
    const order: string[] = [];
    const first = limit(work.start(1));
    const note = (name: string, isUrgent: boolean) => limit(async () => void order.push(name), { isUrgent });
    const rest = [note('file', false), note('live one', true), note('other file', false), note('live two', true)];
    await begun();
    work.finish(1);
    await Promise.all([first, ...rest]);
    expect(order).toEqual(['live one', 'live two', 'file', 'other file']);
  });

  it('takes out of the queue what is aborted, without ever starting it', async () => {
    const limit = createRunLimiter({ concurrency: 1, maxWaiting: 10 });
    const work = buildWork();
    const first = limit(work.start(1));
    const abort = new AbortController();
    const aborted = limit(work.start(2), { signal: abort.signal });
    const third = limit(async () => 'third');
    abort.abort(new Error('left the page'));
    await expect(aborted).rejects.toThrow('left the page');
    work.finish(1);
    await first;
    expect(await third).toBe('third');
    expect(work.started).toEqual([1]);
  });
});
