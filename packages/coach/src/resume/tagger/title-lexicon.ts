import { ROLES } from '../../job/find-role.ts';
import { OCCUPATIONS } from '../../questions/occupations.ts';

const TITLES: readonly string[] = [
  ...ROLES.flatMap(({ name, also }) => [name, ...also]),
  ...OCCUPATIONS.flatMap(({ titles }) => titles),
].map((title) => title.toLowerCase());

/** Words that known titles end with, in small letters: "driver", "nurse". */
export const TITLE_HEADS: ReadonlySet<string> = new Set(TITLES.map((title) => title.split(/\s+/u).at(-1) ?? ''));
/** All words of known titles. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(TITLES.flatMap((title) => title.split(/\s+/u)));
