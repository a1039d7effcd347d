import { type Habits, linkFeatures, relationOf } from './link-features.ts';
import { type Layout, layOut, type Mention, type Period } from './mention-layout.ts';
import type { RuleMark } from './rule-marks.ts';

/** A post, a degree or an activity with its most likely parts; `certainty` is the probability that all of it is right. */
export type LinkedEntry = Readonly<{
  head: Mention;
  body?: Mention | undefined;
  period?: Period | undefined;
  certainty: number;
  /** The probabilities of the body and of the period, and how many other entries are written alike. */
  bodyShare: number;
  periodShare: number;
  alike: number;
}>;

/** Weights of the features that two mentions of one entry have. */
export type LinkWeights = Readonly<Record<string, number>>;
type Option<Other> = { other: Other; odds: number };
type Options<Other> = { none: number; options: Option<Other>[] };
type Choice<Other> = { chosen: Other | undefined; share: number };

const scoreOf = (weights: LinkWeights, features: readonly string[]) =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** The entries of a text: each head with its most likely body and period. */
export function linkEntries(
  mentions: readonly Mention[],
  weights: LinkWeights,
  text: string,
  marks: readonly RuleMark[],
): LinkedEntry[] {
  const layout = layOut(mentions, text);
  const habits = habitsOf(layout, linkOnce(layout, weights, text, marks, undefined));
  return linkOnce(layout, weights, text, marks, habits);
}

/** One reading; `habits` come from an earlier one. */
export function linkOnce(
  layout: Layout,
  weights: LinkWeights,
  text: string,
  marks: readonly RuleMark[],
  habits: ReadonlyMap<Mention, Habits> | undefined,
): LinkedEntry[] {
  const weigh = <Other extends Mention | Period>(head: Mention, others: readonly Other[], what: string) => {
    const options = others.flatMap((other): Option<Other>[] => {
      const features = linkFeatures(layout, head, other, text, marks, habits?.get(head));
      return features ? [{ other, odds: Math.exp(scoreOf(weights, features)) }] : [];
    });
    return { none: Math.exp(weights[`${head.kind}-${what} none`] ?? 0), options };
  };
  const bodies = layout.heads.map((head) => choose(weigh(head, layout.bodies, 'body'), () => true));
  const periods = sharePeriods(
    layout.heads,
    layout.heads.map((head) => weigh(head, layout.periods, 'period')),
  );
  return layout.heads.map((head, index) => {
    const [body, period] = [bodies[index], periods[index]];
    const [bodyShare, periodShare] = [body?.share ?? 0, period?.share ?? 0];
    const { start, end } = period?.chosen ?? {};
    const certainty =
      head.certainty *
      bodyShare *
      (body?.chosen?.certainty ?? 1) *
      periodShare *
      Math.min(start?.certainty ?? 1, end?.certainty ?? 1);
    const alike = alikeOf(layout, head, [body?.chosen, period?.chosen], habits?.get(head));
    return { head, body: body?.chosen, period: period?.chosen, certainty, bodyShare, periodShare, alike };
  });
}

function choose<Other>({ none, options }: Options<Other>, isFree: (other: Other) => boolean): Choice<Other> {
  const total = options.reduce((sum, { odds }) => sum + odds, none);
  let best: Option<Other> | undefined;
  for (const option of options) if (isFree(option.other) && option.odds > (best?.odds ?? none)) best = option;
  return { chosen: best?.other, share: (best?.odds ?? none) / total };
}

/** A period is of one entry: the surest pair comes first, and each other head takes the best of what is left. */
function sharePeriods(heads: readonly Mention[], all: readonly Options<Period>[]): Choice<Period>[] {
  const taken = new Set<Period>();
  const chosen = new Map<number, Choice<Period>>();
  while (chosen.size < all.length) {
    const left = [...all.keys()].filter((index) => !chosen.has(index));
    const rated = left.map((index) => {
      const choice = choose(all[index] ?? { none: 1, options: [] }, (period) => !taken.has(period));
      return { index, choice, rate: choice.chosen === undefined ? 0 : choice.share * (heads[index]?.certainty ?? 0) };
    });
    const best = rated.reduce((most, one) => (one.rate > most.rate ? one : most));
    // Those without any period change nothing for the others.
    const settled = best.choice.chosen === undefined ? rated : [best];
    for (const { index, choice } of settled) {
      chosen.set(index, choice);
      if (choice.chosen !== undefined) taken.add(choice.chosen);
    }
  }
  return [...all.keys()].map((index) => chosen.get(index) ?? { chosen: undefined, share: 0 });
}

/** For each head, how the other entries of its kind are written, weighted by how sure they are. */
export function habitsOf(layout: Layout, entries: readonly LinkedEntry[]): Map<Mention, Habits> {
  const relations = entries.map(({ head, body, period, certainty }) => ({
    head,
    certainty,
    all: [body, period].flatMap((part) => (part === undefined ? [] : (relationOf(layout, head, part) ?? []))),
  }));
  const total = new Map<string, number>();
  for (const { all, certainty } of relations) {
    for (const relation of all) total.set(relation, (total.get(relation) ?? 0) + certainty);
  }
  return new Map(
    relations.map(({ head, all, certainty }) => {
      const others = new Map(total);
      for (const relation of all) others.set(relation, (others.get(relation) ?? 0) - certainty);
      return [head, others];
    }),
  );
}

/** How many other entries have their parts where this one has them. */
function alikeOf(
  layout: Layout,
  head: Mention,
  parts: readonly (Mention | Period | undefined)[],
  habits: Habits | undefined,
): number {
  const counts = parts.flatMap((part) =>
    part === undefined ? [] : [habits?.get(relationOf(layout, head, part) ?? '') ?? 0],
  );
  return counts.length === 0 ? 0 : Math.min(...counts);
}
