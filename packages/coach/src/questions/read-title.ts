import { ABBREVIATIONS, SPELLINGS } from './title-words.ts';
import { foldText } from './words.ts';

const READ_CHARACTERS = 160;
const LONGEST_WORDS = 9;
/** A title ends where an employer, a place, a number or another thought begins. */
const CUTS =
  /\s[-–—·•~>]+\s|[|,;/()[\]:@\n"“”!?]|\s[-–—](?=\S)|(?:^|\s)(?:at|for|with|in|bei|chez|to|within|on|from|near|reporting|based)(?=\s)/iu;

/**
 * The parts of a role name that may be a title, as lists of comparable words; the first that is known decides.
 * "Engineer, Software (Platform)" gives "software engineer", "platform engineer", "engineer", "software" and "platform".
 */
export function readTitle(roleName: string): string[][] {
  const parts = foldText(roleName.slice(0, READ_CHARACTERS))
    .split(CUTS)
    .map((part) => (part ? titleWords(part) : []))
    .filter((words) => words.length > 0 && words.length <= LONGEST_WORDS);
  const [main, ...others] = parts;
  if (!main) return [];
  const joined =
    main.length <= 3 ? others.filter((words) => words.length <= 3).map((words) => [...words, ...main]) : [];
  return [...joined, main, ...others];
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

/** "nurses" and "nurse" are one word; "operations", "sales" and "process" keep their s on both sides alike. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/s$/, '');
}
