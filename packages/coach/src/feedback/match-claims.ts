import rows from '../../data/questions/wrong-claims.json' with { type: 'json' };
import { comparableText } from '../questions/words.ts';
import { COMMON_WORDS } from '../text/common-words.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { type AnswerAnalysis, isContentWord } from './analyse-answer.ts';
import { isNegative } from './negation.ts';

/** A claim that is wrong for one question of the bank, as people say it, with what is right and why. */
export type WrongClaim = { claim: string; right: string; isDangerous?: boolean };
/** A claim that an answer makes; `quote` is the whole clause, verbatim. */
export type MadeClaim = { quote: string; right: string; isDangerous: boolean };

const CLAIMS: ReadonlyMap<string, readonly WrongClaim[]> = new Map(
  (rows as { ask: string; claims: WrongClaim[] }[]).map(({ ask, claims }) => [comparableText(ask), claims]),
);

/** Everyday words come up in any clause; those of the field tell what it is about. */
const COMMON_WEIGHT = 0.5;
/** Words that the right answer has too say little of the wrong one. */
const KNOWN_WEIGHT = 0.25;
/** What of a claim a clause has to say: so much of its weight, and so many of its words. */
const LEAST = { share: 0.5, words: 2 };
/** Behind these a wrong practice is only reported: "some people mix bleach with acid", "I have seen colleagues lift them". */
const OF_OTHERS = /^(?:some|people|others|they|many|colleagues?|somebody|someone|he|she)$/;
/** Words that turn a clause around without a negation: "the mistake is to …", "dangerous to …", "instead of …", "rather than …". */
const REJECTS =
  /\b(?:mistake|wrong|dangerous|danger|forbidden|banned|illegal|instead of|rather than|avoid|refuse|stop(?:ped)? (?:people|them|him|her)|myth|deadly|risk(?:y)?|harm(?:ful)?)\b/i;

/**
 * The wrong claims that an answer to a question of the bank makes, in the order of the data; none for other questions. `reference` is the
 * bank's right answer.
 */
export function matchClaims(analysis: AnswerAnalysis, question: string, reference = ''): MadeClaim[] {
  const claims = CLAIMS.get(comparableText(question)) ?? [];
  if (claims.length === 0) return [];
  const known = new Set(tokenize(`${question} ${reference}`).map(({ word }) => stem(word)));
  const made: MadeClaim[] = [];
  for (const { claim, right, isDangerous = false } of claims) {
    const quote = findClause(analysis, claim, known);
    if (quote !== null && !made.some((other) => other.quote === quote)) made.push({ quote, right, isDangerous });
  }
  return made;
}

/** The clause that says the claim with the same polarity and the same numbers, or null. `known` are the words of question and right answer. */
function findClause(analysis: AnswerAnalysis, claim: string, known: ReadonlySet<string>): string | null {
  const said = tokenize(claim).map(({ word }) => word);
  const wanted = [...new Set(said)].filter(isContentWord);
  const isTelling = (word: string) => !known.has(stem(word));
  const weigh = (words: readonly string[]) =>
    words.reduce(
      (sum, word) => sum + (isTelling(word) ? 1 : KNOWN_WEIGHT) * (COMMON_WORDS.has(word) ? COMMON_WEIGHT : 1),
      0,
    );
  const numbers = numbersIn(said);
  const whole = weigh(wanted);
  for (const { first, last } of analysis.clauses) {
    const words = analysis.words.slice(first, last + 1);
    const text = analysis.text.slice(analysis.tokens[first]?.start ?? 0, analysis.tokens[last]?.end ?? 0);
    const stems = new Set(analysis.stems.slice(first, last + 1));
    const shared = wanted.filter((word) => stems.has(stem(word)));
    const heardNumbers = numbersIn(words);
    if (shared.length < LEAST.words || !shared.some(isTelling) || weigh(shared) < LEAST.share * whole) continue;
    if (!numbers.every((number) => heardNumbers.includes(number))) continue;
    if (isMeant({ words, text }, { words: said, text: claim })) return text;
  }
  return null;
}

type Said = { words: readonly string[]; text: string };

/** Whether a clause says the claim as its own: not denied, not rejected, not told of others. */
function isMeant(clause: Said, claim: Said): boolean {
  if (isNegative(clause.words) !== isNegative(claim.words)) return false;
  if (REJECTS.test(clause.text) && !REJECTS.test(claim.text)) return false;
  if (isOfOthers(clause.words) && !isOfOthers(claim.words)) return false;
  return claim.words[0] !== 'i' || clause.words.some((word) => OWN.test(word));
}
/** Who says what they do; "lifting under the arms can hurt" says what it does. */
const OWN = /^(?:i|we|you|i'd|i'll|we'd|we'll|you'd|my|our|me)$/;

const isOfOthers = (words: readonly string[]): boolean =>
  words.slice(0, 2).some((word) => OF_OTHERS.test(word)) && !words.includes('i') && !words.includes('we');

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers in digits or words; "one" is too often no number. */
function numbersIn(words: readonly string[]): number[] {
  return words.flatMap((word) => {
    const named = NUMBER_WORDS.indexOf(word);
    if (named > 1) return [named];
    return /^\d+(?:[.,]\d+)?$/.test(word) ? [Number(word.replace(',', '.'))] : [];
  });
}
