/** A row of a sparse and a dense part: terms by place, and numbers that are always there. */
export type MixedRow = { places: Int32Array; values: Float32Array; numbers: Float32Array };
/**
 * Answers of which it is known whether any row of theirs is an act, and not which: `of` is the bag of each row, or none (-1). The odds of a bag are the sum
 * of those of its rows, moved by a number that is learned; each bag counts `times` times.
 */
export type Bags = { of: Int32Array; targets: Float64Array; times: number };
/** Rows count once, or `times` times. */
type Problem = {
  rows: readonly MixedRow[];
  targets: Float64Array;
  times?: Float64Array;
  bags?: Bags;
  width: number;
  strength: number;
};

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

const lossAt = (odds: number, target: number): number =>
  Math.max(0, odds) + Math.log1p(Math.exp(-Math.abs(odds))) - target * odds;
const shareAt = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Loss and slope of the penalised logistic regression; targets may lie between 0 and 1. The last weights are the move of the bags, if any, and the intercept. */
function lossOf(problem: Problem, weights: Float64Array, slope: Float64Array): number {
  const { rows, targets, times, bags, width, strength } = problem;
  let loss = 0;
  slope.fill(0);
  for (let at = 0; at < weights.length - (bags ? 2 : 1); at += 1) {
    const weight = weights[at] ?? 0;
    slope[at] = strength * weight;
    loss += (strength / 2) * weight * weight;
  }
  const odds = Float64Array.from(rows, (row) => oddsOf(weights, row, width));
  const errors = new Float64Array(rows.length);
  for (const [index, one] of odds.entries()) {
    const time = times?.[index] ?? 1;
    const target = targets[index] ?? 0;
    loss += time * lossAt(one, target);
    errors[index] = time * (shareAt(one) - target);
  }
  if (bags) loss += lossOfBags(bags, odds, weights, errors, slope);
  for (const [index, row] of rows.entries()) addRow(slope, row, width, errors[index] ?? 0);
  return loss;
}

/** Loss of the bags, whose errors are added to those of their rows by the share that each has in the odds of its bag. */
function lossOfBags(
  { of, targets, times }: Bags,
  odds: Float64Array,
  weights: Float64Array,
  errors: Float64Array,
  slope: Float64Array,
): number {
  const place = weights.length - 2;
  const most = new Float64Array(targets.length).fill(Number.NEGATIVE_INFINITY);
  for (const [row, bag] of of.entries()) if (bag >= 0) most[bag] = Math.max(most[bag] ?? 0, odds[row] ?? 0);
  const sums = new Float64Array(targets.length);
  const partOf = (row: number, bag: number) => Math.exp((odds[row] ?? 0) - (most[bag] ?? 0));
  for (const [row, bag] of of.entries()) if (bag >= 0) sums[bag] = (sums[bag] ?? 0) + partOf(row, bag);
  let loss = 0;
  const wrong = targets.map((target, bag) => {
    const whole = (most[bag] ?? 0) + Math.log(sums[bag] ?? 1) + (weights[place] ?? 0);
    loss += times * lossAt(whole, target);
    return times * (shareAt(whole) - target);
  });
  slope[place] = wrong.reduce((sum, one) => sum + one, 0);
  for (const [row, bag] of of.entries())
    if (bag >= 0) errors[row] = (errors[row] ?? 0) + ((wrong[bag] ?? 0) * partOf(row, bag)) / (sums[bag] ?? 1);
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
  const length = problem.width + (problem.rows[0]?.numbers.length ?? 0) + (problem.bags ? 2 : 1);
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
