import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCoachThread } from '../adapters/built-in-coach/coach-thread.ts';
import { createCircuitBreaker } from '../adapters/language-model/circuit-breaker.ts';
import { createQueueBook, type QueueBook } from '../ports/queue-watch.ts';
import { createRunLimiter } from '../programs/run-limiter.ts';
import { createFairSlots } from './fair-slots.ts';
import { registerLoadMetrics } from './load-metrics.ts';

const never = new AbortController().signal;

describe('the metrics of load', () => {
  let queues: QueueBook;
  let registry: Registry;
  let nowMs = 0;
  const breaker = createCircuitBreaker(() => nowMs, { failuresToOpen: 2, openMs: 1000 });
  beforeEach(() => {
    queues = createQueueBook();
    registry = new Registry();
  });
  const register = () =>
    registerLoadMetrics(registry, {
      queues,
      bytesInFlight: () => ({ files: 30, json: 4 }),
      sockets: () => 7,
      circuits: { 'language-model': breaker.state },
    });
  const lines = async () => (await registry.metrics()).split('\n');

  it('show how much runs and waits in each queue, how long it waited, and what was refused', async () => {
    const slots = createFairSlots({
      total: 1,
      perKey: 1,
      waitingPerKey: 1,
      watch: (counts) => queues.watch('documents', counts),
    });
    register();
    expect(await lines()).toContain('queue_refusals_total{queue="documents"} 0');
    const release = await slots.acquire('ada', never);
    const second = slots.acquire('ada', never);
    expect(await slots.acquire('ada', never)).toBeNull();
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'queue_items{queue="documents",state="running"} 1',
        'queue_items{queue="documents",state="waiting"} 1',
        'queue_refusals_total{queue="documents"} 1',
        'queue_wait_seconds_count{queue="documents"} 1',
      ]),
    );
    release?.();
    await second;
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'queue_items{queue="documents",state="waiting"} 0',
        'queue_wait_seconds_count{queue="documents"} 2',
      ]),
    );
  });

  it('show the time that a run waited for its turn', async () => {
    let atMs = 0;
    const limit = createRunLimiter({
      concurrency: 1,
      maxWaiting: 1,
      now: () => atMs,
      watch: (counts) => queues.watch('recogniser', counts),
    });
    register();
    const gate = Promise.withResolvers<void>();
    const first = limit(() => gate.promise);
    const second = limit(async () => undefined);
    await expect(limit(async () => undefined)).rejects.toMatchObject({ code: 'rate_limited' });
    atMs = 3000;
    gate.resolve();
    await Promise.all([first, second]);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'queue_wait_seconds_sum{queue="recogniser"} 3',
        'queue_refusals_total{queue="recogniser"} 1',
      ]),
    );
  });

  it('count queues of the same name together', async () => {
    const threads = [1, 2].map(() => createCoachThread({ watch: (counts) => queues.watch('text-analysis', counts) }));
    register();
    const works = threads.flatMap((thread) => [1, 2].map(() => thread.run('parse', { lines: [], pageCount: 1 })));
    const ended = Promise.allSettled(works);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'queue_items{queue="text-analysis",state="running"} 2',
        'queue_items{queue="text-analysis",state="waiting"} 2',
      ]),
    );
    await Promise.all(threads.map((thread) => thread.close()));
    await ended;
  });

  it('show whether a provider is left alone', async () => {
    register();
    const state = async () => {
      const isOne = (await lines()).find((line) => line.startsWith('provider_circuit_state') && line.endsWith(' 1'));
      return /state="(.*)"/.exec(isOne ?? '')?.[1];
    };
    expect(await state()).toBe('closed');
    breaker.failed();
    breaker.failed();
    expect(await state()).toBe('open');
    nowMs += 1000;
    breaker.mayCall();
    expect(await state()).toBe('half-open');
    breaker.succeeded();
    expect(await state()).toBe('closed');
  });

  it('show the bytes of bodies under way, and the sockets', async () => {
    register();
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'body_bytes_in_flight{kind="files"} 30',
        'body_bytes_in_flight{kind="json"} 4',
        'websocket_connections 7',
      ]),
    );
  });
});
