import { findHeading } from '../resume/find-heading.ts';
import { dotProduct } from '../text/dot-product.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { rememberLast } from '../text/remember.ts';
import type { Vectors } from './packed-vector.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact } from './resume-facts.ts';
import { deedOf } from './say-fact.ts';
import { MEASURED_CHANGE } from './shown-in.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/** A sentence of the advertisement and the line of the resume that it fits. */
export type JobHook = { sentence: string; fact: ResumeFact; nearness: number };

const WORDS = { least: 6, most: 30 };
const MOST = 40;
/** The title, and the employer with its place. */
const LINES_OF_HEAD = 2;
const SENTENCE = /(?<=[\p{Ll}\d)%][.!?])(?<!\b(?:Dr|Mrs?|Ms|St|Prof|Rev|Sgt|Capt)\.)\s+(?=\p{Lu})/u;
/** Terms, how to apply, the law, stock phrases, and demands that any employer has. */
const NO_HOOK = joinPattern(
  'iu',
  String.raw`[£$€]|\b(?:salary|pay|paid|pension|holidays?|leave|bonus|insurance|benefits?|allowance|discount|parking|uniform|hours|shifts?|weekends?|part[- ]time|full[- ]time|permanent`,
  String.raw`|apply|application|applicants?|candidates?|cv|resume|cover letter|interviews?|references?|background check|police check|dbs|drug|equal|diversity|disabilit\w+|accommodation|closing date`,
  String.raw`|licen[cs]e|degree|diploma|certificat\w+|qualification|gcse|registration|years of|years['’] experience|at least`,
  String.raw`|good level|registered|entitled|spoken|ability to|able to|must|minimum|required|call|e-?mail|phone|visits?|contract`,
  String.raw`|fast[- ]paced|team player|passionate|dynamic|competitive|leading (?:provider|supplier))\b|@|https?:|\b\d{5,}\b`,
);
/** Of the employer and its work. */
const OF_EMPLOYER = /\b(?:we|our|us|we['’]re|some of us)\b/iu;

const bare = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.;,])[\s.;,]+$/u, '')
    .trim();

/** The sentences of an advertisement that may be a reason to come. */
export const sentencesOfJob = rememberLast((jobDescription: string): readonly string[] =>
  [
    ...new Set(
      jobDescription
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .slice(LINES_OF_HEAD)
        .filter((line) => findHeading(line) === undefined)
        .flatMap((line) => line.split(SENTENCE))
        .map(bare)
        .filter((sentence) => {
          const count = sentence.split(' ').length;
          return count >= WORDS.least && count <= WORDS.most && !NO_HOOK.test(sentence) && !/[|·:]/u.test(sentence);
        }),
    ),
  ].slice(0, MOST),
);

const WEIGHT = { asked: 0.12, employer: 0.06, result: 0.06, deed: 0.1, present: 0.04 };
const proofOf = ({ text, isCurrent }: ResumeFact): number =>
  (MEASURED_CHANGE.test(text) ? WEIGHT.result : 0) +
  (deedOf(text) === undefined ? 0 : WEIGHT.deed) +
  (isCurrent ? WEIGHT.present : 0);

/** The sentence of the advertisement that is nearest to a line of the resume, and the line that fits another one. `hook` is undefined where none is near. */
export function findHooks(
  facts: readonly ResumeFact[],
  jobDescription: string,
  vectors: Vectors,
  question = '',
): { hook: JobHook | undefined; next: ResumeFact | undefined } {
  const asked = tellingWords(question);
  const isAsked = (sentence: string) => asked.some((stem) => hasTelling(stem, wordsOfLine(sentence)));
  const own = facts.map((fact) => ({ fact, vector: vectors.get(heardWords(fact.text)) }));
  const pairs = sentencesOfJob(jobDescription).flatMap((sentence) => {
    const said = vectors.get(heardWords(sentence));
    if (said === undefined) return [];
    return own.flatMap(({ fact, vector }) =>
      vector === undefined ? [] : [{ sentence, fact, nearness: dotProduct(said, vector) }],
    );
  });
  const rating = ({ sentence, fact, nearness }: JobHook) =>
    nearness +
    proofOf(fact) +
    (OF_EMPLOYER.test(sentence) ? WEIGHT.employer : 0) +
    (isAsked(sentence) ? WEIGHT.asked : 0);
  const ordered = pairs
    .filter(({ nearness }) => nearness >= LEAST)
    .toSorted((one, other) => rating(other) - rating(one));
  const [hook] = ordered;
  const next = ordered.find(
    ({ sentence, fact, nearness }) => nearness >= NEAR && sentence !== hook?.sentence && fact !== hook?.fact,
  );
  return { hook, next: next?.fact };
}
const LEAST = 0.43;
const NEAR = 0.5;
