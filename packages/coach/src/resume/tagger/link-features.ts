import { type Layout, LETTERS, type Mention, PERIOD, type Period } from './mention-layout.ts';
import type { RuleMark } from './rule-marks.ts';

const IS_HEAD = /[tda]/gu;
const MOST_BETWEEN = 8;
const LONGEST_GAP = 80;
const MOST_GAP_WORDS = 3;

/** How entries of a document are written: how often a part is in the same place beside its head. */
export type Habits = ReadonlyMap<string, number>;

const letterOf = (other: Mention | Period): string => ('kind' in other ? (LETTERS[other.kind] ?? '') : PERIOD);

/** Where `other` is beside `head`; entries that are written alike have the same. Undefined where they are too far apart. */
export function relationOf(layout: Layout, head: Mention, other: Mention | Period): string | undefined {
  const [own, its] = [layout.places.get(head.from) ?? 0, layout.places.get(other.from) ?? 0];
  if (Math.abs(own - its) > MOST_BETWEEN) return undefined;
  return `${head.kind} ${letterOf(other)} ${its < own ? 'before' : 'behind'} ${nearness(linesBetween(head, other, its < own))} ${betweenOf(layout, own, its)}`;
}

/** Features of `head` and `other` as parts of one entry; undefined where they are too far apart. */
export function linkFeatures(
  layout: Layout,
  head: Mention,
  other: Mention | Period,
  text: string,
  marks: readonly RuleMark[],
  habits: Habits | undefined,
): string[] | undefined {
  const [own, its] = [layout.places.get(head.from) ?? 0, layout.places.get(other.from) ?? 0];
  const relation = relationOf(layout, head, other);
  if (relation === undefined) return undefined;
  const isBefore = its < own;
  const short = betweenOf(layout, own, its);
  const gap = isBefore ? text.slice(other.to, head.from) : text.slice(head.to, other.from);
  const near = nearness(linesBetween(head, other, isBefore));
  const blanks = Math.min(2, (gap.match(/\n[^\S\n]*(?=\n)/gu) ?? []).length);
  const stop = /[.!?]\s+\p{Lu}/u.test(gap) ? ' stop' : '';
  const heads = Math.min(3, (short.match(IS_HEAD) ?? []).length);
  const what = 'kind' in other ? `${head.kind}-${other.kind}` : `${head.kind}-period`;
  const side = isBefore ? 'before' : 'behind';
  const base = `${what} ${side}`;
  const rules = ruledTogether(head, other, marks);
  const order = layout.order[head.kind] ?? '';
  return [
    what,
    base,
    `${base} ${short}`,
    `${side} ${short}`,
    `${base} heads ${heads}`,
    `${base} ${near}`,
    `${side} ${near} ${short}`,
    `${base} blanks ${blanks} ${short}`,
    `${base} blanks ${blanks} heads ${heads}`,
    `${base} order ${order}`,
    `${base} order ${order} ${short}`,
    `${base} first ${layout.first} ${short}`,
    `${base}${stop} ${near}`,
    `${what} rules ${rules}`,
    `${base} rules ${rules} ${short}`,
    ...rankFeatures(layout, own, its, base),
    ...gapFeatures(gap, base, short),
    ...(habits === undefined ? [] : habitFeatures(habits, relation, what)),
    ...sureFeatures(other, base),
  ];
}

/** The kinds of what is between two mentions. */
function betweenOf({ all }: Layout, own: number, its: number): string {
  const between = all
    .slice(Math.min(own, its) + 1, Math.max(own, its))
    .map(({ letter }) => letter)
    .join('');
  return between.length > 3 ? `${between.slice(0, 3)}+` : between;
}

function linesBetween(head: Mention, other: Mention | Period, isBefore: boolean): number {
  const lastLine = 'lastLine' in other ? other.lastLine : other.line;
  return isBefore ? head.line - lastLine : other.line - head.line;
}

function nearness(lines: number): string {
  if (lines === 0) return 'same';
  if (lines === 1) return 'next';
  return lines < 4 ? 'near' : 'far';
}

/** How many of its kind are nearer to the head, how many heads are nearer to it, and how many there are in the block. */
function rankFeatures({ all }: Layout, own: number, its: number, base: string): string[] {
  const [head, other] = [all[own], all[its]];
  if (head === undefined || other === undefined) return [];
  const far = Math.abs(head.from - other.from);
  const countNearer = (place: number, letter: string) =>
    Math.min(2, all.filter((one) => one.letter === letter && Math.abs(one.from - place) < far).length);
  const inBlock = (letter: string) =>
    Math.min(2, all.filter((one) => one.letter === letter && one.block === head.block).length);
  const [nearer, rivals] = [countNearer(head.from, other.letter), countNearer(other.from, head.letter)];
  const block = head.block === other.block ? 'own' : 'other';
  return [
    `${base} nearer ${nearer}`,
    `${base} rivals ${rivals}`,
    `${base} nearer ${nearer} ${rivals}`,
    `${base} block ${block} ${inBlock(head.letter)} ${inBlock(other.letter)}`,
  ];
}

/** The words and marks between two mentions, where they are few. */
function gapFeatures(gap: string, base: string, short: string): string[] {
  if (gap.length > LONGEST_GAP || short !== '') return [`${base} gap ${short === '' ? 'long' : 'parted'}`];
  const words = gap.toLowerCase().match(/\n|\t|[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{N}]/gu) ?? [];
  const named = words.map((word) => (word === '\n' ? 'line' : word));
  return [
    `${base} gap size ${Math.min(6, named.length)}`,
    ...(named.length <= MOST_GAP_WORDS ? [`${base} gap ${named.join(' ')}`] : []),
    ...(named.length > 0 ? [`${base} gap first ${named[0]}`, `${base} gap last ${named.at(-1)}`] : []),
  ];
}

/** Whether the other entries of the document have this part in the same place. */
function habitFeatures(habits: Habits, relation: string, what: string): string[] {
  const count = habits.get(relation) ?? 0;
  const kind = relation.split(' ').slice(0, 2).join(' ');
  const most = Math.max(0, ...[...habits].filter(([one]) => one.startsWith(`${kind} `)).map(([, times]) => times));
  const share = most === 0 ? 'none' : Math.round((4 * count) / most);
  return [
    `${what} habit ${Math.min(3, Math.round(count))}`,
    `${what} habit share ${share}`,
    `habit share ${share} ${Math.min(3, Math.round(most))}`,
  ];
}

function sureFeatures(other: Mention | Period, base: string): string[] {
  const parts = 'kind' in other ? [other] : [other.start, other.end];
  const least = Math.min(...parts.map((part) => part?.certainty ?? 1));
  return [`${base} sure ${Math.floor(least * 4)}`];
}

/** Whether the rules put both into one entry, into two, or see one of them nowhere. */
function ruledTogether(head: Mention, other: Mention | Period, marks: readonly RuleMark[]): string {
  const entriesOf = (place: { from: number; to: number }) =>
    marks.filter(({ from, to }) => place.from < to && from < place.to).map(({ entry }) => entry);
  const [own, its] = [entriesOf(head), entriesOf(other)];
  if (own.length === 0 || its.length === 0) return `${own.length > 0} ${its.length > 0}`;
  return own.some((entry) => its.includes(entry)) ? 'same' : 'other';
}
