import type { LiveAnswer } from '@greenroom/contract/live-assistant';
import { isHeardIn, type Spoken, whoseWords } from './live-echo.ts';
import { addSample, type Timing } from './live-timing.ts';

export type Speaker = 'interviewer' | 'person';
/** `requestId` is of the answer that was asked for because of the line. */
export type LiveLine = Spoken & { id: number; speaker: Speaker; requestId: number | null };
export type ShownAnswer = {
  requestId: number;
  question: string;
  paragraphs: string[];
  isWhole: boolean;
  atMs: number;
  /** The language model did not answer, and the built-in coach did. */
  isStandIn?: boolean;
  /** The language model stopped in the middle: what came is there. */
  isBrokenOff?: boolean;
};
/** What a notice is about, so that it goes when that is settled. One without a kind takes the place of all. */
export type NoticeKind = 'connection' | 'sound' | 'service' | 'sleep' | 'limit' | 'answer';
export type Notice = {
  tone: 'info' | 'warning' | 'error';
  text: string;
  hint?: string;
  kind?: NoticeKind;
  /** The limit of the day, which an account does not share with its address. */
  isLimit?: boolean;
};
export type Phase = 'idle' | 'connecting' | 'sharing' | 'recording' | 'ended';
type Speech = { fromMs: number | null; toMs: number | null };

export type LiveState = {
  phase: Phase;
  lines: LiveLine[];
  /** The words of each side that may still change. */
  interim: Record<Speaker, string>;
  /** For each side, when the words that are not final yet began and, once they are over, ended. */
  speech: Record<Speaker, Speech>;
  answers: ShownAnswer[];
  /** The problems, the newest last: that one is shown. */
  notices: Notice[];
  /** Requests under way, with the time at which their words became final. */
  asked: { requestId: number; atMs: number; isByHand?: boolean }[];
  nextId: number;
  speechEndedAtMs: number | null;
  timings: Timing[];
};

export type LiveEvent =
  | { type: 'phase'; phase: Phase }
  | { type: 'restart' }
  /** What an earlier visit to the screen left: shown as ended. */
  | { type: 'restore'; lines: LiveLine[]; answers: ShownAnswer[] }
  | { type: 'interim'; speaker: Speaker; text: string }
  /** `isAsked` sends a line of the person's side for an answer too, as the demo does with every line. */
  | { type: 'final'; speaker: Speaker; text: string; atMs: number; isAsked?: boolean }
  | { type: 'speech-started' | 'speech-ended'; speaker: Speaker; atMs: number }
  | { type: 'answer-by-hand'; atMs: number }
  | { type: 'answer-grew'; requestId: number; answer: LiveAnswer; atMs: number }
  | { type: 'answer-done'; requestId: number }
  | { type: 'answer-failed'; requestId: number; text: string; isLimit?: boolean }
  | { type: 'notice'; notice: Notice | null }
  | { type: 'settle'; kind: NoticeKind };

export type Question = {
  data: string;
  speaker: Speaker;
  recent: string[];
  lastQuestion: string;
  force: boolean;
  sincePreviousMs?: number;
};
export type LiveEffect = { type: 'ask'; requestId: number; question: Question } | { type: 'cancel'; requestId: number };
type Step = { state: LiveState; effects: LiveEffect[] };

/** Earlier finals that are sent along, so that a question in pieces is put together. */
const RECENT_LINES = 8;
/** Earlier answers that are sent along, so that nothing is said twice and "why?" is understood. */
const RECENT_ANSWERS = 8;
/** More words than a person throws in while a question continues ("right", "of course, yes"). */
const TURN_MESSAGES = 4;
/** Lines among which the same words of the other side are looked for. */
const ECHO_LINES = 6;
const NO_SPEECH: Speech = { fromMs: null, toMs: null };

export const emptyState: LiveState = {
  phase: 'idle',
  lines: [],
  interim: { interviewer: '', person: '' },
  speech: { interviewer: NO_SPEECH, person: NO_SPEECH },
  answers: [],
  notices: [],
  asked: [],
  nextId: 1,
  speechEndedAtMs: null,
  timings: [],
};

const stay = (state: LiveState): Step => ({ state, effects: [] });
const isTurn = ({ speaker, text }: LiveLine) => speaker === 'person' && text.split(' ').length >= TURN_MESSAGES;

