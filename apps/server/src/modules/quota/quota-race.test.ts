import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuiltInCoach } from '../../adapters/built-in-coach/built-in-coach.ts';
import { quotas } from '../../db/schema.ts';
import type { Coach } from '../../ports/language.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const OPERATIONS = 100;
const WORK = { question: 'Why this job?', answer: 'Um, I have run two wards and want to lead a third.' };

describe.each(databaseEngines)('a hundred operations over HTTP that race for one unit on %s', (_engine, open) => {
  let engine: OpenedEngine;
  let servers: TestApp[];
  let timesAsked = 0;
  let isFailing = false;
  /** The built-in coach with a call counter and switchable failures. */
  const builtIn = createBuiltInCoach();
  const coach: Coach = {
    ...builtIn,
    async enhanceAnswer(request, options) {
      timesAsked += 1;
      if (isFailing) throw new Error('the coach fell over');
      return builtIn.enhanceAnswer(request, options);
    },
  };
  beforeAll(async () => {
    engine = await open();
    servers = await Promise.all(engine.databases.map((database) => buildTestApp({ database, ports: { coach } })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await engine.stop();
  });

  async function buildPerson(enhancedAnswers: number): Promise<TestPerson> {
    const person = await first().signIn();
    const units = { availableEnhanceAnswers: enhancedAnswers };
    await engine.databases[0].orm.update(quotas).set(units).where(eq(quotas.userId, person.userId));
    return person;
  }
  function first(): TestApp {
    const [server] = servers;
    if (!server) throw new Error('no server');
    return server;
  }
  /** As the page does it: reserves under the operation's key, and asks for the work under the same. */
  async function operate(person: TestPerson, index: number, operationId: string = newId()): Promise<number> {
    const server = servers[index % servers.length] ?? first();
    const headers = { 'idempotency-key': operationId };
    const body = { updateType: 'enhanced' };
    const reserved = await server.ask(person, 'PATCH', `/user/${person.userId}/quota`, { headers, body });
    if (reserved.status !== 200) return reserved.status;
    return (await server.ask(person, 'POST', '/ai/completions/feedback/enhanced', { headers, body: WORK })).status;
  }
  const left = async (person: TestPerson) =>
    (await first().ask(person, 'GET', `/user/${person.userId}/quota`)).body.data.availableEnhanceAnswers;

  it('gets exactly one result and ninety-nine 402s, and asks the coach once', async () => {
    const person = await buildPerson(1);
    timesAsked = 0;
    const statuses = await Promise.all(Array.from({ length: OPERATIONS }, (_, index) => operate(person, index)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(OPERATIONS - 1);
    expect(timesAsked).toBe(1);
    expect(await left(person)).toBe(0);
  });

  it('costs nothing when the coach fails: the same operation gets its result later, and another gets none', async () => {
    const person = await buildPerson(1);
    const operationId = newId();
    isFailing = true;
    expect(await operate(person, 0, operationId)).toBeGreaterThanOrEqual(500);
    isFailing = false;
    expect(await operate(person, 1)).toBe(402);
    expect(await operate(person, 2, operationId)).toBe(200);
    // Once more from the same server, since the response may have been lost.
    expect(await operate(person, 2, operationId)).toBe(200);
    expect(await left(person)).toBe(0);
  });
});
