import { type Concern, concern as concernSchema } from '@greenroom/contract/feedback';
import { findQuote } from './find-quote.ts';
import type { FeedbackReply } from './reply-schemas.ts';

const MOST_CONCERNS = 5;
const MAX_QUOTE_CHARS = 1000;
const MAX_ADVICE_CHARS = 600;
/** A quote of fewer words shows nothing that one could be reproached with. */
const FEWEST_WORDS = 3;
/** With a concern the overall score is at most this; with a danger in an answer on the trade, at most the second. */
const CEILING = 2;
const DANGER_CEILING = 1.5;

/**
 * The concerns of the built-in coach, then the valid ones of a model: of a known kind, with advice, and with a quote of at least three
 * words from the answer. One concern a passage.
 */
export function checkConcerns(
  reply: FeedbackReply['concerns'],
  answer: string,
  builtIn: readonly Concern[],
): Concern[] {
  const concerns = [...builtIn];
  for (const { kind, quote, advice } of reply) {
    const found = findQuote(quote, answer)?.slice(0, MAX_QUOTE_CHARS);
    if (found === undefined || found.split(/\s+/).length < FEWEST_WORDS) continue;
    const checked = concernSchema.safeParse({ kind, quote: found, advice: advice.trim().slice(0, MAX_ADVICE_CHARS) });
    if (!checked.success || checked.data.advice === '') continue;
    if (concerns.some((known) => overlaps(known.quote, found))) continue;
    concerns.push(checked.data);
  }
  return concerns.slice(0, MOST_CONCERNS);
}

/** Whether one passage holds the other. */
export const overlaps = (left: string, right: string): boolean => left.includes(right) || right.includes(left);

/** The highest overall score that goes with these concerns, 0 to 5; null without one. */
export function concernCeiling(concerns: readonly Concern[]): number | null {
  if (concerns.length === 0) return null;
  return concerns.some(({ kind }) => kind === 'safety') ? DANGER_CEILING : CEILING;
}
