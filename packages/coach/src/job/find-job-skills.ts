import { isTitle } from '../entities/classify-part.ts';
import type { SkillMention } from '../skills/named-skills.ts';
import { findNamedSkills } from '../skills/named-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import { findClauseMentions } from './clause-mentions.ts';
import { findAlternatives } from './find-alternatives.ts';
import type { JobFacts } from './find-job-facts.ts';
import { findJobFacts } from './find-job-facts.ts';
import { ADDRESS_MARK, unfoldLines } from './job-lines.ts';
import type { JobClause } from './job-sections.ts';
import { splitJobDescription } from './job-sections.ts';
import { judgeMention } from './judge-mention.ts';
import { withShortGaps } from './short-gaps.ts';
import { wordingOf } from './skill-wording.ts';

/** `name` is the lexicon's, by which it is compared; `wording` is how the job puts it. */
export type JobSkill = SkillMention & {
  wording: string;
  /** Set where the job asks for one of several ("BigQuery, Snowflake or Redshift"): the same for all of them. */
  choice?: string | undefined;
};
export type JobSkills = { required: JobSkill[]; niceToHave: JobSkill[] };

const STEM_LETTERS = 5;
/** Least probability of a mention; chosen on the development half, see docs/benchmarks.md. */
const LEAST_MENTION = 0.3;

/**
 * The skills that a job description asks for: those of the lexicon and phrases of its own, each wording once. What is a plus by its
 * heading or its clause is apart; what is required anywhere is required. Benefits and notes on the company are left out.
 */
export function findJobSkills(jobDescription: string): JobSkills {
  const required: JobSkill[] = [];
  const niceToHave: JobSkill[] = [];
  const ofTitle: JobSkill[] = [];
  const facts = findJobFacts(jobDescription);
  for (const clause of readClauses(jobDescription, facts)) {
    if (clause.demand === 'skip') continue;
    const target = clause.demand === 'nice' ? niceToHave : required;
    const mentions = findClauseMentions(clause).filter(
      (mention) => clause.kind === undefined || judgeMention(mention, clause) >= LEAST_MENTION,
    );
    const choices = findAlternatives(clause.text, mentions);
    for (const mention of mentions) {
      const isAsked = !clause.isTitle || isTechnical(mention);
      addSkill(isAsked ? target : ofTitle, { ...mention, wording: wordingOf(mention), choice: choices.get(mention) });
    }
  }
  // Where a title is all that is said, it says at least what the work is about.
  if (required.length + niceToHave.length === 0)
    return { required: ofTitle.length > 0 ? ofTitle : skillsOfTitle(facts.roleTitle), niceToHave };
  const isRequired = (skill: JobSkill) => required.some(({ name }) => name.toLowerCase() === skill.name.toLowerCase());
  return { required, niceToHave: niceToHave.filter((skill) => !isRequired(skill)) };
}

/** The clauses of an advertisement as pasted, without the names of those who are in it. */
export function readClauses(jobDescription: string, facts: JobFacts = findJobFacts(jobDescription)): JobClause[] {
  return splitJobDescription(plainText(jobDescription, facts));
}

/** An advertisement with each label on a line of its own and without names and addresses. */
function plainText(jobDescription: string, facts: JobFacts = findJobFacts(jobDescription)): string {
  return withoutNames(unfoldLines(withShortGaps(jobDescription)), facts);
}

/** Who looks for somebody says nothing of the person: "Lindwurm Logistics" asks for no logistics. A name that is a tool stays. */
function withoutNames(jobDescription: string, { company, hiringManagerName, companyAddress }: JobFacts): string {
  const isTool = findNamedSkills(company).some(({ evidence }) => evidence === company);
  const named = [hiringManagerName, companyAddress].filter((name) => name !== '');
  const text = named.reduce((rest, name) => rest.replaceAll(name, ADDRESS_MARK), jobDescription);
  if (company === '' || isTool) return text;
  // Alone on a line the word would be a label, with the next line for its value.
  return text.replaceAll(company, 'Company').replace(/^[ \t]*Company[.,]?[ \t]*$/gmu, '');
}

/** "We are hiring Data Analysts" says no more than its title, in the singular. */
function skillsOfTitle(roleTitle: string): JobSkill[] {
  return findNamedSkills(roleTitle).map((mention) => ({ ...mention, wording: wordingOf(mention) }));
}

/** A job's title says what one would be, not what one must know; of "React developer" the technique counts. */
function isTechnical({ name, evidence }: SkillMention): boolean {
  return getSkillLexicon().skills.get(name)?.isTechnical === true && !isTitle(evidence);
}

/** Another wording of the same skill is kept where it says something else: "FlowJo" beside "Flow cytometry". */
function addSkill(skills: JobSkill[], skill: JobSkill): void {
  const same = skills.filter(({ name }) => name.toLowerCase() === skill.name.toLowerCase());
  const isWhole = skill.category === 'hard' || /\s/u.test(skill.wording);
  // What is asked for by itself somewhere is no longer one of several.
  if (skill.choice === undefined) for (const known of same) known.choice = undefined;
  const isNew = isWhole && same.every(({ evidence }) => !sharesWord(evidence, skill.evidence));
  if (same.length === 0 || isNew) skills.push(skill);
}

function sharesWord(left: string, right: string): boolean {
  const stems = (text: string) => tokenize(text).map(({ word }) => word.slice(0, STEM_LETTERS));
  const known = stems(left);
  return stems(right).some((stem) => known.includes(stem));
}
