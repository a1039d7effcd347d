import { newId } from '@greenroom/contract/uuid';
import type { SignedInPerson } from '../../../apps/server/src/testing/people.ts';
import type { Random } from '../generated/generate-value.ts';

/** How long one call took, in milliseconds. `feedback` is the call that needs the sentence encoder. */
export type Timing = { kind: 'turn' | 'feedback'; path: string; ms: number; status: number };

/** What one person says in place of an answer; each is spoken for about as long as it is long. */
const ANSWERS = [
  'Last winter two of our drivers fell ill in one week. I rang the customers before eight, moved three tours to the afternoon and drove one myself. ' +
    'We were late twice, and nobody cancelled. Since then each tour has a second driver who knows it.',
  'I noticed that the same question came by telephone thirty times a day. So I wrote the answer on the bill and asked the printer to change the layout. ' +
    'After a month it was five calls a day, because people read the bill.',
  'In my first month I booked an invoice twice. I told my manager the same day, called the supplier and had the money back by Friday. ' +
    'I now tick each invoice on the list before I pay it.',
];
/** The encoder remembers sentences, and no two people say the same sentence, so each gets a different number. */
const inOwnWords = (answer: string, random: Random): string =>
  answer.replaceAll(/(?<=[a-z])\.(?= |$)/g, () => ` on day ${Math.floor(random() * 1e6)}.`);

const OPTIONS = { questionCount: 3, questionType: 'Behavioral', skipFirst: true, questionDifficulty: 'Medium' };
const ROLE = 'Delivery Driver';

type PersonOptions = {
  person: SignedInPerson;
  nextOrigin: () => string;
  random: Random;
  pauseMs: { least: number; most: number };
  signal: AbortSignal;
  onTiming: (timing: Timing) => void;
};
type Turn = { question: string; answer: string | null };
type Call = { method: string; path: string; body?: unknown; key?: string };

type Send = (call: Call) => Promise<unknown>;

/** Sends the person's calls and reports how long each took. Answers the parsed body, or null where the call was refused. */
function createSender({ person, nextOrigin, onTiming }: PersonOptions): Send {
  return async ({ method, path, body, key }) => {
    const start = performance.now();
    const response = await fetch(`${nextOrigin()}/api/v1${path.replace('{user_id}', person.userId)}`, {
      method,
      headers: {
        'x-access-token': person.accessToken,
        'x-greenroom-client': 'web',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const kind = path === '/ai/completions/feedback' ? 'feedback' : 'turn';
    onTiming({ kind, path: `${method} ${path}`, ms: performance.now() - start, status: response.status });
    return response.ok ? JSON.parse(text) : null;
  };
}
const dataOf = (answer: unknown) => (answer as { data?: Record<string, unknown> } | null)?.data;

/**
 * One person who practises until `signal` aborts: asks for questions, answers each with a pause as long as speaking takes, saves every turn,
 * and saves the interview at the end in the order of calls that the screen uses. Each call goes to the next origin, as behind a proxy
 * that knows no sessions.
 */
export async function practise(options: PersonOptions): Promise<void> {
  const { random, pauseMs, signal } = options;

  const send = createSender(options);

  const interview = async (): Promise<void> => {
    const id = newId();
    await send({ method: 'GET', path: '/user/{user_id}/quota' });
    await send({ method: 'PATCH', path: '/user/{user_id}/quota', key: id, body: { updateType: 'interview' } });
    const roleInformation = { roleName: ROLE, roleDescription: '' };
    const asked = await send({
      method: 'POST',
      path: '/ai/completions/questions',
      body: {
        roleInformation,
        interviewInformation: { interviewId: id, interviewData: { interviewOptions: OPTIONS } },
      },
    });
    const questions = readQuestions(asked);
    const feedbackEntries: unknown[] = [];
    const turns: Turn[] = questions.map((question) => ({ question, answer: null }));
    for (const [index, turn] of turns.entries()) {
      await pause(pauseMs.least + random() * (pauseMs.most - pauseMs.least), signal);
      if (signal.aborted) return;
      turn.answer = inOwnWords(ANSWERS[index % ANSWERS.length] ?? '', random);
      await send({
        method: 'PUT',
        path: `/users/{user_id}/interviews/${id}/progress`,
        body: { jobName: ROLE, options: OPTIONS, turns },
      });
      const entry = await send({
        method: 'POST',
        path: '/ai/completions/feedback',
        body: { question: turn.question, answer: turn.answer, role: ROLE, interviewId: id },
      });
      feedbackEntries.push(dataOf(entry) ?? null);
    }
    await saveInterview(send, id, turns, feedbackEntries);
  };

  // People do not all come at the same moment.
  await pause(random() * pauseMs.most, signal);
  while (!signal.aborted) await interview();
}

/** Saves transcript, feedback and interview in the order that the specification gives. */
async function saveInterview(send: Send, id: string, turns: Turn[], entries: unknown[]): Promise<void> {
  const responseCollection = turns.map(({ question, answer }) => ({ question, answer: answer ?? '', catergory: '' }));
  const transcript = dataOf(
    await send({
      method: 'POST',
      path: '/users/{user_id}/transcripts/interviews',
      key: id,
      body: { uuid: id, responseCollection },
    }),
  );
  const feedback = dataOf(
    await send({
      method: 'POST',
      path: '/users/{user_id}/transcripts/feedbacks',
      key: id,
      body: { standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5, feedbackEntries: entries },
    }),
  );
  await send({
    method: 'POST',
    path: '/users/{user_id}/interviews',
    key: id,
    body: {
      _id: id,
      jobName: ROLE,
      interviewState: 'completed',
      interviewTranscript: idOf(transcript, 'interviewTranscript'),
      feedbackTranscript: idOf(feedback, 'feedbackTranscript'),
      numberOfQuestionsAsked: turns.length,
      typeOfQuestionsAsked: OPTIONS.questionType,
      difficultyOfQuestionsAsked: OPTIONS.questionDifficulty,
    },
  });
  await send({ method: 'GET', path: '/users/{user_id}/interviews/all?page=1' });
}

const idOf = (data: Record<string, unknown> | undefined, name: string): unknown =>
  (data?.[name] as { _id?: string } | undefined)?._id;

/** The endpoint answers an array of questions as text (specification, section 7). */
function readQuestions(answer: unknown): string[] {
  const list: unknown = typeof answer === 'string' ? JSON.parse(answer) : (dataListOf(answer) ?? answer);
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
}
const dataListOf = (answer: unknown): unknown => (answer as { data?: unknown } | null)?.data;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end, { once: true });
  });
}
