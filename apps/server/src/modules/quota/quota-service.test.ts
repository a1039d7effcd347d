import { FREE_QUOTA } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../app-error.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import { buildOwner, buildQuota, codeOf } from '../../testing/quota-world.ts';

describe.each(databaseEngines)('units of quota on %s', (_engine, open) => {
  let engine: OpenedEngine;
  let at = new Date('2026-01-01T00:00:00Z');

  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.stop());

  const service = () => buildQuota(engine.databases[0], () => at);
  const buildPerson = (units: Partial<typeof FREE_QUOTA> = {}) => buildOwner(engine.databases[0], units);

  it('gives one of a hundred racing operations a result and ninety-nine of them quota_exhausted', async () => {
    const quota = service();
    const userId = await buildPerson({ availableEnhanceAnswers: 1 });
    let timesAsked = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const operationId = newId();
        try {
          await quota.reserve(userId, 'enhanced', operationId);
          return await quota.spend({ userId, kind: 'enhanced', operationId }, async () => {
            timesAsked += 1;
            return 'result';
          });
        } catch (error) {
          return codeOf(error);
        }
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'result')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'quota_exhausted')).toHaveLength(99);
    expect(timesAsked).toBe(1);
    expect((await quota.read(userId)).availableEnhanceAnswers).toBe(0);
  });

  it('takes nothing when the same operation is reserved again', async () => {
    const quota = service();
    const userId = await buildPerson();
    const operationId = newId();
    await Promise.all(Array.from({ length: 20 }, () => quota.reserve(userId, 'resume', operationId)));
    expect((await quota.read(userId)).availableResumeReviews).toBe(FREE_QUOTA.availableResumeReviews - 1);
  });

  it('gives the unit back at once when what the work is about is gone, and lets the same operation begin anew', async () => {
    const quota = service();
    const userId = await buildPerson({ availableEnhanceAnswers: 1 });
    const operation = { userId, kind: 'enhanced' as const, operationId: newId() };
    const left = async () => (await quota.read(userId)).availableEnhanceAnswers;
    await quota.reserve(userId, 'enhanced', operation.operationId);
    const gone = async () => {
      throw new AppError('not_found');
    };
    await expect(quota.spend(operation, gone)).rejects.toMatchObject({ code: 'not_found' });
    expect(await left()).toBe(1);
    await expect(quota.spend(operation, async () => 'for nothing')).rejects.toMatchObject({ code: 'quota_exhausted' });
    await quota.reserve(userId, 'enhanced', operation.operationId);
    expect(await quota.spend(operation, async () => 'answer')).toBe('answer');
    expect(await left()).toBe(0);
  });

  it('takes two units for two operations at once', async () => {
    const quota = service();
    const userId = await buildPerson();
    const operate = async (operationId: string) => {
      await quota.reserve(userId, 'sample-answer', operationId);
      return quota.spend({ userId, kind: 'sample-answer', operationId }, async () => 'answer');
    };
    expect(await Promise.all([operate(newId()), operate(newId())])).toEqual(['answer', 'answer']);
    expect((await quota.read(userId)).availableSampleAnswers).toBe(FREE_QUOTA.availableSampleAnswers - 2);
  });

  it('lets a retry of failed work use the unit that was reserved for it', async () => {
    const quota = service();
    const userId = await buildPerson({ availableResumeReviews: 1 });
    const operationId = newId();
    await quota.reserve(userId, 'resume', operationId);
    const operation = { userId, kind: 'resume' as const, operationId };
    const broken = quota.spend(operation, async () => Promise.reject(new Error('the coach fell over')));
    await expect(broken).rejects.toThrow('the coach fell over');
    expect(await quota.spend(operation, async () => 'review')).toBe('review');
    await expect(quota.spend(operation, async () => 'again')).rejects.toMatchObject({ code: 'quota_exhausted' });
  });

  it('does delivered work again for the same unit, with the same inputs and for a while', async () => {
    const quota = service();
    const userId = await buildPerson({ availableResumeReviews: 1 });
    const operation = { userId, kind: 'resume' as const, operationId: newId(), inputs: ['resume', 'job'] };
    const spend = (changes = {}) => quota.spend({ ...operation, ...changes }, async () => 'review');
    await quota.reserve(userId, 'resume', operation.operationId);
    expect(await spend()).toBe('review');
    await quota.giveUp(userId, operation.operationId);
    await quota.reserve(userId, 'resume', operation.operationId);
    expect(await spend()).toBe('review');
    expect((await quota.read(userId)).availableResumeReviews).toBe(0);
    for (const other of [{ inputs: ['resumejob', ''] }, { operationId: newId() }, { inputs: undefined }]) {
      await expect(spend(other)).rejects.toMatchObject({ code: 'quota_exhausted' });
    }
    const before = at;
    at = new Date(before.getTime() + 11 * 60_000);
    await expect(spend()).rejects.toMatchObject({ code: 'quota_exhausted' });
    at = before;
  });

  it('charges nothing for a result that is not what was paid for, and lets it be tried again', async () => {
    const quota = service();
    const userId = await buildPerson({ availableResumeReviews: 1 });
    const operationId = newId();
    await quota.reserve(userId, 'resume', operationId);
    const operation = { userId, kind: 'resume' as const, operationId };
    expect(
      await quota.spend(
        operation,
        async () => 'stand-in',
        (result) => result !== 'stand-in',
      ),
    ).toBe('stand-in');
    expect((await quota.read(userId)).availableResumeReviews).toBe(1);
    await quota.reserve(userId, 'resume', operationId);
    expect(await quota.spend(operation, async () => 'review')).toBe('review');
  });

  it('charges nothing for work that nobody waited for any more', async () => {
    const quota = service();
    const userId = await buildPerson();
    const operationId = newId();
    await quota.reserve(userId, 'resume', operationId);
    const gone = new AbortController();
    const operation = { userId, kind: 'resume' as const, operationId };
    await quota.spend({ ...operation, signal: gone.signal }, async () => gone.abort());
    expect((await quota.read(userId)).availableResumeReviews).toBe(FREE_QUOTA.availableResumeReviews);
    await quota.reserve(userId, 'resume', operationId);
    expect(await quota.spend(operation, async () => 'review')).toBe('review');
  });

  it('gives back the unit of an operation that was given up, once, and reserves it again for the same operation', async () => {
    const quota = service();
    const userId = await buildPerson({ availableLiveInterviews: 1 });
    const operationId = newId();
    await quota.reserve(userId, 'live-interview', operationId);
    await quota.giveUp(userId, operationId);
    expect((await quota.giveUp(userId, operationId)).availableLiveInterviews).toBe(1);
    expect((await quota.reserve(userId, 'live-interview', operationId)).availableLiveInterviews).toBe(0);
  });

  it('gives back nothing of an operation at work or delivered, and nothing of another person', async () => {
    const quota = service();
    const userId = await buildPerson({ availableResumeReviews: 2 });
    const operationId = newId();
    await quota.reserve(userId, 'resume', operationId);
    await quota.giveUp(await buildPerson(), operationId);
    await quota.spend({ userId, kind: 'resume', operationId }, () => quota.giveUp(userId, operationId));
    expect((await quota.giveUp(userId, operationId)).availableResumeReviews).toBe(1);
  });

  it('claims the oldest open reservation of the kind when a call names none', async () => {
    const quota = service();
    const userId = await buildPerson();
    await quota.reserve(userId, 'cover-letter', null);
    const operation = { userId, kind: 'cover-letter' as const, operationId: null };
    expect(await quota.spend(operation, async () => 'letter')).toBe('letter');
    await expect(quota.spend(operation, async () => 'letter')).rejects.toMatchObject({ code: 'quota_exhausted' });
  });

  it('does the work of one operation once when it is called twice at the same time', async () => {
    const quota = service();
    const userId = await buildPerson();
    const operationId = newId();
    await quota.reserve(userId, 'resume', operationId);
    const work = () => quota.spend({ userId, kind: 'resume', operationId }, async () => 'review');
    const outcomes = await Promise.all([work(), work()].map((outcome) => outcome.catch(codeOf)));
    expect(outcomes.filter((outcome) => outcome === 'review')).toHaveLength(1);
  });

  it('gives back what was not settled within a day, and reserves it anew for the same operation', async () => {
    const quota = service();
    const userId = await buildPerson({ availableInterviews: 1 });
    const operationId = newId();
    await quota.reserve(userId, 'interview', operationId);
    at = new Date(Date.now() + 25 * 3_600_000);
    await quota.returnStale();
    expect((await quota.read(userId)).availableInterviews).toBe(1);
    await quota.reserve(userId, 'interview', operationId);
    expect((await quota.read(userId)).availableInterviews).toBe(0);
  });
});
