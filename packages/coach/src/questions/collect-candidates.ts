import { DIFFICULTIES } from '@greenroom/contract/constants';
import { findJobSkills } from '../job/find-job-skills.ts';
import { contentStems } from '../text/content-stems.ts';
import { readAskedStories } from './asked-stories.ts';
import { verbOfGerund } from './bare-verbs.ts';
import type { Candidate, QuestionSource } from './candidate.ts';
import { describeRole, findSeniority } from './describe-role.ts';
import { readEmphasis } from './duty-heart.ts';
import { findJobTerms } from './find-job-terms.ts';
import { findKindOfWork, kindOfOccupation } from './find-kind-of-work.ts';
import { findOccupation, isExactTitle } from './find-occupation.ts';
import { isOtherInBank } from './find-question.ts';
import {
  type Advertised,
  askAboutAnyJob,
  askAboutDuties,
  askAboutKind,
  askAboutOccupation,
  askAboutRequirements,
  speaksOfTrade,
} from './framed-candidates.ts';
import { questionsOfOccupation } from './occupation-questions.ts';
import type { Occupation } from './occupations.ts';
import { isOpenToNew, suitsReader } from './open-to-new.ts';
import { questionsOf } from './question-bank.ts';
import { QUESTION_PATTERNS } from './question-patterns.ts';
import type { Question } from './question-types.ts';
import { isSameDuty, readAskingText, readDuties } from './read-duties.ts';
import { readPluses, readRequirements } from './read-requirements.ts';
import type { Requirement } from './requirement-words.ts';
import type { RoleFamily } from './role-families.ts';
import { findRoleFamily } from './role-family.ts';
import { isSoundSubject } from './sound-question.ts';
import { readStressed, readStressedSubjects } from './stressed-lines.ts';
import { suitsTitles, titlesInName } from './titles-in-name.ts';
import { wordsOf } from './words.ts';

const TERMS_A_SLOT = 6;
/** The first are those that the advertisement puts most weight on. */
const MOST_REQUIRED = 12;
/** A question of the bank or for any job, against 1 for one that a frame makes from a duty of the occupation. */
const WEIGHTS = {
  bank: 1.8,
  specialty: 4,
  generalBehavioral: 0.6,
  generalTechnical: 0.25,
  unknownRole: 5,
  anyJobOfField: 0.1,
  kindBesideOccupation: 0.12,
  /** Duties of every job say nothing of a job that an advertisement tells of. */
  anyJobBesideDuties: 0.001,
  generalBesideDuties: 0.03,
  tools: 0.5,
  besideDuties: 0.3,
  /** A behavioral question that asks for no one time, beside an advertisement. */
  noOccasion: 0.1,
  /** A question for the whole field of which the advertisement says nothing. */
  fieldBesideDuties: 0.02,
};
/** Fields where the tool is the trade: elsewhere a question about a program by its name alone misses the job. */
const TOOL_FAMILIES: ReadonlySet<RoleFamily> = new Set(['software', 'data', 'cloud', 'security', 'quality']);
/** Of the words of a question of the bank, those that the advertisement has too. */
const NAMED_SHARE = 0.7;
/** A text with this many different words of duties and demands is an advertisement, not a note. */
const WHOLE_ADVERTISEMENT = 60;
/** In characters. */
const LONG_ADVERTISEMENT = 800;
/** What follows is not read for the words of the trade. */
const READ_CHARACTERS = 8000;
/** With so many duties an advertisement hardly needs the table. */
const ENOUGH_DUTIES = 5;

/**
 * What could be asked for this role, from the advertisement, its occupation, the bank of its family and general questions.
 * The forbidden ones among them are left out when they are drawn.
 */
