import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' };
/** Random, since PostgreSQL compresses what repeats. */
const noise = (length: number): string => Array.from({ length }, () => Math.random().toString(36).slice(2, 3)).join('');

describe('what one account stores', () => {
  let test: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp({ env: { ACCOUNT_STORAGE_MB: '1' } });
    ada = await test.signIn();
  });
  afterAll(() => test.close());
  const save = (person: TestPerson, interviewId = newId()) =>
    test.ask(person, 'PUT', `/users/${person.userId}/interviews/${interviewId}/progress`, {
      body: { jobName: 'Nurse', options, turns: [{ question: 'Why?', answer: null, feedback: noise(100_000) }] },
    });
  const exportAll = (person: TestPerson) => test.ask(person, 'GET', `/users/${person.userId}/export`);

  it('is bounded; deleting makes room again, and others are not concerned', async () => {
    const saved: string[] = [];
    let reply = await save(ada);
    while (reply.status === 200 && saved.length < 50) {
      saved.push(reply.body.data._id);
      reply = await save(ada);
    }
    expect([reply.status, reply.body.error?.code]).toEqual([507, 'storage_full']);
    expect(saved.length).toBeGreaterThan(5);
    expect((await save(await test.signIn('Grace'))).status).toBe(200);
    for (const id of saved) await test.ask(ada, 'DELETE', `/users/${ada.userId}/interviews/${id}`);
    expect((await save(ada)).status).toBe(200);
  });

  it('is exported whole, as one document, row by row', async () => {
    const grace = await test.signIn('Grace');
    for (let index = 0; index < 7; index += 1) expect((await save(grace)).status).toBe(200);
    const reply = await exportAll(grace);
    expect(reply.status).toBe(200);
    expect(String(reply.headers['content-disposition'])).toContain('greenroom.json');
    expect(reply.body.success).toBe(true);
    const { data } = reply.body;
    expect(data.user.id).toBe(grace.userId);
    expect(data.quota.userId).toBe(grace.userId);
    expect(data.interviews).toHaveLength(7);
    expect(new Set(data.interviews.map(({ id }: { id: string }) => id)).size).toBe(7);
    expect(data.signIns).toEqual([{ startedAt: expect.any(String), lastUsedAt: expect.any(String), device: null }]);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'reservations',
        'interviewTranscripts',
        'feedbackTranscripts',
        'payments',
        'liveSessions',
      ]),
    );
    expect(reply.body.data.liveSessions).toEqual([]);
  });
});
