import type { ParsedResume } from '@greenroom/contract/resume';
import wordings from '../../data/sample-answer/resume-points.json' with { type: 'json' };
import { isCertainEntry } from '../entities/certain-entry.ts';
import type { Vectors } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { rankFacts } from '../live/rank-facts.ts';
import { type ResumeFact, readResumeFacts } from '../live/resume-facts.ts';
import type { QuestionTags } from '../questions/find-question.ts';
import type { Competency } from '../questions/question-types.ts';
import type { AskedKind } from './asked-kind.ts';
import { askedWork } from './question-frames.ts';

/** What a line of a resume shows that suits a question about this; a competency without an entry goes by the subject alone. */
const SHOWN_BY: Partial<Record<Competency, readonly string[]>> = {
  teamwork: ['teamwork', 'leadership'],
  service: ['customer'],
  creativity: ['initiative', 'change'],
  prioritisation: ['pressure'],
  adaptability: ['change'],
  'problem-solving': ['problem', 'failure'],
  ownership: ['initiative', 'achievement'],
  leadership: ['leadership'],
  resilience: ['pressure', 'problem'],
  conflict: ['conflict'],
};
/** The same for questions of every field, by their names in `special-patterns.ts`. */
const SHOWN_BY_SPECIAL: Readonly<Record<string, readonly string[]>> = {
  strength: ['achievement', 'initiative'],
  'why-hire': ['achievement', 'initiative'],
  prepared: ['achievement', 'initiative'],
  mistake: ['failure'],
};
const LONGEST_QUOTE_WORDS = 34;

export type OwnResume = {
  resume: ParsedResume;
  /** The encoder's vectors of `textsOfSample`; without them the words alone decide. */
  vectors: Vectors;
  /** Samples written before in this interview: a line quoted there is quoted again only if nothing else fits. */
  earlier: readonly string[];
};
type Pick = <T>(items: readonly T[]) => T | undefined;

/** The texts to encode: the question for what it asks, and with a resume its lines for the choice among them. */
export function textsOfSample(question: string, resume: ParsedResume | null): string[] {
  const facts = (resume && readResumeFacts(resume)?.facts) ?? [];
  const texts = resume === null ? [question] : [question, askedWork(question), subjectOf(question)];
  return [...new Set([...texts, ...facts.map(({ text }) => text)].map(heardWords))].filter((text) => text !== '');
}

export type AskedOfResume = {
  question: string;
  tags: QuestionTags;
  asked: AskedKind;
  /** Names a question of every field. */
  special?: string | undefined;
};

/**
 * The line of the resume that answers the question, quoted word for word, and a gap in square brackets for what only the person knows. Where
 * any result answers, the best two of which none is surely better. Empty where no line is about the question.
 */
export function quoteResume(about: AskedOfResume, own: OwnResume, pick: Pick): string[] {
  const { question, tags, asked } = about;
  // A line about a like case does not answer what is asked about one that is imagined.
  if (asked.isHypothetical && askedWork(question) === question) return [];
  const shows = showsOf(about);
  if (about.special !== undefined && shows.length === 0) return [];
  const found = findFact(question, shows, own);
  if (found === undefined) return asked.asksForResult ? quoteResults(question, own, pick) : [];
  const { fact, isShown } = found;
  const quoted = (pick(isShown ? wordings.tellCase : wordings.tellSubject) ?? '')
    .replace('{place}', () => placeOf(fact))
    .replace('{line}', () => quote(fact.text));
  const result = tags.type === 'Behavioral' && !/\d/u.test(fact.text) ? pick(wordings.result) : undefined;
  return result === undefined ? [quoted] : [quoted, result];
}

/** The line that shows what was asked for, else the one about the work that is asked about. */
function findFact(question: string, shows: readonly string[], own: OwnResume) {
  const work = askedWork(question);
  const subject = subjectOf(question);
  const shown = shows.length > 0 ? findLine({ question, subject, shows }, own) : undefined;
  if (shown !== undefined) return { fact: shown, isShown: true };
  const fact = findLine(
    work === question ? { question, subject, shows: [] } : { question: work, subject: '', shows: [] },
    own,
  );
  return fact && { fact, isShown: false };
}

/**
 * The two lines that most likely tell a result: of 31 questions by strangers that asked for one, the first line was right for 26, one of the two
 * for 28.
 */
