import { type InterviewOptions, type Skill, TEXT_LIMITS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import {
  addAttempt,
  answerFollowUp,
  canRetry,
  changeAttempt,
  chooseAttempt,
  createTurn,
  type FeedbackStatus,
  type Turn,
} from './turn.ts';

/** The draft of the current answer, spoken or typed, not yet submitted. */
export type Draft = {
  text: string;
  wasSpoken: boolean;
  durationMs: number | null;
  /** Most of the words were probably misheard: it is no answer until the person says that it is theirs. */
  isDoubtful?: boolean;
};
export const EMPTY_DRAFT: Draft = { text: '', wasSpoken: false, durationMs: null };

/** How the questions came about; absent where they were saved before. */
export type QuestionsOrigin = { isStandIn: boolean; isTitleUnknown: boolean };

export type Interview = {
  id: string;
  roleName: string;
  roleDescription: string;
  options: InterviewOptions;
  /** The skill that its questions aim at. */
  skill?: Skill;
  /** All questions in their order; empty until they are there. */
  turns: Turn[];
  questionsOrigin?: QuestionsOrigin;
  draft: Draft;
  /** Notes by index of the question. */
  notes: Record<string, string>;
  hasEndedEarly: boolean;
  /** Index of the question that is being answered again. */
  retryIndex: number | null;
  /** The interviewer may ask a follow-up after an answer. */
  asksFollowUps: boolean;
  /** The follow-up that waits for its answer; without a question while it is being decided on. */
  followUp: { index: number; question: string | null } | null;
  /** Index of the last question that was read aloud by itself, -1 before the first: a reload does not read it again. */
  spokenUpTo: number;
  /** The answers that the interviewer thanked for aloud. */
  acknowledged?: readonly number[];
  /** It ended without an answer, and its unit was given back. */
  wasDiscarded?: boolean;
  /** A visitor signed in with it: it is to be saved to the account as soon as it is finished. */
  wasBroughtAlong: boolean;
};

export type InterviewSetup = Pick<Interview, 'id' | 'roleName' | 'roleDescription' | 'options' | 'skill'>;

export const createInterview = (setup: InterviewSetup): Interview => ({
  ...setup,
  turns: [],
  draft: EMPTY_DRAFT,
  notes: {},
  hasEndedEarly: false,
  retryIndex: null,
  asksFollowUps: false,
  followUp: null,
  spokenUpTo: -1,
  wasBroughtAlong: false,
});

/** The questions, at most as many as were asked for. They are taken once. */
export function takeQuestions(
  interview: Interview,
  questions: readonly string[],
  questionsOrigin?: QuestionsOrigin,
): Interview {
  if (interview.turns.length > 0) return interview;
  const origin = questionsOrigin ? { questionsOrigin } : {};
  return { ...interview, ...origin, turns: questions.slice(0, interview.options.questionCount).map(createTurn) };
}

/** Index of the question that waits for an answer; null before the questions are there and after the end. */
export function currentIndex(interview: Interview): number | null {
  const open = interview.retryIndex ?? interview.followUp?.index;
  if (open !== undefined) return open;
  if (interview.hasEndedEarly) return null;
  const index = interview.turns.findIndex((turn) => turn.answer === null);
  return index === -1 ? null : index;
}

export const isFinished = (interview: Interview): boolean =>
  interview.turns.length > 0 && currentIndex(interview) === null;

/** The questions that were answered or skipped. These are judged and saved. */
export const givenTurns = (interview: Interview): Turn[] => interview.turns.filter((turn) => turn.answer !== null);
export const hasAnswers = (interview: Interview): boolean => interview.turns.some((turn) => Boolean(turn.answer));

/** How many questions and follow-ups were asked and then answered or left. */
export const countAsked = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { answer, followUp }) => sum + (answer === null ? 0 : followUp ? 2 : 1), 0);

const changeTurn = (interview: Interview, index: number, change: (turn: Turn) => Turn): Interview => ({
  ...interview,
  turns: interview.turns.map((turn, place) => (place === index ? change(turn) : turn)),
});

/** Keeps what was heard or typed. What comes for a question that is no longer asked is dropped: late speech enters no other answer. */
export const keepDraft = (interview: Interview, index: number, draft: Draft): Interview =>
  index === currentIndex(interview) ? { ...interview, draft } : interview;

/** Takes the draft as the answer of its question, or as another attempt at it, and continues to the next. */
export function submitDraft(interview: Interview, index: number): Interview {
  const answer = interview.draft.text.trim().slice(0, TEXT_LIMITS.answer);
  if (index !== currentIndex(interview) || answer === '' || interview.draft.isDoubtful) return interview;
  if (interview.followUp) return submitFollowUp(interview, interview.followUp, answer);
  const { durationMs } = interview.draft;
  const changed = changeTurn(interview, index, (turn) => addAttempt(turn, answer, durationMs));
  const next = { ...changed, draft: EMPTY_DRAFT, retryIndex: null };
  if (!interview.asksFollowUps || interview.retryIndex !== null) return next;
  // It is assessed together with the answer to the follow-up.
  const waiting = changeTurn(next, index, (turn) => ({ ...turn, feedbackStatus: 'none' }));
  return { ...waiting, followUp: { index, question: null } };
}

