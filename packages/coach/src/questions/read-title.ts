import { ABBREVIATIONS, SPELLINGS } from './title-words.ts';
import { foldText } from './words.ts';

const READ_CHARACTERS = 160;
const LONGEST_WORDS = 9;
const SEPARATORS = /\s[-–—·•~>]+\s|[|,;/()[\]:@\n"“”!?]|\s[-–—](?=\S)/u;
/** An employer, a place or a person follows, never a title. */
const AFTERWORDS = /(?:^|\s)(?:at|for|with|in|bei|chez|to|within|on|from|near|reporting|based)\s.*$/iu;
const SLASHED_WORDS: Record<string, string> = {
  's/w': 'software',
  'h/w': 'hardware',
  'm/c': 'machine',
  'p/t': 'part time',
  'f/t': 'full time',
  'a/p': 'accounts payable',
  'a/r': 'accounts receivable',
  'a/c': 'air conditioning',
};
const SLASHED = /(?<![\p{L}\p{N}])[a-z]\/[a-z](?![\p{L}\p{N}/])/gu;
/** "Werkstudent:in", "Mitarbeiter*innen". */
const GENDERED = /(?<=\p{L})[:*_/]in(?:nen)?(?!\p{L})/gu;

/** The parts of a role name that may be a title or a modifier of one, as lists of comparable words. */
export function readTitle(roleName: string): string[][] {
  return foldText(roleName.slice(0, READ_CHARACTERS))
    .replace(SLASHED, (whole) => SLASHED_WORDS[whole] ?? whole)
    .replace(GENDERED, '')
    .split(SEPARATORS)
    .map((part) => titleWords((part ?? '').replace(AFTERWORDS, '')))
    .filter((words) => words.length > 0 && words.length <= LONGEST_WORDS);
}

/** Words in the spelling that titles are compared in; "director of sales" becomes "sales director". */
export function titleWords(text: string): string[] {
  const words = (foldText(text).match(/[\p{L}\p{N}&]+(?:[.'’][\p{L}\p{N}]+)*[+#]*/gu) ?? [])
    .map((word) => word.replace(/['’]s?$/, '').replace(/['’]/g, ''))
    .flatMap((word) => (ABBREVIATIONS.get(word) ?? word).split('-'))
    .flatMap((word) => (SPELLINGS.get(word) ?? SPELLINGS.get(singular(word)) ?? singular(word)).split('-'))
    .filter((word) => word !== '' && word !== '&' && word !== 'and' && word !== 'the');
  const at = words.indexOf('of');
  if (at <= 0 || at === words.length - 1) return words.filter((word) => word !== 'of');
  return [...words.slice(at + 1), ...words.slice(0, at)].filter((word) => word !== 'of');
}

/** True if a name has all words of a title in their order, others between them or not. */
export function containsInOrder(name: readonly string[], title: readonly string[]): boolean {
  let at = 0;
  for (const word of name) if (word === title[at]) at++;
  return at === title.length;
}

/** "nurses" and "nurse" are one word; "operations", "sales" and "process" keep their s on both sides alike. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/s$/, '');
}
