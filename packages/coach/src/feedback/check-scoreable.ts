import type { NotScoredReason } from '@greenroom/contract/feedback';
import { COMMON_WORDS } from '../text/common-words.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { shareOfOtherLanguage } from '../text/other-languages.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { type AnswerAnalysis, isContentWord } from './analyse-answer.ts';
import type { DeliveryMeasure } from './measure-delivery.ts';
import type { ReadAnswer } from './read-words.ts';
import { isWordSalad } from './word-order.ts';

const FEWEST_WORDS = 5;
const FEW_WORDS = 10;
const FEW_CONTENT_WORDS = 3;
/** Even answers full of terms and names are half made of everyday words. */
const FEWEST_KNOWN_SHARE = 0.3;
/** Speech varies by 0.6 and more; below this a text is a word or two said again and again. */
const LEAST_VARIETY = 0.32;

/** Speech has a fifth and more of such words; lists of terms have none. */
const LEAST_GRAMMAR = 0.08;
const WINDOW = 40;

const distinctContent = ({ contentStems }: AnswerAnalysis): number => new Set(contentStems).size;

/** The mean share of different words in stretches of forty. */
function windowVariety(words: readonly string[]): number {
  let sum = 0;
  let count = 0;
  for (let first = 0; first < words.length; first += WINDOW) {
    const window = words.slice(first, first + WINDOW);
    if (first > 0 && window.length < WINDOW / 2) continue;
    sum += new Set(window).size / window.length;
    count += 1;
  }
  return sum / Math.max(1, count);
}

/** Why an answer cannot be scored from its words alone, or null when it can. */
export function findNotScoredReason(
  analysis: AnswerAnalysis,
  read: ReadAnswer,
  question: string,
  delivery: DeliveryMeasure,
): NotScoredReason | null {
  if (analysis.words.length === 0) return 'empty';
  if (isOtherLanguage(analysis)) return 'other-language';
  const meant = analysis.words.length - delivery.fillerTokens.size;
  if (repeatsQuestion(analysis, question)) return 'repeats-the-question';
  if (isGibberish(analysis) || isWordSalad(read)) return 'gibberish';
  if (read.words.length === 0) return read.speaksToGrader ? 'too-short' : 'repeats-the-question';
  if (meant < FEWEST_WORDS || onlyDeclines(analysis, meant)) return 'too-short';
  if (meant <= FEW_WORDS && distinctContent(analysis) < FEW_CONTENT_WORDS) return 'too-short';
  return null;
}

/** "I don't really know what to say about that" is no answer, however politely it is put. */
function onlyDeclines(analysis: AnswerAnalysis, meant: number): boolean {
  if (meant > FEW_WORDS * 2 || distinctContent(analysis) > FEW_CONTENT_WORDS + 1) return false;
  return /\b(don't (really )?know|dont (really )?know|no idea|no comment|skip|pass on|can't answer|rather not|nothing to say|what to say|can you hear me|is this (thing )?(working|on))\b/.test(
    analysis.words.join(' '),
  );
}

function isOtherLanguage(analysis: AnswerAnalysis): boolean {
  const letters = analysis.text.match(/\p{L}/gu)?.length ?? 0;
  const latin = analysis.text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin / letters < 0.5) return true;
  if (analysis.words.length < 4) return false;
  const english = shareOf(analysis.words, (word) => FUNCTION_WORDS.has(word) || COMMON_WORDS.has(word));
  const foreign = shareOfOtherLanguage(analysis.words);
  return foreign > 0.16 && foreign > english * 0.6;
}

function isGibberish(analysis: AnswerAnalysis): boolean {
  const { words } = analysis;
  if (words.length < 2) return !words.some((word) => isPlausible(word));
  const implausible = shareOf(words, (word) => !isPlausible(word));
  if (implausible > 0.45) return true;
  if (words.length < 6) return false;
  const grammar = shareOf(words, (word) => FUNCTION_WORDS.has(word));
  const known = shareOf(words, (word) => FUNCTION_WORDS.has(word) || COMMON_WORDS.has(word));
  if (words.length >= 8 && windowVariety(words) < LEAST_VARIETY) return true;
  if (known < FEWEST_KNOWN_SHARE || (implausible > 0.2 && known < 0.5)) return true;
  return grammar < LEAST_GRAMMAR;
}

/** Whether a word could be English by its letters. Names and rare terms pass, keyboard mash does not. */
function isPlausible(word: string): boolean {
  if (FUNCTION_WORDS.has(word) || COMMON_WORDS.has(word) || /\d/.test(word) || word.length <= 3)
    return !/^[bcdfghjklmnpqrstvwxz]{3}$/.test(word) || word.length < 3 || KNOWN_SHORT.test(word);
  if (/(asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert[^ihy]|zxcv|xcvb|cvbn|vbnm|jklm|lkj|fdsa|poiu|uiop|(.)\2\2)/.test(word))
    return false;
  if (!/[aeiouy]/.test(word)) return false;
  return (
    !/[bcdfghjklmnpqrstvwxz]{5}/.test(word) &&
    !/[aeiou]{4}/.test(word) &&
    !/(q[^u]|[jvx][bcdfgjkmpqvwxz]|[bcdfgkmpqvwz]x|[gjkpvw]q|wj|fq|hx|kz|vk|zq|bq|pj|fj|jf|dk[^a-z])/.test(word)
  );
}
const KNOWN_SHORT = joinPattern(
  '',
  '^(http?|sql|css|tcp|dns|xml|php|gdp|crm|kpi|vpn|tls|ssl|ssh|npv|pdf|hr|tv|mrs|phd|cpr|ppt|llc|gym|dry|fly|try|sky|shy|cry|spy|why|jvm|mvp',
  '|mvc|jwt|ddd|tdd|bdd|rfc|rpc|gcp|sdk|nlp|svm|knn|cnn|rnn|lstm|gpt|llm|crt|mri|plc|bls|pmp|pmt|hmm|shh|cbt|dbt|mtg|rnd|qty|rgb)$',
);

/** The question said back, also with some padding: hardly any content of the speaker's own. */
function repeatsQuestion(analysis: AnswerAnalysis, question: string): boolean {
  const asked = tokenize(question).map((token) => token.word);
  if (asked.length < 3) return false;
  const askedWords = new Set(asked);
  const askedStems = new Set(asked.filter(isContentWord).map(stem));
  const trigrams = new Set(asked.slice(2).map((word, index) => `${asked[index]} ${asked[index + 1]} ${word}`));
  const covered = new Set<number>();
  for (let index = 0; index + 2 < analysis.words.length; index += 1) {
    if (trigrams.has(analysis.words.slice(index, index + 3).join(' ')))
      for (const step of [0, 1, 2]) covered.add(index + step);
  }
  const own = new Set(
    analysis.stems.filter((stemmed, index) => {
      const word = analysis.words[index] ?? '';
      return isContentWord(word) && !askedWords.has(word) && !askedStems.has(stemmed) && !PADDING.has(word);
    }),
  );
  const coveredShare = covered.size / analysis.words.length;
  if (coveredShare >= 0.6) return own.size < 8;
  if (coveredShare >= 0.35) return own.size < 5;
  const echoed = analysis.words.filter((word) => askedWords.has(word)).length / analysis.words.length;
  return echoed >= 0.5 && own.size < 3 && analysis.words.length >= 5;
}

const PADDING = new Set(
  'good great question interesting think answer would say asked asking thank thanks okay sure tell well time thing things definitely important'.split(
    ' ',
  ),
);

function shareOf(words: readonly string[], test: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(test).length / words.length;
}
