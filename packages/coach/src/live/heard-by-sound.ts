import { COMMON_WORDS } from '../text/common-words.ts';

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
/** English spellings of one sound, replaced in this order. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** A rough key of how a name is said: "HEC-RAS" and "heck ras" have the same one, and so have "6sense" and "six sense". */
function soundOf(text: string): string {
  const spelled = text
    .toLowerCase()
    .replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? '')
    .replace(/[^\p{L}]/gu, '');
  return SAME_SOUND.reduce((sound, [spelling, as]) => sound.replace(spelling, as), spelled);
}

/** A name with a capital inside a sentence or with a digit before its letters. */
const NAME = /(?<![\p{L}\p{N}])(?:\d\p{Ll}{3,}|\p{Lu}[\p{L}\p{N}]*(?:-\p{Lu}[\p{L}\p{N}]*)*)(?![\p{L}\p{N}-])/gu;
/** In letters. Shorter keys are shared by other words. */
const SHORTEST_SOUND = 6;
const MOST_WORDS = 3;
const MOST_NAMES = 300;

/** The names of a text that are no common words, by how they are said. */
export function namesBySound(text: string): Map<string, string> {
  const names = [...new Set(text.match(NAME) ?? [])].filter((name) => !COMMON_WORDS.has(name.toLowerCase()));
  return new Map(
    names
      .slice(0, MOST_NAMES)
      .map((name) => [soundOf(name), name] as const)
      .filter(([sound]) => sound.length >= SHORTEST_SOUND),
  );
}

/** A turn with the words that sound like a name, in other letters, written as the name. One common word stays as it is. */
export function writeBySound(turn: string, names: ReadonlyMap<string, string>): string {
  const words = turn.split(' ');
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = [MOST_WORDS, 2, 1].find((many) => isSaid(words.slice(at, at + many), many, names)) ?? 0;
    written.push(count === 0 ? (words[at] ?? '') : nameFor(words.slice(at, at + count), names));
    at += Math.max(count, 1);
  }
  return written.join(' ');
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const nameFor = (run: readonly string[], names: ReadonlyMap<string, string>): string =>
  `${names.get(soundOf(run.join('')))}${/[.,?!]+$/.exec(run.at(-1) ?? '')?.[0] ?? ''}`;

function isSaid(run: readonly string[], many: number, names: ReadonlyMap<string, string>): boolean {
  const isWhole = run.length === many && !run.slice(0, -1).some((word) => /[.,?!]$/.test(word));
  const name = isWhole ? names.get(soundOf(run.join(''))) : undefined;
  if (name === undefined || lettersOf(name) === lettersOf(run.join(''))) return false;
  return many > 1 || !COMMON_WORDS.has((run[0] ?? '').toLowerCase().replace(/[.,?!]+$/, ''));
}
