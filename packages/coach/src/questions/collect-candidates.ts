import { findJobSkills } from '../job/find-job-skills.ts';
import { contentStems } from '../text/content-stems.ts';
import type { Candidate, QuestionSource } from './candidate.ts';
import { describeRole, findSeniority } from './describe-role.ts';
import { findJobTerms } from './find-job-terms.ts';
import { findOccupation } from './find-occupation.ts';
import { askAboutAnyJob, askAboutDuties, askAboutOccupation } from './framed-candidates.ts';
import type { Occupation } from './occupations.ts';
import { questionsOf } from './question-bank.ts';
import { QUESTION_PATTERNS } from './question-patterns.ts';
import type { Question } from './question-types.ts';
import { readAskingText, readDuties } from './read-duties.ts';
import type { RoleFamily } from './role-families.ts';
import { findRoleFamily } from './role-family.ts';
import { wordsOf } from './words.ts';

const TERMS_A_SLOT = 6;
/** A question of the bank or for any job, against 1 for one that a frame makes from a duty of the occupation. */
const WEIGHTS = {
  bank: 4,
  specialty: 9,
  generalBehavioral: 0.6,
  generalTechnical: 0.25,
  unknownRole: 5,
  anyJobOfField: 0.1,
  tools: 0.5,
  besideDuties: 0.3,
  /** A question for the whole field, or after a tool by its name alone, beside enough duties of this very job. */
  fieldBesideDuties: 0.02,
};
/** A text with this many different words of duties and demands is an advertisement, not a note. */
const WHOLE_ADVERTISEMENT = 60;
/** With so many duties an advertisement hardly needs the table. */
const ENOUGH_DUTIES = 3;

/**
 * What could be asked for this role, from the advertisement, its occupation, the bank of its family and general questions.
 * The forbidden ones among them are left out when they are drawn.
 */
export function collectCandidates(role: { roleName: string; roleDescription: string }): Candidate[] {
  const occupation = findOccupation(role.roleName);
  const family = occupation?.isAnyField ? 'general' : findRoleFamily(role.roleName, '');
  const isLead = findSeniority(role.roleName) === 'lead';
  const roleWords = new Set(
    wordsOf(`${role.roleName} ${role.roleDescription.slice(0, 4000)}`).flatMap((word) => [word, ...word.split('-')]),
  );
  const isAskable = (question: Question) =>
    (!question.isForLeads || isLead) && (!question.onlyFor || question.onlyFor.some((word) => roleWords.has(word)));
  const spoken = describeRole(role.roleName);
  const isKnown = occupation !== undefined || family !== 'general';
  const duties = readDuties(role.roleDescription);
  const named = new Set(contentStems(readAskingText(role.roleDescription)));
  const ownWeight = duties.length >= ENOUGH_DUTIES ? WEIGHTS.besideDuties : 1;
  const fieldWeight = duties.length >= ENOUGH_DUTIES ? WEIGHTS.fieldBesideDuties : 1;
  const own = [
    ...(occupation
      ? askAboutOccupation(occupation, named.size >= WHOLE_ADVERTISEMENT ? named : undefined)
      : askAboutAnyJob(isKnown ? WEIGHTS.anyJobOfField : 1)),
    ...bankOf(occupation, family)
      .filter(isAskable)
      .map((question) =>
        toCandidate(question, question.onlyFor ? WEIGHTS.specialty : WEIGHTS.bank * fieldWeight, spoken, 'bank'),
      ),
    ...questionsOf('general')
      .filter(isAskable)
      .map((question) => toCandidate(question, weighGeneral(question, isKnown), spoken, 'general')),
  ].map((candidate) => ({ ...candidate, weight: candidate.weight * ownWeight }));
  return [...askAboutDuties(duties), ...fillPatterns(role.roleDescription, fieldWeight), ...own];
}

/** A family's questions are asked only where they fit the whole family; a title in another language tells no occupation. */
function bankOf(occupation: Occupation | undefined, family: RoleFamily): readonly Question[] {
  if (family === 'general' || (occupation && !occupation.sharesBank)) return [];
  return questionsOf(family);
}

function weighGeneral(question: Question, isKnown: boolean): number {
  if (!isKnown) return question.text.includes('{role}') ? 2 * WEIGHTS.unknownRole : WEIGHTS.unknownRole;
  return question.type === 'Technical' ? WEIGHTS.generalTechnical : WEIGHTS.generalBehavioral;
}

function toCandidate(question: Question, weight: number, spoken: string, source: QuestionSource): Candidate {
  const { competency, type, difficulty } = question;
  return { text: question.text.replaceAll('{role}', spoken), competency, type, difficulty, weight, source };
}

const needed = (terms: readonly string[], wished: ReadonlySet<string>) =>
  terms.filter((term) => !wished.has(term.toLowerCase())).slice(0, TERMS_A_SLOT);

/** Tools and kinds of work that the advertisement names and the lists know. */
function fillPatterns(description: string, weight: number): Candidate[] {
  if (description.trim() === '') return [];
  const terms = findJobTerms(readAskingText(description));
  // "Kotlin is nice, not needed": who lacks it could not answer.
  const wished = new Set(findJobSkills(description).niceToHave.map(({ wording }) => wording.toLowerCase()));
  return QUESTION_PATTERNS.flatMap(({ text, slot, competency, type, difficulty }) =>
    needed(terms[slot], wished).map((term) => ({
      text: text.replace('{term}', () => term),
      competency,
      type,
      difficulty,
      weight: WEIGHTS.tools * weight,
      source: 'advertisement' as const,
      anchor: term,
    })),
  );
}
