import { isTitle } from '../entities/classify-part.ts';
import type { SkillMention } from '../skills/named-skills.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { wordsOf } from '../skills/senses.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import { rememberLast } from '../text/remember.ts';
import { findClauseMentions } from './clause-mentions.ts';
import { findAlternatives } from './find-alternatives.ts';
import type { DegreeDemand } from './find-degree.ts';
import { findDegree } from './find-degree.ts';
import type { JobFacts } from './find-job-facts.ts';
import { findJobFacts } from './find-job-facts.ts';
import { ADDRESS_MARK, unfoldLines } from './job-lines.ts';
import type { JobClause } from './job-sections.ts';
import { splitJobDescription } from './job-sections.ts';
import { judgeMention } from './judge-mention.ts';
import { withoutLineCodes } from './line-codes.ts';
import { requiredYears } from './required-years.ts';
import { withShortGaps } from './short-gaps.ts';
import { combinedImportance, isMustClause, mentionImportance } from './skill-importance.ts';
import { wordingOf } from './skill-wording.ts';

/** `name` is the lexicon's, by which it is compared; `wording` is how the job puts it. */
export type JobSkill = SkillMention & {
  wording: string;
  /** Set where the job asks for one of several ("BigQuery, Snowflake or Redshift"): the same for all of them. */
  choice?: string | undefined;
  /** The sentence that asks most strongly. */
  sentence: string;
  isMust: boolean;
  /** That a reader would call it a skill asked for, from 0 to 1: the surest of its mentions. */
  probability: number;
  /** How strongly the advertisement asks, all sentences together: about 0.2 to 2. */
  importance: number;
};
/** Both lists begin with the most important. `degree` is the least that is asked for. */
export type JobSkills = {
  required: JobSkill[];
  niceToHave: JobSkill[];
  degree?: DegreeDemand | undefined;
  /** The most years of work that are asked for. */
  years?: number | undefined;
  /** The sentences that say whom the job is for. */
  requirements?: string[] | undefined;
};

const STEM_LETTERS = 5;
const MAX_SENTENCE = 400;
/** Least probability of a mention; chosen on the development half, see docs/benchmarks.md. */
const LEAST_MENTION = 0.3;

/**
 * The skills that a job description asks for: those of the lexicon and other phrases, each wording once. An advantage, by
 * heading or clause, is listed apart; a skill required anywhere is required. Benefits and notes on the company are left out.
 */
export const findJobSkills = rememberLast(readJobSkills, getSkillLexicon);

function readJobSkills(jobDescription: string): JobSkills {
  const facts = findJobFacts(jobDescription);
  const clauses = readClauses(jobDescription, facts);
  const around = wordsOf(jobDescription);
  const found: Collected = { required: [], niceToHave: [], ofTitle: [] };
  for (const clause of clauses) if (clause.demand !== 'skip') collectSkills(clause, around, found);
  const isOther = (skill: Asked) => !isTitleItself(skill, facts.roleTitle);
  found.required = found.required.filter(isOther);
  found.niceToHave = found.niceToHave.filter(isOther);
  // Where a title is all that is said, it says at least what the work is about.
  if (found.required.length + found.niceToHave.length === 0)
    return { required: found.ofTitle.length > 0 ? found.ofTitle : skillsOfTitle(facts.roleTitle), niceToHave: [] };
  const isRequired = (skill: JobSkill) =>
    found.required.some(({ name }) => name.toLowerCase() === skill.name.toLowerCase());
  const inTitle = new Set(findNamedSkills(facts.roleTitle).map(({ name }) => name));
  return {
    required: inOrder(found.required, inTitle),
    niceToHave: inOrder(found.niceToHave, inTitle).filter((skill) => !isRequired(skill)),
    degree: findDegree(clauses),
    years: requiredYears(clauses),
    requirements: clauses.filter(isRequirement).map(({ text }) => text),
  };
}

const isRequirement = ({ demand, kind }: JobClause): boolean =>
  demand === 'required' && (kind === undefined || kind === 'requirement');

/** A skill while it is collected, with the importance of each of its mentions. */
type Asked = JobSkill & { importances: number[] };
type Collected = { required: Asked[]; niceToHave: Asked[]; ofTitle: Asked[] };

