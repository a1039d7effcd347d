import type { Features } from '@greenroom/coach/feedback/remark-fit';

export type LabelledFeatures = { features: Features; isTrue: boolean };
export type Logistic = { bias: number; weights: Record<string, number> };

const ROUNDS = 30;
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Logistic regression with a ridge on all weights but the bias, by Newton's method. For some dozens of features; deterministic. */
export function fitLogistic(examples: readonly LabelledFeatures[], ridge: number): Logistic {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))].sort();
  const size = names.length + 1;
  const rows = examples.map(({ features }) => Float64Array.from([...names.map((name) => features[name] ?? 0), 1]));
  const weights = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = Float64Array.from(weights, (weight, at) => (at < size - 1 ? -ridge * weight : 0));
    const curves = Array.from({ length: size }, (_, at) => {
      const row = new Float64Array(size);
      row[at] = at < size - 1 ? ridge : 1e-6;
      return row;
    });
    for (const [index, row] of rows.entries()) {
      const chance = sigmoid(row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
      addExample(row, {
        miss: Number(examples[index]?.isTrue) - chance,
        spread: chance * (1 - chance),
        slopes,
        curves,
      });
    }
    for (const [at, step] of solve(curves, slopes).entries()) weights[at] = (weights[at] ?? 0) + step;
  }
  return {
    bias: weights[size - 1] ?? 0,
    weights: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])),
  };
}

function addExample(
  row: Float64Array,
  { miss, spread, slopes, curves }: { miss: number; spread: number; slopes: Float64Array; curves: Float64Array[] },
): void {
  for (const [at, value] of row.entries()) {
    if (value === 0) continue;
    slopes[at] = (slopes[at] ?? 0) + value * miss;
    const line = curves[at];
    if (!line) continue;
    for (const [other, factor] of row.entries()) line[other] = (line[other] ?? 0) + spread * value * factor;
  }
}

/** Gaussian elimination of a positive definite system. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const lines = matrix.map((line, at) => Float64Array.from([...line, right[at] ?? 0]));
  for (const [pivot, top] of lines.entries()) {
    for (const line of lines.slice(pivot + 1)) subtractShare(line, top, (line[pivot] ?? 0) / (top[pivot] ?? 1));
  }
  const found = new Float64Array(right.length);
  for (const [at, line] of [...lines.entries()].reverse()) {
    const known = found.reduce((sum, value, after) => (after > at ? sum + (line[after] ?? 0) * value : sum), 0);
    found[at] = ((line[right.length] ?? 0) - known) / (line[at] ?? 1);
  }
  return found;
}

function subtractShare(line: Float64Array, top: Float64Array, share: number): void {
  for (let at = 0; share !== 0 && at < line.length; at += 1) line[at] = (line[at] ?? 0) - share * (top[at] ?? 0);
}
