import type { LiveAnswer } from '@greenroom/contract/live-assistant';
import { addSample, type Timing } from './live-timing.ts';

export type Speaker = 'interviewer' | 'person';
export type LiveLine = { id: number; speaker: Speaker; text: string; atMs: number };
export type ShownAnswer = { requestId: number; question: string; paragraphs: string[]; isWhole: boolean; atMs: number };
export type Notice = { tone: 'info' | 'warning' | 'error'; text: string; hint?: string };
export type Phase = 'idle' | 'connecting' | 'sharing' | 'recording' | 'ended';

export type LiveState = {
  phase: Phase;
  lines: LiveLine[];
  /** What is being said and may still change, a side each. */
  interim: Record<Speaker, string>;
  answers: ShownAnswer[];
  notice: Notice | null;
  /** Requests under way, with the time at which their words became final. */
  asked: { requestId: number; atMs: number }[];
  nextId: number;
  speechEndedAtMs: number | null;
  timings: Timing[];
};

export type LiveEvent =
  | { type: 'phase'; phase: Phase }
  | { type: 'restart' }
  | { type: 'interim'; speaker: Speaker; text: string }
  /** `isAsked` sends a line of the person's side for an answer too, as the demo does with every line. */
  | { type: 'final'; speaker: Speaker; text: string; atMs: number; isAsked?: boolean }
  | { type: 'speech-ended'; atMs: number }
  | { type: 'answer-by-hand'; atMs: number }
  | { type: 'answer-grew'; requestId: number; answer: LiveAnswer; atMs: number }
  | { type: 'answer-done'; requestId: number }
  | { type: 'answer-failed'; requestId: number; text: string }
  | { type: 'notice'; notice: Notice | null };

export type Question = { data: string; recent: string[]; lastQuestion: string; force: boolean };
export type LiveEffect = { type: 'ask'; requestId: number; question: Question } | { type: 'cancel'; requestId: number };
type Step = { state: LiveState; effects: LiveEffect[] };

/** Earlier finals that are sent along, so that a question in pieces is put together. */
const RECENT_LINES = 8;

export const emptyState: LiveState = {
  phase: 'idle',
  lines: [],
  interim: { interviewer: '', person: '' },
  answers: [],
  notice: null,
  asked: [],
  nextId: 1,
  speechEndedAtMs: null,
  timings: [],
};

const stay = (state: LiveState): Step => ({ state, effects: [] });

function ask(state: LiveState, force: boolean, atMs: number, line?: string): Step {
  const heard = state.lines.filter(({ speaker }) => speaker === 'interviewer').map(({ text }) => text);
  const data = line ?? heard.pop() ?? '';
  if (data === '') return stay(state);
  const requestId = state.nextId;
  const lastQuestion = state.answers.at(-1)?.question ?? '';
  const question = { data, recent: heard.slice(-RECENT_LINES), lastQuestion, force };
  const asked = [...state.asked, { requestId, atMs }];
  return { state: { ...state, asked, nextId: requestId + 1 }, effects: [{ type: 'ask', requestId, question }] };
}

function addFinal(state: LiveState, { speaker, text, atMs, isAsked }: Extract<LiveEvent, { type: 'final' }>): Step {
  const line = { id: state.nextId, speaker, text, atMs };
  const interim = { ...state.interim, [speaker]: '' };
  const next = { ...state, interim, lines: [...state.lines, line], nextId: state.nextId + 1 };
  if (speaker === 'interviewer') return ask(next, false, atMs);
  return isAsked ? ask(next, false, atMs, text) : stay(next);
}

const paragraphsOf = ({ interviewAnswer: { paragraph1, paragraph2, paragraph3 } }: LiveAnswer): string[] =>
  [paragraph1, paragraph2, paragraph3 ?? ''].filter((text) => text !== '');

/** A new question is shown: what was still being written for another is ended, pieces of one question replace what was there. */
function showQuestion(state: LiveState, shown: ShownAnswer, continuesLast: boolean): Step {
  const last = state.answers.at(-1);
  const effects: LiveEffect[] = last && !last.isWhole ? [{ type: 'cancel', requestId: last.requestId }] : [];
  const earlier = continuesLast
    ? state.answers.slice(0, -1)
    : state.answers.map((answer) => (answer.isWhole ? answer : { ...answer, isWhole: true }));
  return { state: { ...state, answers: [...earlier, shown] }, effects };
}

function grow(state: LiveState, { requestId, answer, atMs }: Extract<LiveEvent, { type: 'answer-grew' }>): Step {
  const asked = state.asked.find((request) => request.requestId === requestId);
  if (!asked || !answer.isInterviewQuestion) return stay(state);
  const last = state.answers.at(-1);
  // An answer to older words that comes late must not push away a newer one.
  if (last && last.requestId > requestId) return { state, effects: [{ type: 'cancel', requestId }] };
  const shown: ShownAnswer = {
    requestId,
    question: answer.interviewQuestion,
    paragraphs: paragraphsOf(answer),
    isWhole: false,
    atMs: asked.atMs,
  };
  const timings = addSample(state.timings, { requestId, asked, atMs, speechEndedAtMs: state.speechEndedAtMs, shown });
  const timed = { ...state, timings };
  if (last?.requestId !== requestId) return showQuestion(timed, shown, answer.continuesLastQuestion);
  return stay({ ...timed, answers: [...state.answers.slice(0, -1), shown] });
}

function finish(state: LiveState, requestId: number): LiveState {
  const asked = state.asked.filter((request) => request.requestId !== requestId);
  const answers = state.answers.map((answer) =>
    answer.requestId === requestId ? { ...answer, isWhole: true } : answer,
  );
  return { ...state, asked, answers };
}

/** What a session shows after an event, and what has to be done for it. Pure. */
export function reduceLive(state: LiveState, event: LiveEvent): Step {
  switch (event.type) {
    case 'phase':
      return stay({ ...state, phase: event.phase, interim: emptyState.interim });
    case 'restart':
      return {
        state: { ...emptyState, nextId: state.nextId },
        effects: state.asked.map(({ requestId }) => ({ type: 'cancel', requestId })),
      };
    case 'interim':
      return stay({ ...state, interim: { ...state.interim, [event.speaker]: event.text } });
    case 'final':
      return addFinal(state, event);
    case 'speech-ended':
      return stay({ ...state, speechEndedAtMs: event.atMs });
    case 'answer-by-hand':
      return ask(state, true, event.atMs);
    case 'answer-grew':
      return grow(state, event);
    case 'answer-done':
      return stay(finish(state, event.requestId));
    case 'answer-failed':
      return stay({ ...finish(state, event.requestId), notice: { tone: 'warning', text: event.text } });
    case 'notice':
      return stay({ ...state, notice: event.notice });
  }
}
