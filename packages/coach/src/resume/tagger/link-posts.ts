import type { RuleMark } from './rule-marks.ts';

/** Kinds of mentions: heads of entries, their bodies, dates, and the person's name. */
export type MentionKind = 'title' | 'degree' | 'aside' | 'employer' | 'school' | 'asidebody' | 'start' | 'end' | 'name';
/** A stretch of a resume of one kind; `from` and `to` are offsets into the text, `certainty` is the probability of its tags. */
export type Mention = Readonly<{
  kind: MentionKind;
  text: string;
  line: number;
  from: number;
  to: number;
  certainty: number;
}>;

/** A start date and an end date next to each other, or one date. */
export type Period = Readonly<{
  start?: Mention | undefined;
  end?: Mention | undefined;
  from: number;
  to: number;
  line: number;
  lastLine: number;
}>;

/** A post, a degree or an activity with its most likely parts; `certainty` is the probability that all of it is right. */
export type LinkedEntry = Readonly<{
  head: Mention;
  body?: Mention | undefined;
  period?: Period | undefined;
  certainty: number;
}>;

/** Weights of the features that two mentions of one entry have; `learn-links.ts` finds them. */
export type LinkWeights = Readonly<Record<string, number>>;

type Placed = { letter: string; from: number; to: number };
export type Layout = {
  all: Placed[];
  /** The index in `all` of what begins at an offset. */
  places: ReadonlyMap<number, number>;
  heads: Mention[];
  bodies: Mention[];
  periods: Period[];
  /** By kind of head: the most common mention before and after it. */
  order: Readonly<Record<string, string>>;
  first: string;
};

const HEADS: readonly MentionKind[] = ['title', 'degree', 'aside'];
const BODIES: readonly MentionKind[] = ['employer', 'school', 'asidebody'];
const LETTERS: Readonly<Partial<Record<MentionKind, string>>> = {
  title: 't',
  degree: 'd',
  aside: 'a',
  employer: 'E',
  school: 'S',
  asidebody: 'A',
};
const PERIOD = 'p';
const IS_HEAD = /[tda]/gu;
const MOST_BETWEEN = 8;
/** A resume of five pages has fewer. */
const MOST_MENTIONS = 300;
const MOST_LINES_OF_PERIOD = 2;

/** The mentions of a text in their order, with the order that most entries keep. */
export function layOut(every: readonly Mention[]): Layout {
  const mentions = every.slice(0, MOST_MENTIONS);
  const heads = mentions.filter(({ kind }) => HEADS.includes(kind));
  const bodies = mentions.filter(({ kind }) => BODIES.includes(kind));
  const periods = joinPeriods(mentions);
  const all = [
    ...[...heads, ...bodies].map(({ kind, from, to }) => ({ letter: LETTERS[kind] ?? '', from, to })),
    ...periods.map(({ from, to }) => ({ letter: PERIOD, from, to })),
  ].sort((left, right) => left.from - right.from);
  const order: Record<string, string> = {};
  for (const kind of HEADS) {
    const nextTo = (step: number) =>
      mostOften(all.flatMap(({ letter }, at) => (letter === LETTERS[kind] ? [all[at + step]?.letter ?? '-'] : [])));
    order[kind] = `${nextTo(-1)}${nextTo(1)}`;
  }
  const places = new Map(all.map(({ from }, index) => [from, index]));
  return { all, places, heads, bodies, periods, order, first: all[0]?.letter ?? '' };
}

function mostOften(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? '';
}

/** A start and the end behind it, with nothing of an entry between them. */
function joinPeriods(mentions: readonly Mention[]): Period[] {
  const periods: Period[] = [];
  const own = mentions.filter(({ kind }) => kind !== 'name');
  for (let at = 0; at < own.length; at += 1) {
    const [mention, next] = [own[at], own[at + 1]];
    if (mention?.kind === 'start') {
      const end = next?.kind === 'end' && next.line - mention.line <= MOST_LINES_OF_PERIOD ? next : undefined;
      const last = end ?? mention;
      periods.push({ start: mention, end, from: mention.from, to: last.to, line: mention.line, lastLine: last.line });
      if (end) at += 1;
    } else if (mention?.kind === 'end') {
      periods.push({ end: mention, from: mention.from, to: mention.to, line: mention.line, lastLine: mention.line });
    }
  }
  return periods;
}

