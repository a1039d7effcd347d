import { findSkills } from '../skills/find-skills.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import type { ResumeRow } from './resume-rows.ts';

const MOST_LANGUAGES = 60;
const LONGEST = 60;
/** Signs, gaps and the ends of sentences part languages: "English. Irish, fluent". */
const STRETCHES = /\s*[;|•·\t、，،；؛]\s*(?![^()]*\))|\s{3,}|(?<=[\p{L}\d)]{2})\.\s+(?=\p{L})/u;
const COMMA = /\s*,(?!\d{3}(?!\d))\s*(?![^()]*\))/u;
/** What may be before the name of a language. */
const LEAD =
  /^(?:and |also |some |a (?:little|bit of) |bit of |basic |little |(?:a )?few words of |school |fluent |native |spoken |conversational )+/iu;
/** A language that no lexicon knows is one word among known ones, or has its level in brackets: "Igbo (mother tongue)". */
const LONE_WORD = /^\p{Lu}\p{L}+$/u;
const WITH_LEVEL = /^\p{L}+(?: \p{L}+)?\s*\([^()\d]*\)$/u;

/** "Provincial evaluation in English: advanced" is no language of its own. */
const TEST = /\b(?:evaluations?|assessments?|exam(?:ination)?s?|tests?)\b/iu;

/** Languages of a section, each with its level as it is ("German (C1)"); what names no language is left out where others do. */
export function readLanguageList(rows: readonly Pick<ResumeRow, 'text'>[]): string[] {
  const items = rows
    .map(({ text }) => withLevelBehind(text))
    .flatMap((text) => text.split(STRETCHES))
    .flatMap(languagesOf)
    .map(cleanItem)
    .map(shortened)
    .filter((item) => item.length > 1 && item.length < LONGEST)
    .filter((item) => !TEST.test(item) || isLanguage(item.split(' ')[0] ?? ''));
  const last = items.findLastIndex(isLanguage);
  const isTold = (item: string, at: number) =>
    isLanguage(item) || WITH_LEVEL.test(item) || (at < last && LONE_WORD.test(item));
  const told = last < 0 ? items : items.filter(isTold);
  return [...new Set(told)].slice(0, MOST_LANGUAGES);
}

/** "Languages Known : English, Hindi" and "Home language: isiNdebele" on lines that no heading is above. */
const LABELLED =
  /^\W*(?:(?:home|other|foreign|first) )?languages?(?: (?:known|spoken|skills))?\s*[:–-]?\s+(\S.{1,300})$/iu;

/** The values of lines that a label says to name languages. */
export const labelledLanguages = (lines: readonly { text: string }[]): { text: string }[] =>
  lines.flatMap(({ text }) => {
    const value = LABELLED.exec(text)?.[1] ?? '';
    return isLanguage(value) && /^(?:is)?\p{Lu}/u.test(value) ? [{ text: value }] : [];
  });

/** "French\tkitchen French" in a table is one language and its level; a row of several is parted. */
function withLevelBehind(text: string): string {
  const [name = '', level = '', ...more] = text.split(/\s*\t\s*/u);
  const isTable =
    more.length === 0 &&
    !name.includes(' ') &&
    isLanguage(name) &&
    level !== '' &&
    !isLanguage(level.split(' ')[0] ?? '');
  if (isTable) return `${name}: ${level}`;
  // "Polish native – Dutch C1 – English C1": a dash before a language parts, before a level it does not.
  const parts = text.split(/\s[–—-]\s/u);
  const isRow = parts.length > 1 && parts.every((part) => isLanguage(part.split(' ')[0] ?? ''));
  return isRow ? parts.join(' | ') : text;
}

/** Pieces between commas: what begins small goes on with the language before it, as in "Dutch: B2, good in meetings". */
function languagesOf(stretch: string): string[] {
  const languages: string[] = [];
  for (const piece of stretch.split(COMMA)) {
    const before = languages.at(-1);
    const name = piece.replace(LEAD, '');
    const goesOn =
      !/^\p{Lu}/u.test(name) && !isLanguage(name.split(' ')[0] ?? '') && !WITH_LEVEL.test(name === piece ? piece : '');
    if (before !== undefined && (goesOn || LEVEL.test(piece))) languages[languages.length - 1] = `${before}, ${piece}`;
    else languages.push(piece);
  }
  return languages;
}
/** "B1" or "Fluent" as a piece is the level of the language before it. */
const LEVEL =
  /^(?:[ABC][12]\b.{0,20}|(?:native|mother tongue|fluent|good|basic|conversational|intermediate|advanced)(?: \S+)?)$/iu;

let names: ReadonlySet<string> | undefined;

/** English names, or their last words, of the languages with a code of two letters in ISO 639: "Afrikaans", "Irish", "Gaelic". */
function languageNames(): ReadonlySet<string> {
  if (names !== undefined) return names;
  const display = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  names = new Set(
    letters.flatMap((one) =>
      letters.flatMap(
        (other) =>
          display
            .of(one + other)
            ?.split(' ')
            .at(-1) ?? [],
      ),
    ),
  );
  return names;
}

const isLanguage = (text: string): boolean =>
  // "isiZulu" and "tshiVenda" have the name behind a prefix.
  text.split(/[^\p{L}\p{M}]+/u).some((word) => languageNames().has(word.replace(/^\p{Ll}{2,4}(?=\p{Lu})/u, ''))) ||
  findSkills(text).some(({ name }) => isHumanLanguage(name));

/** What is said at length of a language is left out: the words in brackets, then those behind a comma. */
function shortened(item: string): string {
  const brief = item.length < LONGEST ? item : item.replace(/\(([^(),]+),[^()]*\)/gu, '($1)');
  if (brief.length < LONGEST) return brief;
  const bare = item.replace(/\s*\([^()]*\)/gu, '');
  return bare.length < LONGEST ? bare : (bare.split(', ')[0] ?? bare);
}

const cleanItem = (text: string): string => text.replace(/^[\s•·*–—-]+|[\s.,;•·]+$/gu, '').replace(/^and /u, '');
