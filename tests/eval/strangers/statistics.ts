const ranksOf = (values: readonly number[]): number[] => {
  const order = values.map((_, index) => index).sort((left, right) => (values[left] ?? 0) - (values[right] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let first = 0; first < order.length; ) {
    let last = first;
    while (last + 1 < order.length && values[order[last + 1] ?? 0] === values[order[first] ?? 0]) last += 1;
    for (let place = first; place <= last; place += 1) ranks[order[place] ?? 0] = (first + last) / 2;
    first = last + 1;
  }
  return ranks;
};

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

function correlate(left: readonly number[], right: readonly number[]): number {
  const [meanLeft, meanRight] = [meanOf(left), meanOf(right)];
  let both = 0;
  let squaresLeft = 0;
  let squaresRight = 0;
  for (const [index, value] of left.entries()) {
    const [x, y] = [value - meanLeft, (right[index] ?? 0) - meanRight];
    both += x * y;
    squaresLeft += x * x;
    squaresRight += y * y;
  }
  return both / Math.sqrt(squaresLeft * squaresRight);
}

/** Spearman's rank correlation; ties share their mean rank. */
export const rankCorrelation = (left: readonly number[], right: readonly number[]): number =>
  correlate(ranksOf(left), ranksOf(right));

/** The value below which the share `share` of the values lies. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export type Threshold = { value: number; precision: number; recall: number };

/**
 * The lowest threshold above which the share `precision` of the positives found is right, with its recall; null where no threshold with
 * at least `fewest` finds reaches it.
 */
export function thresholdFor(
  scores: readonly number[],
  isPositive: readonly boolean[],
  precision: number,
  fewest = 8,
): Threshold | null {
  const order = scores.map((_, index) => index).sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0));
  const positives = isPositive.filter(Boolean).length;
  let right = 0;
  let best: Threshold | null = null;
  for (const [found, index] of order.entries()) {
    if (isPositive[index] === true) right += 1;
    const reached = right / (found + 1);
    if (found + 1 >= fewest && reached >= precision) {
      best = { value: scores[index] ?? 0, precision: reached, recall: right / Math.max(1, positives) };
    }
  }
  return best;
}