/** Features of `head` and `other` as parts of one entry; undefined where they are too far apart. */
export function linkFeatures(
  layout: Layout,
  head: Mention,
  other: Mention | Period,
  text: string,
  marks: readonly RuleMark[],
): string[] | undefined {
  const [own, its] = [layout.places.get(head.from) ?? 0, layout.places.get(other.from) ?? 0];
  if (Math.abs(own - its) > MOST_BETWEEN) return undefined;
  const isBefore = its < own;
  const between = layout.all
    .slice(Math.min(own, its) + 1, Math.max(own, its))
    .map(({ letter }) => letter)
    .join('');
  const { near, blanks, stop } = gapOf(head, other, isBefore, text);
  const short = between.length > 3 ? `${between.slice(0, 3)}+` : between;
  const heads = Math.min(3, (between.match(IS_HEAD) ?? []).length);
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
  ];
}

/** The text between two mentions: how many lines and blank lines it has, and whether a sentence ends in it. */
function gapOf(head: Mention, other: Mention | Period, isBefore: boolean, text: string) {
  const lastLine = 'lastLine' in other ? other.lastLine : other.line;
  const lines = isBefore ? head.line - lastLine : other.line - head.line;
  const gap = isBefore ? text.slice(other.to, head.from) : text.slice(head.to, other.from);
  const blanks = Math.min(2, (gap.match(/\n[^\S\n]*(?=\n)/gu) ?? []).length);
  return { near: nearness(lines), blanks, stop: /[.!?]\s+\p{Lu}/u.test(gap) ? ' stop' : '' };
}

function nearness(lines: number): string {
  if (lines === 0) return 'same';
  if (lines === 1) return 'next';
  return lines < 4 ? 'near' : 'far';
}

/** Whether the rules put both into one entry, into two, or see one of them nowhere. */
function ruledTogether(head: Mention, other: Mention | Period, marks: readonly RuleMark[]): string {
  const entriesOf = (place: { from: number; to: number }) =>
    marks.filter(({ from, to }) => place.from < to && from < place.to).map(({ entry }) => entry);
  const [own, its] = [entriesOf(head), entriesOf(other)];
  if (own.length === 0 || its.length === 0) return `${own.length > 0} ${its.length > 0}`;
  return own.some((entry) => its.includes(entry)) ? 'same' : 'other';
}

const scoreOf = (weights: LinkWeights, features: readonly string[]) =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

type Choice<Other> = { chosen: Other | undefined; share: number };

/** The entries of a text: each head with its most likely body and period. */
export function linkEntries(
  mentions: readonly Mention[],
  weights: LinkWeights,
  text: string,
  marks: readonly RuleMark[],
): LinkedEntry[] {
  const layout = layOut(mentions);
  const choose = <Other extends Mention | Period>(
    head: Mention,
    others: readonly Other[],
    what: string,
  ): Choice<Other> => {
    const scored = others.flatMap((other) => {
      const features = linkFeatures(layout, head, other, text, marks);
      return features ? [{ other, odds: Math.exp(scoreOf(weights, features)) }] : [];
    });
    const none = Math.exp(weights[`${head.kind}-${what} none`] ?? 0);
    const total = scored.reduce((sum, { odds }) => sum + odds, none);
    const best = scored.sort((left, right) => right.odds - left.odds)[0];
    return best && best.odds > none
      ? { chosen: best.other, share: best.odds / total }
      : { chosen: undefined, share: none / total };
  };
  const bodies = layout.heads.map((head) => choose(head, layout.bodies, 'body'));
  const periods = layout.heads.map((head) => choose(head, layout.periods, 'period'));
  // A period is of one entry: the likelier one keeps it.
  const owners = new Map<Period, number>();
  for (const [index, { chosen, share }] of periods.entries()) {
    const owner = chosen && owners.get(chosen);
    if (chosen && (owner === undefined || (periods[owner]?.share ?? 0) < share)) owners.set(chosen, index);
  }
  return layout.heads.map((head, index) => {
    const [body, found] = [bodies[index], periods[index]];
    const isOwner = found?.chosen === undefined || owners.get(found.chosen) === index;
    const period = isOwner ? found?.chosen : undefined;
    const certainty =
      head.certainty *
      (body?.share ?? 0) *
      (body?.chosen?.certainty ?? 1) *
      (isOwner ? (found?.share ?? 0) : LOST_PERIOD) *
      Math.min(period?.start?.certainty ?? 1, period?.end?.certainty ?? 1);
    return { head, body: body?.chosen, period, certainty };
  });
}
/** Factor for the certainty of an entry whose dates another entry got. */
const LOST_PERIOD = 0.5;