function collectSkills(clause: JobClause, around: Set<string>, found: Collected): void {
  const target = clause.demand === 'nice' ? found.niceToHave : found.required;
  const judged = findClauseMentions(clause, around).map((mention) => ({
    mention,
    probability: clause.kind === undefined ? 1 : judgeMention(mention, clause),
  }));
  const kept = judged.filter(({ probability }) => probability >= LEAST_MENTION);
  const choices = findAlternatives(
    clause.text,
    kept.map(({ mention }) => mention),
  );
  for (const { mention, probability } of kept) {
    const importance = mentionImportance(mention, clause, probability);
    const { source: _, ...skill } = mention;
    addSkill(!clause.isTitle || isTechnical(mention) ? target : found.ofTitle, {
      ...skill,
      wording: wordingOf(mention),
      choice: choices.get(mention),
      sentence: clause.text.slice(0, MAX_SENTENCE),
      isMust: clause.demand !== 'nice' && clause.kind !== 'duty' && isMustClause(clause.text),
      probability,
      importance,
      importances: [importance],
    });
  }
}

/** The most important first, those of equal importance as the text has them. */
function inOrder(skills: Asked[], inTitle: Set<string>): JobSkill[] {
  return skills
    .map(({ importances, ...skill }) => ({
      ...skill,
      importance: combinedImportance(importances, inTitle.has(skill.name)),
    }))
    .sort((left, right) => right.importance - left.importance);
}

/** The clauses of an advertisement as pasted, without the names of those who are in it. */
export function readClauses(jobDescription: string, facts: JobFacts = findJobFacts(jobDescription)): JobClause[] {
  return splitJobDescription(plainText(jobDescription, facts));
}

/** An advertisement with each label on its own line and without names and addresses. */
function plainText(jobDescription: string, facts: JobFacts = findJobFacts(jobDescription)): string {
  return withoutNames(unfoldLines(withoutLineCodes(withShortGaps(jobDescription))), facts);
}

/** Who looks for someone says nothing of the person: "Lindwurm Logistics" asks for no logistics. A name that is a tool stays. */
function withoutNames(jobDescription: string, { company, hiringManagerName, companyAddress }: JobFacts): string {
  const isTool = findNamedSkills(company).some(({ evidence }) => evidence === company);
  const named = [hiringManagerName, companyAddress].filter((name) => name !== '');
  const text = named.reduce((rest, name) => rest.replaceAll(name, ADDRESS_MARK), jobDescription);
  if (company === '' || isTool) return text;
  // Alone on a line the word would be a label, with the next line for its value.
  return text.replaceAll(company, 'Company').replace(/^[ \t]*Company[.,]?[ \t]*$/gmu, '');
}

/** "We are hiring Data Analysts" adds nothing to its title, in the singular. */
function skillsOfTitle(roleTitle: string): JobSkill[] {
  return findNamedSkills(roleTitle).map((mention) => ({
    ...mention,
    wording: wordingOf(mention),
    sentence: roleTitle,
    isMust: false,
    probability: 1,
    importance: 1,
  }));
}

/** A job's title says what one would be, not what one must know; of "React developer" the technique counts. */
function isTechnical({ name, evidence }: SkillMention): boolean {
  return getSkillLexicon().skills.get(name)?.isTechnical === true && !isTitle(evidence);
}

/** "Nurse in Leeds" names the job, even if no lexicon knows it, so it is not listed as a missing skill. */
function isTitleItself({ name, evidence }: SkillMention, roleTitle: string): boolean {
  const isKnown = getSkillLexicon().skills.has(name);
  return !isKnown && isTitle(evidence) && roleTitle.toLowerCase().includes(evidence.toLowerCase());
}

/** Another wording of the same skill is saved where it says something else: "FlowJo" beside "Flow cytometry". */
function addSkill(skills: Asked[], skill: Asked): void {
  const same = skills.filter(({ name }) => name.toLowerCase() === skill.name.toLowerCase());
  const isWhole = skill.category === 'hard' || /\s/u.test(skill.wording);
  // A skill also demanded alone is not an alternative.
  if (skill.choice === undefined) for (const known of same) known.choice = undefined;
  for (const known of same) {
    if (skill.importance > Math.max(...known.importances)) {
      known.sentence = skill.sentence;
      known.isMust ||= skill.isMust;
    }
    known.probability = Math.max(known.probability, skill.probability);
    known.importances.push(skill.importance);
  }
  const isNew = isWhole && same.every(({ evidence }) => !sharesWord(evidence, skill.evidence));
  if (same.length === 0 || isNew) skills.push(skill);
}

function sharesWord(left: string, right: string): boolean {
  const stems = (text: string) => tokenize(text).map(({ word }) => word.slice(0, STEM_LETTERS));
  const known = stems(left);
  return stems(right).some((stem) => known.includes(stem));
}
