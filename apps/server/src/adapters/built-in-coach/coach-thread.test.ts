import { liveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { ResumeDocument, ResumeLine } from '@greenroom/contract/resume';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { chargeTo } from '../../ports/processor-time.ts';
import { runCoachTask } from './coach-tasks.ts';
import { type CoachThread, createCoachThread, createCoachThreads } from './coach-thread.ts';

const line = (text: string, index: number): ResumeLine => ({
  text,
  page: 1,
  x: 50,
  y: 50 + 15 * index,
  fontSize: 11,
  isBold: false,
  isHidden: false,
});
const documentOf = (...lines: string[]): ResumeDocument => ({ lines: lines.map(line), pageCount: 1 });
const ADA = documentOf('Ada Lovelace', 'ada@example.org', 'Experience', 'Analyst, Engine Works, 1842 – 1843');

const threads: CoachThread[] = [];
function openThread(options: { timeLimitMs?: number; worker?: URL } = { timeLimitMs: 30_000 }): CoachThread {
  const thread = createCoachThread(options);
  threads.push(thread);
  return thread;
}
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

/** Processor time of this thread: the least of three rounds, since one may collect the garbage of other tests. */
async function leastOwnMs(act: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const start = process.threadCpuUsage();
    await act();
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('the thread for resumes', () => {
  // Loading the coach takes seconds: the tests that leave the thread as it is share one.
  const thread = createCoachThread({ timeLimitMs: 30_000 });
  afterAll(() => thread.close());

  test('answers as this thread does, each its own request', async () => {
    const grace = documentOf('Grace Hopper', 'grace@example.org');
    const charged: number[] = [];
    const charge = (ms: number) => void charged.push(ms);
    const [first, second] = await chargeTo(charge, () =>
      Promise.all([thread.run('parse', ADA), thread.run('parse', grace)]),
    );
    expect(first).toEqual(await runCoachTask('parse', ADA));
    expect(second.fullName).toBe('Grace Hopper');
    expect(charged).toEqual([expect.any(Number), expect.any(Number)]);
    expect(charged[0]).toBeGreaterThan(0);
  });

  test('passes a failure on and goes on with the next', async () => {
    const broken = thread.run('parse', {} as ResumeDocument);
    const next = thread.run('parse', ADA);
    await expect(broken).rejects.toThrow('TypeError');
    expect((await next).fullName).toBe('Ada Lovelace');
  });

  test('refuses what takes too long', async () => {
    const thread = openThread({ timeLimitMs: 1 });
    await expect(thread.run('parse', ADA)).rejects.toMatchObject({ code: 'resume_too_heavy' });
  });

  /** The code of a thread that begins each task with the given statement. */
  const workerThat = (statement: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id }) => { ${statement}; parentPort.postMessage({ id, result: 'done' }); });
      parentPort.postMessage({ isReady: true });`)}`,
    );

  test('does not count the time in which a task has no processor', async () => {
    const worker = workerThat('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)');
    const thread = openThread({ timeLimitMs: 1500, worker });
    expect(await thread.run('parse', ADA)).toBe('done');
  });

  test('refuses a task that stands still', async () => {
    const worker = workerThat('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000)');
    const thread = openThread({ timeLimitMs: 100, worker });
    await expect(thread.run('parse', ADA)).rejects.toMatchObject({ code: 'resume_too_heavy' });
  });

  test('refuses a task that never ends, and gives the next one a new thread', async () => {
    const thread = openThread({ timeLimitMs: 100, worker: workerThat('for (;;) {}') });
    const refused = { code: 'resume_too_heavy' };
    await expect(thread.run('parse', ADA)).rejects.toMatchObject(refused);
    await expect(thread.run('parse', ADA)).rejects.toMatchObject(refused);
  });

  test('counts the time of a first task from when the coach has loaded', async () => {
    // Loads for three seconds, then answers at once.
    const slow = `import { parentPort } from 'node:worker_threads';
      await new Promise((resolve) => setTimeout(resolve, 3000));
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: 'done' }));
      parentPort.postMessage({ isReady: true });`;
    const worker = new URL(`data:text/javascript,${encodeURIComponent(slow)}`);
    const thread = openThread({ timeLimitMs: 2000, worker });
    expect(await thread.run('parse', ADA)).toBe('done');
  });

  test('lets no more wait than it can answer soon', async () => {
    const asked = Array.from({ length: 210 }, () =>
      thread.run('parse', ADA).then(
        () => 'parsed',
        (error: { code?: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(9);
    expect(outcomes.filter((outcome) => outcome === 'parsed')).toHaveLength(201);
  });

  test('refuses what waits when the server stops, and what comes afterwards', async () => {
    const thread = openThread();
    const asked = [thread.run('parse', ADA), thread.run('parse', ADA)].map((answer) =>
      answer.catch((error: { code?: string }) => error.code),
    );
    await thread.close();
    expect(await Promise.all(asked)).toEqual(['shutting_down', 'shutting_down']);
    await expect(thread.run('parse', ADA)).rejects.toMatchObject({ code: 'shutting_down' });
  });
});

/** An answer of the greatest length that repeats one thing. */
const HEAVY = {
  question: 'Tell me about a time when you led a team.',
  answer: `I led the team. ${'- led x by 5%\n'.repeat(1500)}`.slice(0, 20_000),
};
const runHeavy = ({ run }: CoachThread) => run('score', { request: HEAVY, vectors: new Map() });
const LINE = liveAnswerRequest.parse({
  data: 'Tell me about a time when you led a team.',
  resume: 'Ann Lee\nann@example.org',
});

describe('the threads for answers and questions', () => {
  const open = (count: number) => createCoachThreads(count, { timeLimitMs: 30_000, refusal: 'provider_timeout' });
  const [one, two] = [open(1), open(2)];
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  test('answer as this thread does', async () => {
    const input = { request: LINE, isAhead: false };
    expect(await two.run('hear', input)).toEqual(await runCoachTask('hear', input));
    expect(await two.run('textsToScore', HEAVY)).toEqual(await runCoachTask('textsToScore', HEAVY));
    const scored = { request: HEAVY, vectors: new Map<string, Float32Array>() };
    expect(await two.run('score', scored)).toEqual(await runCoachTask('score', scored));
  });

  /** What of a long and a short task is done first, in several rounds: a busy machine may hold a thread up in one of them. */
  async function firstDone(opened: CoachThread, count: number): Promise<string[]> {
    // The first task of a thread loads the coach and builds what the long task needs.
    await Promise.all(Array.from({ length: count }, () => runHeavy(opened)));
    await Promise.all(Array.from({ length: count }, () => opened.run('warmUp', 0)));
    const firsts: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const order: string[] = [];
      const heavy = runHeavy(opened).then(() => order.push('heavy'));
      const light = opened.run('warmUp', 0).then(() => order.push('light'));
      expect(opened.pending()).toBe(2);
      await Promise.all([heavy, light]);
      expect(opened.pending()).toBe(0);
      firsts.push(order[0] ?? '');
    }
    return firsts;
  }

  test('give a task to the one of two with the least to do', async () => {
    expect(await firstDone(two, 2)).toContain('light');
  });

  test('do one after the other where there is only one', async () => {
    expect(await firstDone(one, 1)).not.toContain('light');
  });

  test('leave this thread free while they work', async () => {
    await runHeavy(two);
    const here = await leastOwnMs(() => Promise.all(Array.from({ length: 20 }, () => runHeavy(two))));
    const own = await leastOwnMs(async () => {
      for (let turn = 0; turn < 20; turn += 1) await runCoachTask('score', { request: HEAVY, vectors: new Map() });
    });
    expect(here).toBeLessThan(own / 4);
  });

  test('refuse what takes too long by their own code, and do not begin what its caller has left', async () => {
    const hasty = createCoachThreads(1, { timeLimitMs: 1, refusal: 'provider_timeout' });
    threads.push(hasty);
    await expect(runHeavy(hasty)).rejects.toMatchObject({ code: 'provider_timeout' });

    const leaving = new AbortController();
    const first = runHeavy(one);
    const left = one.run('score', { request: HEAVY, vectors: new Map() }, { signal: leaving.signal });
    leaving.abort(new Error('The caller left.'));
    await expect(left).rejects.toThrow('The caller left.');
    await first;
  });
});
