import type { SpokenWord } from './spoken-words.ts';

/** Longest question that is shown, in words. */
const SHOWN_WORDS = 90;
const TRAILING =
  /[\s,]+(?:um|uh|so|yeah|okay|ok|you know|please|and|or|but|like|basically|take your time|whenever you're ready|go ahead|thank you|thanks)[.,!?]*$/i;
const ALWAYS_CAPITAL: Record<string, string> = { i: 'I', "i'm": "I'm", "i'd": "I'd", "i've": "I've", "i'll": "I'll" };

/** The question as a sentence: capital at the beginning, one mark at the end, no trailing filler. */
export function cleanQuestion(words: readonly SpokenWord[], isInterrogative: boolean): string {
  let sentence = words
    .slice(0, SHOWN_WORDS)
    .map((word) => ALWAYS_CAPITAL[word.raw] ?? word.raw)
    .join(' ');
  for (let previous = ''; previous !== sentence; ) {
    previous = sentence;
    if (sentence.split(' ').length > 2) sentence = sentence.replace(TRAILING, '');
    sentence = sentence.replace(/[\s,;:.!?–—-]+$/u, '');
  }
  if (sentence === '') return '';
  const hadMark = words.at(-1)?.endsWithQuestionMark === true;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${isInterrogative || hadMark ? '?' : '.'}`;
}
