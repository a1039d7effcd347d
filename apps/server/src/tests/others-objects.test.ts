import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackEntry } from '../testing/feedback-entry.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const SECRET_ANSWER = 'I told nobody but the head nurse.';
const entry = feedbackEntry(4);

/** The path is the caller's own; only the object in it, or in the body, belongs to another person. */
describe('an object of another person under one’s own path', () => {
  let test: TestApp;
  let ada: TestPerson;
  let eve: TestPerson;
  const completed = newId();
  const open = newId();
  let transcriptId: string;
  let feedbackId: string;

  const record = (id: string) => ({
    _id: id,
    jobName: 'Nurse',
    interviewState: 'completed',
    interviewTranscript: transcriptId,
    feedbackTranscript: feedbackId,
    numberOfQuestionsAsked: 1,
    typeOfQuestionsAsked: 'Mixed',
    difficultyOfQuestionsAsked: 'Hard',
  });
  const progress = (answer: string) => ({
    jobName: 'Nurse',
    options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' },
    turns: [{ question: 'Why?', answer }],
  });
  const responses = (uuid: string, answer: string) => ({
    uuid,
    responseCollection: [{ question: 'Why?', answer, catergory: '' }],
  });
  const reserve = (person: TestPerson, updateType: string, operationId: string) =>
    test.ask(person, 'PATCH', `/user/${person.userId}/quota`, {
      headers: { 'idempotency-key': operationId },
      body: { updateType },
    });
  async function snapshot() {
    const base = `/users/${ada.userId}`;
    const paths = [
      `${base}/interviews/${completed}?populate=interviewTranscript,feedbackTranscript`,
      `${base}/interviews/${open}`,
      `${base}/interviews/all`,
      `${base}/transcripts/interviews/${completed}`,
      `${base}/transcripts/feedbacks/${feedbackId}`,
      `/user/${ada.userId}/quota`,
    ];
    return Promise.all(paths.map(async (path) => (await test.ask(ada, 'GET', path)).body));
  }

  beforeAll(async () => {
    test = await buildTestApp();
    [ada, eve] = [await test.signIn('Ada'), await test.signIn('Eve')];
    const base = `/users/${ada.userId}`;
    const headers = { 'idempotency-key': completed };
    const transcript = await test.ask(ada, 'POST', `${base}/transcripts/interviews`, {
      headers,
      body: responses(completed, SECRET_ANSWER),
    });
    transcriptId = transcript.body.data.interviewTranscript._id;
    const feedback = await test.ask(ada, 'POST', `${base}/transcripts/feedbacks`, {
      headers,
      body: { standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5, feedbackEntries: [entry] },
    });
    feedbackId = feedback.body.data.feedbackTranscript._id;
    await reserve(ada, 'interview', completed);
    expect((await test.ask(ada, 'POST', `${base}/interviews`, { headers, body: record(completed) })).status).toBe(200);
    await test.ask(ada, 'PUT', `${base}/interviews/${open}/progress`, { body: progress(SECRET_ANSWER) });
    await reserve(ada, 'interview', open);
  });
  afterAll(() => test.close());

  it('is not there to be read or deleted', async () => {
    const before = await snapshot();
    expect(JSON.stringify(before)).toContain(SECRET_ANSWER);
    const own = `/users/${eve.userId}`;
    const calls: ['GET' | 'DELETE', string][] = [
      ['GET', `${own}/interviews/${completed}`],
      ['GET', `${own}/interviews/${completed}?populate=interviewTranscript,feedbackTranscript`],
      ['GET', `${own}/interviews/${open}`],
      ['DELETE', `${own}/interviews/${completed}`],
      ['DELETE', `${own}/interviews/${open}`],
      ['GET', `${own}/transcripts/interviews/${completed}`],
      ['GET', `${own}/transcripts/interviews/${transcriptId}`],
      ['GET', `${own}/transcripts/feedbacks/${feedbackId}`],
    ];
    for (const [method, path] of calls) {
      const answer = await test.ask(eve, method, path);
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('is not part of lists, figures and the export', async () => {
    const own = `/users/${eve.userId}`;
    const paths = ['interviews/all', 'transcripts/interviews', 'transcripts/feedbacks', 'practice', 'export'];
    for (const path of paths) {
      const answer = await test.ask(eve, 'GET', `${own}/${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      const text = JSON.stringify(answer.body);
      for (const theirs of [SECRET_ANSWER, completed, open, transcriptId, feedbackId, 'Clear and private']) {
        expect(text).not.toContain(theirs);
      }
    }
  });

  it('cannot be made the transcript or the feedback of an interview', async () => {
    const own = `/users/${eve.userId}`;
    const id = newId();
    const headers = { 'idempotency-key': id };
    await reserve(eve, 'interview', id);
    const stolen = await test.ask(eve, 'POST', `${own}/interviews`, { headers, body: record(id) });
    expect(stolen.status).toBe(400);
    const mine = await test.ask(eve, 'POST', `${own}/transcripts/interviews`, {
      headers,
      body: responses(id, 'Mine.'),
    });
    const mixed = { ...record(id), interviewTranscript: mine.body.data.interviewTranscript._id };
    const refused = await test.ask(eve, 'POST', `${own}/interviews`, { headers, body: mixed });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'feedbackTranscript: there is no such feedback.',
    ]);
  });

  it('is not written to: the same ids make objects of one’s own', async () => {
    const before = await snapshot();
    const own = `/users/${eve.userId}`;
    const headers = { 'idempotency-key': completed };
    const saved = await test.ask(eve, 'PUT', `${own}/interviews/${open}/progress`, { body: progress('Eve was here.') });
    expect(saved.body.data.progress.turns[0].answer).toBe('Eve was here.');
    for (const method of ['POST', 'PUT'] as const) {
      const path = `${own}/transcripts/interviews${method === 'PUT' ? `/${completed}` : ''}`;
      const answer = await test.ask(eve, method, path, { headers, body: responses(completed, 'Eve was here.') });
      expect(answer.status).toBeLessThan(500);
    }
    await reserve(eve, 'interview', completed);
    await test.ask(eve, 'DELETE', `/user/${eve.userId}/quota/reservations/${open}`);
    expect(await snapshot()).toEqual(before);
  });

  it('gets no enhanced answer, and no unit is spent on it', async () => {
    const before = await snapshot();
    const operationId = newId();
    await reserve(eve, 'enhanced', operationId);
    const body = { question: 'Why?', answer: 'Um, I led it.', interviewId: completed, questionIndex: 0 };
    const headers = { 'idempotency-key': operationId };
    const refused = await test.ask(eve, 'POST', '/ai/completions/feedback/enhanced', { headers, body });
    expect(refused.status).toBe(404);
    const left = await test.ask(eve, 'GET', `/user/${eve.userId}/quota`);
    expect(left.body.data.availableEnhanceAnswers).toBe(5);
    expect(await snapshot()).toEqual(before);
  });
});
