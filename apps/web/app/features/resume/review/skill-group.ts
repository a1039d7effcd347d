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
  const names =
    demands.length > 0 ? set.required : [...set.required.filter((skill) => !missing.has(skill)), ...missing];
  return {
    name,
    total: names.length,
    missing: missing.size,
    skills: names.map((skill) => {
      const isCompleted = !missing.has(skill);
      return { name: skill, score: isCompleted ? '1/1' : '0/1', isCompleted, category };
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
