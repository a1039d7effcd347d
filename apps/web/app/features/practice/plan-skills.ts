import { SKILLS, type Skill } from '@greenroom/contract/constants';
import type { PractisedAnswer } from '@greenroom/contract/dashboard';
import { gradeOf, keyOf, type PlannedQuestion } from './plan.ts';
import { SKILL_QUESTIONS } from './skill-questions.ts';
import { findDueAt } from './spaced-repetition.ts';

/** Below this mean of its last answers a skill is weak. */
const WEAK = 3;
const LAST_ANSWERS = 3;

const scoreOf = (answer: PractisedAnswer, skill: Skill): number | null => answer.skillsScore[`${skill}Score`];

/** A question on the skill that was not asked yet; else the one asked longest ago. */
function chooseQuestion(skill: Skill, answers: readonly PractisedAnswer[]): string {
  const asked = answers.map(keyOf);
  const lastAsked = (question: string) => asked.lastIndexOf(question.toLowerCase());
  return [...SKILL_QUESTIONS[skill]].sort((left, right) => lastAsked(left) - lastAsked(right))[0] ?? '';
}

function planSkill(skill: Skill, answers: readonly PractisedAnswer[]): PlannedQuestion | null {
  const shown = answers.flatMap((answer) => {
    const score = scoreOf(answer, skill);
    return score === null ? [] : [{ score, at: Date.parse(answer.answeredAt), jobName: answer.jobName }];
  });
  const last = shown.slice(-LAST_ANSWERS);
  const mean = last.reduce((sum, { score }) => sum + score, 0) / last.length;
  const dueAt = findDueAt(shown.map(({ at, score }) => ({ at, grade: gradeOf(score) })));
  const newest = last.at(-1);
  if (!newest || dueAt === null || mean >= WEAK) return null;
  return { question: chooseQuestion(skill, answers), jobName: newest.jobName, score: mean, dueAt, skill };
}

/** Skills that the last answers showed weakly, each with a question on it. They come back like questions, by FSRS. `answers` are oldest first. */
export const planSkills = (answers: readonly PractisedAnswer[]): PlannedQuestion[] =>
  SKILLS.flatMap((skill) => planSkill(skill, answers) ?? []);