/** Sends words for an answer, with the interviewer's own before them: never across a turn of the person. */
function ask(state: LiveState, line: LiveLine | undefined, force: boolean, atMs: number): Step {
  if (!line) return stay(state);
  const before = state.lines.slice(0, state.lines.indexOf(line));
  const turn = before.slice(before.findLastIndex(isTurn) + 1);
  const heard = turn.filter(({ speaker }) => speaker === 'interviewer');
  const previous = heard.at(-1);
  const isOwn = line.speaker === 'person';
  const requestId = state.nextId;
  const question = {
    data: line.text,
    speaker: line.speaker,
    // The person's own words are no piece of the interviewer's question.
    recent: isOwn ? [] : heard.slice(-RECENT_LINES).map(({ text }) => text),
    ...(isOwn || !previous ? {} : { sincePreviousMs: Math.max(0, line.atMs - previous.atMs) }),
    lastQuestion: isOwn ? '' : (state.answers.at(-1)?.question ?? ''),
    force,
    answered: state.answers
      .slice(-RECENT_ANSWERS)
      .map(({ question: asked, paragraphs }) => ({ question: asked, answer: paragraphs.join('\n') })),
  };
  const lines = state.lines.map((each) => (each === line ? { ...line, requestId } : each));
  const asked = [...state.asked, { requestId, atMs, ...(force ? { isByHand: true } : {}) }];
  return { state: { ...state, lines, asked, nextId: requestId + 1 }, effects: [{ type: 'ask', requestId, question }] };
}

/** Takes a line back with the answer that it raised: it turned out to be the person's own voice. */
function takeBack(state: LiveState, { id, requestId }: LiveLine): Step {
  const isOther = (each: { requestId: number }) => each.requestId !== requestId;
  const lines = state.lines.filter((line) => line.id !== id);
  const next = { ...state, lines, answers: state.answers.filter(isOther), asked: state.asked.filter(isOther) };
  return { state: next, effects: requestId === null ? [] : [{ type: 'cancel', requestId }] };
}

/** Lines of the other side with the same words, and which side spoke them. */
function findTwins(state: LiveState, line: LiveLine): { twin: LiveLine; owner: Speaker }[] {
  return state.lines.slice(-ECHO_LINES).flatMap((twin) => {
    if (twin.speaker === line.speaker) return [];
    const owner = line.speaker === 'person' ? whoseWords(line, twin) : whoseWords(twin, line);
    return owner ? [{ twin, owner }] : [];
  });
}

type Final = Extract<LiveEvent, { type: 'final' }>;

function addFinal(state: LiveState, { speaker, text, atMs, isAsked }: Final): Step {
  const speech = state.speech[speaker];
  const line: LiveLine = { id: state.nextId, speaker, text, atMs, ...speech, requestId: null };
  const begun = { fromMs: speech.fromMs === null || speech.toMs !== null ? null : atMs, toMs: null };
  let next: LiveState = {
    ...state,
    nextId: state.nextId + 1,
    interim: { ...state.interim, [speaker]: '' },
    speech: { ...state.speech, [speaker]: begun },
  };
  const effects: LiveEffect[] = [];
  for (const { twin, owner } of findTwins(state, line)) {
    if (owner !== speaker) return stay(next);
    const step = takeBack(next, twin);
    next = step.state;
    effects.push(...step.effects);
  }
  next = { ...next, lines: [...next.lines, line] };
  if (speaker === 'person' && !isAsked) return { state: next, effects };
  const step = ask(next, line, false, atMs);
  return { state: step.state, effects: [...effects, ...step.effects] };
}

function showInterim(state: LiveState, speaker: Speaker, text: string): LiveState {
  // What comes out of the loudspeakers is on the screen already, as the interviewer's, who is speaking at the moment.
  const isSpokenOver = speaker === 'person' && state.speech.interviewer.fromMs !== null;
  const isEcho = isSpokenOver && isHeardIn(text, state.interim.interviewer);
  return { ...state, interim: { ...state.interim, [speaker]: isEcho ? '' : text } };
}