function submitFollowUp(
  interview: Interview,
  { index, question }: NonNullable<Interview['followUp']>,
  answer: string,
): Interview {
  if (question === null) return interview;
  const { durationMs } = interview.draft;
  const changed = changeTurn(interview, index, (turn) => answerFollowUp(turn, answer, durationMs, TEXT_LIMITS.answer));
  return { ...changed, draft: EMPTY_DRAFT, followUp: null };
}

/** Asks the follow-up that was decided on; with null the interview continues without one. */
export function openFollowUp(
  pending: Interview,
  index: number,
  question: string | null,
  mayAcknowledge = false,
): Interview {
  const { followUp, acknowledged = [] } = pending;
  if (followUp?.index !== index || followUp.question !== null) return pending;
  const interview = mayAcknowledge ? { ...pending, acknowledged: [...acknowledged, index] } : pending;
  if (question === null) return closeFollowUp(interview);
  const asked = changeTurn(interview, index, (turn) => ({ ...turn, followUp: { question, start: null } }));
  return { ...asked, followUp: { index, question } };
}

/** Leaves the follow-up without an answer. */
export function closeFollowUp(interview: Interview): Interview {
  const { followUp } = interview;
  if (!followUp) return interview;
  const changed = changeTurn(interview, followUp.index, (turn) => ({ ...turn, feedbackStatus: 'waiting' }));
  return { ...changed, draft: EMPTY_DRAFT, followUp: null };
}

/** Leaves the question unanswered for good; `entry` says so among the results. A question that has an answer keeps it. */
export function skipQuestion(interview: Interview, index: number, entry: FeedbackEntry): Interview {
  if (interview.retryIndex !== null) return cancelRetry(interview);
  if (interview.followUp) return closeFollowUp(interview);
  if (index !== currentIndex(interview)) return interview;
  const skipped = { answer: '', durationMs: null, feedback: entry, feedbackStatus: 'made' } as const;
  return { ...changeTurn(interview, index, (turn) => ({ ...turn, ...skipped })), draft: EMPTY_DRAFT };
}

/** Opens a question of a finished interview again. */
export function retryQuestion(interview: Interview, index: number): Interview {
  const turn = interview.turns[index];
  if (!isFinished(interview) || !turn || !canRetry(turn)) return interview;
  // The question is the message after those of all answered ones: it is read aloud.
  const spokenUpTo = Math.min(interview.spokenUpTo, countAsked(interview.turns) - 1);
  return { ...interview, retryIndex: index, draft: EMPTY_DRAFT, spokenUpTo };
}

/** Leaves a retry; the attempts that were given stay. */
export const cancelRetry = (interview: Interview): Interview => ({
  ...interview,
  retryIndex: null,
  draft: EMPTY_DRAFT,
});

/** Words that were probably misheard go to the notes, so that they are not lost. */
const keepDoubtful = (interview: Interview, index: number): Interview =>
  interview.draft.isDoubtful && !interview.notes[index]
    ? { ...interview, notes: { ...interview.notes, [index]: interview.draft.text } }
    : interview;

/** Ends the interview. The draft on the screen counts as the answer to its question. */
export function endEarly(interview: Interview): Interview {
  const index = currentIndex(interview);
  const submitted = index === null ? interview : submitDraft(keepDoubtful(interview, index), index);
  const ended = cancelRetry(closeFollowUp(submitted));
  return { ...ended, hasEndedEarly: ended.hasEndedEarly || currentIndex(ended) !== null };
}

/** It is over and nothing was answered: there is nothing to judge, to save or to pay for. */
export const isEmpty = (interview: Interview): boolean => isFinished(interview) && !hasAnswers(interview);

export const keepFeedback = (interview: Interview, index: number, feedback: FeedbackEntry, number = 0): Interview =>
  changeTurn(interview, index, (turn) => changeAttempt(turn, number, { feedback, feedbackStatus: 'made' }));
export const markFeedback = (
  interview: Interview,
  index: number,
  feedbackStatus: FeedbackStatus,
  number = 0,
): Interview => changeTurn(interview, index, (turn) => changeAttempt(turn, number, { feedbackStatus }));
export const rateAttempt = (interview: Interview, index: number, number: number, selfRating: number): Interview =>
  changeTurn(interview, index, (turn) => changeAttempt(turn, number, { selfRating }));
export const countAttempt = (interview: Interview, index: number, number: number): Interview =>
  changeTurn(interview, index, (turn) => chooseAttempt(turn, number));

export const keepNote = (interview: Interview, index: number, note: string): Interview => ({
  ...interview,
  notes: { ...interview.notes, [index]: note },
});
export const markSpoken = (interview: Interview, index: number): Interview => ({ ...interview, spokenUpTo: index });