export function collectCandidates(role: { roleName: string; roleDescription: string }): Candidate[] {
  const occupation = findOccupation(role.roleName);
  const family = occupation?.isAnyField ? 'general' : findRoleFamily(role.roleName, '');
  const advertised = readAdvertised(role.roleDescription, role.roleName);
  const isKnown = occupation !== undefined || family !== 'general';
  const hasEnough = advertised?.hasEnough === true;
  const isBesideDuties = hasEnough || (isKnown && advertised !== undefined);
  const generalWeight = isBesideDuties ? WEIGHTS.generalBesideDuties : 1;
  const anyJobWeight = isKnown ? WEIGHTS.anyJobOfField : 1;
  const spoken = describeRole(role.roleName);
  const isAskable = askableFor(role);
  const isLead = findSeniority(role.roleName) === 'lead';
  const own = [
    ...askAboutKindOf(role.roleName, occupation, isLead, advertised !== undefined),
    ...(occupation
      ? askAboutOccupation({ occupation, isExact: isExactTitle(role.roleName) }, isLead, advertised)
      : askAboutAnyJob(
          advertised?.isLong ? WEIGHTS.anyJobBesideDuties : hasEnough ? WEIGHTS.generalBesideDuties : anyJobWeight,
          isLead,
        )),
    ...askWhole(occupation, role.roleName, advertised),
    ...bankOf(occupation, family)
      .filter(isAskable)
      .map((question) => ({
        ...toCandidate(question, weighBank(question, advertised), spoken, 'bank'),
        ...(advertised !== undefined && isMentioned(question, advertised) ? { isMentioned: true as const } : {}),
      })),
    ...questionsOf('general')
      .filter(isAskable)
      .map((question) => toCandidate(question, generalWeight * weighGeneral(question, isKnown), spoken, 'general')),
  ].map((candidate) => ({
    ...candidate,
    weight:
      candidate.weight *
      (hasEnough ? WEIGHTS.besideDuties : 1) *
      (advertised !== undefined && !candidate.isWhole && isOfNoOccasion(candidate) ? WEIGHTS.noOccasion : 1),
  }));
  const { requirements, duties } = readSubjects(role, advertised);
  const isForNew = isOpenToNew(role.roleDescription, role.roleName);
  const terms = TOOL_FAMILIES.has(family) ? fillPatterns(role.roleDescription) : [];
  return [
    ...(advertised === undefined ? [] : askAboutDuties(duties, isLead, advertised)),
    ...askAboutRequirements(requirements, isLead, [...contentStems(role.roleName)]),
    ...askStories(role.roleDescription),
    ...terms,
    ...own,
  ].filter(
    (candidate) =>
      !isOtherInBank(candidate) &&
      suitsReader(candidate, isForNew) &&
      (candidate.source !== 'advertisement' || candidate.isAskedByEmployer || isSoundSubject(candidate.anchor ?? '')),
  );
}

/** Those written for the occupation; beside an advertisement only where it surely is for this one, and sooner what it speaks of too. */
function askWhole(
  occupation: Occupation | undefined,
  roleName: string,
  advertised: Advertised | undefined,
): Candidate[] {
  if (occupation === undefined) return [];
  if (advertised && !speaksOfTrade(occupation, isExactTitle(roleName), advertised)) return [];
  const titles = titlesInName(roleName, occupation);
  const own = questionsOfOccupation(occupation.name).filter((question) => suitsTitles(question, titles));
  return own.map(({ text, competency, type, difficulty }) => ({
    text,
    competency,
    type,
    difficulty,
    weight: advertised === undefined ? 1 : LEAST_SPOKEN_OF + shareOf(contentStems(text), advertised.words) ** 2,
    source: 'occupation',
    anchor: text,
    isWhole: true,
  }));
}
/** Of a question of which the advertisement says no word; one that is all in its words has 1 more. */
const LEAST_SPOKEN_OF = 0.05;

/** What all work of the kind has in common: for a title that names no occupation, and a few questions beside the duties of one. */
function askAboutKindOf(
  roleName: string,
  occupation: Occupation | undefined,
  isLead: boolean,
  isAdvertised: boolean,
): Candidate[] {
  if (occupation === undefined) {
    const kind = findKindOfWork(roleName);
    return kind === undefined ? [] : askAboutKind(kind, isLead);
  }
  const kind = occupation.isAnyField ? undefined : kindOfOccupation(occupation);
  if (kind === undefined) return [];
  // Beside an advertisement it comes after all that the advertisement and the occupation have.
  if (isAdvertised) return askAboutKind(kind, isLead);
  return askAboutKind(kind, isLead).map((candidate) => ({
    ...candidate,
    weight: candidate.weight * WEIGHTS.kindBesideOccupation,
    source: 'occupation',
  }));
}

