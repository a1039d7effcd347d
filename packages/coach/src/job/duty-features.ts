import { DUTY_VERBS } from '../entities/duty-verbs.ts';
import type { JudgedLine } from './read-asking-lines.ts';
import { sentenceFeatures } from './sentence-features.ts';
import { SENTENCE_KINDS } from './sentence-kinds.ts';

const VERBS: ReadonlySet<string> = new Set(DUTY_VERBS);
const GERUNDS: ReadonlySet<string> = new Set(
  DUTY_VERBS.flatMap((verb) => [`${verb}ing`, `${verb.replace(/e$/u, '')}ing`, `${verb}${verb.at(-1) ?? ''}ing`]),
);
const THIRD_PERSONS: ReadonlySet<string> = new Set(
  DUTY_VERBS.flatMap((verb) => [`${verb}s`, `${verb}es`, `${verb.replace(/y$/u, '')}ies`]),
);
const SHARE_STEPS = 5;
/** Lines before and behind that are looked at. */
const REACH = 2;
const TELLS_YOU = /\byou(?:'ll| will|'d| would) /iu;
const OPENS_WITH_YOU =
  /^(?:you(?:'ll| will|'d| would)?|he or she will|the (?:successful candidate|post ?holder|job ?holder)(?: will)?) /iu;
const NAMED_WORK = /^\p{L}+(?:tion|ment|ance|sis|al) (?:of|and)\b/iu;

/**
 * The features by which a line of an advertisement is judged as a duty: its words, its form, its kind and those around it. `texts` are those
 * of the lines; who judges many lines makes them once.
 */
export function dutyFeatures(
  lines: readonly JudgedLine[],
  index: number,
  texts: readonly string[] = lines.map(({ text }) => text),
): string[] {
  const line = lines[index];
  if (line === undefined) return [];
  return [
    ...sentenceFeatures(texts, index),
    ...formFeatures(line),
    ...shareFeatures('kind', line.shares),
    ...shareFeatures('before', meanShares(lines.slice(Math.max(0, index - REACH), index))),
    ...shareFeatures('after', meanShares(lines.slice(index + 1, index + 1 + REACH))),
  ];
}

function formFeatures({ text, isItem }: JudgedLine): string[] {
  const first = /^[\p{L}'-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  const told: [boolean, string][] = [
    [isItem, 'item'],
    [VERBS.has(first), 'verb'],
    [GERUNDS.has(first), 'gerund'],
    [THIRD_PERSONS.has(first), 'third'],
    [OPENS_WITH_YOU.test(text), 'you'],
    [TELLS_YOU.test(text), 'will'],
    [NAMED_WORK.test(text), 'noun'],
    [/\b(?:we|our|us)\b/iu.test(text), 'we'],
    [/[£$€%]/u.test(text), 'money'],
  ];
  return told.flatMap(([holds, name]) => (holds ? [`form:${name}`] : []));
}

function meanShares(lines: readonly JudgedLine[]): number[] {
  return SENTENCE_KINDS.map(
    (_, kind) => lines.reduce((sum, { shares }) => sum + (shares[kind] ?? 0), 0) / Math.max(1, lines.length),
  );
}

const shareFeatures = (place: string, shares: readonly number[]): string[] =>
  shares.map((share, kind) => `${place}:${SENTENCE_KINDS[kind]}:${Math.round(share * SHARE_STEPS)}`);
