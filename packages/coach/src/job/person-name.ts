import { isCompany, isLocation, isTitle } from '../entities/classify-part.ts';
import { GIVEN_NAMES } from '../entities/name-lists.ts';
import { NO_PERSON_WORDS } from './job-label-patterns.ts';

const HONORIFIC = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Frau|Herr)\b\.?)`;
const PARTICLE = '(?:de|da|di|del|della|van|von|der|den|la|le|al|bin|dos|du|ter)';
const NAME_WORD = String.raw`(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}]{0,24}(?:['’-]\p{L}[\p{L}\p{M}]{0,24}){0,3})`;
/** "Jane Smith", "Dr. Ana de la Cruz", "J. P. Morgan"; the longest run of words that a name may have. */
export const PERSON_NAME = String.raw`(?:${HONORIFIC}[ \t]+){0,2}${NAME_WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${NAME_WORD}){0,3}`;
const AT_START = new RegExp(`^${PERSON_NAME}(?![\\p{L}\\p{N}@_])`, 'u');
const TITLED = new RegExp(`^${HONORIFIC}\\s`, 'u');
const RANK = /^(?:senior|junior|deputy|chief)$/iu;
const NO_PERSON = new Set(NO_PERSON_WORDS.split('|'));
/** Surnames that are trades as well: "Tom Baker" is a person. */
const SURNAME_TRADES =
  /\s(?:baker|cook|mason|butcher|carpenter|painter|driver|porter|tailor|gardener|farmer|steward|dean|clerk|weaver|fisher|host|page|bishop|chandler|fellow|builder)$/iu;

/** The name that a text begins with, as it is written in a letter, or '' where no person can be meant. */
export function personAtStart(text: string): string {
  const words = (AT_START.exec(text.trim())?.[0] ?? '').split(/\s+/u);
  // "Jane Smith Phone …" and "Jane Smith Senior Manager": any other word ends the name.
  const end = words.findIndex(
    (word, index) => NO_PERSON.has(word.toLowerCase()) || (index > 1 && (isTitle(word) || RANK.test(word))),
  );
  const name = words.slice(0, end < 0 ? words.length : end).join(' ');
  return isPerson(name) ? calmed(name) : '';
}

/** The person whom a label names. Behind one, "jane smith" is a name as well where the given name is known. */
export function labelledPerson(value: string): string {
  const [clause = ''] = value.split(/\s*[,(–|-]\s|[.;]/u);
  const capitalized = clause.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
  const isSpelledSmall = /^\p{Ll}[\p{Ll}'’]+(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u.test(clause) && isSurelyPerson(capitalized);
  return personAtStart(isSpelledSmall ? capitalized : value);
}

/** Whether more than its shape says that a name is a person's: how he or she is addressed, or a given name that many have. */
export function isSurelyPerson(name: string): boolean {
  return TITLED.test(name) || GIVEN_NAMES.has(name.split(/\s/u)[0]?.toLowerCase() ?? '');
}

function isPerson(name: string): boolean {
  const bare = name.replace(new RegExp(`^(?:${HONORIFIC}\\s+){1,2}`, 'u'), '');
  const count = bare === '' ? 0 : bare.split(' ').length;
  if (count < (TITLED.test(name) ? 1 : 2) || !/\p{L}{2}/u.test(bare)) return false;
  return !isCompany(bare) && !isLocation(bare) && !isTitle(bare.replace(SURNAME_TRADES, ''));
}

/** "JANE SMITH" is shouted, "J. P. Morgan" is not. */
function calmed(name: string): string {
  if (name !== name.toUpperCase() || !/\p{L}{3}/u.test(name)) return name;
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
