import type { Skill } from '@greenroom/contract/constants';
import type { PractisedAnswer } from '@greenroom/contract/dashboard';
import { DAY_MS, findDueAt, type Grade } from './spaced-repetition.ts';

/** A question that was answered before, and when it is worth answering again. */
export type PlannedQuestion = {
  question: string;
  jobName: string;
  /** Of the last answer. */
  score: number;
  dueAt: number;
  /** It is a new question on this weak skill; `score` is the mean of the last answers that showed it. */
  skill?: Skill;
};

/** A set for ten minutes. */
const SET_SIZE = 3;

export const keyOf = ({ question }: PractisedAnswer): string => question.trim().toLowerCase();

export function gradeOf(score: number): Grade {
  if (score < 2) return 1;
  if (score < 3) return 2;
  return score < 4 ? 3 : 4;
}

/** Every question that was answered with a score, the one that is due first in front. `answers` are in the order in which they were given. */
export function planQuestions(answers: readonly PractisedAnswer[]): PlannedQuestion[] {
  const planned = [...Map.groupBy(answers, keyOf).values()].flatMap((given): PlannedQuestion[] => {
    const last = given.at(-1);
    const dueAt = findDueAt(
      given.map(({ answeredAt, score }) => ({ at: Date.parse(answeredAt), grade: gradeOf(score) })),
    );
    if (!last || dueAt === null) return [];
    return [{ question: last.question, jobName: last.jobName, score: last.score, dueAt }];
  });
  return byDueDate(planned);
}

/** What is due first in front, of equal dates the weakest. */
export const byDueDate = (planned: readonly PlannedQuestion[]): PlannedQuestion[] =>
  planned.toSorted((left, right) => left.dueAt - right.dueAt || left.score - right.score);

/**
 * Up to three questions that are due, all of one job: one interview is for one job. The weakest skill has one place, since the same questions again would
 * teach their answers alone; the weakest questions have the others.
 */
export function pickToday(planned: readonly PlannedQuestion[], now: number): PlannedQuestion[] {
  const due = planned.filter(({ dueAt }) => dueAt <= now).sort((left, right) => left.score - right.score);
  const questions = due.filter(({ skill }) => skill === undefined);
  const jobName = (questions[0] ?? due[0])?.jobName;
  // A question on a skill is for any job.
  const weakest = due.find(({ skill }) => skill !== undefined);
  const own = questions.filter((planned) => planned.jobName === jobName && planned.question !== weakest?.question);
  return [...own.slice(0, weakest ? SET_SIZE - 1 : SET_SIZE), ...(weakest ? [weakest] : [])];
}

/** Whole days until the first question is due; null without a question. */
export function daysUntilNext(planned: readonly PlannedQuestion[], now: number): number | null {
  const [next] = planned;
  return next ? Math.max(0, Math.ceil((next.dueAt - now) / DAY_MS)) : null;
}
