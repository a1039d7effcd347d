import { afterEach, describe, expect, test } from 'vitest';
import { createEncoderThread, type EncoderThread, type EncoderThreadOptions } from './encoder-thread.ts';
import { type EncoderName, VECTOR_LENGTHS } from './load-encoder.ts';

const threads: EncoderThread[] = [];
function openThread(options?: EncoderThreadOptions, name: EncoderName = 'answers'): EncoderThread {
  const thread = createEncoderThread(name, options);
  threads.push(thread);
  return thread;
}
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const similarity = (left: Float32Array = new Float32Array(), right: Float32Array = new Float32Array()) =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);

describe('the sentence encoder', () => {
  test.each(['answers', 'lines'] as const)(
    'for %s puts sentences of similar meaning near each other, and gives the same text the same vector',
    async (name) => {
      const thread = openThread({}, name);
      const [late, delayed, soup, again] = await thread.encode([
        'The delivery came two days late.',
        'The shipment was delayed.',
        'I season the soup before serving.',
        'The delivery came two days late.',
      ]);
      expect(late).toHaveLength(VECTOR_LENGTHS[name]);
      expect(again).toEqual(late);
      expect(similarity(late, delayed)).toBeGreaterThan(similarity(late, soup) + 0.2);
    },
  );

  test('answers an empty request without starting its thread', async () => {
    expect(await openThread({ workerUrl: script('throw new Error("started")') }).encode([])).toEqual([]);
  });

  test('rejects when its thread dies, and tries the next request on a new one', async () => {
    const thread = openThread({ workerUrl: script('throw new Error("broken")') });
    await expect(thread.encode(['one'])).rejects.toMatchObject({ code: 'provider_failed' });
    await expect(thread.encode(['two'])).rejects.toMatchObject({ code: 'provider_failed' });
  });

  test('rejects when its thread leaves a text out', async () => {
    const forgetful = script(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, vectors: [] }));`);
    await expect(openThread({ workerUrl: forgetful }).encode(['one'])).rejects.toMatchObject({
      code: 'provider_failed',
    });
  });

  test('drops a request that was aborted, before and while it waits', async () => {
    const thread = openThread();
    await expect(thread.encode(['one'], { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
    const controller = new AbortController();
    const first = thread.encode(['two']);
    const second = thread.encode(['three'], { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(await first).toHaveLength(1);
  });

  /** Takes 5 ms a slice. Each vector says which slice of the thread it was in. */
  const slowWorker = script(`import { parentPort } from 'node:worker_threads';
    let slices = 0;
    const vectorsOf = (texts) => { slices += 1; return texts.map(() => new Float32Array(4).fill(slices)); };
    parentPort.on('message', ({ id, texts }) =>
      setTimeout(() => parentPort.postMessage({ id, vectors: vectorsOf(texts) }), 5));`);

  test('finishes one of two long requests before it begins the other', async () => {
    const thread = openThread({ workerUrl: slowWorker });
    const ask = async (name: string) => {
      const vectors = await thread.encode(Array.from({ length: 400 }, (_, index) => `${name} ${index}`));
      return vectors.map(([slice = 0]) => slice);
    };
    const [first, second] = await Promise.all([ask('first'), ask('second')]);
    expect(Math.max(...first)).toBeLessThan(Math.min(...second));
  });

  test('takes an urgent request before those that wait, and not before the one in work', async () => {
    const thread = openThread({ workerUrl: slowWorker });
    const done: string[] = [];
    const ask = (name: string, isUrgent: boolean, count = 1) =>
      thread
        .encode(
          Array.from({ length: count }, (_, index) => `${name} ${index}`),
          { isUrgent },
        )
        .then(() => done.push(name));
    await Promise.all([ask('long', false, 40), ask('patient', false), ask('urgent', true), ask('next urgent', true)]);
    expect(done).toEqual(['urgent', 'next urgent', 'patient', 'long']);
  });

  test('refuses requests once it is closed', async () => {
    const thread = openThread();
    await thread.close();
    await expect(thread.encode(['one'])).rejects.toMatchObject({ code: 'shutting_down' });
  });
});
