import { newId } from '@greenroom/contract/uuid';
import { expect, type Page } from '@playwright/test';

export type Person = { name: string; email: string };

let people = 0;
/** Someone who has not been here before. */
export function newPerson(name = 'Ada Lovelace'): Person {
  people += 1;
  return { name, email: `person-${people}-${newId()}@example.com` };
}

/** Goes through the built-in provider's page, which is open. */
export async function fillSignIn(page: Page, { name, email }: Person): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in from Home, by the header's button and the real redirect. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await fillSignIn(page, person);
  await expect(page.getByRole('button', { name: `Menu of ${person.name}` })).toBeVisible();
}

type Call = { method: string; path: string; operationId?: string; body?: unknown };

/** Calls the API as the person who is signed in on this page. `{user_id}` in the path and the body represents them. */
export async function callAs(page: Page, calls: Call[]): Promise<unknown[]> {
  return page.evaluate(async (all) => {
    const base = '/api/v1';
    const client = { 'x-greenroom-client': 'web' };
    const token = (await (await fetch(`${base}/auth/refresh`, { headers: client })).json()).data as string;
    const headers = { ...client, authorization: `Bearer ${token}`, 'x-access-token': token };
    const userId = (await (await fetch(`${base}/profile`, { headers })).json()).data.sub as string;
    const answers: unknown[] = [];
    for (const { method, path, operationId, body } of all) {
      const response = await fetch(base + path.replace('{user_id}', userId), {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(operationId ? { 'idempotency-key': operationId } : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      answers.push(answer.data ?? answer);
    }
    return answers;
  }, calls);
}

type Told = { question: string; answer: string };

const TOLD: readonly Told[] = [
  {
    question: 'Tell me about a time when you had to resolve a conflict in your team.',
    answer:
      'Last year two developers in my team disagreed about the release date of our booking system. I was the project lead, so I talked to each of ' +
      'them alone first and wrote down what they feared. Then I brought them together and proposed to release the search first and the payments two ' +
      'weeks later. We shipped both parts on time and the number of support tickets fell by thirty percent. I learned to ask what people fear ' +
      'before I look for a solution.',
  },
  {
    question: 'Describe a project in which you had to learn something new quickly.',
    answer:
      'Um, when our only data engineer left, I had to, um, learn how our pipeline worked in one week. I read the code, drew a map of it, and asked ' +
      'two colleagues to check my map. After that I fixed the nightly import that had failed for a month.',
  },
  { question: 'Where do you see yourself in five years?', answer: '' },
];

type Seed = { jobName: string; told?: readonly Told[] };

/** Saves a completed interview, scored by the coach, in the order of calls that the screen uses. Answers its id. */
export async function seedCompleted(page: Page, { jobName, told = TOLD }: Seed): Promise<string> {
  const id = newId();
  const feedbackEntries = await callAs(
    page,
    told.map(({ question, answer }) => ({
      method: 'POST',
      path: '/ai/completions/feedback',
      body: { question, answer, role: jobName, durationMs: 45_000 },
    })),
  );
  const [transcript, feedback] = (await callAs(page, [
    {
      method: 'POST',
      path: '/users/{user_id}/transcripts/interviews',
      operationId: id,
      body: { uuid: id, responseCollection: told.map((one) => ({ ...one, catergory: '' })) },
    },
    {
      method: 'POST',
      path: '/users/{user_id}/transcripts/feedbacks',
      operationId: id,
      body: { standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5, feedbackEntries },
    },
    { method: 'PATCH', path: '/user/{user_id}/quota', operationId: id, body: { updateType: 'interview' } },
  ])) as [{ interviewTranscript: { _id: string } }, { feedbackTranscript: { _id: string } }];
  await callAs(page, [
    {
      method: 'POST',
      path: '/users/{user_id}/interviews',
      operationId: id,
      body: {
        _id: id,
        jobName,
        interviewState: 'completed',
        interviewTranscript: transcript.interviewTranscript._id,
        feedbackTranscript: feedback.feedbackTranscript._id,
        numberOfQuestionsAsked: told.length,
        typeOfQuestionsAsked: 'Behavioral',
        difficultyOfQuestionsAsked: 'Medium',
      },
    },
  ]);
  return id;
}

/** Keeps an interview of which the first question was answered. Answers its id. */
export async function seedInProgress(page: Page, { jobName }: Seed): Promise<string> {
  const id = newId();
  await callAs(page, [
    {
      method: 'PUT',
      path: `/users/{user_id}/interviews/${id}/progress`,
      body: {
        jobName,
        options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' },
        turns: TOLD.map(({ question, answer }, index) => ({ question, answer: index === 0 ? answer : null })),
      },
    },
  ]);
  return id;
}
