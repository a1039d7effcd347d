import type { Clause } from '../text/clauses.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { type AnswerAnalysis, isContentWord } from './analyse-answer.ts';
import { isNegative } from './negation.ts';
import { QUESTION_NOISE } from './question-noise.ts';

/** One thing that a good answer says, in our words: "mark the order"; where the answer says it, as token indexes. */
export type ReferencePoint = { text: string; first: number; last: number };
/** An answer beside the core of a good one that the bank holds for its question. */
export type ReferenceMatch = {
  total: number;
  covered: readonly ReferencePoint[];
  missing: readonly string[];
  /** Points of which the answer says the opposite. */
  contradicted: readonly ReferencePoint[];
  /** Whether the words of the covered points mostly follow each other as they do in the points: words thrown together say nothing. */
  isInOrder: boolean;
};

/** Everyday words come up in any answer; those of the field do not. */
const COMMON_WEIGHT = 0.45;
/** What has to be heard of a point, of its weight and of its share: others say it in other words, and one word of the field says much. */
const COVERED = [
  { weight: 0.4, share: 0.5 },
  { weight: 1.4, share: 0.34 },
] as const;
const MOST_SHOWN_WORDS = 11;

/**
 * The points of a good answer that are heard in one clause each. A clause that denies a point, or demands what the point forbids,
 * contradicts it. Null for a question without a good answer of ours; a missing point may still be said in other words.
 */
export function matchReference(analysis: AnswerAnalysis, question: string, core?: string): ReferenceMatch | null {
  if (core === undefined) return null;
  const asked = new Set(tokenize(question).map(({ word }) => stem(word)));
  const covered: ReferencePoint[] = [];
  const contradicted: ReferencePoint[] = [];
  const missing: string[] = [];
  let total = 0;
  let pairs = 0;
  let followed = 0;
  for (const text of splitPoints(core)) {
    const words = contentWords(text).filter((word) => !asked.has(stem(word)));
    if (words.length === 0) continue;
    total += 1;
    const clause = findClause(analysis, words);
    if (clause === null) {
      if (text.split(' ').length <= MOST_SHOWN_WORDS) missing.push(text);
      continue;
    }
    const point = { text, first: clause.first, last: clause.last };
    const isDenied = isNegative(analysis.words.slice(clause.first, clause.last + 1)) !== isNegative(wordsOf(text));
    (isDenied ? contradicted : covered).push(point);
    const order = followWords(analysis, clause, words);
    pairs += order.pairs;
    followed += order.followed;
  }
  return { total, covered, missing, contradicted, isInOrder: pairs >= FEWEST_PAIRS && followed >= pairs / 2 };
}

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);

/** The stretch of a clause in which most of a point is heard, if that is enough of it. Its words lie near each other, else they may belong to other things. */
function findClause(analysis: AnswerAnalysis, words: readonly string[]): Clause | null {
  const wanted = new Map(words.map((word) => [stem(word), weigh([word])]));
  const longest = words.length * STRETCH_RISE + STRETCH_BASE;
  let best: { stretch: Clause; weight: number } | null = null;
  for (const clause of analysis.clauses) {
    for (let first = clause.first; first <= clause.last; first += 1) {
      if (!wanted.has(analysis.stems[first] ?? '')) continue;
      const last = Math.min(clause.last, first + longest - 1);
      const weight = weighHeard(analysis.stems.slice(first, last + 1), wanted);
      if (weight > (best?.weight ?? 0)) best = { stretch: { first: clause.first, last: clause.last }, weight };
    }
  }
  if (best === null) return null;
  const { weight } = best;
  const whole = weigh(words);
  return COVERED.some((enough) => weight >= enough.weight && weight >= enough.share * whole) ? best.stretch : null;
}
const STRETCH_BASE = 6;
const STRETCH_RISE = 3;

/** Of the neighbouring words of a point that are heard in a clause, how many follow each other closely. */
function followWords({ stems }: AnswerAnalysis, { first, last }: Clause, words: readonly string[]) {
  const places = words.map((word) => stems.slice(first, last + 1).indexOf(stem(word))).filter((place) => place >= 0);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  return { pairs: steps.length, followed: steps.filter((step) => step > 0 && step <= LONGEST_STEP).length };
}
const LONGEST_STEP = 6;
const FEWEST_PAIRS = 2;

const weighHeard = (stems: readonly string[], wanted: ReadonlyMap<string, number>): number =>
  [...new Set(stems)].reduce((sum, one) => sum + (wanted.get(one) ?? 0), 0);

/** "I stop, check the sheet and mark the order." as "stop", "check the sheet", "mark the order", said to the person. */
function splitPoints(core: string): string[] {
  return core
    .split(/[.;:?!]\s*|,\s+|\s+and then\s+/)
    .map((piece) => piece.replace(/^(and|but|so|then|or|also)\s+/i, '').trim())
    .map((piece) => piece.replace(/^I (?!am|was|have|had|can|could)/, '').trim())
    .filter(Boolean)
    .map((piece) =>
      piece
        .replace(/\bI\b/g, 'you')
        .replace(/\b(my|mine)\b/g, 'your')
        .replace(/\bme\b/g, 'you'),
    )
    .map((piece) => (/^[A-Z][a-z]/.test(piece) ? piece.charAt(0).toLowerCase() + piece.slice(1) : piece));
}

function contentWords(text: string): string[] {
  const words = tokenize(text).map(({ word }) => word);
  return [...new Set(words)].filter((word) => isContentWord(word) && !QUESTION_NOISE.has(word));
}

function weigh(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (COMMON_WORDS.has(word) ? COMMON_WEIGHT : 1), 0);
}

/**
 * Whether an answer says every point of the reference in its order and denies none. The models know the bank's answers least, which are as terse as notes, and
 * would see an admission or a wrong claim in one of 36.
 */
export const isWholeReference = (match: ReferenceMatch | null): boolean =>
  match?.isInOrder === true && match.contradicted.length === 0 && match.covered.length === match.total;
