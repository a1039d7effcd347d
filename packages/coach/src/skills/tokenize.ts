import { rememberShort } from '../text/remember.ts';

/** The separator before a word: a space, a joint (hyphen, slash) or a break (comma, line, bracket). */
export type Gap = 'space' | 'joint' | 'break';

/** A word of a text. `word` is its comparable form, `start` and `end` are offsets into the text. */
export type Token = { word: string; raw: string; start: number; end: number; gap: Gap };

// Spelled-out ranges and no `i` flag: property classes that ignore case take V8 hundreds of milliseconds to compile.
const LETTERS = 'A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff\u0300-\u036f';
const SUFFIX = String.raw`\.(?:[jJ][sS]|[nN][eE][tT]|[iI][oO]|[aA][iI]|[pP][yY]|[tT][sS])(?![${LETTERS}0-9])`;
const LATIN = String.raw`[${LETTERS}0-9]+(?:['’][${LETTERS}]+)*(?:${SUFFIX}|(?<=\d)[.,]\d+)*(?:\+\+|\+(?![${LETTERS}0-9])|#)?`;
const OTHER_LETTERS = String.raw`(?:(?![${LETTERS}])[\p{L}\p{N}\p{M}])+`;
const WORD = new RegExp(`${LATIN}|${SUFFIX}|${OTHER_LETTERS}|&`, 'gu');
const SPACES = /^[ \t\u00a0\u202f]*$/u;
const JOINT = /^(?:[-‐‑/_’'–]|\s?\/\s?|)$/u;

const MAY_BE_BRITISH = /is(?:e|ing)|ys(?:e|ing)|isation|ll|our|.ae/u;
const SPELLINGS = new Map([
  ['&', 'and'],
  ['centre', 'center'],
  ['theatre', 'theater'],
  ['programme', 'program'],
  ['catalogue', 'catalog'],
  ['licence', 'license'],
  ['practise', 'practice'],
  ['fibre', 'fiber'],
  ['tyre', 'tire'],
  ['defence', 'defense'],
  ['enquiry', 'inquiry'],
  ['enrolment', 'enrollment'],
  ['analyses', 'analysis'],
  ['led', 'led'],
  ['does', 'does'],
  ['children', 'child'],
  ['people', 'people'],
]);

/**
 * The form in which two spellings of a word are the same: lower case, American spelling, singular.
 * Not a word to show: "processes" gives "process", "kubernetes" gives "kubernete".
 */
const normalizeWord = rememberShort(toComparable);

function toComparable(raw: string): string {
  const lower = raw.toLowerCase().replace(/['’]s?$|['’](?=s$)/u, '');
  const fixed = SPELLINGS.get(lower);
  if (fixed !== undefined) return fixed;
  const singular = toSingular(lower);
  return singular.length < 5 ? singular : toAmerican(SPELLINGS.get(singular) ?? singular);
}

function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|js|ios)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|ch|sh|x)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function toAmerican(word: string): string {
  if (!MAY_BE_BRITISH.test(word)) return word;
  return word
    .replace(/is(e|ed|ing|er|ation|ational)$/u, 'iz$1')
    .replace(/ys(e|ed|ing)$/u, 'yz$1')
    .replace(/ll(ing|ed|or)$/u, 'l$1')
    .replace(/(col|behavi|lab|fav|hum|neighb|harb)our/u, '$1or')
    .replace(/(?<=.)ae/u, 'e');
}

/** All words of a text in order. Linear in its length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const raw = match[0];
    tokens.push({
      raw,
      word: normalizeWord(raw),
      start,
      end: start + raw.length,
      gap: gapOf(text.slice(previousEnd, start)),
    });
    previousEnd = start + raw.length;
  }
  return tokens;
}

function gapOf(between: string): Gap {
  if (between === ' ') return 'space';
  if (between.length > 0 && SPACES.test(between)) return 'space';
  return JOINT.test(between) ? 'joint' : 'break';
}
