import type { SkillMention } from '../skills/find-skills.ts';
import { findJobSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import type { Role } from './find-role.ts';
import { findRole } from './find-role.ts';

/** What a job asks for. `assumedRole` is set where its typical skills stand in for a description that names few. */
export type JobDemand = { hard: string[]; soft: string[]; niceToHave: string[]; assumedRole?: string };

const FEW_HARD_SKILLS = 3;
const FEW_SOFT_SKILLS = 2;
const MAX_HARD_SKILLS = 30;
const MAX_SOFT_SKILLS = 15;
/** A longer text describes the job by itself; a role named in its first words decides only for short ones. */
const TITLE_CHARACTERS = 200;

/** The skills that a job description asks for, filled up with those typical of its role; undefined when it says nothing. */
export function readJobDemand(jobDescription: string): JobDemand | undefined {
  const { required, niceToHave } = findJobSkills(jobDescription);
  const hard = namesOf(required, 'hard');
  const soft = namesOf(required, 'soft');
  const role = findRole(jobDescription.slice(0, TITLE_CHARACTERS)) ?? findRole(jobDescription);
  const isSparse = hard.length < FEW_HARD_SKILLS;
  const typical = isSparse && role ? role : undefined;
  if (hard.length + soft.length < 2 && !typical) return undefined;
  return {
    hard: fillUp(hard, isSparse, typical?.hard).slice(0, MAX_HARD_SKILLS),
    soft: fillUp(soft, isSparse && soft.length < FEW_SOFT_SKILLS, typical?.soft).slice(0, MAX_SOFT_SKILLS),
    niceToHave: niceToHave.map((mention) => mention.name),
    assumedRole: typical?.name,
  };
}

function namesOf(mentions: SkillMention[], category: 'hard' | 'soft'): string[] {
  return mentions.filter((mention) => mention.category === category).map((mention) => mention.name);
}

function fillUp(found: string[], isNeeded: boolean, typical: Role['hard'] | undefined): string[] {
  return isNeeded && typical ? [...new Set([...found, ...typical])] : found;
}

/** Whether a skill is one of the lexicon; a phrase of the job alone is compared by its words instead. */
export function isKnownSkill(name: string): boolean {
  return getSkillLexicon().skills.has(name);
}
