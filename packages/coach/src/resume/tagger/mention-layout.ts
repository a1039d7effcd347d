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

/** A mention or period: its kind as a letter, its place, and the number of its block of lines without gaps. */
export type Placed = { letter: string; from: number; to: number; block: number };
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
export const LETTERS: Readonly<Partial<Record<MentionKind, string>>> = {
  title: 't',
  degree: 'd',
  aside: 'a',
  employer: 'E',
  school: 'S',
  asidebody: 'A',
};
export const PERIOD = 'p';
/** A resume of five pages has fewer. */
const MOST_MENTIONS = 300;
const MOST_LINES_OF_PERIOD = 2;

/** The mentions of a text in their order, with the order that most entries keep. */
export function layOut(every: readonly Mention[], text: string): Layout {
  const blockOf = blocksOf(text);
  const mentions = every.slice(0, MOST_MENTIONS);
  const heads = mentions.filter(({ kind }) => HEADS.includes(kind));
  const bodies = mentions.filter(({ kind }) => BODIES.includes(kind));
  const periods = joinPeriods(mentions);
  const all = [
    ...[...heads, ...bodies].map(({ kind, from, to }) => ({
      letter: LETTERS[kind] ?? '',
      from,
      to,
      block: blockOf(from),
    })),
    ...periods.map(({ from, to }) => ({ letter: PERIOD, from, to, block: blockOf(from) })),
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

/** The number of the block that an offset is in; empty lines part blocks. */
function blocksOf(text: string): (offset: number) => number {
  const starts = [...text.matchAll(/\n[^\S\n]*\n/gu)].map(({ index }) => index);
  return (offset) => starts.filter((start) => start < offset).length;
}
