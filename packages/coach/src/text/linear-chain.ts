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
  for (let place = 0; place < scores.length; place += 1) {
    const [before, tag] = [place - (place % count) - count, place % count];
    const reached = before < 0 ? (starts[tag] ?? 0) : logSum(waysTo(row, forward, before, steps, tag));
    forward[place] = (scores[place] ?? 0) + reached;
  }
  for (let place = scores.length - count - 1; place >= 0; place -= 1) {
    const [next, tag] = [place - (place % count) + count, place % count];
    for (let to = 0; to < count; to += 1) {
      row[to] = (steps[tag * count + to] ?? 0) + (scores[next + to] ?? 0) + (backward[next + to] ?? 0);
    }
    backward[place] = logSum(row);
  }
  return { forward, backward, total: logSum(forward.subarray(scores.length - count)) };
}

/** The sums of each tag of the row that begins at `before` with its step to `tag`, written into `row`. */
function waysTo(row: Float64Array, sums: Float64Array, before: number, steps: Float64Array, tag: number): Float64Array {
  const count = row.length;
  for (let from = 0; from < count; from += 1) row[from] = (sums[before + from] ?? 0) + (steps[from * count + tag] ?? 0);
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
  for (let place = 0; place < scores.length; place += 1) {
    const [before, tag] = [place - (place % count) - count, place % count];
    const ways = before < 0 ? undefined : waysTo(row, best, before, steps, tag);
    const most = ways === undefined ? (starts[tag] ?? 0) : Math.max(...ways);
    if (ways !== undefined) came[place] = ways.indexOf(most);
    best[place] = most + (scores[place] ?? 0);
  }
  const last = best.subarray(scores.length - count);
  const path = [last.indexOf(Math.max(...last))];
  for (let row = scores.length - count; row > 0; row -= count) path.push(came[row + (path.at(-1) ?? 0)] ?? 0);
  return path.reverse();
}

/** The logarithm of the sum of the exponentials of `values`. */
function logSum(values: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}
