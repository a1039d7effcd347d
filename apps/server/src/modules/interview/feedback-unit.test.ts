import { VISITOR_DAILY_LIMITS } from '@greenroom/contract/constants';
import { FEEDBACKS_PER_INTERVIEW } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservations } from '../../db/schema.ts';
import { createFailingCoach } from '../../testing/failing-coach.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { createUnits } from '../../testing/units.ts';

// An empty answer is not scored, so the test does not wait for the coach.
const REQUEST = { question: 'Tell me about a mistake you made.', answer: '' };

describe('feedback of a signed-in person', () => {
  let test: TestApp;
  const failing = createFailingCoach('giveFeedback', 'provider_failed');
  beforeAll(async () => {
    test = await buildTestApp({ env: { RATE_LIMITS: 'on' }, ports: { coach: failing.coach } });
  });
  afterAll(() => test.close());

  const units = createUnits(() => test, 'interview');
  let address = 0;
  /** Each test has its own address, since the allowance of visitors is counted by address. */
  const nextAddress = () => {
    address += 1;
    return `203.0.113.${address}`;
  };
  const judge = (person: TestPerson | null, remoteAddress: string, interviewId?: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/ai/completions/feedback',
      headers: person ? { 'x-access-token': person.token } : {},
      payload: { ...REQUEST, ...(interviewId === undefined ? {} : { interviewId }) },
      remoteAddress,
    });
  const giveBack = (person: TestPerson, id: string) =>
    test.ask(person, 'DELETE', `/user/${person.userId}/quota/reservations/${id}`);
  const setCount = (person: TestPerson, feedbacks: number) =>
    test.database.orm.update(reservations).set({ feedbacks }).where(eq(reservations.userId, person.userId));
  const countOf = async (person: TestPerson) =>
    (await test.database.orm.select().from(reservations).where(eq(reservations.userId, person.userId))).map(
      ({ feedbacks }) => feedbacks,
    );

  it('belongs to the interview that took a unit, and leaves the day of the address alone', async () => {
    const [person, from, id] = [await test.signIn(), nextAddress(), newId()];
    await units.reserve(person, id);
    for (let call = 0; call < VISITOR_DAILY_LIMITS.answers + 5; call += 1) {
      expect((await judge(person, from, id)).statusCode).toBe(200);
    }
    expect(await countOf(person)).toEqual([VISITOR_DAILY_LIMITS.answers + 5]);
    expect((await judge(null, from)).statusCode).toBe(200);
    expect(await units.unitsOf(person)).toBe(2);
  });

  it('without an interview, or with that of another person, gets what a visitor of the address gets', async () => {
    const [person, other, from, id] = [await test.signIn(), await test.signIn(), nextAddress(), newId()];
    await units.reserve(other, id);
    for (let unit = 0; unit < 3; unit += 1) await units.reserve(person, newId());
    for (let call = 0; call < VISITOR_DAILY_LIMITS.answers; call += 1) {
      expect((await judge(person, from, call % 2 === 0 ? undefined : id)).statusCode).toBe(200);
    }
    const refused = await judge(person, from, id);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(refused.json().error.message).toMatch(/^That is as much as an account without a unit for the interview can/);
    expect((await judge(null, from)).statusCode).toBe(429);
    expect(await countOf(other)).toEqual([0]);
  });

  it('takes the unit of an interview that a visitor began, or whose unit went back after a day', async () => {
    const [person, from, id] = [await test.signIn(), nextAddress(), newId()];
    expect((await judge(person, from, id)).statusCode).toBe(200);
    expect(await units.unitsOf(person)).toBe(2);
    await test.database.orm
      .update(reservations)
      .set({ state: 'returned' })
      .where(eq(reservations.userId, person.userId));
    expect((await judge(person, from, id)).statusCode).toBe(200);
    expect(await countOf(person)).toEqual([2]);
    expect(await units.unitsOf(person)).toBe(1);
  });

  it('is bounded for each unit, also for calls at once', async () => {
    const [person, from, id] = [await test.signIn(), nextAddress(), newId()];
    await units.reserve(person, id);
    await setCount(person, FEEDBACKS_PER_INTERVIEW - 2);
    // The day of the address is used up, so that only the unit can pay.
    for (let call = 0; call < VISITOR_DAILY_LIMITS.answers; call += 1) await judge(null, from);
    const replies = await Promise.all(Array.from({ length: 10 }, () => judge(person, from, id)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(await countOf(person)).toEqual([FEEDBACKS_PER_INTERVIEW]);
  });

  it('that failed is not counted', async () => {
    const [person, from, id] = [await test.signIn(), nextAddress(), newId()];
    await units.reserve(person, id);
    await failing.whileDown(async () => expect((await judge(person, from, id)).statusCode).toBe(502));
    expect(await countOf(person)).toEqual([0]);
  });

  it('keeps its unit: reserving, asking and giving back is no way around it', async () => {
    const [person, id, unused] = [await test.signIn(), newId(), newId()];
    await units.reserve(person, id);
    await units.reserve(person, unused);
    expect((await judge(person, nextAddress(), id)).statusCode).toBe(200);
    await giveBack(person, id);
    await giveBack(person, unused);
    expect(await units.unitsOf(person)).toBe(2);
  });
});

describe('feedback where payments are off', () => {
  it('needs no unit', async () => {
    const test = await buildTestApp({ env: { RATE_LIMITS: 'on', PAYMENTS: 'off' } });
    const person = await test.signIn();
    for (let call = 0; call <= VISITOR_DAILY_LIMITS.answers; call += 1) {
      expect((await test.ask(person, 'POST', '/ai/completions/feedback', { body: REQUEST })).status).toBe(200);
    }
    await test.close();
  });
});
