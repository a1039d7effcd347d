import type { LinkedEntry } from './link-posts.ts';
import type { RuleMark } from './rule-marks.ts';

/** An entry read by the models, with its mentions. */
export type Learned<Entry> = { linked: LinkedEntry; entry: Entry };
type Known = { confidence?: number | undefined };

/** As `CERTAIN_ENTRY_CONFIDENCE` of the contract. */
const CERTAIN = 0.7;
/** From this confidence on, an entry of the rules is right more often than a doubtful one of the models. */
const SURER_THAN_UNSURE = 0.9;
/** The least confidence of an entry that only the rules found. */
const SURE_OF_RULES = 0.75;
/** The models know the entries of the rules; one that they reject is never certain. */
const MOST_OF_RULES = 0.65;

const isFrom = (least: number, { confidence = 1 }: Known): boolean => confidence >= least;

/**
 * One list of what the rules and the models read. Where the rules are certain of all their entries, the models only add to them; elsewhere the models lead.
 * `firstEntry` is the place in the marks of the first of `ruled`.
 */
export function mergeEntries<Entry extends Known>(
  learned: readonly Learned<Entry>[],
  ruled: readonly Entry[],
  marks: readonly RuleMark[],
  firstEntry: number,
  { isPage, isProse }: { isPage: boolean; isProse: boolean },
): Entry[] {
  const own = learned.toSorted((left, right) => left.linked.head.from - right.linked.head.from);
  const entryAt = (linked: LinkedEntry) => ruled.findIndex((_, index) => isSame(linked, marks, firstEntry + index));
  if (areTrusted(ruled, isPage)) {
    const more = own.filter(({ linked, entry }) => isFrom(CERTAIN, entry) && entryAt(linked) < 0);
    return [...ruled, ...more.map(({ entry }) => entry)];
  }
  const used = new Set<number>();
  const read = own.map(({ linked, entry }) => {
    const at = entryAt(linked);
    const rule = at < 0 || used.has(at) ? undefined : ruled[at];
    used.add(at);
    return !isProse && rule !== undefined && isFrom(SURER_THAN_UNSURE, rule) && !isFrom(CERTAIN, entry)
      ? { ...rule, confidence: MOST_OF_RULES }
      : entry;
  });
  // The rules are made for lists: what they alone see in sentences is mostly wrong.
  const more = isProse ? [] : ruled.filter((entry, index) => !used.has(index) && isFrom(SURE_OF_RULES, entry));
  return [...read, ...more.map((entry) => ({ ...entry, confidence: MOST_OF_RULES }))];
}

/** On a page the rules also go by places and fonts, which the models do not see. */
function areTrusted(ruled: readonly Known[], isPage: boolean): boolean {
  if (ruled.length === 0) return false;
  const mean = ruled.reduce((sum, { confidence = 1 }) => sum + confidence, 0) / ruled.length;
  return ruled.every((entry) => isFrom(CERTAIN, entry)) || (isPage && mean >= TRUSTED_MEAN);
}
/** Measured on layouts of other tools: below it the models read more of the jobs. */
const TRUSTED_MEAN = 0.5;

/** Whether an entry of the rules is about the same: its head or its dates overlap. */
function isSame({ head, period }: LinkedEntry, marks: readonly RuleMark[], index: number): boolean {
  return marks.some(
    ({ entry, kind, from, to }) =>
      entry === index &&
      (kind === 'title' || kind === 'degree'
        ? from < head.to && head.from < to
        : kind !== 'employer' && kind !== 'school' && period !== undefined && from < period.to && period.from < to),
  );
}