function quoteResults(question: string, own: OwnResume, pick: Pick): string[] {
  const best = rankLines({ question, subject: '', shows: RESULT_SHOWN_BY }, own).slice(0, 2);
  const [first, second] = best.map(({ fact }) => `“${quote(fact.text)}”${employerOf(fact)}`);
  if (first === undefined || second === undefined) return [];
  const choice = pick(wordings.tellResult)
    ?.replace('{first}', () => first)
    .replace('{second}', () => second);
  return choice === undefined ? [] : [choice];
}
const RESULT_SHOWN_BY = ['achievement', 'initiative'];

const employerOf = ({ employer }: ResumeFact): string => (employer === '' ? '' : ` (${employer})`);

/** A question about a named duty goes by that duty alone: a case of something else would not answer it. */
function showsOf({ question, tags, special }: AskedOfResume): readonly string[] {
  if (special !== undefined) return SHOWN_BY_SPECIAL[special] ?? [];
  const work = askedWork(question);
  const isNamed = work !== question || subjectOf(question) !== '';
  return !isNamed && tags.type === 'Behavioral' ? (SHOWN_BY[tags.competency] ?? []) : [];
}

type LineQuery = { question: string; subject: string; shows: readonly string[] };

function findLine(query: LineQuery, own: OwnResume): ResumeFact | undefined {
  const [best] = rankLines(query, own);
  return best?.fits === true ? best.fact : undefined;
}

function rankLines({ question, subject, shows }: LineQuery, own: OwnResume) {
  const facts = readResumeFacts(withoutDoubtfulPlaces(own.resume))?.facts ?? [];
  const told = heardWords(own.earlier.join(' '));
  return rankFacts(facts, { question, context: subject, shows, vectors: own.vectors, told });
}

/** Where no line of the resume is about a question that asks for a case: the job whose lines come nearest, and a gap. */
export function missingCase(question: string, own: OwnResume, pick: Pick): string | undefined {
  const place = nearestPlace(question, own);
  return place === '' ? pick(wordings.noLine) : pick(wordings.nearCase)?.replace('{place}', () => place);
}

/** The same for a question that asks for a way of working; undefined where no job is known. */
export function nearestWork(question: string, own: OwnResume, pick: Pick): string | undefined {
  const place = nearestPlace(question, own);
  return place === '' ? undefined : pick(wordings.nearWork)?.replace('{place}', () => place);
}

/** Below this probability a line says nothing about where to look: the latest job is named then. */
const LEAST_NEAR = 0.2;

function nearestPlace(question: string, own: OwnResume): string {
  const [best] = rankLines({ question: askedWork(question), subject: '', shows: [] }, own);
  const latest = readResumeFacts(withoutDoubtfulPlaces(own.resume));
  const isNear = best !== undefined && best.fit >= LEAST_NEAR && !best.fact.isProject;
  const place = isNear ? best.fact : latest;
  if (place === null || place.title === '' || place.employer === '') return '';
  return `${place.title.replace(/ \([^()]{0,80}\)/gu, '')} at ${place.employer}`;
}

/** What an introduction begins with: the latest job as the resume names it. */
export function latestJob(own: OwnResume, pick: Pick): string | undefined {
  const facts = readResumeFacts(withoutDoubtfulPlaces(own.resume));
  if (facts === null || facts.title === '' || facts.employer === '') return undefined;
  return pick(facts.isCurrent ? wordings.currentJob : wordings.lastJob)
    ?.replace('{title}', () => facts.title)
    .replace('{employer}', () => facts.employer)
    .replace(/\.{2}$/u, '.');
}

/** "Think of planning a menu. What …?" is about its first sentence; '' for a question of one sentence. */
function subjectOf(question: string): string {
  const sentences = question.split(/(?<=[.!?])\s+/u);
  return sentences.length > 1 ? (sentences[0] ?? '') : '';
}

/** Without employer and title of the entries that may be parsed wrongly; their lines are still used. */
function withoutDoubtfulPlaces(resume: ParsedResume): ParsedResume {
  const experience = resume.experience.map((job) => (isCertainEntry(job) ? job : { ...job, employer: '', title: '' }));
  return { ...resume, experience };
}

function placeOf({ employer, title, isProject }: ResumeFact): string {
  if (isProject) return employer === '' ? 'From your resume' : `From your resume, project ${employer}`;
  const place = [title, employer].filter((part) => part !== '').join(', ');
  return place === '' ? 'From your resume' : `From your resume (${place})`;
}

function quote(text: string): string {
  const words = text.replace(/[\s.;,]+$/u, '').split(' ');
  return words.length <= LONGEST_QUOTE_WORDS ? words.join(' ') : `${words.slice(0, LONGEST_QUOTE_WORDS).join(' ')} …`;
}
