import type { AnswerAnalysis } from '../feedback/analyse-answer.ts';
import type { Clause } from '../text/clauses.ts';
import type { Hit } from '../text/lexicon.ts';

/** As many words as a quote may have. */
const LONGEST_QUOTE_WORDS = 22;
/** How far before a sign its sentence is looked for. */
const WORDS_BEFORE = 8;
const SUBJECT = /^(i|we|they|he|she|my|our|i'm|i've|i'd|we're|we've|because|when|while|before|after|then|if)$/;

/**
 * The stretch of a clause that may be quoted for its signs. Raw speech has clauses of sixty words: a quote cut from their
 * start would not hold the words that it is quoted for.
 */
export function narrowSpan(analysis: AnswerAnalysis, clause: Clause, hits: readonly Hit[]): Clause {
  if (clause.last - clause.first + 1 <= LONGEST_QUOTE_WORDS) return clause;
  let best = clause;
  let most = 0;
  for (const hit of hits) {
    const first = findStart(analysis, clause, hit.first);
    const last = Math.min(clause.last, first + LONGEST_QUOTE_WORDS - 1);
    const inside = hits.filter((other) => other.first >= first && other.last <= last).length;
    if (inside > most) {
      best = { first, last: last + (clause.last - last <= 2 ? clause.last - last : 0) };
      most = inside;
    }
  }
  return best;
}

/** Where the sentence around a sign begins: at the nearest subject or conjunction before it. */
function findStart(analysis: AnswerAnalysis, clause: Clause, sign: number): number {
  const earliest = Math.max(clause.first, sign - WORDS_BEFORE);
  if (earliest === clause.first) return clause.first;
  for (let index = sign; index >= earliest; index -= 1) {
    const isJoined = /^(when|while|because|before|after|if|so|but|and|then)$/.test(analysis.words[index - 1] ?? '');
    if (SUBJECT.test(analysis.words[index] ?? '')) return isJoined ? index - 1 : index;
  }
  return earliest;
}
