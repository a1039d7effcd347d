import type { Clause } from '../text/clauses.ts';
import { type AnswerAnalysis, quoteOf } from './analyse-answer.ts';
import { LONGEST_QUOTE_WORDS } from './narrow-span.ts';

const SHORTEST_CUT_WORDS = 8;
const EMPTY_START = /^(and|so|but|well|okay|then|sure|yeah|yes)$/;
const EMPTY_END =
  /^(and|so|but|the|a|an|to|of|or|in|at|with|for|by|my|our|that|which|who|because|was|were|is|about|from|we|i|he|she|they|all|had|have|be|been|his|her|their|this|into|on|when|while|if|than|as)$/;
const PHRASE_START =
  /^(and|but|so|because|when|while|which|who|where|after|before|if|until|with|from|in|at|for|to|that|as|then)$/;

/** A clause as a quote: fillers at its ends are left out, a long one is cut where a phrase ends. Verbatim in the answer. */
export function writeQuote(analysis: AnswerAnalysis, clause: Clause, fillerTokens: ReadonlySet<number>): string {
  let { first, last } = clause;
  while (first < last && (fillerTokens.has(first) || EMPTY_START.test(analysis.words[first] ?? ''))) first += 1;
  if (last - first + 1 > LONGEST_QUOTE_WORDS) last = findCut(analysis, first);
  while (last > first && (fillerTokens.has(last) || EMPTY_END.test(analysis.words[last] ?? ''))) last -= 1;
  return quoteOf(analysis, { first, last });
}

/** The last comma or phrase boundary within the longest quote. */
function findCut(analysis: AnswerAnalysis, first: number): number {
  for (let last = first + LONGEST_QUOTE_WORDS - 1; last >= first + SHORTEST_CUT_WORDS; last -= 1) {
    const token = analysis.tokens[last];
    const next = analysis.tokens[last + 1];
    if (token === undefined || next === undefined) continue;
    if (/[,;:]/.test(analysis.text.slice(token.end, next.start)) || PHRASE_START.test(next.word)) return last;
  }
  return first + LONGEST_QUOTE_WORDS - 1;
}

const WORDS_AROUND = { before: 7, after: 5 };

/** A few words with what stands around them in their clause, so that they make sense alone. */
export function quoteAround(
  analysis: AnswerAnalysis,
  span: Clause,
  clause: Clause,
  fillerTokens: ReadonlySet<number>,
): string {
  const first = Math.max(clause.first, span.first - WORDS_AROUND.before);
  const last = Math.min(clause.last, span.last + WORDS_AROUND.after);
  return writeQuote(analysis, { first, last }, fillerTokens);
}
