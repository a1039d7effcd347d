import type { Trees } from '@greenroom/coach/live/score-trees';

export type Boosting = {
  /** Slope and curvature of the loss at the scores, by row. */
  slopesOf: (scores: Float64Array) => { slopes: Float64Array; curves: Float64Array };
  rounds: number;
  depth: number;
  rate: number;
  /** Leaves are drawn toward 0 by so much, and need so much curvature. */
  decay: number;
  leastInLeaf: number;
};

const BINS = 32;
/** Each tree sees this share of the features, which keeps trees different from one another. */
const SHARE_OF_FEATURES = 0.35;

/** The same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Bounds between the bins of a feature: equal shares of its values. */
function boundsOf(values: Float64Array): number[] {
  const sorted = Float64Array.from(values).sort();
  const bounds = new Set<number>();
  for (let bin = 1; bin < BINS; bin += 1) {
    const at = Math.floor((bin * sorted.length) / BINS);
    const [below, above] = [sorted[Math.max(0, at - 1)] as number, sorted[at] as number];
    if (above > (sorted[0] as number)) bounds.add(below < above ? (below + above) / 2 : above - 1e-9);
  }
  return [...bounds].toSorted((one, other) => one - other);
}

/** How many of the sorted bounds are below a value. */
function countBelow(bounds: readonly number[], value: number): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (bounds[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Binned = { bounds: number[][]; bins: Uint8Array[] };

function binRows(rows: readonly (readonly number[])[]): Binned {
  const bounds: number[][] = [];
  const bins: Uint8Array[] = [];
  for (const feature of (rows[0] ?? []).keys()) {
    const values = Float64Array.from(rows, (row) => row[feature] ?? 0);
    const own = boundsOf(values);
    bounds.push(own);
    bins.push(Uint8Array.from(values, (value) => countBelow(own, value)));
  }
  return { bounds, bins };
}

type Split = { gain: number; feature: number; bin: number };
type Sums = { slopes: Float64Array; curves: Float64Array };

/** Sums of slopes and curves by node and bin of one feature. */
function sumsOf(bins: Uint8Array, nodes: Int32Array, count: number, { slopes, curves }: Sums): Sums {
  const sums = { slopes: new Float64Array(count * BINS), curves: new Float64Array(count * BINS) };
  for (let row = 0; row < bins.length; row += 1) {
    const place = (nodes[row] as number) * BINS + (bins[row] as number);
    sums.slopes[place] = (sums.slopes[place] as number) + (slopes[row] as number);
    sums.curves[place] = (sums.curves[place] as number) + (curves[row] as number);
  }
  return sums;
}

const totalOf = (numbers: Float64Array, from: number): number =>
  numbers.subarray(from, from + BINS).reduce((sum, one) => sum + one, 0);

/** Replaces the splits of all nodes by those of a feature that gain more. */
function improve(best: Split[], feature: number, sums: Sums, { decay, leastInLeaf }: Boosting): void {
  for (const [node, known] of best.entries()) {
    const from = node * BINS;
    const [slope, curve] = [totalOf(sums.slopes, from), totalOf(sums.curves, from)];
    const whole = slope ** 2 / (curve + decay);
    let [slopeBelow, curveBelow] = [0, 0];
    for (let bin = 0; bin < BINS - 1; bin += 1) {
      slopeBelow += sums.slopes[from + bin] as number;
      curveBelow += sums.curves[from + bin] as number;
      if (curveBelow < leastInLeaf || curve - curveBelow < leastInLeaf) continue;
      const gain =
        slopeBelow ** 2 / (curveBelow + decay) + (slope - slopeBelow) ** 2 / (curve - curveBelow + decay) - whole;
      if (gain > known.gain) Object.assign(known, { gain, feature, bin });
    }
  }
}

/** One tree for the slopes, and the leaf of each row. */
function growTree({ bounds, bins }: Binned, sums: Sums, options: Boosting, isSeen: (feature: number) => boolean) {
  const nodes = new Int32Array(sums.slopes.length);
  const features: number[] = [];
  const limits: number[] = [];
  for (let level = 0; level < options.depth; level += 1) {
    const best = Array.from({ length: 2 ** level }, (): Split => ({ gain: 1e-9, feature: -1, bin: 0 }));
    for (const [feature, own] of bins.entries())
      if (isSeen(feature)) improve(best, feature, sumsOf(own, nodes, best.length, sums), options);
    for (let row = 0; row < nodes.length; row += 1) {
      const node = nodes[row] as number;
      const { feature, bin } = best[node] as Split;
      const isAbove = feature >= 0 && ((bins[feature] as Uint8Array)[row] as number) > bin;
      nodes[row] = 2 * node + (isAbove ? 1 : 0);
    }
    features.push(...best.map(({ feature }) => feature));
    limits.push(...best.map(({ feature, bin }) => (feature < 0 ? 0 : (bounds[feature]?.[bin] ?? 0))));
  }
  const leaves = 2 ** options.depth;
  const [slopes, curves] = [new Float64Array(leaves), new Float64Array(leaves)];
  for (const [row, leaf] of nodes.entries()) {
    slopes[leaf] = (slopes[leaf] as number) + (sums.slopes[row] as number);
    curves[leaf] = (curves[leaf] as number) + (sums.curves[row] as number);
  }
  const values = [...slopes].map((slope, leaf) => (-options.rate * slope) / ((curves[leaf] as number) + options.decay));
  return { tree: { features, bounds: limits, values }, nodes };
}

/** Gradient boosting: each tree lowers the loss at the scores of those before it. */
export function boostTrees(rows: readonly (readonly number[])[], options: Boosting): Trees {
  const binned = binRows(rows);
  const scores = new Float64Array(rows.length);
  const random = createRandom(7);
  const trees: Trees[number][] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const seen = binned.bins.map(() => random() < SHARE_OF_FEATURES);
    const { tree, nodes } = growTree(binned, options.slopesOf(scores), options, (feature) => seen[feature] === true);
    for (const [row, leaf] of nodes.entries()) scores[row] = (scores[row] as number) + (tree.values[leaf] as number);
    trees.push(tree);
  }
  return trees;
}
