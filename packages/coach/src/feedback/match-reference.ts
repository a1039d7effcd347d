import { COMMON_WORDS } from '../text/common-words-data.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { type AnswerAnalysis, isContentWord } from './analyse-answer.ts';
import { clamp } from './curves.ts';
import { QUESTION_NOISE } from './topics-data.ts';

/** One thing that a good answer says, in our words: "mark the order"; where the answer says it, as token indexes. */
export type ReferencePoint = { text: string; first: number; last: number };
/** An answer beside the core of a good one that the bank holds for its question. */
export type ReferenceMatch = { total: number; covered: readonly ReferencePoint[]; missing: readonly string[] };

/** Everyday words come up in any answer; those of the field do not. */
const COMMON_WEIGHT = 0.45;
/** What has to be heard of a point, of its weight and of its share: others say it in other words, and one word of the field says much. */
const COVERED = [
  { weight: 0.4, share: 0.4 },
  { weight: 1, share: 0.22 },
] as const;
const MOST_SHOWN_WORDS = 11;

/** Null for a question without a good answer of ours. What is not covered may still be right: there is more than one good answer. */
export function matchReference(analysis: AnswerAnalysis, question: string, core?: string): ReferenceMatch | null {
  if (core === undefined) return null;
  const asked = new Set(tokenize(question).map(({ word }) => stem(word)));
  const covered: ReferencePoint[] = [];
  const missing: string[] = [];
  let total = 0;
  for (const text of splitPoints(core)) {
    const words = contentWords(text).filter((word) => !asked.has(stem(word)));
    if (words.length === 0) continue;
    total += 1;
    const heard = words.filter((word) => analysis.stems.includes(stem(word)));
    const weight = weigh(heard);
    const whole = weigh(words);
    if (COVERED.some((enough) => weight >= enough.weight && weight >= enough.share * whole))
      covered.push(locate(analysis, text, heard));
    else if (text.split(' ').length <= MOST_SHOWN_WORDS) missing.push(text);
  }
  return { total, covered, missing };
}

/** How much of a good answer is there, 0 to 0.85: as many points as anybody makes who knows the matter are all that is asked. */
export function rateCovered({ total, covered }: ReferenceMatch): number {
  const needed = clamp(total * 0.4, 1.5, 3);
  return 0.85 * Math.tanh((1.15 * covered.length) / needed);
}

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

/** Where the rarest of the words stands: they may be scattered. */
function locate({ stems }: AnswerAnalysis, text: string, heard: readonly string[]): ReferencePoint {
  const rarest = heard.find((word) => !COMMON_WORDS.has(word)) ?? heard[0] ?? '';
  const first = stems.indexOf(stem(rarest));
  return { text, first, last: first };
}
