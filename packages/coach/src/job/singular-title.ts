import { isTitle } from '../entities/classify-part.ts';

/** How a plural ends, with the end of its singular. */
const ENDINGS: [RegExp, string][] = [
  [/(?<=\p{L})men$/iu, 'man'],
  [/wives$/iu, 'wife'],
  [/(?<=ss|ch|sh|x)es$/iu, ''],
  [/ies$/iu, 'y'],
  [/(?<=[^s\s])s$/iu, ''],
];
/** Additions to the position within its title: "Teachers of Mathematics", "Chefs de Partie". */
const BEHIND_POSITION = /\s+(?:of|de|in|for|to|with)\s/iu;
/** Between two positions of one title: "Nurses and Midwives", "Cooks/Chefs". */
const JOINED = /(\s*(?:\/|,|&|\band\b|\bor\b)\s*)/iu;
/** How many are looked for: "3 x Welders", "Two Teaching Assistants". */
const COUNT = /^(?:\d{1,3}\s*[x×]?|two|three|four|five|six|seven|eight|nine|ten|several|multiple|many)\s+/iu;

/** The lookbehind tries a word from its first letter only: linear for a long one. */
const LAST_WORD = /(?<![\p{L}-])[\p{L}-]+$/u;

/**
 * The title for which each of several applies, or '' where a text does not end in a plural of positions: "Care Assistants" are
 * looked for, a letter applies as "Care Assistant".
 */
export function singularTitle(text: string): string {
  const title = text.trim().replace(COUNT, '');
  const at = BEHIND_POSITION.exec(title)?.index ?? title.length;
  const parts = title.slice(0, at).split(JOINED);
  const last = singularPosition(parts.at(-1) ?? '');
  if (last === '') return '';
  const others = parts.slice(0, -1).map((part) => singularPosition(part) || part);
  return [...others, last].join('') + title.slice(at);
}

/** "Support Workers" as "Support Worker"; '' where the last word is no plural of a position. */
function singularPosition(part: string): string {
  const last = LAST_WORD.exec(part);
  const word = last?.[0] ?? '';
  const before = part.slice(0, last?.index ?? 0);
  for (const [ending, end] of ENDINGS) {
    const singular = word.replace(ending, word === word.toUpperCase() ? end.toUpperCase() : end);
    if (singular !== word && isTitle(singular)) return before + singular;
  }
  return '';
}
