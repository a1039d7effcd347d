/** A row of a sparse and a dense part: terms by place, and numbers that are always there. */
export type MixedRow = { places: Int32Array; values: Float32Array; numbers: Float32Array };
type Problem = { rows: readonly MixedRow[]; targets: Float64Array; width: number; strength: number };

/** The step back goes over so many earlier steps. */
const MEMORY = 8;
const ENOUGH = 1e-4;

/** Sums of the row's terms and numbers times their weights; the numbers come after the `width` terms, and the intercept last. */
export function oddsOf(weights: Float64Array, { places, values, numbers }: MixedRow, width: number): number {
  let sum = weights.at(-1) ?? 0;
  for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  for (let at = 0; at < numbers.length; at += 1) sum += (weights[width + at] ?? 0) * (numbers[at] ?? 0);
  return sum;
}

/** Loss and slope of the penalised logistic regression; targets may lie between 0 and 1. */
function lossOf({ rows, targets, width, strength }: Problem, weights: Float64Array, slope: Float64Array): number {
  let loss = 0;
  for (let at = 0; at < weights.length - 1; at += 1) {
    const weight = weights[at] ?? 0;
    slope[at] = strength * weight;
    loss += (strength / 2) * weight * weight;
  }
  slope[weights.length - 1] = 0;
  for (const [index, row] of rows.entries()) {
    const odds = oddsOf(weights, row, width);
    const target = targets[index] ?? 0;
    loss += Math.max(0, odds) + Math.log1p(Math.exp(-Math.abs(odds))) - target * odds;
    addRow(slope, row, width, 1 / (1 + Math.exp(-odds)) - target);
  }
  return loss;
}

function addRow(slope: Float64Array, { places, values, numbers }: MixedRow, width: number, error: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    slope[place] = (slope[place] ?? 0) + error * (values[at] ?? 0);
  }
  for (let at = 0; at < numbers.length; at += 1)
    slope[width + at] = (slope[width + at] ?? 0) + error * (numbers[at] ?? 0);
  slope[slope.length - 1] = (slope.at(-1) ?? 0) + error;
}

const dot = (left: Float64Array, right: Float64Array): number => {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
};
const addTimes = (sum: Float64Array, other: Float64Array, factor: number): void => {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + factor * (other[at] ?? 0);
};
const minus = (left: Float64Array, right: Float64Array) => left.map((value, at) => value - (right[at] ?? 0));

type Step = { moved: Float64Array; turned: Float64Array };

/** The direction of descent that the last steps say of the curvature. */
function directionOf(slope: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { moved, turned } of [...steps].reverse()) {
    const share = dot(moved, direction) / dot(moved, turned);
    shares.push(share);
    addTimes(direction, turned, -share);
  }
  const last = steps.at(-1);
  const scale = last ? dot(last.moved, last.turned) / dot(last.turned, last.turned) : 1 / Math.sqrt(dot(slope, slope));
  for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) * scale;
  for (const { moved, turned } of steps) {
    const share = (shares.pop() ?? 0) - dot(turned, direction) / dot(moved, turned);
    addTimes(direction, moved, share);
  }
  return direction;
}

/** Penalised logistic regression by descent with a short memory (L-BFGS), always in the same order of sums: the same rows give the same weights. */
export function fitWideLogistic(problem: Problem, { rounds, first }: { rounds: number; first: number }): Float64Array {
  const length = problem.width + (problem.rows[0]?.numbers.length ?? 0) + 1;
  let weights = new Float64Array(length);
  weights[length - 1] = first;
  let slope = new Float64Array(length);
  let loss = lossOf(problem, weights, slope);
  let steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = directionOf(slope, steps);
    const descent = dot(direction, slope);
    let size = 1;
    let next = weights;
    let nextSlope = slope;
    let nextLoss = Number.POSITIVE_INFINITY;
    while (nextLoss > loss + ENOUGH * size * descent && size > 1e-6) {
      next = Float64Array.from(weights);
      addTimes(next, direction, size);
      nextSlope = new Float64Array(length);
      nextLoss = lossOf(problem, next, nextSlope);
      size /= 2;
    }
    const step = { moved: minus(next, weights), turned: minus(nextSlope, slope) };
    if (nextLoss >= loss) break;
    steps = dot(step.moved, step.turned) > 0 ? [...steps, step].slice(-MEMORY) : steps;
    [weights, slope, loss] = [next, nextSlope, nextLoss];
  }
  return weights;
}
