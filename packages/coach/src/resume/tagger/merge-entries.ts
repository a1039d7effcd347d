import { isLocation, isTitle, isTown } from '../../entities/classify-part.ts';
import type { LinkedEntry } from './link-posts.ts';
import type { RuleMark } from './rule-marks.ts';

/** A post or a degree that the models or the rules read; `name` and `body` are its title and employer, or its degree and school. */
export type Reading<Entry> = Readonly<{
  entry: Entry;
  name: string;
  body: string;
  start: string;
  confidence: number;
  linked?: LinkedEntry | undefined;
}>;
/** A reading with its place in the text, the group of readings of the same post, and the features by which it is judged. */
export type Candidate<Entry> = Reading<Entry> & Readonly<{ place: number; group: number; features: string[] }>;
/** `form` tells how the resume came. */
export type DocumentKind = Readonly<{ form: string; isProse: boolean }>;

/** By feature of a reading; `learn-entries.ts` finds them. */
export type EntryWeights = Readonly<Record<string, number>>;

const BINS = 10;
const MOST_ALIKE = 4;
const QUARTERS = 4;

const binOf = (share: number): number => Math.min(BINS - 1, Math.floor(share * BINS));
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).join(' ');

/** All readings of the posts or of the degrees of a document. `firstEntry` is the place in the marks of the first of `ruled`. */
export function toCandidates<Entry>(
  learned: readonly Reading<Entry>[],
  ruled: readonly Reading<Entry>[],
  marks: readonly RuleMark[],
  firstEntry: number,
  kind: DocumentKind,
): Candidate<Entry>[] {
  const own = learned.toSorted((left, right) => placeOf(left) - placeOf(right));
  const pairs = pairUp(own, ruled.length, marks, firstEntry);
  const mean = ruled.length === 0 ? 0 : ruled.reduce((sum, { confidence }) => sum + confidence, 0) / ruled.length;
  const isPage = kind.form !== 'pasted';
  const document = [
    isPage ? 'page' : 'pasted',
    ...(isPage ? [kind.form] : []),
    `rules ${Math.floor(mean * QUARTERS)} ${isPage}`,
    `prose ${kind.isProse} ${isPage}`,
  ];
  const lasts = new Map<number, number>();
  for (const [index, pair] of pairs.entries()) if (pair >= 0 && !lasts.has(pair)) lasts.set(pair, index);
  return [
    ...own.map((reading, index): Candidate<Entry> => {
      const pair = pairs[index] ?? -1;
      const group = pair >= 0 && lasts.get(pair) === index ? pair : ruled.length + index;
      const other = ruled[pair];
      const features = [...learnedFeatures(reading, own, index), ...agreement(reading, other), ...document];
      return { ...reading, place: placeOf(reading), group, features: crossed(features, 'learned', document) };
    }),
    ...ruled.map((reading, index): Candidate<Entry> => {
      const other = own[lasts.get(index) ?? -1];
      const from = marks.filter(({ entry }) => entry === firstEntry + index).map((mark) => mark.from);
      const features = [...ruledFeatures(reading), ...agreement(reading, other), ...document];
      const place = from.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...from);
      return { ...reading, place, group: index, features: crossed(features, 'ruled', document) };
    }),
  ];
}

const placeOf = <Entry>({ linked }: Reading<Entry>): number => linked?.head.from ?? 0;

/** Each feature alone, and with the kind of document. */
const crossed = (features: readonly string[], source: string, document: readonly string[]): string[] =>
  features.flatMap((feature) => [`${source} ${feature}`, ...document.map((what) => `${source} ${feature}, ${what}`)]);

function learnedFeatures<Entry>({ linked }: Reading<Entry>, own: readonly Reading<Entry>[], index: number): string[] {
  if (linked === undefined) return [];
  const { head, body, period, certainty, bodyShare, periodShare, alike } = linked;
  const dates = Math.min(period?.start?.certainty ?? 1, period?.end?.certainty ?? 1);
  const [before, after] = [own[index - 1]?.linked, own[index + 1]?.linked];
  const isShared = [before, after].some((other) => other?.body !== undefined && other.body === body);
  const crowd = [before, after].filter((other) => other !== undefined && other.head.line === head.line).length;
  return [
    `joint ${binOf(certainty)}`,
    `head ${binOf(head.certainty)}`,
    `body ${body === undefined ? 'none' : binOf(body.certainty)}`,
    `link ${body === undefined ? 'none' : 'some'} ${binOf(bodyShare)}`,
    `dates ${period === undefined ? 'none' : binOf(dates)}`,
    `period ${period === undefined ? 'none' : 'some'} ${binOf(periodShare)}`,
    `alike ${Math.min(MOST_ALIKE, Math.round(alike))} ${Math.floor(certainty * QUARTERS)}`,
    `has ${body !== undefined} ${period?.start !== undefined} ${period?.end !== undefined}`,
    `shared ${isShared}`,
    `crowd ${crowd}`,
    `words ${Math.min(6, head.text.split(/\s+/u).length)}`,
  ];
}

