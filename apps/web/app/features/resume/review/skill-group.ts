import { RESUME_SCORE_MESSAGES } from '@greenroom/contract/constants';
import type { ResumeReview, SkillGroup } from '@greenroom/contract/resume';

/** A set of skills as it is shown: the most important first where the review says so, else those that are there first. */
export function toSkillGroup(
  name: string,
  category: 'hard' | 'soft',
  set: ResumeReview['hardSkills'],
  demands: ResumeReview['demands'] = [],
): SkillGroup {
  const missing = new Set(set.missing);
  const unclear = new Set(demands.filter(({ state }) => state === 'unclear').map((demand) => demand.name));
  const names =
    demands.length > 0 ? set.required : [...set.required.filter((skill) => !missing.has(skill)), ...missing];
  return {
    name,
    total: names.length,
    missing: missing.size,
    unclear: names.filter((skill) => unclear.has(skill)).length,
    skills: names.map((skill) => {
      const isCompleted = !missing.has(skill) && !unclear.has(skill);
      const score = isCompleted ? '1/1' : unclear.has(skill) ? '?/1' : '0/1';
      return { name: skill, score, isCompleted, category };
    }),
  };
}

/** The headline of a score from 0 to 100. */
export function scoreMessage(score: number): string {
  return RESUME_SCORE_MESSAGES.find(({ from }) => score >= from)?.message ?? RESUME_SCORE_MESSAGES[3].message;
}

/** Index of the part of the score that has most points to gain; -1 when all are full. */
export function mostToGain(parts: ResumeReview['breakdown']): number {
  const gaps = parts.map((part) => part.maxPoints - part.points);
  const widest = Math.max(0, ...gaps);
  return widest > 0 ? gaps.indexOf(widest) : -1;
}
