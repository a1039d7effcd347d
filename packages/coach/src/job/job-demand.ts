import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import type { JobSkill } from './find-job-skills.ts';
import { findJobSkills } from './find-job-skills.ts';
import { findRole } from './find-role.ts';

/**
 * A skill as the job words it, `name` as the lexicon does. `choice` is the same for those of which one is enough. `weight` is its
 * share in the score: 1 parted among the wordings of one skill.
 */
export type DemandedSkill = { wording: string; name: string; weight: number; choice?: string | undefined };
/** What a job asks for. `assumedRole` is set where its typical skills stand in for a description that names few. */
export type JobDemand = {
  hard: DemandedSkill[];
  soft: DemandedSkill[];
  niceToHave: DemandedSkill[];
  assumedRole?: string;
};

const FEW_HARD_SKILLS = 3;
const FEW_SOFT_SKILLS = 2;
const FEWEST_PHRASES = 2;
const MAX_HARD_SKILLS = 45;
const MAX_SOFT_SKILLS = 25;
/** What only the job's own words say is harder to recognise on a resume: it counts for half. */
const PHRASE_WEIGHT = 0.5;
/** A longer text describes the job by itself; a role named in its first words decides only for short ones. */
const TITLE_CHARACTERS = 200;

/** The skills that a job description asks for, filled up with those typical of its role; undefined when it says nothing. */
export function readJobDemand(jobDescription: string): JobDemand | undefined {
  const { required, niceToHave } = findJobSkills(jobDescription);
  const hard = required.filter((skill) => skill.category === 'hard');
  const soft = required.filter((skill) => skill.category === 'soft');
  const role = findRole(jobDescription.slice(0, TITLE_CHARACTERS)) ?? findRole(jobDescription);
  const isSparse = hard.length < FEW_HARD_SKILLS;
  const typical = isSparse && role ? role : undefined;
  // One phrase that no lexicon knows may be any words; one known skill is what the job is about.
  const isEnough = hard.length + soft.length >= FEWEST_PHRASES || required.some(({ name }) => isKnownSkill(name));
  if (!isEnough && !typical) return undefined;
  const softOfRole = soft.length < FEW_SOFT_SKILLS ? typical?.soft : undefined;
  return {
    hard: weigh(hard, typical?.hard).slice(0, MAX_HARD_SKILLS),
    soft: weigh(soft, softOfRole).slice(0, MAX_SOFT_SKILLS),
    niceToHave: weigh(niceToHave),
    assumedRole: typical?.name,
  };
}

/** Each wording once, those typical of the role behind those that the job names. */
function weigh(found: JobSkill[], typical: string[] = []): DemandedSkill[] {
  const countOf = (name: string) => found.filter((skill) => skill.name === name).length;
  const asked = found.map(({ wording, name, choice }) => ({
    wording,
    name,
    choice,
    weight: (isKnownSkill(name) ? 1 : PHRASE_WEIGHT) / countOf(name),
  }));
  const added = typical.filter((name) => countOf(name) === 0).map((name) => ({ wording: name, name, weight: 1 }));
  const byWording = new Map([...asked, ...added].reverse().map((skill) => [skill.wording.toLowerCase(), skill]));
  return [...byWording.values()].reverse();
}

/** Whether a skill is one of the lexicon; a phrase of the job alone is compared by its words instead. */
export function isKnownSkill(name: string): boolean {
  return getSkillLexicon().skills.has(name);
}

/** Named skills before what only the job's own phrases say. */
export function knownFirst(skills: DemandedSkill[]): DemandedSkill[] {
  return [...skills.filter(({ name }) => isKnownSkill(name)), ...skills.filter(({ name }) => !isKnownSkill(name))];
}

/** What is left to ask for once one of several is shown: who knows Snowflake does not lack "BigQuery" of "BigQuery or Snowflake". */
export function settleChoices(demand: JobDemand, isShown: (skill: DemandedSkill) => boolean): JobDemand {
  const all = [...demand.hard, ...demand.soft, ...demand.niceToHave];
  const settled = new Set(
    all.filter((skill) => skill.choice !== undefined && isShown(skill)).map(({ choice }) => choice),
  );
  const keep = (skill: DemandedSkill) => skill.choice === undefined || !settled.has(skill.choice) || isShown(skill);
  return {
    ...demand,
    hard: demand.hard.filter(keep),
    soft: demand.soft.filter(keep),
    niceToHave: demand.niceToHave.filter(keep),
  };
}
