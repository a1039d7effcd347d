import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { FEWEST_DEMANDS, joinDemands } from './demands/join-demands.ts';
import { readDemands } from './demands/read-demands.ts';
import type { DegreeDemand } from './find-degree.ts';
import { findJobFacts } from './find-job-facts.ts';
import type { JobSkill } from './find-job-skills.ts';
import { findJobSkills } from './find-job-skills.ts';
import { findRole } from './find-role.ts';
import { isGeneralSkill } from './general-skills.ts';

/**
 * A skill as the job words it, `name` as the lexicon does. `choice` is the same for those of which one is enough. `weight` is its
 * share in the score, by how strongly it is asked for and parted among the wordings of one skill. `sentence` asks for it; '' for one
 * that is only typical of the role. `probability`: that a reader would call it a skill asked for.
 */
export type DemandedSkill = {
  wording: string;
  name: string;
  category: 'hard' | 'soft';
  level: 'must' | 'asked' | 'nice';
  weight: number;
  sentence: string;
  probability: number;
  choice?: string | undefined;
};
/** The demands of a job. `assumedRole` is set if the description names few skills and the typical ones of that role are added. */
export type JobDemand = {
  hard: DemandedSkill[];
  soft: DemandedSkill[];
  niceToHave: DemandedSkill[];
  /** '' where the advertisement names none. */
  roleTitle: string;
  degree?: DegreeDemand | undefined;
  years?: number | undefined;
  /** The sentences that say whom the job is for. */
  requirements: string[];
  assumedRole?: string | undefined;
};

const FEW_HARD_SKILLS = 3;
const FEW_SOFT_SKILLS = 2;
const FEWEST_PHRASES = 2;
const MAX_HARD_SKILLS = 45;
const MAX_SOFT_SKILLS = 25;
const ALSO_TYPICAL = 1;
/** Who can drive may be of any trade, unless the role is to drive. */
const GENERAL_SHARE = 0.3;
/** A longer text describes the job by itself; a role named in its first words decides only for short ones. */
const TITLE_CHARACTERS = 200;

/** The skills that a job description asks for, filled up with those typical of its role; undefined when it says nothing. */
export function readJobDemand(jobDescription: string): JobDemand | undefined {
  const { degree, years, requirements = [], ...named } = findJobSkills(jobDescription);
  const { required, niceToHave } = joinDemands(jobDescription, named);
  const hard = required.filter((skill) => skill.category === 'hard');
  const soft = required.filter((skill) => skill.category === 'soft');
  const opening = findRole(jobDescription.slice(0, TITLE_CHARACTERS));
  const role = opening ?? findRole(jobDescription);
  const isSparse =
    hard.filter(({ name }) => !isGeneralSkill(name)).length < FEW_HARD_SKILLS &&
    readDemands(jobDescription).length < FEWEST_DEMANDS;
  const typical = isSparse && role ? role : undefined;
  // One phrase that no lexicon knows may be any words; one known skill is what the job is about.
  const isEnough = hard.length + soft.length >= FEWEST_PHRASES || required.some(({ name }) => isKnownSkill(name));
  if (!isEnough && !typical) return undefined;
  const softOfRole = soft.length < FEW_SOFT_SKILLS ? typical?.soft : undefined;
  const share = (name: string) => (isGeneralSkill(name) && role?.hard.includes(name) !== true ? GENERAL_SHARE : 1);
  return {
    hard: weigh(hard, 'hard', share, typical?.hard).slice(0, MAX_HARD_SKILLS),
    soft: weigh(soft, 'soft', share, softOfRole).slice(0, MAX_SOFT_SKILLS),
    niceToHave: weigh(niceToHave, 'hard', share).map((skill) => ({ ...skill, level: 'nice' })),
    roleTitle: findJobFacts(jobDescription).roleTitle || (opening?.name ?? ''),
    degree,
    years,
    requirements,
    assumedRole: typical?.name,
  };
}

/** Each wording once, those typical of the role behind those that the job names. */
function weigh(
  found: JobSkill[],
  ofRole: 'hard' | 'soft',
  share: (name: string) => number,
  typical: string[] = [],
): DemandedSkill[] {
  const countOf = (name: string) => found.filter((skill) => skill.name === name).length;
  const asked = found.map(
    ({ wording, name, choice, category, sentence, isMust, probability, importance }): DemandedSkill => ({
      wording,
      name,
      category,
      level: isMust ? 'must' : 'asked',
      weight: Math.round((importance / countOf(name)) * share(name) * 100) / 100,
      sentence,
      probability,
      choice,
    }),
  );
  const added = typical
    .filter((name) => countOf(name) === 0)
    .map(
      (name): DemandedSkill => ({
        wording: name,
        name,
        category: ofRole,
        level: 'asked',
        weight: ALSO_TYPICAL * share(name),
        sentence: '',
        probability: 1,
      }),
    );
  const byWording = new Map([...asked, ...added].reverse().map((skill) => [skill.wording.toLowerCase(), skill]));
  return [...byWording.values()].reverse();
}

/** Whether a skill is one of the lexicon; a phrase of the job alone is compared by its words instead. */
export function isKnownSkill(name: string): boolean {
  return getSkillLexicon().skills.has(name);
}

/** The demands without settled alternatives: a person who knows Snowflake does not lack "BigQuery" of "BigQuery or Snowflake". */
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
