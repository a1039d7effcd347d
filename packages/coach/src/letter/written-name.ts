import type { ParsedResume } from '@greenroom/contract/resume';
import { isCompany, isLocation, isTitle } from '../entities/classify-part.ts';
import { GIVEN_NAMES } from '../entities/name-lists.ts';

const LABELLED =
  /^[ \t]*(?:full )?(?:name|surname,? (?:and |& )?(?:(?:first |given |fore)?names?|initials))[ \t]*(?::|\t)[ \t]*(\p{Lu}[\p{L}'’.,\- ]{3,50})/imu;
/** A label of a form was read as the name. */
const IS_LABEL = /^(?=.*name)(?:[\s,/&-]|and|full|first|last|given|sur|fore|family|middle|names?)+$/iu;
/** "OKPARA, Chidinma": the surname in capitals comes first. */
const SURNAME_FIRST = /^(\p{Lu}[\p{Lu}'’ -]+), ((?:\p{Lu}[\p{Ll}'’.-]*)(?: \p{Lu}[\p{Ll}'’.-]*){0,3})(?=$|[\s,(])/u;
/** Two to five words with a capital each. */
const PLAIN = /^\p{Lu}[\p{Ll}'’.-]+(?: (?:(?:de|da|do|dos|van|von|der|bin|al) )?\p{Lu}[\p{L}'’.-]*){1,4}$/u;
const COLUMNS = /\t|\s{2,}|\s[|·•]\s/u;
const FIRST_LINES = 4;
const LAST_LINES = 5;

/** The name under a letter: as it was read, behind a label "Name:", or by itself in the first or last lines. Empty where none is sure. */
export function personName({ fullName, text }: Pick<ParsedResume, 'fullName' | 'text'>): string {
  if (fullName !== '' && !IS_LABEL.test(fullName.trim())) return writtenName(fullName);
  const [, labelled = ''] = LABELLED.exec(text) ?? [];
  if (/\p{L},? \p{L}/u.test(labelled.trim())) return writtenName(labelled.trim());
  return writtenName(loneName(text));
}

function loneName(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const outer = [...lines.slice(0, FIRST_LINES), ...lines.slice(FIRST_LINES).slice(-LAST_LINES)];
  const parts = outer.flatMap((line) => line.split(COLUMNS)).map((part) => part.trim().replace(/,? ?\d{2}$/u, ''));
  const isSigned = (part: string, at: number) =>
    (GIVEN_NAMES.has((part.split(' ')[0] ?? '').toLowerCase()) || CONTACT.test(parts[at + 1] ?? '')) &&
    !isTitle(part) &&
    !isLocation(part) &&
    !isCompany(part);
  return parts.find((part, at) => SURNAME_FIRST.test(part) || (PLAIN.test(part) && isSigned(part, at))) ?? '';
}
/** A name is written above a telephone number or an address of mail. */
const CONTACT = /^(?:tel|phone|mobile|cell|e-?mail)\b|@|^\+?\d[\d ()-]{7,}$/iu;

/** Given names first, with capitals as names have them; particles stay as they are found. */
function writtenName(whole: string): string {
  const name = whole.trim().replace(/[\s,;]+$/u, '');
  const [, surname = '', given = ''] = SURNAME_FIRST.exec(name) ?? [];
  if (surname !== '') return `${given} ${calm(surname)}`;
  const isShouted = name === name.toUpperCase() && /\p{Script=Latin}/u.test(name);
  if (isShouted || name === name.toLowerCase()) return calm(name);
  // "SIOBHAN McATEER" has a small letter only where names in capitals have one.
  return /(?:^| )\p{Lu}{4,}(?: |$)/u.test(name) ? name.split(' ').map(calmWord).join(' ') : name;
}

const calmWord = (word: string): string =>
  word
    .replace(/^\p{Lu}{3,}$/u, calm)
    .replace(/(?<=^(?:Mc|Mac|O['’]))\p{Lu}+$/u, calm)
    .replace(/^\p{Lu}{2,}-\p{Lu}{2,}$/u, calm);

const calm = (name: string): string =>
  name.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
