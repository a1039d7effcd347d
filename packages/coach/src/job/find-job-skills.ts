import { isTitle } from '../entities/classify-part.ts';
import { matchSkillTokens } from '../skills/match-skills.ts';
import type { SkillMention } from '../skills/named-skills.ts';
import { findNamedSkills, findSkillMentions } from '../skills/named-skills.ts';
import { EMPTY_ALONE } from '../skills/phrase-words-data.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { tokenize } from '../skills/tokenize.ts';
import { findAlternatives } from './find-alternatives.ts';
import type { JobFacts } from './find-job-facts.ts';
import { findJobFacts } from './find-job-facts.ts';
import { ADDRESS_MARK, unfoldLines } from './job-lines.ts';
import { isPeople } from './job-phrase.ts';
import { findJobPhrases } from './job-phrases.ts';
import { CANDIDATE_CUE } from './job-section-words-data.ts';
import type { JobClause } from './job-sections.ts';
import { splitJobDescription } from './job-sections.ts';
import { withShortGaps } from './short-gaps.ts';
import { wordingOf } from './skill-wording.ts';

/** `name` is the lexicon's, by which it is compared; `wording` is how the job puts it. */
export type JobSkill = SkillMention & {
  wording: string;
  /** Set where the job asks for one of several ("BigQuery, Snowflake or Redshift"): the same for all of them. */
  choice?: string | undefined;
};
export type JobSkills = { required: JobSkill[]; niceToHave: JobSkill[] };

/** Family of what only the job description names. */
const JOB_PHRASE_FAMILY = 'Named in the job description';
const MAX_PHRASES = 40;
const STEM_LETTERS = 5;
/** What an employer does, and how somebody uses a tool: "we are recruiting", "a confident user of Excel". */
const OTHERWISE_MEANT =
  /(?:\b(?:is|are|am|now|currently|actively)|['’](?:re|m))\s+(recruiting|hiring)\b|\b(confident) (?:user|using|in using)\b/iu;
/** What one has to come with: "reliable transport" is neither a skill nor a trait. */
const HAD = /\b(own|reliable|independent) (transport(?:ation)?|vehicle|car)\b/iu;
/** "Supported by an experienced nurse": who else is there. */
const OTHER_PERSON =
  /\b(?:supported by|report(?:s|ing)? to|alongside|assist(?:ing)?|under) (?:an?|the|our) (?:\p{L}+ ){0,2}?$/iu;
/** "Serve patients" asks for no patience. */
const NEVER_PLURAL = /^(?:patients|responsibilities|commitments)\b/iu;

/**
 * The skills that a job description asks for: those of the lexicon and phrases of its own, each wording once. What is a plus by its
 * heading or its clause is apart; what is required anywhere is required. Benefits and notes on the company are left out.
 */
export function findJobSkills(jobDescription: string): JobSkills {
  const required: JobSkill[] = [];
  const niceToHave: JobSkill[] = [];
  const ofTitle: JobSkill[] = [];
  let phraseCount = 0;
  const facts = findJobFacts(jobDescription);
  for (const clause of splitJobDescription(withoutNames(unfoldLines(withShortGaps(jobDescription)), facts))) {
    if (clause.demand === 'skip') continue;
    const target = clause.demand === 'nice' ? niceToHave : required;
    const phrases = clause.isTitle ? [] : findUnknownPhrases(clause).slice(0, MAX_PHRASES - phraseCount);
    phraseCount += phrases.length;
    const mentions = [...findSkillMentions(clause.text), ...phrases].filter(
      (mention) =>
        (mention.family === JOB_PHRASE_FAMILY || !isPeople(mention.evidence)) &&
        !NEVER_PLURAL.test(mention.evidence) &&
        !isOtherwiseMeant(mention, clause) &&
        !isEmptyAlone(mention, clause),
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

/** Who looks for somebody says nothing of the person: "Lindwurm Logistics" asks for no logistics. A name that is a tool stays. */
function withoutNames(jobDescription: string, { company, hiringManagerName, companyAddress }: JobFacts): string {
  const isTool = findNamedSkills(company).some(({ evidence }) => evidence === company);
  const named = [hiringManagerName, companyAddress].filter((name) => name !== '');
  const text = named.reduce((rest, name) => rest.replaceAll(name, ADDRESS_MARK), jobDescription);
  if (company === '' || isTool) return text;
  // Alone on a line the word would be a label, with the next line for its value.
  return text.replaceAll(company, 'Company').replace(/^[ \t]*Company[.,]?[ \t]*$/gmu, '');
}

function isOtherwiseMeant({ evidence }: SkillMention, { text }: JobClause): boolean {
  const [, employs, uses] = OTHERWISE_MEANT.exec(text) ?? [];
  const [, trait, thing] = HAD.exec(text) ?? [];
  const isOther = isTitle(evidence) && OTHER_PERSON.test(text.slice(0, text.indexOf(evidence)));
  return isOther || [employs, uses, trait, thing].includes(evidence);
}

/** "Safety" as a point of a list or a member of a bare row; "knowledge of safety" is asked for. */
function isEmptyAlone({ evidence }: SkillMention, { text, isItem }: JobClause): boolean {
  const word = evidence.toLowerCase();
  if (!isItem || !EMPTY_ALONE.has(word) || CANDIDATE_CUE.test(text)) return false;
  return text.split(/[,;/|]/u).some((member) => member.trim().toLowerCase() === word);
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

function findUnknownPhrases({ text: clause, isItem }: JobClause): SkillMention[] {
  const tokens = tokenize(clause);
  const known = matchSkillTokens(clause, tokens).filter(({ start, end }) => !isPeople(clause.slice(start, end)));
  const behaviours = findNamedSkills(clause).filter(({ evidence }) => !isPeople(evidence));
  return findJobPhrases(clause, tokens, known, isItem)
    .filter(
      (phrase) => !behaviours.some(({ evidence }) => evidence.includes(phrase.text) || phrase.text.includes(evidence)),
    )
    .map((phrase) => ({
      name: phrase.text.charAt(0).toUpperCase() + phrase.text.slice(1),
      category: phrase.category,
      family: JOB_PHRASE_FAMILY,
      evidence: phrase.text,
    }));
}
