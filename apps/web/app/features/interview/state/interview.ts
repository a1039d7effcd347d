import { type InterviewOptions, TEXT_LIMITS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';

/** `waiting`: to be made, or being made. `failed`: given up until the person asks again. */
export type FeedbackStatus = 'none' | 'waiting' | 'made' | 'failed';

export type Turn = {
  question: string;
  /** null while it is not answered; empty when it was skipped. */
  answer: string | null;
  durationMs: number | null;
  feedback: FeedbackEntry | null;
  feedbackStatus: FeedbackStatus;
};

/** The draft of the current answer, spoken or typed, not yet submitted. */
export type Draft = { text: string; wasSpoken: boolean; durationMs: number | null };
export const EMPTY_DRAFT: Draft = { text: '', wasSpoken: false, durationMs: null };

export type Interview = {
  id: string;
  roleName: string;
  roleDescription: string;
  options: InterviewOptions;
  /** All questions in their order; empty until they are there. */
  turns: Turn[];
  draft: Draft;
  /** Notes by index of the question. */
  notes: Record<string, string>;
  hasEndedEarly: boolean;
  /** Index of the last question that was read aloud by itself, -1 before the first: a reload does not read it again. */
  spokenUpTo: number;
  /** It ended without an answer, and its unit was given back. */
  wasDiscarded?: boolean;
  /** A visitor signed in with it: it is to be saved to the account as soon as it is finished. */
  wasBroughtAlong: boolean;
};

export type InterviewSetup = Pick<Interview, 'id' | 'roleName' | 'roleDescription' | 'options'>;

export const createInterview = (setup: InterviewSetup): Interview => ({
  ...setup,
  turns: [],
  draft: EMPTY_DRAFT,
  notes: {},
  hasEndedEarly: false,
  spokenUpTo: -1,
  wasBroughtAlong: false,
});

export const createTurn = (question: string): Turn => ({
  question,
  answer: null,
  durationMs: null,
  feedback: null,
  feedbackStatus: 'none',
});

/** The questions, at most as many as were asked for. They are taken once. */
export function takeQuestions(interview: Interview, questions: readonly string[]): Interview {
  if (interview.turns.length > 0) return interview;
  return { ...interview, turns: questions.slice(0, interview.options.questionCount).map(createTurn) };
}

/** Index of the question that waits for an answer; null before the questions are there and after the end. */
export function currentIndex(interview: Interview): number | null {
  if (interview.hasEndedEarly) return null;
  const index = interview.turns.findIndex((turn) => turn.answer === null);
  return index === -1 ? null : index;
}

export const isFinished = (interview: Interview): boolean =>
  interview.turns.length > 0 && currentIndex(interview) === null;

/** The questions that were answered or skipped. These are judged and saved. */
export const givenTurns = (interview: Interview): Turn[] => interview.turns.filter((turn) => turn.answer !== null);
export const hasAnswers = (interview: Interview): boolean => interview.turns.some((turn) => Boolean(turn.answer));

const changeTurn = (interview: Interview, index: number, change: Partial<Turn>): Interview => ({
  ...interview,
  turns: interview.turns.map((turn, place) => (place === index ? { ...turn, ...change } : turn)),
});

/** Keeps what was heard or typed. What comes for a question that is no longer asked is dropped: late speech enters no other answer. */
export const keepDraft = (interview: Interview, index: number, draft: Draft): Interview =>
  index === currentIndex(interview) ? { ...interview, draft } : interview;

/** Takes the draft as the answer of its question and continues to the next. */
export function submitDraft(interview: Interview, index: number): Interview {
  const answer = interview.draft.text.trim().slice(0, TEXT_LIMITS.answer);
  if (index !== currentIndex(interview) || answer === '') return interview;
  const { durationMs } = interview.draft;
  return { ...changeTurn(interview, index, { answer, durationMs, feedbackStatus: 'waiting' }), draft: EMPTY_DRAFT };
}

/** Leaves the question unanswered for good; `entry` says so among the results. */
export function skipQuestion(interview: Interview, index: number, entry: FeedbackEntry): Interview {
  if (index !== currentIndex(interview)) return interview;
  const change: Partial<Turn> = { answer: '', durationMs: null, feedback: entry, feedbackStatus: 'made' };
  return { ...changeTurn(interview, index, change), draft: EMPTY_DRAFT };
}

/** Ends the interview. The draft on the screen counts as the answer to its question. */
export function endEarly(interview: Interview): Interview {
  const index = currentIndex(interview);
  const submitted = index === null ? interview : submitDraft(interview, index);
  return { ...submitted, hasEndedEarly: currentIndex(submitted) !== null, draft: EMPTY_DRAFT };
}

/** It is over and nothing was answered: there is nothing to judge, to save or to pay for. */
export const isEmpty = (interview: Interview): boolean => isFinished(interview) && !hasAnswers(interview);

export const keepFeedback = (interview: Interview, index: number, feedback: FeedbackEntry): Interview =>
  changeTurn(interview, index, { feedback, feedbackStatus: 'made' });
export const markFeedback = (interview: Interview, index: number, feedbackStatus: FeedbackStatus): Interview =>
  changeTurn(interview, index, { feedbackStatus });

export const keepNote = (interview: Interview, index: number, note: string): Interview => ({
  ...interview,
  notes: { ...interview.notes, [index]: note },
});
export const markSpoken = (interview: Interview, index: number): Interview => ({ ...interview, spokenUpTo: index });
