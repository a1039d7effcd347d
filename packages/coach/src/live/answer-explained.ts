import { linesFor } from './likely-lines.ts';
import type { RankedLine } from './rank-facts.ts';
import { heardIn, type Part } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import { phraseFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { hasTelling, tellingBeyondTrade, wordsOfLine } from './telling-words.ts';

const REASON = 'The reason: **[what happened, in one plain sentence]**.';
const SINCE = 'Since then **[what you did about it, or do today]**.';
/** Likely to be about the thing, or with two of its telling words. */
const LEAST_FIT = 0.38;
const FEWEST_SHARED = 2;

/**
 * Something in the resume that looks odd, or that the advertisement wants and the person lacks: what the resume itself says of it, and the reason, which
 * only the person knows.
 */
export function answerExplained(part: Part, facts: ResumeFacts): SpokenAnswer {
  const turn = heardIn(part.input);
  const telling = [...new Set(tellingBeyondTrade(turn, facts))];
  const isAbout = ({ fact, fit }: RankedLine): boolean => {
    const words = wordsOfLine(fact.text);
    return fit >= LEAST_FIT || telling.filter((stem) => hasTelling(stem, words)).length >= FEWEST_SHARED;
  };
  const line = linesFor({ ...part, kind: 'general' }, facts).lines.find(isAbout);
  if (line === undefined) return { paragraph1: REASON, paragraph2: SINCE };
  const { fact } = line;
  const said = fact.listed === undefined ? phraseFact(fact) : `In my resume it is there: **${fact.text}**.`;
  // A line that says why needs no reason beside it.
  const rest = SAYS_WHY.test(fact.text) ? SINCE : REASON;
  return { paragraph1: said, paragraph2: rest };
}
const SAYS_WHY = /\b(?:because|due to|since|after|redundan\w+|closed|moved|ended)\b/iu;
