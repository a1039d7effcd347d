import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackEntry } from '../../testing/feedback-entry.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

describe('interviews', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());

  const quotaOf = async (person: TestPerson) =>
    (await test.ask(person, 'GET', `/user/${person.userId}/quota`)).body.data.availableInterviews;

  async function save(person: TestPerson, id: string, stopAfter = 4, answers = 3) {
    const base = `/users/${person.userId}`;
    const headers = { 'idempotency-key': id };
    const transcript = await test.ask(person, 'POST', `${base}/transcripts/interviews`, {
      headers,
      body: {
        uuid: id,
        responseCollection: Array(answers).fill({ question: 'Why?', answer: 'Because.', catergory: '' }),
      },
    });
    if (stopAfter === 1) return null;
    const feedback = await test.ask(person, 'POST', `${base}/transcripts/feedbacks`, {
      headers,
      body: {
        standardUsed: 'STAR',
        totalScoreAsPerStandardUsed: 5,
        feedbackEntries: [feedbackEntry(4), feedbackEntry(null), feedbackEntry(3)],
      },
    });
    if (stopAfter === 2) return null;
    await test.ask(person, 'PATCH', `/user/${person.userId}/quota`, { headers, body: { updateType: 'interview' } });
    if (stopAfter === 3) return null;
    return test.ask(person, 'POST', `${base}/interviews`, {
      headers,
      body: {
        _id: id,
        jobName: 'Nurse',
        jobDescription: '',
        interviewState: 'completed',
        interviewTranscript: transcript.body.data.interviewTranscript._id,
        feedbackTranscript: feedback.body.data.feedbackTranscript._id,
        averageScore: 5,
        numberOfQuestionsAsked: 3,
        typeOfQuestionsAsked: 'Mixed',
        difficultyOfQuestionsAsked: 'Hard',
      },
    });
  }

  it('give a follow-up on an answer to anyone, or none, at no cost', async () => {
    const ada = await test.signIn();
    const units = await quotaOf(ada);
    const ask = (person: TestPerson | null, answer: string) =>
      test.ask(person, 'POST', '/ai/completions/follow-up', {
        body: { question: 'Tell me about a time you dealt with a difficult customer.', answer },
      });
    const answer =
      'A family of four had waited an hour for their food. I decided to wait beside them, brought the children juice and asked for ' +
      'ten minutes. They stayed and they came back the next week.';
    expect((await ask(ada, answer)).body.data.followUp).toContain('“I decided to wait beside them');
    expect((await ask(null, 'No idea.')).body.data).toEqual({ followUp: null });
    expect(await quotaOf(ada)).toBe(units);
  });

  it('keeps what belongs to a completed one: the same again is answered, anything else refused', async () => {
    const person = await test.signIn();
    const id = newId();
    await save(person, id);
    expect((await save(person, id))?.status).toBe(200);
    const base = `/users/${person.userId}/transcripts`;
    const headers = { 'idempotency-key': id };
    const changed = { uuid: id, responseCollection: [{ question: 'Why?', answer: 'Something else.', catergory: '' }] };
    const feedback = { standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5, feedbackEntries: [feedbackEntry(5)] };
    const refused = [
      await test.ask(person, 'POST', `${base}/interviews`, { headers, body: changed }),
      await test.ask(person, 'PUT', `${base}/interviews/${id}`, { headers, body: changed }),
      await test.ask(person, 'POST', `${base}/feedbacks`, { headers, body: feedback }),
    ];
    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(Array(3).fill([409, 'conflict']));
    const kept = await test.ask(person, 'GET', `${base}/interviews/${id}`);
    expect(JSON.stringify(kept.body)).toContain('Because.');
  });

  it('takes a transcript only under the address that its uuid names', async () => {
    const person = await test.signIn();
    const id = newId();
    await save(person, id, 1);
    const put = (uuid: string) =>
      test.ask(person, 'PUT', `/users/${person.userId}/transcripts/interviews/${id}`, {
        body: { uuid, responseCollection: [{ question: 'Why?', answer: 'Other words.', catergory: '' }] },
      });
    const other = await put(newId());
    expect([other.status, other.body.error.message]).toEqual([
      400,
      'uuid: does not name the interview of the address.',
    ]);
    expect((await put(id)).status).toBe(200);
  });

  it('saves no interview with feedback on more answers than it has', async () => {
    const person = await test.signIn();
    const saved = await save(person, newId(), 4, 2);
    expect([saved?.status, saved?.body.error.message]).toEqual([
      400,
      'feedbackTranscript: it has more entries than there are answers.',
    ]);
    const list = await test.ask(person, 'GET', `/users/${person.userId}/interviews/all`);
    expect(list.body.data.totalCount).toBe(0);
  });

  it('recomputes the average from the scored answers, whatever the client sent', async () => {
    const person = await test.signIn();
    const saved = await save(person, newId());
    expect(saved?.status).toBe(200);
    expect(saved?.body.data.averageScore).toBe(3.5);
    expect(saved?.body.data.interviewState).toBe('completed');
  });

  it.each([1, 2, 3, 4])(
    'saves one interview for one unit when saving stopped after step %i and was retried',
    async (step) => {
      const person = await test.signIn();
      const id = newId();
      await save(person, id, step);
      await save(person, id);
      await save(person, id);
      const list = await test.ask(person, 'GET', `/users/${person.userId}/interviews/all`);
      expect(list.body.data.totalCount).toBe(1);
      expect(await quotaOf(person)).toBe(2);
      const detail = await test.ask(
        person,
        'GET',
        `/users/${person.userId}/interviews/${id}?populate=interviewTranscript,feedbackTranscript`,
      );
      expect(detail.body.data.interviewTranscript.responseCollection).toHaveLength(3);
      expect(detail.body.data.feedbackTranscript.feedbackEntries).toHaveLength(3);
      for (const kind of ['interviews', 'feedbacks']) {
        const kept = await test.ask(person, 'GET', `/users/${person.userId}/transcripts/${kind}`);
        expect(kept.body.data.totalCount).toBe(1);
      }
    },
  );

  it('keeps an interview that goes on, and does not take a completed one back', async () => {
    const person = await test.signIn();
    const id = newId();
    const path = `/users/${person.userId}/interviews/${id}/progress`;
    const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' };
    const progress = {
      jobName: 'Cook',
      options,
      turns: [{ question: 'Why?', answer: null }],
      hasEndedEarly: true,
    };
    const kept = await test.ask(person, 'PUT', path, { body: progress });
    expect(kept.status).toBe(200);
    expect(kept.body.data).toMatchObject({
      interviewState: 'in-progress',
      jobName: 'Cook',
      progress: { hasEndedEarly: true },
    });
    await save(person, id);
    expect((await test.ask(person, 'PUT', path, { body: progress })).status).toBe(409);
  });

  it.each([
    ['Electrician', 'known'],
    ['Falconer', 'unknown'],
  ])('says in headers who chose the questions for "%s" and that the title is %s', async (roleName, title) => {
    const answer = await test.ask(null, 'POST', '/ai/completions/questions', {
      body: { roleInformation: { roleName } },
    });
    expect(answer.headers).toMatchObject({ 'x-questions-by': 'built-in-coach', 'x-role-title': title });
  });

  it('asks a signed-in person nothing of their last five interviews of the occupation again', async () => {
    const person = await test.signIn();
    const options = { questionCount: 5, questionType: 'Mixed', skipFirst: true, questionDifficulty: 'Medium' };
    const ask = async (interviewId: string, roleName: string): Promise<string[]> => {
      const interviewData = { state: '', interviewResponses: [], interviewOptions: options };
      const { body } = await test.ask(person, 'POST', '/ai/completions/questions', {
        body: { roleInformation: { roleName }, interviewInformation: { interviewId, interviewData } },
      });
      return body;
    };
    const seen: string[] = [];
    for (const jobName of ['Electrician', 'Senior electrician', 'electrician']) {
      const id = newId();
      const questions = await ask(id, jobName);
      expect(questions).toHaveLength(5);
      expect(questions.filter((question) => seen.includes(question))).toEqual([]);
      seen.push(...questions);
      const turns = questions.map((question) => ({ question, answer: null }));
      const path = `/users/${person.userId}/interviews/${id}/progress`;
      expect((await test.ask(person, 'PUT', path, { body: { jobName, options, turns } })).status).toBe(200);
      // The same interview asked for again is the same set.
      expect(await ask(id, jobName)).toEqual(questions);
    }
  });

  it('loses no answer to a tab that was left behind, and tells it what is kept', async () => {
    const person = await test.signIn();
    const path = `/users/${person.userId}/interviews/${newId()}/progress`;
    const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' };
    const put = async (answers: (string | null)[], hasEndedEarly = false) => {
      const turns = answers.map((answer) => ({ question: 'Why?', answer }));
      const kept = await test.ask(person, 'PUT', path, { body: { jobName: 'Cook', options, turns, hasEndedEarly } });
      expect(kept.status).toBe(200);
      const { progress } = kept.body.data;
      return [...progress.turns.map(({ answer }: { answer: string | null }) => answer), progress.hasEndedEarly];
    };
    expect(await put([null, null])).toEqual([null, null, false]);
    expect(await put(['One', ''])).toEqual(['One', '', false]);
    expect(await put(['One', null])).toEqual(['One', '', false]);
    expect(await put([null, null], true)).toEqual(['One', '', false]);
    expect(await put(['Uno', ''])).toEqual(['Uno', '', false]);
    expect(await put(['Uno', ''], true)).toEqual(['Uno', '', true]);
    expect(await put(['Uno', ''])).toEqual(['Uno', '', true]);
  });

  it('lists four a page, newest first or oldest first, and by state', async () => {
    const person = await test.signIn();
    const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' };
    const ids = Array.from({ length: 6 }, () => newId()).sort();
    for (const id of ids) {
      await test.ask(person, 'PUT', `/users/${person.userId}/interviews/${id}/progress`, {
        body: { jobName: 'Cook', options, turns: [] },
      });
    }
    const list = async (query: string) =>
      (await test.ask(person, 'GET', `/users/${person.userId}/interviews/all?${query}`)).body.data;
    const idsOf = (data: { interviews: { _id: string }[] }) => data.interviews.map(({ _id }) => _id);
    expect(idsOf(await list('page=1'))).toEqual(ids.toReversed().slice(0, 4));
    expect(idsOf(await list('page=2'))).toEqual(ids.toReversed().slice(4));
    expect(idsOf(await list('page=1&sort=_id'))).toEqual(ids.slice(0, 4));
    expect((await list('interviewState=completed')).totalCount).toBe(0);
    expect((await list('interviewState=in-progress')).totalCount).toBe(6);
  });

  it('deletes an interview with everything of it', async () => {
    const person = await test.signIn();
    const id = newId();
    await save(person, id);
    const path = `/users/${person.userId}/interviews/${id}`;
    expect((await test.ask(person, 'DELETE', path)).status).toBe(200);
    expect((await test.ask(person, 'GET', path)).status).toBe(404);
    expect((await test.ask(person, 'DELETE', path)).status).toBe(404);
    expect((await test.ask(person, 'GET', `/users/${person.userId}/transcripts/interviews/${id}`)).status).toBe(404);
  });

  it('keeps an enhanced answer with its interview, and spends nothing on one that was deleted meanwhile', async () => {
    const person = await test.signIn();
    const id = newId();
    await save(person, id);
    const path = `/users/${person.userId}/interviews/${id}`;
    const enhance = async () => {
      const headers = { 'idempotency-key': newId() };
      await test.ask(person, 'PATCH', `/user/${person.userId}/quota`, { headers, body: { updateType: 'enhanced' } });
      const body = {
        question: 'What did you lead?',
        answer: 'Um, I led our move and lost no order.',
        interviewId: id,
        questionIndex: 0,
      };
      return test.ask(person, 'POST', '/ai/completions/feedback/enhanced', { headers, body });
    };
    const left = async () =>
      (await test.ask(person, 'GET', `/user/${person.userId}/quota`)).body.data.availableEnhanceAnswers;
    const made = await enhance();
    expect((await test.ask(person, 'GET', path)).body.data.enhancedAnswers).toEqual({ 0: made.body.data });
    expect(await left()).toBe(4);
    await test.ask(person, 'DELETE', path);
    expect((await enhance()).status).toBe(404);
    expect(await left()).toBe(4);
  });

  it('draws the dashboard from completed interviews and leaves out what was not scored', async () => {
    const person = await test.signIn();
    await save(person, newId());
    const analytics = await test.ask(person, 'GET', `/users/${person.userId}/analytics/dashboard`);
    expect(analytics.body.data).toEqual({ totalInterviewCount: 1, avgScoreOverall: 3.5, mostFrequentRole: 'Nurse' });
    const charts = await test.ask(person, 'GET', `/users/${person.userId}/charts/dashboard?range=5`);
    expect(charts.body.data.hasData).toBe(true);
    expect(charts.body.data.formatedRadarChartData).toContainEqual({
      attribute: 'Leadership',
      score: null,
      answers: 0,
    });
    expect(charts.body.data.formatedPieChartData).toEqual([{ jobTitle: 'Nurse', count: 1 }]);
  });

  it('lists the scored answers for practice, of the person alone', async () => {
    const [ada, other] = [await test.signIn(), await test.signIn()];
    const [first, second] = [newId(), newId()];
    await save(ada, first);
    await save(ada, second);
    const { body } = await test.ask(ada, 'GET', `/users/${ada.userId}/practice`);
    expect(body.data.answers.map(({ interviewId }: { interviewId: string }) => interviewId)).toEqual([
      first,
      first,
      second,
      second,
    ]);
    expect(body.data.answers[0]).toMatchObject({
      index: 0,
      jobName: 'Nurse',
      question: 'Why?',
      answer: 'Because.',
      score: 4,
      range: null,
      selfRating: null,
      wordsPerMinute: null,
      sound: null,
    });
    const others = await test.ask(other, 'GET', `/users/${other.userId}/practice`);
    expect(others.body.data.answers).toEqual([]);
    expect((await test.ask(other, 'GET', `/users/${ada.userId}/practice`)).status).toBe(404);
  });

  it('refuses to save a fourth interview for an account that has three units', async () => {
    const person = await test.signIn();
    const statuses: (number | undefined)[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await save(person, newId()))?.status);
    expect(statuses).toEqual([200, 200, 200, 402]);
    expect(await quotaOf(person)).toBe(0);
  });
});
