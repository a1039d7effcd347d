import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

describe('the fields of a body', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  it('are left out where a text that may be left out is null, and wrong where it is needed', async () => {
    const ada = await test.signIn();
    const role = { roleInformation: { roleName: 'Nurse', roleDescription: null } };
    expect((await test.ask(null, 'POST', '/ai/completions/questions', { body: role })).status).toBe(200);
    const answer = { question: 'Why?', answer: 'I led a team.', role: null, type: null, difficulty: null };
    expect((await test.ask(null, 'POST', '/ai/completions/feedback', { body: answer })).status).toBe(200);
    const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' };
    const progress = { jobName: 'Nurse', jobDescription: null, options, turns: [{ question: 'Why?', answer: null }] };
    const path = `/users/${ada.userId}/interviews/${newId()}/progress`;
    const saved = await test.ask(ada, 'PUT', path, { body: progress });
    expect([saved.body.data.jobDescription, saved.body.data.progress.turns[0].answer]).toEqual(['', null]);
    const live = await test.ask(ada, 'POST', '/live/sessions', { body: { sessionId: null } });
    expect([live.status, live.body.error.code]).toEqual([402, 'quota_exhausted']);
    const needed = await test.ask(null, 'POST', '/ai/completions/feedback', { body: { ...answer, question: null } });
    expect(needed.body.error.message).toBe('question: a text is expected, not null');
    const spoken = await test.ask(null, 'POST', '/ai/tts', { body: { text: null, input: null } });
    expect(spoken.body.error.message).toBe('text: is missing; a text is expected');
  });

  it('are counted before they are checked: a megabyte of short keys is refused', async () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
    const body = { data: 'Why us?', ...keys(80_000) };
    const refused = await test.ask(null, 'POST', '/ai/completions/live-interview/answers', { body });
    expect([refused.status, refused.body.error.code]).toEqual([413, 'payload_too_large']);
    const nested = { data: 'Why us?', list: Array.from({ length: 9000 }, () => keys(9)) };
    expect((await test.ask(null, 'POST', '/ai/completions/live-interview/answers', { body: nested })).status).toBe(413);
    const allowed = { data: 'Why us?', ...keys(20_000) };
    expect((await test.ask(null, 'POST', '/ai/completions/live-interview/answers', { body: allowed })).status).toBe(
      200,
    );
  });

  it('are told of in one thing each: of what is no text not how long it may be', async () => {
    const body = { question: [], role: 7 };
    const answer = await test.ask(null, 'POST', '/ai/completions/notes/answers', { body });
    expect(answer.body.error.details).toEqual([
      { field: 'question', problem: 'a text is expected, not a list' },
      { field: 'role', problem: 'a text is expected, not 7' },
    ]);
  });
});
