import { describe, expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

const never = () => new Promise<void>(() => undefined);

describe('readiness', () => {
  it('is there while the database answers', async () => {
    expect(await createReadiness(async () => undefined).isReady()).toBe(true);
  });

  it('is not there when the database fails, or does not answer in time', async () => {
    const fails = async () => {
      throw new Error('away');
    };
    expect(await createReadiness(fails).isReady()).toBe(false);
    expect(await createReadiness(never, { deadlineMs: 5 }).isReady()).toBe(false);
  });

  it('asks the database once for many questions, and again later', async () => {
    let questions = 0;
    let nowMs = 0;
    const ping = async () => {
      questions += 1;
    };
    const readiness = createReadiness(ping, { reuseMs: 500, now: () => nowMs });
    await Promise.all(Array.from({ length: 100 }, () => readiness.isReady()));
    expect(questions).toBe(1);
    nowMs = 500;
    await readiness.isReady();
    expect(questions).toBe(2);
  });

  it('is over once the process drains, whatever the database says', async () => {
    const readiness = createReadiness(async () => undefined);
    readiness.drain();
    expect(await readiness.isReady()).toBe(false);
  });
});
