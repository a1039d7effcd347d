import { SKILL_LABELS, SKILLS, type Skill } from '@greenroom/contract/constants';

type RadarPoint = { attribute: string; score: number | null };

/** The skill with the lowest mean; of equals the one that is shown first. Null while nothing was scored. */
export function weakestSkill(points: readonly RadarPoint[]): { skill: Skill; score: number } | null {
  let weakest: { skill: Skill; score: number } | null = null;
  for (const skill of SKILLS) {
    const score = points.find(({ attribute }) => attribute === SKILL_LABELS[skill])?.score ?? null;
    if (score !== null && (weakest === null || score < weakest.score)) weakest = { skill, score };
  }
  return weakest;
}
