import { judgeEvidence } from '../evidence/judge-evidence.ts';
import { readEmployerWords } from '../job/employer-words.ts';
import { findJobFacts } from '../job/find-job-facts.ts';
import { readDuties } from '../questions/read-duties.ts';
import { contentStems } from '../text/content-stems.ts';
import { type Vectors, vectorsOf } from './packed-vector.ts';
import type { ResumeFact } from './resume-facts.ts';
import { deedOf } from './say-fact.ts';
import { MEASURED_CHANGE, SAYS_END } from './shown-in.ts';

/** What an advertisement says in its words: the title, duties that go after "you want somebody to", and what the employer does. */
export type JobWords = { title: string; duties: readonly string[]; employer: string };

const LEAST_CERTAINTY = 0.8;
const WORDS_OF_DUTY = { min: 3, max: 14 };
const MOST_DUTIES = 8;
/** Such a clause speaks to the reader, so it changes its meaning when the reader says it. */
const ADDRESSES = /\b(?:you|your|yours|yourself|us|we|their|them|they|it|this|these)\b/i;

let last: { text: string; words: JobWords } | undefined;

/** Reads an advertisement once; the next questions of a session find it read. */
export function readJobWords(jobDescription: string): JobWords {
  if (last?.text === jobDescription) return last.words;
  const words = jobDescription.trim() === '' ? { title: '', duties: [], employer: '' } : read(jobDescription);
  last = { text: jobDescription, words };
  return words;
}

function read(jobDescription: string): JobWords {
  const duties = readDuties(jobDescription)
    .filter(({ form, certainty }) => form === 'verb' && certainty >= LEAST_CERTAINTY)
    .map(({ text }) => text)
    .filter((duty) => isClean(duty) && !isDenied(duty, jobDescription))
    .map((text) => text.replace(/\bour\b/g, 'your'));
  return {
    title: titleOf(jobDescription),
    duties: duties.filter((duty) => !CLERICAL.test(duty)).slice(0, MOST_DUTIES),
    employer: readEmployerWords(jobDescription),
  };
}

/** "No weekends unless the month ends on one" is no duty, and without its "no" it says the opposite. */
function isDenied(duty: string, jobDescription: string): boolean {
  const [first = ''] = duty.toLowerCase().split(' ');
  const start = first.slice(0, SAME_START);
  if (/\b(?:unless|except)\b/i.test(duty)) return true;
  const before = [...jobDescription.toLowerCase().matchAll(/\b(?:no|not|never|nor|without|don['’]t) ([\p{L}]+)/gu)];
  return before.some(([, word = '']) => start.length >= SHORTEST_START && word.startsWith(start));
}
const SAME_START = 7;
const SHORTEST_START = 4;

/** Who has a title does not want to become it. */
export function isHeldAlready(wanted: string, own: string): boolean {
  const held = new Set(contentStems(own));
  const asked = contentStems(wanted);
  return asked.length > 0 && asked.every((stem) => held.has(stem));
}

/** Nobody comes for the paperwork. */
const CLERICAL =
  /^(?:file|keep|record|document|log|complete|submit|update)\b|\b(?:notes|paperwork|records?|forms|logs?|documentation|timesheets?)\b/i;

function isClean(duty: string): boolean {
  const count = duty.split(' ').length;
  return (
    count >= WORDS_OF_DUTY.min && count <= WORDS_OF_DUTY.max && !ADDRESSES.test(duty) && !/[:()"]|\b\d{3}, /.test(duty)
  );
}

/** A title begins with a capital; "effective teacher" is from a sentence. */
function titleOf(jobDescription: string): string {
  const title = findJobFacts(jobDescription).roleTitle;
  return /^\p{Lu}/u.test(title) && title.split(' ').length <= LONGEST_TITLE ? title : '';
}
const LONGEST_TITLE = 6;

/** A line of the resume by how near it is to a duty. */
type Pair = { duty: string; fact: ResumeFact; nearness: number };

/** From this probability on the line is work like the duty. */
const LIKE_DUTY = 0.4;
const [WEIGHT_OF_DEED, WEIGHT_OF_RESULT, WEIGHT_OF_PRESENT] = [0.1, 0.25, 0.2];
const WEIGHT_OF_LIKENESS = 0.5;

/** A deed with a result proves more than a duty. */
const proofOf = ({ text, isCurrent }: ResumeFact): number =>
  (deedOf(text) === undefined ? 0 : WEIGHT_OF_DEED) +
  (MEASURED_CHANGE.test(text) ? WEIGHT_OF_RESULT : 0) +
  (isCurrent ? WEIGHT_OF_PRESENT : 0);

/** The two lines that fit an advertisement best, of two duties where it names several; `duty` is undefined where none is like the first line. */
export function fitToJob(
  all: readonly ResumeFact[],
  { duties }: JobWords,
  vectors: Vectors,
): { duty: string | undefined; lines: ResumeFact[] } {
  const facts = all.filter(({ text }) => !SAYS_END.test(text));
  const texts = facts.map(({ text }) => text);
  const shares = judgeEvidence(
    duties.map((text) => ({ text, isDuty: true })),
    facts.map(({ text, isCurrent }) => ({ line: text, placeIndex: isCurrent ? 0 : 1 })),
    vectorsOf([...duties, ...texts], vectors),
  );
  const pairs = duties.flatMap((duty, row) =>
    facts.map((fact, at): Pair => ({ duty, fact, nearness: shares[row]?.[at] ?? 0 })),
  );
  const rating = ({ fact, nearness }: Pair) => WEIGHT_OF_LIKENESS * nearness + proofOf(fact);
  const ordered = pairs.toSorted((one, other) => rating(other) - rating(one));
  const [first] = ordered;
  if (first === undefined || first.nearness < LIKE_DUTY) return { duty: undefined, lines: strongest(facts) };
  const second = ordered.find(
    ({ duty, fact, nearness }) => fact !== first.fact && duty !== first.duty && nearness >= LIKE_DUTY,
  );
  const further = second?.fact ?? strongest(facts.filter((fact) => fact !== first.fact))[0];
  return { duty: first.duty, lines: further === undefined ? [first.fact] : [first.fact, further] };
}

/** The two lines that prove most, by themselves. */
export const strongest = (facts: readonly ResumeFact[]): ResumeFact[] =>
  facts.toSorted((one, other) => proofOf(other) - proofOf(one) || one.order - other.order).slice(0, 2);
