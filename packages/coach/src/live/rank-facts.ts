import shownRows from '../../data/live/shown-in-lines.json' with { type: 'json' };
import { toFirstPerson } from '../letter/first-person.ts';
import { contentStems } from '../text/content-stems.ts';
import { dotProduct } from '../text/dot-product.ts';
import { type PackedVector, unpackVector } from './packed-vector.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact } from './resume-facts.ts';

/** Vectors of the encoder by the text as `heardWords` gives it. Empty where no encoder answered in time. */
export type Vectors = ReadonlyMap<string, Float32Array>;
/** `shows`: probability that the line shows what was asked for; `similarity` to the question; `fits`: may be told as an answer. */
export type RankedFact = {
  fact: ResumeFact;
  score: number;
  shows: number;
  similarity: number;
  shared: number;
  fits: boolean;
};
export type FactQuery = {
  question: string;
  /** The whole turn that the question ends, where more was said. */
  context?: string;
  /** What a fitting line shows ("leadership"); empty when only the question's own words count. */
  shows: readonly string[];
  vectors: Vectors;
  /** Text of answers that were given before: a fact used before comes last. */
  told: string;
};

/** Chosen on resumes and questions that were read one by one; below them a line is not about the question. */
const BOUNDS = { shows: 0.35, similarity: 0.48, oneWord: 0.35, twoWords: 0.2, close: 0.55 };
/** What a line shows beside the first of `shows` counts for less. */
const RELATED = 0.75;
const WEIGHTS = {
  shows: 2,
  similarity: 2.5,
  shared: 0.5,
  number: 0.15,
  change: 0.5,
  current: 0.1,
  order: 0.01,
  told: 1.2,
  deed: 0.25,
};
/** For a story it counts more what a line shows than which words it has. */
const STORY_WEIGHTS = { ...WEIGHTS, shows: 3, similarity: 1, number: 0.3 };
const MOST_SHARED = 3;
/** What changed, measured: "from 11 to 3", "by a third", "18 %". Of two fitting lines an interviewer learns more from it. */
export const MEASURED_CHANGE =
  /\bfrom [$€£]?\d[\d.,]*\s?\S{0,12} to [$€£]?\d|\d\s?(?:%|percent\b)|\bby (?:half|a third|a quarter|two thirds|\d)/i;

type Shown = { name: string; bias: number; vector: Float32Array };
let shownModel: Shown[] | null = null;
const readShown = (): Shown[] =>
  (shownRows as unknown as (PackedVector & { kind: string; bias: number })[]).map((row) => ({
    name: row.kind,
    bias: row.bias,
    vector: unpackVector(row),
  }));

/** How surely a line shows each of these ("leadership", "problem"), 0 to 1. Learned by `node tests/eval/live/train-kinds.ts`. */
export function shownIn(vector: Float32Array): Map<string, number> {
  shownModel ??= readShown();
  return new Map(
    shownModel.map(({ name, bias, vector: weights }) => [
      name,
      1 / (1 + Math.exp(-bias - dotProduct(weights, vector))),
    ]),
  );
}

/** Whether an earlier answer used the line. */
export const wasTold = (fact: ResumeFact, told: string): boolean =>
  told !== '' && told.includes(plainLine(fact.text).slice(0, TOLD_CHARS));
const TOLD_CHARS = 40;
/** A line without case and marks, and without its first word, which is said in another form. */
export const plainLine = (text: string): string => heardWords(text.replaceAll('**', '')).split(' ').slice(1).join(' ');

/** Lines of the resume by how well they answer the question: those that fit first, the best of them at the beginning. The order among equals is that of the resume. */
export function rankFacts(facts: readonly ResumeFact[], query: FactQuery): RankedFact[] {
  const asked = new Set(contentStems(`${query.question} ${query.context ?? ''}`));
  const questionVectors = [query.question, query.context ?? ''].flatMap((text) => {
    const vector = query.vectors.get(heardWords(text));
    return vector === undefined ? [] : [vector];
  });
  const weights = query.shows.length > 0 ? STORY_WEIGHTS : WEIGHTS;
  const ranked = facts.map((fact) => {
    const vector = query.vectors.get(heardWords(fact.text));
    const similarity = vector ? Math.max(0, ...questionVectors.map((one) => dotProduct(vector, one))) : 0;
    const shown = vector && query.shows.length > 0 ? shownIn(vector) : undefined;
    const shows = Math.max(0, ...query.shows.map((name, at) => (at === 0 ? 1 : RELATED) * (shown?.get(name) ?? 0)));
    const shared = [...new Set(contentStems(fact.text))].filter((one) => asked.has(one)).length;
    const score =
      weights.shows * shows +
      weights.similarity * similarity +
      weights.shared * Math.min(MOST_SHARED, shared) +
      (/\d/.test(fact.text) ? weights.number : 0) +
      (MEASURED_CHANGE.test(fact.text) ? weights.change : 0) +
      (toFirstPerson(fact.text) === undefined ? 0 : weights.deed) +
      (fact.isCurrent ? weights.current : 0) -
      weights.order * fact.order -
      (wasTold(fact, query.told) ? weights.told : 0);
    const isAbout =
      similarity >= BOUNDS.similarity ||
      (shared >= 1 && similarity >= BOUNDS.oneWord) ||
      (shared >= 2 && (similarity >= BOUNDS.twoWords || vector === undefined));
    const fits =
      query.shows.length > 0 && vector !== undefined ? shows >= BOUNDS.shows || similarity >= BOUNDS.close : isAbout;
    return { fact, score, shows, similarity, shared, fits };
  });
  // A line that was told comes after those that fit and were not, and before those that do not fit.
  return ranked.sort(
    (one, other) =>
      Number(other.fits) - Number(one.fits) || other.score - one.score || one.fact.order - other.fact.order,
  );
}