/** What is asked for by name and the duties, each subject once. */
function readSubjects(role: { roleName: string; roleDescription: string }, advertised: Advertised | undefined) {
  const told = advertised?.duties ?? [];
  const leads = told.some(({ text }) => LEADS_PEOPLE.test(text));
  const asked = readRequirements(role.roleDescription, role.roleName).filter(
    ({ text, kind }) => !(leads && kind === 'act' && LEADS_PEOPLE.test(text)),
  );
  const stressed =
    advertised === undefined ? [] : readStressedSubjects(role.roleDescription, advertised.emphasis.title);
  const requirements = [
    ...readHalves(role.roleDescription),
    ...stressed.filter((one) => ![...asked, ...told].some(({ text }) => isSameDuty(text, one.text))),
    ...asked,
  ];
  const duties = told.filter(
    (duty) => !requirements.some(({ text, kind }) => kind === 'act' && isSameDuty(text, duty.text)),
  );
  return { requirements, duties };
}

/** "The other half is teaching." */
const HALF =
  /\b(?:the other|one|the second|about) half (?:of (?:the|your) (?:job|work|week|time) )?(?:is|will be) (\p{Ll}{3,}ing)[.,;]/giu;
function readHalves(description: string): Requirement[] {
  return [...description.matchAll(HALF)].flatMap(([, gerund = '']) =>
    verbOfGerund(gerund) === undefined ? [] : [{ text: gerund, kind: 'thing' as const }],
  );
}

/** What applicants are asked to tell, as a question of each type and level: it fits any place of a set. */
function askStories(description: string): Candidate[] {
  const kinds = [
    { type: 'Behavioral', competency: 'ownership' },
    { type: 'Technical', competency: 'judgement' },
  ] as const;
  return readAskedStories(description)
    .map((text) => text.replace(TO_ADDRESS, ''))
    .flatMap((text, at) =>
      kinds.flatMap((kind) =>
        DIFFICULTIES.map((difficulty) => ({
          ...kind,
          text,
          difficulty,
          weight: 1 / (1 + at) ** 2,
          source: 'advertisement' as const,
          anchor: text,
          core: CORE_OF_STORY,
          isAskedByEmployer: true as const,
        })),
      ),
    );
}
/** "Tell us about a meal you remember to hello@inn.example". */
const TO_ADDRESS = /\s+(?:(?:by|via) e-?mail )?(?:to|at) \S+@\S*(?=\.$|$)/u;
/** Behind the duties at the heart of the job. */
const CORE_OF_STORY = 0.3;

/** Named among the duties, it is asked about in their words. */
const LEADS_PEOPLE = /^(?:lead|run|manage|supervise) (?:an? |the |our )?(?:\p{L}+ ){0,2}(?:team|crew|shift)\b/u;

const isOfNoOccasion = ({ type, text }: Candidate): boolean => type === 'Behavioral' && !OCCASION.test(text);
const OCCASION = /\b(?:Tell me about|Describe|Give me an example|Take me through the (?:first|last))\b/u;

/** 'Not "managed agency" hands-on' names what the job is not. */
const DENIED = /\b(?:[Nn]ot|[Nn]o|[Nn]ever|[Rr]ather than)\s[^.;:,\n]{1,80}/gu;