function noteSpeech(state: LiveState, speaker: Speaker, change: 'started' | 'ended', atMs: number): LiveState {
  const { fromMs } = state.speech[speaker];
  const speech = change === 'started' ? { fromMs: fromMs ?? atMs, toMs: null } : { fromMs, toMs: atMs };
  const isTimed = change === 'ended' && speaker === 'interviewer';
  return {
    ...state,
    speech: { ...state.speech, [speaker]: speech },
    speechEndedAtMs: isTimed ? atMs : state.speechEndedAtMs,
  };
}

const paragraphsOf = ({ interviewAnswer: { paragraph1, paragraph2, paragraph3 } }: LiveAnswer): string[] =>
  [paragraph1, paragraph2, paragraph3 ?? ''].filter((text) => text !== '');

/** A new question is shown: an answer still being written for another ends, pieces of one question replace earlier ones. */
function showQuestion(state: LiveState, shown: ShownAnswer, replaces: 'last' | 'same' | null): Step {
  const last = state.answers.at(-1);
  const effects: LiveEffect[] = last && !last.isWhole ? [{ type: 'cancel', requestId: last.requestId }] : [];
  // Asked for again by hand, a question that has its answer gets the new one in its place.
  const isSame = replaces === 'same' && last?.isWhole && last.question === shown.question;
  const earlier =
    replaces === 'last' || isSame
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
    isStandIn: answer.answeredBy === 'built-in-coach-standing-in',
    ...(answer.isBrokenOff ? { isBrokenOff: true } : {}),
    isWhole: false,
    atMs: asked.atMs,
  };
  const timings = addSample(state.timings, { requestId, asked, atMs, speechEndedAtMs: state.speechEndedAtMs, shown });
  const timed = { ...state, timings };
  const replaces = answer.continuesLastQuestion ? 'last' : asked.isByHand ? 'same' : null;
  if (last?.requestId !== requestId) return showQuestion(timed, shown, replaces);
  return stay({ ...timed, answers: [...state.answers.slice(0, -1), shown] });
}

const failureNotice = ({ text, isLimit }: Extract<LiveEvent, { type: 'answer-failed' }>): Notice => ({
  kind: 'answer',
  tone: 'warning',
  text,
  ...(isLimit ? { isLimit } : {}),
});

function finish(state: LiveState, requestId: number): LiveState {
  const asked = state.asked.filter((request) => request.requestId !== requestId);
  const answers = state.answers.map((answer) =>
    answer.requestId === requestId ? { ...answer, isWhole: true } : answer,
  );
  return { ...state, asked, answers };
}

function settle(state: LiveState, kind: NoticeKind): LiveState {
  const notices = state.notices.filter((notice) => notice.kind !== kind);
  return notices.length === state.notices.length ? state : { ...state, notices };
}

function note(state: LiveState, notice: Notice): LiveState {
  const others = notice.kind ? settle(state, notice.kind).notices : [];
  return { ...state, notices: [...others, notice] };
}

/** The rest, and numbers that continue after it. */
function restored({ lines, answers }: Extract<LiveEvent, { type: 'restore' }>) {
  const numbers = [...lines.map(({ id }) => id), ...answers.map(({ requestId }) => requestId)];
  const asked = lines.map(({ requestId }) => requestId ?? 0);
  return { lines, answers, nextId: Math.max(0, ...numbers, ...asked) + 1 };
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
    case 'restore':
      return stay({ ...state, ...restored(event), phase: 'ended' });
    case 'interim':
      return stay(showInterim(state, event.speaker, event.text));
    case 'final':
      return addFinal(state, event);
    case 'speech-started':
      return stay(noteSpeech(state, event.speaker, 'started', event.atMs));
    case 'speech-ended':
      return stay(noteSpeech(state, event.speaker, 'ended', event.atMs));
    case 'answer-by-hand': {
      const last = state.lines.findLast(({ speaker }) => speaker === 'interviewer');
      return ask(state, last, true, event.atMs);
    }
    case 'answer-grew':
      return grow(settle(state, 'answer'), event);
    case 'answer-done':
      return stay(finish(state, event.requestId));
    case 'answer-failed':
      return stay(note(finish(state, event.requestId), failureNotice(event)));
    case 'notice':
      return stay(event.notice ? note(state, event.notice) : { ...state, notices: [] });
    case 'settle':
      return stay(settle(state, event.kind));
  }
}