const ruledFeatures = <Entry>({ name, body, start, confidence }: Reading<Entry>): string[] => [
  `confidence ${binOf(confidence)}`,
  `has ${name !== ''} ${body !== ''} ${start !== ''}`,
  `has ${name !== ''} ${body !== ''} ${start !== ''} ${Math.floor(confidence * QUARTERS)}`,
  `words ${Math.min(6, name.split(/\s+/u).length)}`,
];

/** What two readings of one post have in common. */
function agreement<Entry>(own: Reading<Entry>, other: Reading<Entry> | undefined): string[] {
  if (other === undefined) return ['agrees none'];
  const kinds = [own.name, own.body, own.start].map((value, at) =>
    compare(wordsOf(value), wordsOf([other.name, other.body, other.start][at] ?? '')),
  );
  const same = kinds.map((kind) => (kind === 'same' ? 'same' : 'other')).join(' ');
  const sure = Math.floor((other.linked?.certainty ?? other.confidence) * QUARTERS);
  return [`agrees ${same}`, `agrees ${same} ${sure}`, `sure ${sure}`, `fits ${kinds.join(' ')}`];
}

/** Whether the models have a reading, and the rules with certainty, each with the names and dates of the other or more. */
export const isAgreed = <Entry>(own: Candidate<Entry>, candidates: readonly Candidate<Entry>[]): boolean =>
  candidates.some(
    (other) =>
      other.group === own.group &&
      (other.linked === undefined) !== (own.linked === undefined) &&
      (own.linked === undefined ? own : other).confidence >= CERTAIN &&
      [
        [own.name, other.name],
        [own.body, other.body],
        [own.start, other.start],
      ].every(([one = '', its = '']) => compare(wordsOf(one), wordsOf(its)) !== 'other'),
  );

/** "KU Leuven, Aquatic Ecology" is longer than "KU Leuven". */
function compare(own: string, other: string): 'same' | 'longer' | 'shorter' | 'other' {
  if (own === other) return 'same';
  if (own === '' || other === '') return 'other';
  if (` ${own} `.includes(` ${other} `)) return 'longer';
  return ` ${other} `.includes(` ${own} `) ? 'shorter' : 'other';
}

/** The probability that a reading is right in its title, employer and dates. */
export function oddsOf(weights: EntryWeights, features: readonly string[]): number {
  const score = features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0) - (weights['none'] ?? 0);
  return 1 / (1 + Math.exp(-score));
}

/**
 * The likeliest reading of each post, in the order of the text; those less likely than `least` are left out. `isFullerTaken` takes the one of two that says the
 * same and more, which is right on pages, where lines are cut.
 */
export function chooseReadings<Entry>(
  candidates: readonly Candidate<Entry>[],
  weights: EntryWeights,
  least: number,
  isFullerTaken = false,
): { candidate: Candidate<Entry>; odds: number }[] {
  const best = new Map<number, { candidate: Candidate<Entry>; odds: number }>();
  for (const candidate of candidates.filter(isName)) {
    const odds = oddsOf(weights, candidate.features);
    if (odds >= least && odds > (best.get(candidate.group)?.odds ?? 0)) best.set(candidate.group, { candidate, odds });
  }
  for (const candidate of candidates) {
    const other = best.get(candidate.group);
    if (!isFullerTaken || other === undefined || other.candidate === candidate || !isFuller(candidate, other.candidate))
      continue;
    const odds = oddsOf(weights, candidate.features);
    if (odds >= FULLER_SHARE * other.odds) best.set(candidate.group, { candidate, odds: other.odds });
  }
  keepRuled(areAllCertain(candidates) ? candidates : candidates.filter((one) => isWholePost(one, best)), best);
  const sorted = [...best.values()].sort((left, right) => right.odds - left.odds);
  return sorted
    .filter(({ candidate }, index) => !sorted.slice(0, index).some((other) => isOnePost(other.candidate, candidate)))
    .sort((left, right) => left.candidate.place - right.candidate.place);
}

/** "30)" of a time and, without a beginning, "electronic care plans" of a sentence head no post. */
const isName = <Entry>({ name, start, linked }: Candidate<Entry>): boolean =>
  linked?.head.kind !== 'title' ||
  (/\p{L}{2}/u.test(name) && (start !== '' || /^[^\p{Ll}]/u.test(name) || isTitle(name)));

/** Whether the rules read a post with title, employer, beginning and work, and nothing that was chosen begins with it. */
function isWholePost<Entry>(
  one: Candidate<Entry>,
  best: ReadonlyMap<number, { candidate: Candidate<Entry> }>,
): boolean {
  const { entry, name, body, start, confidence } = one;
  const lines = entry !== null && typeof entry === 'object' && 'achievements' in entry ? entry.achievements : undefined;
  return (
    confidence >= LIKELY &&
    isTitle(name) &&
    body !== '' &&
    start !== '' &&
    Array.isArray(lines) &&
    lines.length >= FEWEST_LINES &&
    ![...best.values()].some(({ candidate }) => wordsOf(candidate.start) === wordsOf(start))
  );
}
const LIKELY = 0.55;
const FEWEST_LINES = 2;

