import type { ResumeDocument, ResumeLine } from '@greenroom/contract/resume';
import { afterEach, describe, expect, test } from 'vitest';
import { runResumeTask } from './resume-tasks.ts';
import { createResumeThread, type ResumeThread } from './resume-thread.ts';

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

const threads: ResumeThread[] = [];
function openThread(options: { timeLimitMs?: number } = { timeLimitMs: 30_000 }): ResumeThread {
  const thread = createResumeThread(options);
  threads.push(thread);
  return thread;
}
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

describe('the thread for resumes', () => {
  test('answers as this thread does, each its own request', async () => {
    const thread = openThread();
    const grace = documentOf('Grace Hopper', 'grace@example.org');
    const [first, second] = await Promise.all([thread.run('parse', ADA), thread.run('parse', grace)]);
    expect(first).toEqual(await runResumeTask('parse', ADA));
    expect(second.fullName).toBe('Grace Hopper');
  });

  test('passes a failure on and goes on with the next', async () => {
    const thread = openThread();
    const broken = thread.run('parse', {} as ResumeDocument);
    const next = thread.run('parse', ADA);
    await expect(broken).rejects.toThrow('TypeError');
    expect((await next).fullName).toBe('Ada Lovelace');
  });

  test('refuses what takes too long', async () => {
    const thread = openThread({ timeLimitMs: 1 });
    await expect(thread.run('parse', ADA)).rejects.toMatchObject({ code: 'resume_too_heavy' });
  });

  test('lets no more wait than it can answer soon', async () => {
    const thread = openThread();
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