/** What the description says, undefined if it asks for nothing. */
function readAdvertised(description: string, roleName: string): Advertised | undefined {
  const asking = readAskingText(description).replace(DENIED, '');
  const words = new Set(contentStems(asking));
  const lines = asking.split('\n').map((line) => new Set(contentStems(line)));
  const duties = readDuties(description, roleName);
  if (words.size === 0 && duties.length === 0) return undefined;
  const pluses = readPluses(description);
  return {
    words,
    allWords: new Set(contentStems(description.slice(0, READ_CHARACTERS))),
    lines,
    pluses,
    emphasis: readEmphasis(asking, roleName, readStressed(description)),
    duties,
    hasEnough: duties.length >= ENOUGH_DUTIES,
    isWhole: words.size >= WHOLE_ADVERTISEMENT,
    isLong: description.length >= LONG_ADVERTISEMENT,
  };
}

/** Questions for people who lead are for those, and the ones of a specialty for roles that name it. */
function askableFor({ roleName, roleDescription }: { roleName: string; roleDescription: string }) {
  const isLead = findSeniority(roleName) === 'lead';
  const roleWords = new Set(
    wordsOf(`${roleName} ${roleDescription.slice(0, 4000)}`).flatMap((word) => [word, ...word.split('-')]),
  );
  return ({ isForLeads, onlyFor }: Question): boolean =>
    (!isForLeads || isLead) && (!onlyFor || onlyFor.some((word) => roleWords.has(word)));
}

const isMentioned = ({ text }: Question, { words }: Advertised): boolean =>
  shareOf(contentStems(text), words) >= NAMED_SHARE;

function weighBank(question: Question, advertised: Advertised | undefined): number {
  if ((advertised?.isWhole || advertised?.hasEnough) && !isMentioned(question, advertised))
    return WEIGHTS.fieldBesideDuties;
  return question.onlyFor ? WEIGHTS.specialty : WEIGHTS.bank;
}

/** A family's questions are asked only where they fit the whole family; a title in another language tells no occupation. */
function bankOf(occupation: Occupation | undefined, family: RoleFamily): readonly Question[] {
  if (family === 'general' || (occupation && !occupation.sharesBank)) return [];
  return questionsOf(family).filter(({ notFor = [] }) =>
    occupation === undefined ? notFor.length === 0 : !notFor.includes(occupation.name),
  );
}

const shareOf = (stems: readonly string[], words: ReadonlySet<string>): number =>
  stems.filter((stem) => words.has(stem)).length / Math.max(1, stems.length);

function weighGeneral(question: Question, isKnown: boolean): number {
  if (!isKnown) return question.text.includes('{role}') ? 2 * WEIGHTS.unknownRole : WEIGHTS.unknownRole;
  return question.type === 'Technical' ? WEIGHTS.generalTechnical : WEIGHTS.generalBehavioral;
}

function toCandidate(question: Question, weight: number, spoken: string, source: QuestionSource): Candidate {
  const { competency, type, difficulty } = question;
  const isOfRole = source === 'general' && /\bthis job\b/u.test(question.text) ? { isOfRole: true as const } : {};
  return {
    text: question.text.replaceAll('{role}', spoken),
    competency,
    type,
    difficulty,
    weight,
    source,
    ...isOfRole,
    ...(source === 'general' && question.isForLeads ? { isForLeads: true as const } : {}),
  };
}

const needed = (terms: readonly string[], required: ReadonlySet<string>) =>
  terms.filter((term) => required.has(term.toLowerCase())).slice(0, TERMS_A_SLOT);

/** Tools and kinds of work that the advertisement names and the lists know. */
function fillPatterns(description: string): Candidate[] {
  if (description.trim() === '') return [];
  const terms = findJobTerms(readAskingText(description));
  // "Kotlin is nice, not needed", or a colleague's language: who lacks it could not answer.
  const { required } = findJobSkills(description);
  const first = new Set(required.slice(0, MOST_REQUIRED).map(({ wording }) => wording.toLowerCase()));
  return QUESTION_PATTERNS.flatMap(({ text, slot, competency, type, difficulty }) =>
    needed(terms[slot], first).map((term) => ({
      text: text.replace('{term}', () => term),
      competency,
      type,
      difficulty,
      weight: WEIGHTS.tools,
      source: 'advertisement' as const,
      anchor: term,
      isOfName: true as const,
    })),
  );
}
