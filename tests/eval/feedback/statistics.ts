/** Spearman's rank correlation, ties sharing their mean rank; NaN for fewer than three pairs. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  if (pairs.length < 3) return Number.NaN;
  return correlation(ranksOf(pairs.map(([left]) => left)), ranksOf(pairs.map(([, right]) => right)));
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((left, right) => left.value - right.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let first = 0; first < order.length; ) {
    let last = first;
    while (last + 1 < order.length && order[last + 1]?.value === order[first]?.value) last += 1;
    for (let position = first; position <= last; position += 1) ranks[order[position]?.index ?? 0] = (first + last) / 2;
    first = last + 1;
  }
  return ranks;
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const leftMean = mean(left);
  const rightMean = mean(right);
  let product = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  left.forEach((value, index) => {
    const leftOff = value - leftMean;
    const rightOff = (right[index] ?? 0) - rightMean;
    product += leftOff * rightOff;
    leftSquares += leftOff ** 2;
    rightSquares += rightOff ** 2;
  });
  return product / Math.sqrt(leftSquares * rightSquares);
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