/** Whether two readings are of one post: "Elm Systems" and "Elm Systems (software for vets)" with the same title and beginning. */
function isOnePost<Entry>(one: Reading<Entry>, other: Reading<Entry>): boolean {
  const [body, otherBody] = [wordsOf(one.body), wordsOf(other.body)];
  const isSameBody =
    body === otherBody ||
    (one.start !== '' && body !== '' && otherBody !== '' && (body.startsWith(otherBody) || otherBody.startsWith(body)));
  return isSameBody && wordsOf(one.name) === wordsOf(other.name) && wordsOf(one.start) === wordsOf(other.start);
}

/** So likely, beside the likeliest one, a reading has to be that says the same and more. */
const FULLER_SHARE = 0.55;

/** Whether a reading has the dates of another and longer names: "KU Leuven, Aquatic Ecology" beside "KU Leuven". A town makes no name longer. */
function isFuller<Entry>(own: Reading<Entry>, other: Reading<Entry>): boolean {
  const pairs = [
    [own.name, other.name],
    [own.body, other.body],
  ] as const;
  const kinds = pairs.map(([one, its]) => compare(wordsOf(one), wordsOf(its)));
  if (wordsOf(own.start) !== wordsOf(other.start) || !kinds.includes('longer')) return false;
  return pairs.every(([one, its], at) => {
    const more = one.split(/\s+/u).length - its.split(/\s+/u).length;
    return (
      kinds[at] === 'same' || (kinds[at] === 'longer' && more <= (MOST_MORE_WORDS[at] ?? 0) && !isMorePlace(one, its))
    );
  });
}
/** "Night Porter, promoted to head of the desk" is no title. */
const MOST_MORE_WORDS = [3, 4];

function isMorePlace(own: string, other: string): boolean {
  const rest = own.replace(other, '').replace(/^[\s,(|–—-]+|[\s,)|–—-]+$/gu, '');
  return isLocation(rest) || isTown(rest);
}

/** As `CERTAIN_ENTRY_CONFIDENCE` of the contract. */
const CERTAIN = 0.7;
const areAllCertain = <Entry>(candidates: readonly Candidate<Entry>[]): boolean =>
  candidates.every(({ linked, confidence }) => linked !== undefined || confidence >= CERTAIN);

/** A text whose entries the rules read with certainty throughout is a plain one: none of them is lost, however unlikely it seems. Nor is a whole post. */
function keepRuled<Entry>(
  candidates: readonly Candidate<Entry>[],
  best: Map<number, { candidate: Candidate<Entry>; odds: number }>,
): void {
  for (const candidate of candidates) {
    if (candidate.linked !== undefined || best.has(candidate.group)) continue;
    best.set(candidate.group, { candidate, odds: 0 });
  }
}

/**
 * For each entry of the models the rules' entry about the same, or -1. Dates separate posts of one title, so either shows it; a degree often ends in
 * the year in which another starts, so its dates show it only where the rules' entry has the head of none.
 */
function pairUp<Entry>(
  own: readonly Reading<Entry>[],
  ruledCount: number,
  marks: readonly RuleMark[],
  firstEntry: number,
): number[] {
  const find = ({ linked }: Reading<Entry>, isSame: typeof hasSameHead) =>
    linked === undefined
      ? -1
      : [...new Array(ruledCount).keys()].findIndex((index) => isSame(linked, marks, firstEntry + index));
  const byHead = own.map((reading) => find(reading, hasSameHead));
  const taken = new Set(byHead);
  return own.map((reading, at) => {
    if (reading.linked?.head.kind === 'title')
      return find(reading, (...all) => hasSameHead(...all) || hasSameDates(...all));
    const head = byHead[at] ?? -1;
    if (head >= 0) return head;
    return find(reading, (linked, all, entry) => !taken.has(entry - firstEntry) && hasSameDates(linked, all, entry));
  });
}

const hasSameHead = ({ head }: LinkedEntry, marks: readonly RuleMark[], index: number): boolean =>
  marks.some(
    ({ entry, kind, from, to }) =>
      entry === index && (kind === 'title' || kind === 'degree') && from < head.to && head.from < to,
  );

const hasSameDates = ({ period }: LinkedEntry, marks: readonly RuleMark[], index: number): boolean =>
  period !== undefined &&
  marks.some(({ entry, kind, from, to }) => entry === index && DATES.has(kind) && from < period.to && period.from < to);
const DATES: ReadonlySet<string> = new Set(['start', 'end', 'from', 'to']);
