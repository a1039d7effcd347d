import type { RoleFamily } from './role-families.ts';
import { foldText, wordsOf } from './words.ts';

type Title = { words: string[]; family: RoleFamily };

/** Words of rank and place: they never tell the field. */
const RANK_WORDS = new Set(
  `senior sr junior jr lead principal staff chief head vice president vp intern internship trainee apprentice graduate entry level
  associate assistant deputy acting interim part full time remote hybrid onsite freelance contract temporary temp i ii iii iv
  experienced certified licensed registered mid global regional area national m w d f of the a an und et de y`.split(
    /\s+/,
  ),
);
/** Words of their own that lie two letters from a title: underwriter, designer, presenter. */
const NOT_MISSPELLED = new Set(['underwater', 'designed', 'presented', 'represented']);
/** What follows these is an employer or a place, as in "nurse at a software company". */
const TAIL = /\s(?:at|for|with|bei|chez|en|in)\s.*$/iu;
const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * A function from a role name to its family, over a table of titles separated by commas. "vertrieb*" matches the
 * start of a word, "*lehrer" its end; everything else matches whole words, with a slip or two of spelling forgiven.
 */
export function createTitleMatcher(table: Partial<Record<RoleFamily, string>>) {
  const titles: Title[] = [];
  for (const [family, list] of Object.entries(table) as [RoleFamily, string][]) {
    for (const entry of list.split(',')) {
      const words = foldText(entry).trim().split(/\s+/).filter(Boolean);
      if (words.length > 0) titles.push({ words, family });
    }
  }
  const known = new Set(titles.flatMap((title) => title.words));
  return (roleName: string): RoleFamily | undefined => {
    const name = roleName.slice(0, 200);
    return pickTitle(titles, readRole(name.replace(TAIL, '')), known) ?? pickTitle(titles, readRole(name), known);
  };
}

function readRole(name: string): string[] {
  const words = wordsOf(name).flatMap((word) => (word.includes('-') ? word.split('-') : [word]));
  return words;
}

function pickTitle(titles: Title[], role: string[], known: ReadonlySet<string>): RoleFamily | undefined {
  const joined = role.join('');
  let best: { family: RoleFamily; score: number } | undefined;
  for (const title of titles) {
    const score = scoreTitle(title, role, joined, known);
    if (score > (best?.score ?? 0)) best = { family: title.family, score };
  }
  return best?.family;
}

/** Longer titles beat shorter ones, exact spelling beats near, and of two equals the later in the name wins ("sales engineer"). */
function scoreTitle(title: Title, role: string[], joined: string, known: ReadonlySet<string>): number {
  const first = title.words[0] ?? '';
  if (title.words.length === 1 && UNSPACED_SCRIPT.test(first)) return joined.includes(first) ? 10 + first.length : 0;
  if (title.words.length > 1 && joined === title.words.join('')) return 10 * title.words.length + 2;
  let best = 0;
  for (let start = 0; start + title.words.length <= role.length; start++) {
    let score = 0;
    for (const [offset, word] of title.words.entries()) {
      const fit = fitOf(word, role[start + offset] ?? '', known);
      if (fit === 0) {
        score = 0;
        break;
      }
      score += fit;
    }
    if (score > 0) best = Math.max(best, score + (start + title.words.length) / (10 * role.length));
  }
  return best;
}

function fitOf(titleWord: string, roleWord: string, known: ReadonlySet<string>): number {
  if (titleWord === roleWord) return 10;
  if (titleWord.endsWith('*')) return roleWord.startsWith(titleWord.slice(0, -1)) ? 9 : 0;
  if (titleWord.startsWith('*')) return roleWord.endsWith(titleWord.slice(1)) ? 9 : 0;
  if (roleWord === `${titleWord}s` || roleWord === `${titleWord}es`) return 9.5;
  if (known.has(roleWord) || RANK_WORDS.has(roleWord) || NOT_MISSPELLED.has(roleWord)) return 0;
  return isMisspelling(titleWord, roleWord) ? 7 : 0;
}

/** One slip in a word of 5 letters or more, two from 9 on; the first letter must stand, since it seldom goes wrong. */
function isMisspelling(word: string, written: string): boolean {
  if (word.length < 5 || written.length < 4 || word[0] !== written[0]) return false;
  const allowed = word.length >= 9 ? 2 : 1;
  return Math.abs(word.length - written.length) <= allowed && editDistance(word, written) <= allowed;
}

/** Insertions, deletions, replacements and swaps of neighbours between two short words. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
