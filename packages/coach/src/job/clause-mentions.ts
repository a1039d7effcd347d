import { isTitle } from '../entities/classify-part.ts';
import { matchSkills } from '../skills/match-skills.ts';
import { findNamedSkills, findSkillMentions } from '../skills/named-skills.ts';
import { EMPTY_ALONE } from '../skills/phrase-words.ts';
import { tokenize } from '../skills/tokenize.ts';
import { isNotAsked } from './denied-mention.ts';
import type { DegreeSpan } from './find-degree.ts';
import { findDegreeSpan } from './find-degree.ts';
import { isPeople } from './job-phrase.ts';
import { findJobPhrases } from './job-phrases.ts';
import { CANDIDATE_CUE } from './job-section-patterns.ts';
import type { JobClause } from './job-sections.ts';
import { isListable, withoutTail } from './listable-phrase.ts';
import type { ClauseMention } from './mention-features.ts';

/** Family of what only the job description names. */
const JOB_PHRASE_FAMILY = 'Named in the job description';
/** What an employer does, and how someone uses a tool: "we are recruiting", "a confident user of Excel". */
const OTHERWISE_MEANT =
  /(?:\b(?:is|are|am|now|currently|actively)|['’](?:re|m))\s+(recruiting|hiring)\b|\b(confident) (?:user|using|in using)\b/iu;
/** What one has to come with: "reliable transport" is neither a skill nor a trait. */
const HAD = /\b(own|reliable|independent) (transport(?:ation)?|vehicle|car)\b/iu;
/** "Supported by an experienced nurse": who else is there. */
const OTHER_PERSON =
  /\b(?:supported by|report(?:s|ing)? to|alongside|assist(?:ing)?|under) (?:an?|the|our) (?:\p{L}+ ){0,2}?$/iu;
/** "Serve patients" asks for no patience. */
const NEVER_PLURAL = /^(?:patients|responsibilities|commitments|initiatives)\b/iu;

/**
 * Every mention of a skill in a clause, of the lexicon and by its own words, in no order of importance. A title has no phrases. `around`
 * are the words of the whole advertisement, by which the sense of a short name is chosen.
 */
export function findClauseMentions(clause: JobClause, around?: Set<string>): ClauseMention[] {
  const phrases = clause.isTitle ? [] : findUnknownPhrases(clause).filter((phrase) => !isPlainWord(phrase, clause));
  const degree = findDegreeSpan(clause.text);
  return [...findSkillMentions(clause.text, around), ...phrases].filter(
    (mention) =>
      !isStudied(mention, clause, degree) &&
      (mention.family === JOB_PHRASE_FAMILY || !isPeople(mention.evidence)) &&
      !NEVER_PLURAL.test(mention.evidence) &&
      !isOtherwiseMeant(mention, clause) &&
      !isNotAsked(mention.evidence, clause.text) &&
      !isEmptyAlone(mention, clause),
  );
}

/** In a whole advertisement a single plain word ("sweep", "Repeat") is a fragment; "FAI" and "eMAR" are names. */
function isPlainWord({ evidence }: ClauseMention, { kind }: JobClause): boolean {
  return kind !== undefined && /^\p{L}?[\p{Ll}'’-]*$/u.test(evidence);
}

/** "BA in Economics, Finance or Marketing" asks for a degree and for no marketing. */
function isStudied(
  { evidence, category }: ClauseMention,
  { text }: JobClause,
  degree: DegreeSpan | undefined,
): boolean {
  if (degree === undefined || category === 'soft') return false;
  const start = text.indexOf(evidence);
  return start < degree.end && start + evidence.length > degree.start;
}

function isOtherwiseMeant({ evidence }: ClauseMention, { text }: JobClause): boolean {
  const [, employs, uses] = OTHERWISE_MEANT.exec(text) ?? [];
  const [, trait, thing] = HAD.exec(text) ?? [];
  const isOther = isTitle(evidence) && OTHER_PERSON.test(text.slice(0, text.indexOf(evidence)));
  return isOther || [employs, uses, trait, thing].includes(evidence);
}

/** "Safety" as a point of a list or a member of a bare row; "knowledge of safety" is asked for. */
function isEmptyAlone({ evidence }: ClauseMention, { text, isItem }: JobClause): boolean {
  const word = evidence.toLowerCase();
  if (!isItem || !EMPTY_ALONE.has(word) || CANDIDATE_CUE.test(text)) return false;
  return text.split(/[,;/|]/u).some((member) => member.trim().toLowerCase() === word);
}

function findUnknownPhrases({ text: clause, isItem }: JobClause): ClauseMention[] {
  const tokens = tokenize(clause);
  const known = matchSkills(clause).filter(({ start, end }) => !isPeople(clause.slice(start, end)));
  const behaviours = findNamedSkills(clause).filter(({ evidence }) => !isPeople(evidence));
  return findJobPhrases(clause, tokens, known, isItem)
    .filter(
      (phrase) => !behaviours.some(({ evidence }) => evidence.includes(phrase.text) || phrase.text.includes(evidence)),
    )
    .map((phrase) => ({ ...phrase, text: withoutTail(phrase.text) }))
    .filter((phrase) => isListable(phrase.text, clause))
    .map((phrase) => ({
      name: phrase.text.charAt(0).toUpperCase() + phrase.text.slice(1),
      category: phrase.category,
      family: JOB_PHRASE_FAMILY,
      evidence: phrase.text,
      source: phrase.source,
    }));
}
