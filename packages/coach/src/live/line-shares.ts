/** Shares of the lines of a turn by their scores. */
export function sharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

type Scored = { features: readonly number[]; nearness: readonly number[]; score: number };
/** Nothing is ranked: all that the trees ask of it is 0. */
const NONE: Scored = { features: [], nearness: [], score: 0 };

/** What says whether the best line answers, and whether any does: its score, its lead, its share and its own features. */
export function turnFeatures(lines: readonly Scored[]): number[] {
  const [best = NONE, second = NONE] = lines.toSorted((one, other) => other.score - one.score);
  const shares = sharesOf(lines.map(({ score }) => score));
  const highest = Math.max(0, ...lines.map(({ nearness }) => nearness[0] ?? 0));
  return [
    best.score,
    best.score - second.score,
    Math.max(0, ...shares),
    highest,
    lines.length,
    ...best.nearness,
    ...best.features,
  ];
}
