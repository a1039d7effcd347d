/** A linear-chain conditional random field: which tag each token of a text bears, from its features and its neighbour's tag. */
export type LinearChain = Readonly<{
  tags: readonly string[];
  /** By feature: pairs of a tag's place and its weight. */
  weights: ReadonlyMap<string, Float64Array>;
  /** Weight of going from one tag to the next, row by row; of the first tag in `starts`. */
  steps: Float64Array;
  starts: Float64Array;
}>;

/** As the data file has it: weights in hundredths, each feature with pairs of a tag's place and its weight. */
export type LinearChainData = Readonly<{
  tags: readonly string[];
  starts: readonly number[];
  steps: readonly (readonly number[])[];
  features: readonly (readonly (string | number)[])[];
}>;

const HUNDREDTHS = 100;

export function openLinearChain({ tags, starts, steps, features }: LinearChainData): LinearChain {
  const whole = (values: readonly number[]) => Float64Array.from(values, (value) => value / HUNDREDTHS);
  return {
    tags,
    starts: whole(starts),
    steps: whole(steps.flat()),
    weights: new Map(
      features.map(([feature, ...pairs]) => [
        String(feature),
        Float64Array.from(pairs, (value, at) => (at % 2 === 0 ? Number(value) : Number(value) / HUNDREDTHS)),
      ]),
    ),
  };
}

/** The score of every tag at every token, row by row. */
export function scoreTokens(model: LinearChain, features: readonly (readonly string[])[]): Float64Array {
  const count = model.tags.length;
  const scores = new Float64Array(features.length * count);
  for (const [token, names] of features.entries()) {
    const row = scores.subarray(token * count, (token + 1) * count);
    for (const name of names) addPairs(row, model.weights.get(name) ?? NO_PAIRS);
  }
  return scores;
}
const NO_PAIRS = new Float64Array(0);

function addPairs(row: Float64Array, pairs: Float64Array): void {
  for (let at = 0; at < pairs.length; at += 2) {
    const tag = pairs[at] ?? 0;
    row[tag] = (row[tag] ?? 0) + (pairs[at + 1] ?? 0);
  }
}

/** Weights of the steps between tags and of the first tag. */
type Steps = Pick<LinearChain, 'steps' | 'starts'>;
/** Logarithms of the sums over all sequences up to each tag and from it to the end, and over all sequences. */
export type Passes = { forward: Float64Array; backward: Float64Array; total: number };

/** The forward and backward passes over the scores of `scoreTokens`. */
export function passOver({ steps, starts }: Steps, scores: Float64Array): Passes {
  const count = starts.length;
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const row = new Float64Array(count);
  const stepsTo = transpose(steps, count);
  for (let token = 0; token < scores.length; token += count) {
    for (let tag = 0; tag < count; tag += 1) {
      const reached = token === 0 ? (starts[tag] ?? 0) : logSum(waysTo(row, forward, token - count, stepsTo, tag));
      forward[token + tag] = (scores[token + tag] ?? 0) + reached;
    }
  }
  for (let token = scores.length - 2 * count; token >= 0; token -= count) {
    const next = token + count;
    for (let tag = 0; tag < count; tag += 1) {
      backward[token + tag] = logSum(waysFrom(row, scores, backward, next, steps, tag));
    }
  }
  return { forward, backward, total: logSum(forward.subarray(scores.length - count)) };
}

/** The steps by the tag they lead to, so that those to one tag lie side by side. */
function transpose(steps: Float64Array, count: number): Float64Array {
  return steps.map((_, at) => steps[(at % count) * count + Math.floor(at / count)] ?? 0);
}

/** The sums of each tag of the row that begins at `before` with its step to `tag`, written into `row`. */
function waysTo(
  row: Float64Array,
  sums: Float64Array,
  before: number,
  stepsTo: Float64Array,
  tag: number,
): Float64Array {
  const count = row.length;
  const first = tag * count;
  for (let from = 0; from < count; from += 1) row[from] = (sums[before + from] ?? 0) + (stepsTo[first + from] ?? 0);
  return row;
}

/** The sums of each tag of the row that begins at `next` with its step from `tag` and its own score, written into `row`. */
function waysFrom(
  row: Float64Array,
  scores: Float64Array,
  sums: Float64Array,
  next: number,
  steps: Float64Array,
  tag: number,
): Float64Array {
  const count = row.length;
  const first = tag * count;
  for (let to = 0; to < count; to += 1) {
    row[to] = (steps[first + to] ?? 0) + (scores[next + to] ?? 0) + (sums[next + to] ?? 0);
  }
  return row;
}

/** The probability of every tag at every token, row by row, given the whole text. */
export function tagMarginals(chain: Steps, scores: Float64Array): Float64Array {
  const { forward, backward, total } = passOver(chain, scores);
  return forward.map((value, place) => Math.exp(value + (backward[place] ?? 0) - total));
}

/** The most likely sequence of tags, as places in `tags`. */
export function bestTags({ steps, starts }: Steps, scores: Float64Array): number[] {
  const count = starts.length;
  if (scores.length === 0) return [];
  const came = new Int16Array(scores.length);
  const best = new Float64Array(scores.length);
  const row = new Float64Array(count);
  const stepsTo = transpose(steps, count);
  for (let token = 0; token < scores.length; token += count) {
    for (let tag = 0; tag < count; tag += 1) {
      let most = starts[tag] ?? 0;
      if (token > 0) {
        const from = placeOfMost(waysTo(row, best, token - count, stepsTo, tag));
        came[token + tag] = from;
        most = row[from] ?? 0;
      }
      best[token + tag] = most + (scores[token + tag] ?? 0);
    }
  }
  const path = [placeOfMost(best.subarray(scores.length - count))];
  for (let row = scores.length - count; row > 0; row -= count) path.push(came[row + (path.at(-1) ?? 0)] ?? 0);
  return path.reverse();
}

/** The place of the greatest of `values`, the first of several. */
function placeOfMost(values: Float64Array): number {
  let place = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[place] ?? 0)) place = at;
  return place;
}

/** Below it the exponential is zero. */
const LEAST_EXPONENT = -746;

/** The logarithm of the sum of the exponentials of `values`. */
function logSum(values: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value > most) most = value;
  }
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) {
    const exponent = (values[at] ?? 0) - most;
    if (exponent > LEAST_EXPONENT) sum += exponent === 0 ? 1 : Math.exp(exponent);
  }
  return most + Math.log(sum);
}
