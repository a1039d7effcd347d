import { LIVE_SESSION_LIMIT_MS, SAVED_LIVE_SESSIONS_PAGE_SIZE } from '@greenroom/contract/constants';
import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveSessions } from '../../db/schema.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const TRANSCRIPT = {
  lines: [
    { speaker: 'interviewer', text: 'Why us?', atMs: 10 },
    { speaker: 'person', text: 'Because of your team.', atMs: 61_000 },
  ],
  answers: [{ question: 'Why us?', answer: 'Because.', atMs: 20 }],
};

describe('kept live sessions', () => {
  let test: TestApp;
  let ada: TestPerson;
  let grace: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [ada, grace] = [await test.signIn('Ada'), await test.signIn('Grace')];
  });

  async function addSession(person: TestPerson): Promise<string> {
    const id = newId();
    const endsAt = new Date(Date.now() + LIVE_SESSION_LIMIT_MS);
    await test.database.orm.insert(liveSessions).values({ id, userId: person.userId, endsAt });
    return id;
  }
  const pathOf = (person: TestPerson, id = '') => `/users/${person.userId}/live-sessions${id && `/${id}`}`;
  const keep = (person: TestPerson, id: string, body: object = TRANSCRIPT) =>
    test.ask(person, 'PUT', pathOf(person, id), { body });
  async function addSaved(person: TestPerson, body: object = TRANSCRIPT): Promise<string> {
    const id = await addSession(person);
    expect((await keep(person, id, body)).status).toBe(200);
    return id;
  }

  it('are listed with what they are known by, and read again whole', async () => {
    const jobDescription = `Nurse on a busy ward. ${'Much more is written here. '.repeat(20)}`;
    const id = await addSaved(ada, { ...TRANSCRIPT, jobDescription });
    const { body } = await test.ask(ada, 'GET', pathOf(ada));
    expect(body.data).toMatchObject({ totalCount: 1, sessions: [{ _id: id, questionCount: 1, durationMs: 61_000 }] });
    expect(jobDescription.startsWith(body.data.sessions[0].jobDescription)).toBe(true);
    expect(body.data.sessions[0].jobDescription.length).toBeLessThan(jobDescription.length);
    const whole = (await test.ask(ada, 'GET', pathOf(ada, id))).body.data;
    expect(whole).toMatchObject({ _id: id, jobDescription, transcript: TRANSCRIPT });
  });

  it('are listed with no duration when nothing was said', async () => {
    const id = await addSaved(ada, { lines: [], answers: [] });
    const { sessions } = (await test.ask(ada, 'GET', pathOf(ada))).body.data;
    expect(sessions).toMatchObject([{ _id: id, questionCount: 0, durationMs: 0, jobDescription: '' }]);
  });

  it('have the time of their last save, until they are deleted', async () => {
    const id = await addSaved(ada);
    const savedAt = async () => {
      const [row] = await test.database.orm.select().from(liveSessions).where(eq(liveSessions.id, id));
      return row?.savedAt?.getTime() ?? null;
    };
    const first = await savedAt();
    expect(first).toEqual(expect.any(Number));
    await keep(ada, id);
    expect(await savedAt()).toBeGreaterThan(first ?? Infinity);
    expect((await test.ask(ada, 'DELETE', pathOf(ada, id))).status).toBe(200);
    expect(await savedAt()).toBeNull();
  });

  it('do not include sessions that nobody chose to keep', async () => {
    const id = await addSession(ada);
    expect((await test.ask(ada, 'GET', pathOf(ada))).body.data).toEqual({ sessions: [], totalCount: 0 });
    expect((await test.ask(ada, 'GET', pathOf(ada, id))).status).toBe(404);
  });

  it('come newest first, a page at a time, with the count of all', async () => {
    const ids: string[] = [];
    for (let index = 0; index <= SAVED_LIVE_SESSIONS_PAGE_SIZE; index++) ids.unshift(await addSaved(ada));
    const pages = await Promise.all([1, 2, 3].map((page) => test.ask(ada, 'GET', `${pathOf(ada)}?page=${page}`)));
    const listed = pages.map(({ body }) => body.data.sessions.map(({ _id }: { _id: string }) => _id));
    expect(listed).toEqual([ids.slice(0, -1), ids.slice(-1), []]);
    expect(pages[2]?.body.data.totalCount).toBe(ids.length);
  });

  it('are deleted with the description of the job, and are gone for good', async () => {
    const id = await addSaved(ada, { ...TRANSCRIPT, jobDescription: 'Nurse' });
    expect((await test.ask(ada, 'DELETE', pathOf(ada, id))).status).toBe(200);
    expect((await test.ask(ada, 'GET', pathOf(ada, id))).status).toBe(404);
    expect((await test.ask(ada, 'DELETE', pathOf(ada, id))).status).toBe(404);
    const [row] = await test.database.orm.select().from(liveSessions).where(eq(liveSessions.id, id));
    expect(row).toMatchObject({ transcript: null, jobDescription: '' });
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('answer 404 to %s of another person’s, by either path', async (method) => {
    const id = await addSaved(ada);
    const body = method === 'PUT' ? TRANSCRIPT : undefined;
    expect((await test.ask(grace, method, pathOf(grace, id), { body })).status).toBe(404);
    expect((await test.ask(grace, method, pathOf(ada, id), { body })).status).toBe(404);
    expect((await test.ask(ada, 'GET', pathOf(ada, id))).body.data.transcript).toEqual(TRANSCRIPT);
  });

  it('are kept once however often they are sent, the last one standing', async () => {
    const id = await addSaved(ada);
    await keep(ada, id, { lines: TRANSCRIPT.lines.slice(0, 1), answers: [] });
    const { body } = await test.ask(ada, 'GET', pathOf(ada));
    expect(body.data).toMatchObject({ totalCount: 1, sessions: [{ questionCount: 0 }] });
  });
});
