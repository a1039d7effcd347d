import type { ParsedResume } from '@greenroom/contract/resume';
import wordings from '../../data/sample-answer/resume-points.json' with { type: 'json' };
import { isCertainEntry } from '../entities/certain-entry.ts';
import { judgeEvidence } from '../evidence/judge-evidence.ts';
import { type Vectors, vectorsOf } from '../live/packed-vector.ts';
import { heardWords } from '../live/question-words.ts';
import { rankFacts } from '../live/rank-facts.ts';
import { type ResumeFact, readResumeFacts } from '../live/resume-facts.ts';
import type { QuestionTags } from '../questions/find-question.ts';
import type { Competency } from '../questions/question-types.ts';
import type { AskedKind } from './asked-kind.ts';
import { askedWork, frameOf } from './question-frames.ts';

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
export function textsOfSample(question: string, resume: ParsedResume | null, role = ''): string[] {
  const facts = (resume && readResumeFacts(resume)?.facts) ?? [];
  const texts = [question, askedWork(question), ...(resume === null ? [] : [subjectOf(question)]), role];
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
  const { question, asked } = about;
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
  return [quoted];
}

/** The line that shows what was asked for, else the one about the work that is asked about. */
function findFact(question: string, shows: readonly string[], own: OwnResume) {
  const work = askedWork(question);
  const subject = subjectOf(question);
  const shown = shows.length > 0 ? findLine({ question, subject, shows }, own) : undefined;
  if (shown !== undefined) return { fact: shown, isShown: true };
  const fact = work === question ? findLine({ question, subject, shows: [] }, own) : findWorkLine(question, own);
  return fact && { fact, isShown: false };
}

/**
 * When a line shows the work: `share` is the probability by the weights that find evidence, `fit` and `similarity` those of the line chooser. The
 * bounds were read off the questions for 48 resumes; for 32 others 8 of the 11 lines quoted by them were right.
 */
const SURE_EVIDENCE = 0.4;
const LIKELY = { share: 0.27, fit: 0.5, similarity: 0.2 };
const NEAR = { fit: 0.7, similarity: 0.4 };
const showsWork = ({ share, fit, similarity }: { share: number; fit: number; similarity: number }): boolean =>
  share >= SURE_EVIDENCE ||
  (share >= LIKELY.share && fit >= LIKELY.fit && similarity >= LIKELY.similarity) ||
  (fit >= NEAR.fit && similarity >= NEAR.similarity);

/** The line that shows the work a question names: by the weights that find the evidence for the demands of an advertisement. */
function findWorkLine(question: string, own: OwnResume): ResumeFact | undefined {
  const work = askedWork(question);
  const ranked = rankLines({ question: work, subject: '', shows: [] }, own);
  const facts = ranked.map(({ fact }) => fact);
  const lines = facts.map(({ text, isCurrent }) => ({ line: text, placeIndex: isCurrent ? 0 : 1 }));
  const vectors = vectorsOf([work, ...facts.map(({ text }) => text)], own.vectors);
  const isDuty = frameOf(question)?.slot !== 'subject';
  const shares = judgeEvidence([{ text: work, isDuty }], lines, vectors)[0] ?? [];
  const told = own.earlier.join('\n');
  return ranked
    .map((line, at) => ({ ...line, share: shares[at] ?? 0 }))
    .filter(({ fact }) => !told.includes(quote(fact.text)) && tellsSomething(fact.text))
    .filter(showsWork)
    .toSorted((one, other) => other.share + other.fit - one.share - one.fit)[0]?.fact;
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

/** Where no line of the resume is about a question that asks for a case: the post to look in first, and a gap. Nothing where no post is certain. */
export function missingCase(own: OwnResume, pick: Pick): string | undefined {
  const place = presentPost(own);
  return place && pick(wordings.nearCase)?.replace('{place}', () => place);
}

/** The same for a question that asks for a way of working. */
export function nearestWork(own: OwnResume, pick: Pick): string | undefined {
  const place = presentPost(own);
  return place && pick(wordings.nearWork)?.replace('{place}', () => place);
}

/** "Salon Manager at The Cutting Shed": the present post, where the resume says that it is one. Of earlier posts the nearest by its title was too often the wrong one. */
function presentPost(own: OwnResume): string | undefined {
  const post = certainPosts(own.resume).find(({ isPresent }) => isPresent);
  return post && `${post.title} at ${post.employer}`;
}

type Post = { title: string; employer: string; isPresent: boolean };

/** The posts that were read for certain. "From 2009 for four years" is no present post, though no end was read. */
function certainPosts({ experience, text }: ParsedResume): Post[] {
  return experience.filter(isCertainEntry).flatMap(({ title, employer, endDate, confidence }) => {
    const post = {
      title: title
        .replace(/ \([^()]{0,80}\)/gu, '')
        .replace(JOINTS_AT_END, '')
        .trim(),
      employer: employer.replace(/^(?:at|for|with|in) /iu, '').replace(/[\s.,;]+$/u, ''),
      isPresent: /present/iu.test(endDate) && (confidence === undefined || saysPresent(text, title)),
    };
    return post.title === '' || post.employer === '' || NO_TITLE.test(post.title) ? [] : [post];
  });
}
/** "Cleaning by the hour", "picked fruit": what was done, and no name of a post. */
const NO_TITLE = /^\p{Ll}+(?:ing|ed)\b/u;
const JOINTS_AT_END = /(?:\s(?:of|at|for|in|with|the|as))+$/iu;
const SAYS_PRESENT =
  /\b(?:present(?:ly)?|current(?:ly)?|now|today|to date|till date|ongoing|this day|since|at the moment|still)\b|[-–—]\s*$/imu;
const AROUND_TITLE = 160;

function saysPresent(text: string, title: string): boolean {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  return at >= 0 && SAYS_PRESENT.test(text.slice(Math.max(0, at - AROUND_TITLE), at + title.length + AROUND_TITLE));
}

/** "Licensed Cosmetologist & Braider" is a heading: nearly all of its words are names. */
const tellsSomething = (line: string): boolean => (line.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? []).length >= 2;

/** What an introduction begins with: the latest job as the resume names it. */
export function latestJob(own: OwnResume, pick: Pick): string | undefined {
  const posts = certainPosts(own.resume);
  const post =
    posts.find(({ isPresent }) => isPresent) ?? (own.resume.experience[0]?.endDate === '' ? undefined : posts[0]);
  if (post === undefined) return undefined;
  return pick(post.isPresent ? wordings.currentJob : wordings.lastJob)
    ?.replace('{title}', () => post.title)
    .replace('{employer}', () => post.employer);
}

/** "Think of planning a menu. What …?" is about its first sentence; '' for a question of one sentence. */
function subjectOf(question: string): string {
  const sentences = question.split(/(?<=[.!?])\s+/u);
  return sentences.length > 1 ? (sentences[0] ?? '') : '';
}

/**
 * Without employer and title of the entries that may be parsed wrongly; their lines are still used. Of what a person has not confirmed even a
 * certain entry may hold lines of another: the last one gets those below it.
 */
function withoutDoubtfulPlaces(resume: ParsedResume): ParsedResume {
  const experience = resume.experience.map((job) =>
    job.confidence === undefined ? job : { ...job, employer: '', title: '' },
  );
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
