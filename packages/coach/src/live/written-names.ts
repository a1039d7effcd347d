import type { ParsedResume } from '@greenroom/contract/resume';
import { rememberLast } from '../text/remember.ts';
import { namesBySound, writeBySound } from './heard-by-sound.ts';

/** How the letters sound, as a recogniser writes them where it hears words. */
const SOUNDS: Record<string, string> = {
  a: 'a|ay|eh',
  b: 'b|be|bee',
  c: 'c|see|sea',
  d: 'd|dee',
  e: 'e|ee',
  f: 'f|ef',
  g: 'g|gee',
  h: 'h|aitch',
  i: 'i|eye|aye',
  j: 'j|jay',
  k: 'k|kay',
  l: 'l|el|ell',
  m: 'm|em',
  n: 'n|en',
  o: 'o|oh|owe',
  p: 'p|pee|pea',
  q: 'q|queue|cue',
  r: 'r|are|ar',
  s: 's|es|ess',
  t: 't|tea|tee',
  u: 'u|you',
  v: 'v|vee',
  w: 'w|double you',
  x: 'x|ex',
  y: 'y|why',
  z: 'z|zee|zed',
};
/** Initials that are said as a word. */
const SAID_AS_WORD: Record<string, string> = { sql: 'sequel' };

/** "Power BI": a word and initials. Initials alone could be any words: "ICU", "I see you". */
const WITH_INITIALS = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{2,} \p{Lu}{2,4}(?![\p{L}\p{N}])/gu;
/** "ArcGIS": the initials at its end are how it is called. */
const ENDS_IN_INITIALS = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(\p{Lu}{3,5})(?![\p{L}\p{N}])/gu;
const MOST_NAMES = 40;
const LONGEST_TEXT = 20_000;

export const textOf = (resume: ParsedResume | string | null): string =>
  typeof resume === 'string' ? resume : (resume?.text ?? '');

type WrittenName = { name: string; heard: RegExp };
const nameOf = (name: string, pattern: string): WrittenName => ({
  name,
  heard: new RegExp(`\\b(?:${pattern})\\b`, 'gi'),
});
const spelledOut = (initials: string): string =>
  [...initials.toLowerCase()].map((letter) => `(?:${SOUNDS[letter] ?? letter})`).join(' ?');

const namesOf = new Map<string, readonly WrittenName[]>();

/** The names of a text with the ways in which a recogniser writes them. */
function readNames(own: string, text: string): readonly WrittenName[] {
  const known = namesOf.get(text);
  if (known !== undefined) return known;
  const compound = [...new Set(text.match(WITH_INITIALS) ?? [])].slice(0, MOST_NAMES).map((name) => {
    const [word = '', initials = ''] = name.split(' ');
    return nameOf(name, `${word} ${spelledOut(initials)}`);
  });
  const called = [...own.matchAll(ENDS_IN_INITIALS)]
    .slice(0, MOST_NAMES)
    .filter(([, initials = '']) => !new RegExp(`(?<![\\p{L}])${initials}(?![\\p{L}])`, 'u').test(own))
    .map(([name, initials = '']) => nameOf(name, [...initials].join('[ .-]?')));
  const words = Object.entries(SAID_AS_WORD)
    .filter(([initials]) => new RegExp(`\\b${initials}\\b`, 'i').test(text))
    .map(([initials, word]) => nameOf(initials.toUpperCase(), word));
  const names = [...compound, ...called, ...words];
  namesOf.clear();
  namesOf.set(text, names);
  return names;
}

/**
 * A turn with the names of the resume and the advertisement as these write them: "power be eye" is "Power BI", "g i s" is "ArcGIS" where the
 * resume has no other GIS.
 */
export function writeNames(turn: string, resume: string, jobDescription = ''): string {
  const own = resume.slice(0, LONGEST_TEXT);
  const names = readNames(own, `${own}\n${jobDescription.slice(0, LONGEST_TEXT)}`);
  const written = names.reduce((text, { name, heard }) => text.replace(heard, name), turn);
  return writeBySound(written, readSounds(`${own}\n${jobDescription.slice(0, LONGEST_TEXT)}`));
}
const readSounds = rememberLast(namesBySound);
