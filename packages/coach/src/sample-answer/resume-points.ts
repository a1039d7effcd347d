import type { ParsedResume } from '@greenroom/contract/resume';
import wordings from '../../data/sample-answer/resume-points.json' with { type: 'json' };
import { isCertainEntry } from '../entities/certain-entry.ts';
import type { Vectors } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { rankFacts } from '../live/rank-facts.ts';
import { type ResumeFact, readResumeFacts } from '../live/resume-facts.ts';
import type { QuestionTags } from '../questions/find-question.ts';
import type { Competency } from '../questions/question-types.ts';
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

/** The texts to encode for the choice of a line of the resume. */
export function textsOfSample(question: string, resume: ParsedResume): string[] {
  const facts = readResumeFacts(resume)?.facts ?? [];
  return [
    ...new Set([question, askedWork(question), subjectOf(question), ...facts.map(({ text }) => text)].map(heardWords)),
  ].filter((text) => text !== '');
}

/**
 * The line of the resume that answers the question, quoted word for word, and a gap in square brackets for what only the person knows.
 * Empty where no line is about the question. `special` names a question of every field.
 */
export function quoteResume(
  question: string,
  tags: QuestionTags,
  own: OwnResume,
  pick: Pick,
  special?: string,
): string[] {
  const work = askedWork(question);
  const subject = subjectOf(question);
  const shows =
    special === undefined ? showsOf(tags, work === question ? subject : work) : (SHOWN_BY_SPECIAL[special] ?? []);
  if (special !== undefined && shows.length === 0) return [];
  const shown = shows.length > 0 ? findLine({ question, subject, shows }, own) : undefined;
  const asked = work === question ? { question, subject } : { question: work, subject: '' };
  const fact = shown ?? findLine({ ...asked, shows: [] }, own);
  if (fact === undefined) return [];
  const quoted = (pick(shown ? wordings.tellCase : wordings.tellSubject) ?? '')
    .replace('{place}', () => placeOf(fact))
    .replace('{line}', () => quote(fact.text));
  const result = tags.type === 'Behavioral' && !/\d/u.test(fact.text) ? pick(wordings.result) : undefined;
  return result === undefined ? [quoted] : [quoted, result];
}

/** A question about a named duty goes by that duty alone: a case of something else would not answer it. */
function showsOf(tags: QuestionTags, subject: string): readonly string[] {
  return subject === '' && tags.type === 'Behavioral' ? (SHOWN_BY[tags.competency] ?? []) : [];
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

function nearestPlace(question: string, own: OwnResume): string {
  const [best] = rankLines({ question: askedWork(question), subject: '', shows: [] }, own);
  if (best === undefined || best.fact.isProject || best.fact.title === '' || best.fact.employer === '') return '';
  return `${best.fact.title.replace(/ \([^()]{0,80}\)/gu, '')} at ${best.fact.employer}`;
}

/** What an introduction begins with: the latest job as the resume names it. */
export function latestJob(own: OwnResume, pick: Pick): string | undefined {
  const facts = readResumeFacts(withoutDoubtfulPlaces(own.resume));
  if (facts === null || facts.title === '' || facts.employer === '') return undefined;
  return pick(facts.isCurrent ? wordings.currentJob : wordings.lastJob)
    ?.replace('{title}', () => facts.title)
    .replace('{employer}', () => facts.employer);
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
