import { MOST_STORIES, type StoryFields } from '@greenroom/contract/stories';
import { newId } from '@greenroom/contract/uuid';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuiltInCoach } from '../../adapters/built-in-coach/built-in-coach.ts';
import { createRetentionRepository } from '../../db/retention-repository.ts';
import { stories } from '../../db/schema.ts';
import { createStorageRepository } from '../../db/storage-repository.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const FIELDS: StoryFields = {
  title: 'The flooded kitchen',
  text: 'The kitchen flooded an hour before service. I split us in two and we opened on time.',
  question: 'Tell me about a time you worked as part of a team.',
  skills: ['teamwork'],
  interviewId: null,
  outlivesInterview: true,
};

/** Texts with "team" are alike. */
const lineEncoder = {
  encode: async (texts: readonly string[]) =>
    texts.map((text, at) =>
      Float32Array.from({ length: 64 }, (_, index) => Number(index === (/team/.test(text) ? 0 : at + 1))),
    ),
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ ports: { coach: createBuiltInCoach({ lineEncoder }) } });
});
afterAll(() => test.close());

const base = (person: TestPerson) => `/users/${person.userId}/stories`;
const save = (person: TestPerson, id: string, fields: Partial<StoryFields> = {}) =>
  test.ask(person, 'PUT', `${base(person)}/${id}`, { body: { ...FIELDS, ...fields } });
const list = async (person: TestPerson) => (await test.ask(person, 'GET', base(person))).body.data.stories;

async function buildInterview(person: TestPerson): Promise<string> {
  const interviewId = newId();
  const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' };
  await test.ask(person, 'PUT', `/users/${person.userId}/interviews/${interviewId}/progress`, {
    body: { jobName: 'Cook', options, turns: [{ question: 'Why?', answer: 'Because.' }] },
  });
  return interviewId;
}

it('saves, edits and deletes stories of the person alone, and exports them', async () => {
  const [ada, eve] = [await test.signIn(), await test.signIn()];
  const id = newId();
  expect((await save(ada, id)).status).toBe(200);
  expect((await save(ada, id, { title: 'The flood', skills: ['teamwork', 'leadership'] })).status).toBe(200);
  const saved = { ...FIELDS, id, title: 'The flood', skills: ['teamwork', 'leadership'], savedAt: expect.any(String) };
  expect(await list(ada)).toEqual([saved]);
  expect(await list(eve)).toEqual([]);
  expect((await test.ask(eve, 'DELETE', `${base(eve)}/${id}`)).status).toBe(404);
  const exported = await test.ask(ada, 'GET', `/users/${ada.userId}/export`);
  expect(exported.body.data.stories).toMatchObject([{ title: 'The flood' }]);
  expect((await test.ask(ada, 'DELETE', `${base(ada)}/${id}`)).status).toBe(200);
  expect(await list(ada)).toEqual([]);
});

it('deletes a story with its interview, unless the person wants it to stay', async () => {
  const ada = await test.signIn();
  const interviewId = await buildInterview(ada);
  const [bound, kept, loosened] = [newId(), newId(), newId()];
  await save(ada, bound, { interviewId, outlivesInterview: false });
  await save(ada, kept, { interviewId, outlivesInterview: true });
  await save(ada, loosened, { interviewId, outlivesInterview: false });
  await save(ada, loosened, { interviewId, outlivesInterview: true });
  expect((await list(ada)).map((story: StoryFields) => story.interviewId)).toEqual(Array(3).fill(interviewId));
  await test.ask(ada, 'DELETE', `/users/${ada.userId}/interviews/${interviewId}`);
  const left = await list(ada);
  expect(left.map((story: { id: string }) => story.id).sort()).toEqual([kept, loosened].sort());
  expect(left[0]).toMatchObject({ interviewId: null, outlivesInterview: true });
});

it('binds no story to an interview of another person', async () => {
  const [ada, eve] = [await test.signIn(), await test.signIn()];
  const interviewId = await buildInterview(ada);
  expect((await save(eve, newId(), { interviewId, outlivesInterview: false })).status).toBe(200);
  expect(await list(eve)).toMatchObject([{ interviewId: null, outlivesInterview: true }]);
});

it('has room for a bounded number of stories', async () => {
  const ada = await test.signIn();
  const [first, ...others] = Array.from({ length: MOST_STORIES }, newId);
  const { interviewId: _, outlivesInterview: __, ...texts } = FIELDS;
  await test.database.orm.insert(stories).values(others.map((id) => ({ id, userId: ada.userId, ...texts })));
  expect((await save(ada, first ?? '')).status).toBe(200);
  const refused = await save(ada, newId());
  expect([refused.status, refused.body.error.code]).toEqual([507, 'storage_full']);
  expect((await save(ada, first ?? '', { title: 'Changed' })).status).toBe(200);
});

it('is deleted by the retention once it was not changed for so long', async () => {
  const ada = await test.signIn();
  const [old, fresh] = [newId(), newId()];
  await save(ada, old);
  await save(ada, fresh);
  await test.database.orm
    .update(stories)
    .set({ updatedAt: new Date('2020-01-01') })
    .where(eq(stories.id, old));
  await createRetentionRepository(test.database.orm).deleteBefore({
    interviews: new Date('2021-01-01'),
    liveSessions: null,
    stories: new Date('2021-01-01'),
  });
  expect((await list(ada)).map(({ id }: { id: string }) => id)).toEqual([fresh]);
});

it('counts for the storage of an account', async () => {
  const ada = await test.signIn();
  await save(ada, newId());
  const { rows } = (await test.database.orm.execute(
    sql`select pg_column_size(text) as size from stories where user_id = ${ada.userId}`,
  )) as unknown as { rows: { size: number }[] };
  expect(rows[0]?.size).toBeGreaterThan(80);
  expect(await createStorageRepository(test.database.orm).storedBytes(ada.userId)).toBeGreaterThan(280);
});

it('finds the story that fits a question or a demand, and says nothing of others', async () => {
  const [flood, docker] = [
    { id: newId(), question: FIELDS.question, text: FIELDS.text, skills: FIELDS.skills },
    {
      id: newId(),
      question: 'Tell me about a disagreement with a colleague.',
      text: 'I moved our build to Docker. We had never used Kubernetes.',
      skills: ['communication'],
    },
  ];
  const needs = [
    { kind: 'question', text: 'Describe a time you worked in a team.' },
    { kind: 'question', text: 'Tell me about a time you failed.' },
    { kind: 'question', text: 'How would you sharpen a knife?' },
    { kind: 'demand', text: 'Teamwork' },
    { kind: 'demand', text: 'Docker' },
    { kind: 'demand', text: 'Kubernetes' },
  ];
  const { status, body } = await test.ask(null, 'POST', '/ai/completions/stories', {
    body: { needs, stories: [flood, docker] },
  });
  expect(status).toBe(200);
  expect(body.data.matches).toEqual([
    { need: 0, storyId: flood.id, skill: 'teamwork' },
    { need: 3, storyId: flood.id, skill: 'teamwork' },
    { need: 4, storyId: docker.id, skill: null },
  ]);
});
