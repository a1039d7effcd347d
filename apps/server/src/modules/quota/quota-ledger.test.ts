import {
  FREE_QUOTA,
  type QuotaKind,
  RESERVATION_LEASE_MS,
  RESERVATION_LIFETIME_MS,
} from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interviews, reservations } from '../../db/schema.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import { buildOwner, buildQuota, codeOf } from '../../testing/quota-world.ts';

const CALLS_AT_ONCE = 20;
const ROUNDS = 10;

describe.each(databaseEngines)('the ledger of units on %s', (_engine, open) => {
  let engine: OpenedEngine;
  let at: Date;
  beforeAll(async () => {
    engine = await open();
  });
  beforeEach(() => {
    at = new Date();
  });
  afterAll(() => engine.stop());

  const pass = (ms: number) => {
    at = new Date(at.getTime() + ms);
  };
  /** One a server process, all on the same database. */
  const build = () => engine.databases.map((database) => buildQuota(database, () => at));
  const buildPerson = (units: Partial<typeof FREE_QUOTA> = {}) => buildOwner(engine.databases[0], units);
  const statesOf = async (userId: string) => {
    const rows = await engine.databases[0].orm.select().from(reservations).where(eq(reservations.userId, userId));
    return rows.map(({ state }) => state).toSorted();
  };

  it('lets one of many calls of the same operation do the work, round after round, whichever server they reach', async () => {
    const servers = build();
    const userId = await buildPerson({ availableResumeReviews: ROUNDS });
    for (let round = 0; round < ROUNDS; round += 1) {
      const operation = { userId, kind: 'resume' as const, operationId: newId() };
      await servers[0]?.reserve(userId, 'resume', operation.operationId);
      let timesWorked = 0;
      const call = (index: number) =>
        servers[index % servers.length]?.spend(operation, async () => {
          timesWorked += 1;
          return 'review';
        });
      const outcomes = await Promise.all(
        Array.from({ length: CALLS_AT_ONCE }, (_, index) => call(index)?.catch(codeOf)),
      );
      expect(timesWorked).toBe(1);
      expect(outcomes.filter((outcome) => outcome === 'review')).toHaveLength(1);
      // Anyone who comes while it is being worked on, and anyone who comes after it.
      expect(outcomes.every((outcome) => ['review', 'conflict', 'quota_exhausted'].includes(outcome ?? ''))).toBe(true);
    }
    expect((await servers[0]?.read(userId))?.availableResumeReviews).toBe(0);
  });

  it('says conflict, not exhausted, while the same operation is being worked on', async () => {
    const [quota] = build();
    const userId = await buildPerson();
    const operation = { userId, kind: 'resume' as const, operationId: newId() };
    await quota?.reserve(userId, 'resume', operation.operationId);
    const nested = await quota?.spend(operation, () => quota.spend(operation, async () => 'twice').catch(codeOf));
    expect(nested).toBe('conflict');
  });

  it('takes over from work whose lease ran out, and does not let the late one settle or release what is no longer its own', async () => {
    const [quota] = build();
    const userId = await buildPerson({ availableResumeReviews: 1 });
    const operation = { userId, kind: 'resume' as const, operationId: newId() };
    await quota?.reserve(userId, 'resume', operation.operationId);
    const outcome = await quota
      ?.spend(operation, async () => {
        pass(RESERVATION_LEASE_MS - 1);
        expect(await quota.spend(operation, async () => 'too early').catch(codeOf)).toBe('conflict');
        pass(2);
        await quota.spend(operation, async () => {
          // The first one fails now, late: this must not free the unit for a third.
          return 'second';
        });
        throw new Error('late');
      })
      .catch((error: Error) => error.message);
    expect(outcome).toBe('late');
    expect(await statesOf(userId)).toEqual(['settled']);
    expect(await quota?.spend(operation, async () => 'third').catch(codeOf)).toBe('quota_exhausted');
  });

  it('does not let late work settle the unit that another now works with', async () => {
    const [quota] = build();
    const userId = await buildPerson({ availableResumeReviews: 1 });
    const operation = { userId, kind: 'resume' as const, operationId: newId() };
    await quota?.reserve(userId, 'resume', operation.operationId);
    const second = Promise.withResolvers<string>();
    let secondCall: Promise<unknown> = Promise.resolve();
    await quota?.spend(operation, async () => {
      pass(RESERVATION_LEASE_MS + 1);
      const hasBegun = Promise.withResolvers<void>();
      secondCall = quota
        .spend(operation, () => {
          hasBegun.resolve();
          return second.promise;
        })
        .catch(codeOf);
      await hasBegun.promise;
    });
    expect(await statesOf(userId)).toEqual(['claimed']);
    second.reject(new Error('the coach fell over'));
    await secondCall;
    expect(await quota?.spend(operation, async () => 'third')).toBe('third');
  });

  it('gives back after a day and not before, once, though every server looks at the same time', async () => {
    const servers = build();
    const userId = await buildPerson({ availableInterviews: 1 });
    await servers[0]?.reserve(userId, 'interview', newId());
    pass(RESERVATION_LIFETIME_MS - 60_000);
    await Promise.all(servers.map((server) => server.returnStale()));
    expect((await servers[0]?.read(userId))?.availableInterviews).toBe(0);
    pass(120_000);
    await Promise.all([...servers, ...servers].map((server) => server.returnStale()));
    expect((await servers[0]?.read(userId))?.availableInterviews).toBe(1);
    expect(await statesOf(userId)).toEqual(['returned']);
  });

  it('never gives back what was delivered, nor what is being worked on', async () => {
    const [quota] = build();
    const userId = await buildPerson();
    const [delivered, working] = [newId(), newId()];
    for (const operationId of [delivered, working]) await quota?.reserve(userId, 'enhanced', operationId);
    await quota?.spend({ userId, kind: 'enhanced', operationId: delivered }, async () => 'answer');
    pass(RESERVATION_LIFETIME_MS + 1000);
    await quota?.spend({ userId, kind: 'enhanced', operationId: working }, async () => quota.returnStale());
    expect((await quota?.read(userId))?.availableEnhanceAnswers).toBe(FREE_QUOTA.availableEnhanceAnswers - 2);
    expect(await statesOf(userId)).toEqual(['settled', 'settled']);
  });

  it('gives back what a server held when it died', async () => {
    const [quota] = build();
    const userId = await buildPerson({ availableResumeReviews: 1 });
    const operation = { userId, kind: 'resume' as const, operationId: newId() };
    await quota?.reserve(userId, 'resume', operation.operationId);
    const died = quota?.spend(operation, () => new Promise<never>(() => undefined));
    await expect.poll(() => statesOf(userId), { timeout: 60_000 }).toEqual(['claimed']);
    pass(RESERVATION_LIFETIME_MS + RESERVATION_LEASE_MS);
    await quota?.returnStale();
    expect((await quota?.read(userId))?.availableResumeReviews).toBe(1);
    expect(died).toBeInstanceOf(Promise);
  });

  it('counts an interview as delivered that was kept, though the server died before it settled the unit', async () => {
    const [quota] = build();
    const userId = await buildPerson({ availableInterviews: 2 });
    const [kept, goesOn] = [newId(), newId()];
    for (const operationId of [kept, goesOn]) await quota?.reserve(userId, 'interview', operationId);
    const interview = { userId, jobName: 'Nurse', difficulty: 'Easy', questionType: 'Behavioral', questionCount: 1 };
    const written = Promise.withResolvers<void>();
    const died = quota?.spend({ userId, kind: 'interview', operationId: kept }, async () => {
      await engine.databases[0].orm.insert(interviews).values([
        { ...interview, id: kept, interviewState: 'completed' },
        { ...interview, id: goesOn, interviewState: 'in-progress' },
      ]);
      written.resolve();
      return new Promise<never>(() => undefined);
    });
    await written.promise;
    expect(await statesOf(userId)).toEqual(['claimed', 'reserved']);
    pass(RESERVATION_LIFETIME_MS + RESERVATION_LEASE_MS);
    await quota?.returnStale();
    expect(await statesOf(userId)).toEqual(['returned', 'settled']);
    expect((await quota?.read(userId))?.availableInterviews).toBe(1);
    expect(died).toBeInstanceOf(Promise);
  });

  it('keeps keys apart by person and by kind', async () => {
    const [quota] = build();
    const [ada, grace] = [await buildPerson(), await buildPerson()];
    const operationId = newId();
    const kinds: QuotaKind[] = ['resume', 'cover-letter'];
    for (const kind of kinds) await quota?.reserve(ada, kind, operationId);
    const stolen = quota?.spend({ userId: grace, kind: 'resume', operationId }, async () => 'review');
    await expect(stolen).rejects.toMatchObject({ code: 'quota_exhausted' });
    expect(await quota?.read(ada)).toMatchObject({ availableResumeReviews: 2, availableCoverLetterGenerators: 2 });
    expect(await quota?.read(grace)).toEqual(FREE_QUOTA);
  });

  it('reserves one unit for one key, whichever servers it reaches at once', async () => {
    const servers = build();
    const userId = await buildPerson({ availableSampleAnswers: CALLS_AT_ONCE });
    const operationId = newId();
    await Promise.all(
      Array.from({ length: CALLS_AT_ONCE }, (_, index) =>
        servers[index % servers.length]?.reserve(userId, 'sample-answer', operationId),
      ),
    );
    expect((await servers[0]?.read(userId))?.availableSampleAnswers).toBe(CALLS_AT_ONCE - 1);
    expect(await statesOf(userId)).toEqual(['reserved']);
  });
});
