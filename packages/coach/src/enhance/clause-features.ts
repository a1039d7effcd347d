import { endFeatures } from '../text/sentence-ends.ts';
import {
  ACTOR,
  CONDITION,
  DETERMINER,
  JOINING,
  MAYBE_SUBORDINATOR,
  MODAL,
  PERSON,
  PREPOSITION,
  SPEECH,
  SUBORDINATOR,
  TIME,
  VERB,
} from './clause-patterns.ts';

/** The first class that fits counts. */
const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['act', ACTOR],
  ['join', JOINING],
  ['sub', SUBORDINATOR],
  ['wh', /^(?:what|how|why|which|who|that|where|whether)$/],
  ['then', /^(?:then|now|anyway|yeah|yes|no|well|right|okay|ok|like|just|also|only|even|still)$/],
  ['maybe', MAYBE_SUBORDINATOR],
  ['prep', PREPOSITION],
  ['to', /^(?:to|into|onto|out|up|down|off|back|away)$/],
  ['det', DETERMINER],
  ['say', SPEECH],
  ['person', PERSON],
  ['time', TIME],
  ['modal', MODAL],
  ['be', /^(?:is|are|was|were|be|been|am|isn't|wasn't|weren't)$/],
  ['verb', VERB],
  ['ing', /^[a-z]{2,}ing$/],
  [
    'num',
    /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|seventy|eighty|ninety|hundred|thousand|million)$/,
  ],
  ['s', /^[a-z]{3,}s$/],
];
const EDGE = '^';
/** An earlier word seldom decides whether a clause is complete. */
const FARTHEST = 30;

const classOf = (word: string | undefined): string =>
  word === undefined ? EDGE : (CLASSES.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other');

const FINITE = new Set(['be', 'verb', 'modal', 'say']);

/** What has been said since the last stop: the last word that opens a clause, and subjects and verbs since. */
function readState(classes: readonly string[], index: number, length: number): string[] {
  let [subjects, verbs] = [0, 0];
  const first = Math.max(0, index - Math.min(length, FARTHEST) + 1);
  for (let place = index; place >= first; place -= 1) {
    const kind = classes[place] ?? EDGE;
    if (kind === 'sub' || kind === 'wh' || kind === 'join') {
      return [
        `${kind} ${Math.min(2, subjects)} ${Math.min(2, verbs)}`,
        `far ${Math.min(3, (index - place) >> 2)} ${kind}`,
      ];
    }
    if (kind === 'act') subjects += 1;
    if (FINITE.has(kind)) verbs += 1;
  }
  return [`begin ${Math.min(2, subjects)} ${Math.min(2, verbs)}`, 'far begin'];
}

/** Classes of all words of a text, for its features. */
export const classesOf = (words: readonly string[]): string[] => words.map(classOf);

/** Features of the place behind the word at `index`, the word number `length` of its sentence. */
export function clauseFeatures(
  words: readonly string[],
  classes: readonly string[],
  index: number,
  length: number,
): string[] {
  const at = (offset: number): string => classes[index + offset] ?? EDGE;
  const next = words[index + 1] ?? EDGE;
  const [state = '', far = ''] = readState(classes, index, length);
  const isOpen = words
    .slice(Math.max(0, index - Math.min(length, FARTHEST) + 1), index + 1)
    .some((word) => CONDITION.test(word));
  const verbAt = [2, 3, 4, 5].find((offset) => FINITE.has(at(offset))) ?? 6;
  return [
    ...endFeatures(words, index, length),
    `c01 ${at(0)} ${at(1)}`,
    `c012 ${at(0)} ${at(1)} ${at(2)}`,
    `c123 ${at(1)} ${at(2)} ${at(3)}`,
    `c-101 ${at(-1)} ${at(0)} ${at(1)}`,
    `c-1012 ${at(-1)} ${at(0)} ${at(1)} ${at(2)}`,
    `c0123 ${at(0)} ${at(1)} ${at(2)} ${at(3)}`,
    `state ${state}`,
    `state1 ${state} ${at(1)}`,
    `state12 ${state} ${at(1)} ${at(2)}`,
    `far ${far} ${at(1)}`,
    `open ${isOpen} ${at(1)}`,
    `verb ${verbAt} ${at(1)}`,
    `w0c1 ${words[index] ?? EDGE} ${at(1)}`,
    `c0w1 ${at(0)} ${next}`,
    `w1c2 ${next} ${at(2)} ${at(3)}`,
  ];
}
