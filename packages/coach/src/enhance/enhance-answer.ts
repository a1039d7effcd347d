import { findQuestion } from '../questions/find-question.ts';
import { cleanSentence } from './clean-sentence.ts';
import { findGaps } from './find-gaps.ts';
import { shortenTo90Seconds } from './shorten-answer.ts';

export type EnhanceAnswerInput = {
  question: string;
  answer: string;
  /** What a hiring manager would stop at, in words for the person. An answer with a concern is not polished. */
  concern?: string | undefined;
};

/** Text behind a full stop, or on a separate line; an abbreviation's stop is followed by a small letter or a digit. */
const SENTENCE_END = /(?<=[.!?…]["”')]?)\s+(?=[\p{Lu}"“(])|\n+/u;

/**
 * The person's own answer made easier to listen to: their sentences in their order, without sounds, doubled words and
 * asides, with slips of grammar mended that have one right form. No fact, condition or negation is changed. Questions in
 * square brackets ask for missing parts, and a long answer gets a version for 90 seconds. Deterministic.
 */
export function enhanceAnswer({ question, answer, concern }: EnhanceAnswerInput): string {
  if (concern)
    return `[This answer is left as it is. ${concern.trim()} Choose another example, or say what you did to put it right.]`;
  const sentences = answer
    .trim()
    .split(SENTENCE_END)
    .map(cleanSentence)
    .filter((sentence, at, all) => sentence !== '' && all.indexOf(sentence) === at);
  const gaps = findGaps(sentences.join(' '), findQuestion(question)).map((gap) => `[${gap}]`);
  const short = shortenTo90Seconds(sentences);
  return [
    toParagraphs(sentences),
    gaps.join('\n'),
    short === undefined ? '' : `In 90 seconds:\n\n${toParagraphs(short)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The speaker announces a result or a lesson: a paragraph begins there. */
const NEW_PART =
  /^(?:as a result|in the end|at the end|finally|eventually|afterwards|since then|looking back|i (?:have )?learn(?:ed|t)|what i learn(?:ed|t)|today)\b/iu;
const LONGEST_PARAGRAPH = 5;

function toParagraphs(sentences: readonly string[]): string {
  const paragraphs: string[][] = [];
  for (const sentence of sentences) {
    const current = paragraphs.at(-1);
    if (!current || current.length >= LONGEST_PARAGRAPH || NEW_PART.test(sentence)) paragraphs.push([sentence]);
    else current.push(sentence);
  }
  return paragraphs.map((paragraph) => paragraph.join(' ')).join('\n\n');
}
