import { isTitle } from '../entities/classify-part.ts';
import { COMMON_WORDS } from '../text/common-words.ts';

const SHORTEST_NAME = 4;
/** "Why Ardenvale", "why on earth Hawthorn Lea", "why do you want to be a supervisor": the first word of the name. */
const WHY = /\bwhy (?:(?:do|would|did) you (?:want|wish|like) to (?:be|become|join) (?:an? |the )?)?(\p{L}+)/gu;

/** A word that an advertisement writes with a capital wherever it has it: a name, most often that of the employer. */
function isNameIn(word: string, jobDescription: string): boolean {
  if (word.length < SHORTEST_NAME) return false;
  const found = jobDescription.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu')) ?? [];
  return found.length > 0 && found.every((one) => one.charAt(0) !== one.charAt(0).toLowerCase());
}

/** The words behind "why" or "what made you", in which an employer may be named. */
const MOTIVE =
  /\b(?:why|what(?: is it that)? (?:made|makes|got|gets|draws|drew|attract\w*|brings|brought)|interest(?:s|ed|ing)|what is it about|know (?:about|of))\b((?: \p{L}+(?:'s)?){1,9})/gu;
const HEADING_LINES = 3;
const SHORTEST_INITIALS = 3;

/** The words of a motive that name the employer, whose name is at the top of the advertisement or is said in letters: "why p n a". */
function namesEmployer(words: string, jobDescription: string): boolean {
  const heading = jobDescription
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, HEADING_LINES)
    .join('\n');
  const letters = (/(?<!\p{L})(?:\p{L} ){2,5}\p{L}(?!\p{L})/u.exec(words)?.[0] ?? '').replaceAll(' ', '').toUpperCase();
  const isSpelled =
    letters.length >= SHORTEST_INITIALS && new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u').test(jobDescription);
  const isNamed = (word: string) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(heading) && isNameIn(word, jobDescription) && !isCommon(word);
  return (
    isSpelled ||
    words
      .trim()
      .split(' ')
      .some((word) => isNamed(word.replace(/'s$/, '')))
  );
}
/** Everyday words and titles have capitals in a heading too. */
const isCommon = (word: string): boolean => COMMON_WORDS.has(word) || isTitle(word);

/** True if a turn asks why the person wants a thing that only the advertisement names: "why Ardenvale". `turn` is plain, in small letters. */
export const asksWhyNamed = (turn: string, jobDescription: string): boolean =>
  [...turn.matchAll(WHY)].some(([, word = '']) => isNameIn(word, jobDescription)) ||
  [...turn.matchAll(MOTIVE)].some(([, words = '']) => namesEmployer(words, jobDescription));
