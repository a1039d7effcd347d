import { type LinearChainData, type Passes, passOver } from '@greenroom/coach/text/linear-chain';

/** A text as the model learns from it: the features of each token, its tags, and who wrote it. */
export type ChainExample = { group: string; features: string[][]; tags: string[] };

/** What is tagged, and how often and by how many writers a feature has to be used. */
export type ChainTask = { kinds: readonly string[]; fewest: number; fewestGroups: number };

const RESUMES: ChainTask = {
  kinds: ['title', 'employer', 'start', 'end', 'degree', 'school', 'name', 'aside', 'asidebody'],
  fewest: 10,
  fewestGroups: 2,
};
const ROUNDS = 10;
/** The result is the mean of the weights after each of the last rounds (averaged gradient descent). */
const MEANT_ROUNDS = 5;
const STEP = 0.12;
const SHRINK = 0.003;
/** Share of a token's features that each round leaves out at random (dropout). */
const DROPPED = 0.3;
/** Longer ones are of two long words, and rare. */
const LONGEST_FEATURE = 48;
const IMPOSSIBLE = -1e4;
const HUNDREDTHS = 100;
/** Smaller weights, in hundredths, change nothing. */
const SMALLEST = 8;
const LEAST_GRADIENT = 1e-4;
/** Steps with a smaller log probability have no gradient. */
const LEAST_LOG_SHARE = -20;
const FIRST_SQUARE = 0.01;

type Values = Float32Array | Float64Array;
type Weights = { tags: readonly string[]; emit: Float32Array; steps: Float64Array; starts: Float64Array };
type Row = { tokens: Int32Array[]; gold: number[] };

/** Learns a linear chain by stochastic gradient descent with AdaGrad and an L1 penalty. Deterministic. */
export function learnChain(examples: readonly ChainExample[], task: ChainTask = RESUMES): LinearChainData {
  const places = chooseFeatures(examples, task);
  const allTags = ['O', ...task.kinds.flatMap((kind) => [`B-${kind}`, `I-${kind}`])];
  const tagPlace = new Map(allTags.map((tag, place) => [tag, place]));
  const rows = examples.map(({ features, tags }) => ({
    tokens: features.map((names) => Int32Array.from(names.flatMap((name) => places.get(name) ?? []))),
    gold: tags.map((tag) => tagPlace.get(tag) ?? 0),
  }));
  const [weights, squares, means] = [
    createWeights(allTags, places.size),
    createWeights(allTags, places.size),
    createWeights(allTags, places.size),
  ];
  for (const part of [squares.emit, squares.steps, squares.starts]) part.fill(FIRST_SQUARE);
  forbid(weights);
  const random = createRandom(7);
  const order = rows.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { tokens = [], gold = [] } = rows[index] ?? {};
      const kept = tokens.map((features) => features.filter(() => random() >= DROPPED));
      if (kept.length > 0) learnFrom({ tokens: kept, gold }, weights, squares);
    }
    if (round >= ROUNDS - MEANT_ROUNDS) addTo(means, weights);
  }
  return toData(places, means);
}

const createWeights = (tags: readonly string[], features: number): Weights => ({
  tags,
  emit: new Float32Array(features * tags.length),
  steps: new Float64Array(tags.length * tags.length),
  starts: new Float64Array(tags.length),
});

function addTo(means: Weights, weights: Weights): void {
  for (const part of ['emit', 'steps', 'starts'] as const) {
    const [sum, own]: Values[] = [means[part], weights[part]];
    if (sum === undefined || own === undefined) continue;
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (own[at] ?? 0) / MEANT_ROUNDS;
  }
}

/** Features that are common enough and used by more than one writer. */
function chooseFeatures(examples: readonly ChainExample[], task: ChainTask): Map<string, number> {
  const seen = new Map<string, { count: number; group: string; groups: number }>();
  for (const { group, features } of examples) {
    for (const name of features.flat().filter(({ length }) => length <= LONGEST_FEATURE)) {
      const entry = seen.get(name) ?? { count: 0, group: '', groups: 0 };
      entry.count += 1;
      if (entry.group !== group) entry.groups += 1;
      entry.group = group;
      seen.set(name, entry);
    }
  }
  const chosen = [...seen].filter(([, { count, groups }]) => count >= task.fewest && groups >= task.fewestGroups);
  return new Map(
    chosen
      .map(([name]) => name)
      .sort()
      .map((name, place) => [name, place]),
  );
}

/** "I-title" comes only behind "B-title" or "I-title". */
function forbid({ tags, steps, starts }: Weights): void {
  for (const [to, tag] of tags.entries()) {
    if (!tag.startsWith('I-')) continue;
    starts[to] = IMPOSSIBLE;
    for (const [from, before] of tags.entries()) {
      if (before.slice(2) !== tag.slice(2)) steps[from * tags.length + to] = IMPOSSIBLE;
    }
  }
}

function scoresOf(tokens: readonly Int32Array[], { emit, starts }: Weights): Float64Array {
  const count = starts.length;
  const scores = new Float64Array(tokens.length * count);
  for (const [token, features] of tokens.entries()) {
    const row = scores.subarray(token * count, (token + 1) * count);
    for (const feature of features) addRow(row, emit, feature * count);
  }
  return scores;
}

function addRow(row: Float64Array, values: Float32Array, start: number): void {
  for (let tag = 0; tag < row.length; tag += 1) row[tag] = (row[tag] ?? 0) + (values[start + tag] ?? 0);
}

/** One step towards the tags of one text. */
function learnFrom({ tokens, gold }: Row, weights: Weights, squares: Weights): void {
  const scores = scoresOf(tokens, weights);
  const passes = passOver(weights, scores);
  const count = weights.starts.length;
  const stepGradient = new Float64Array(count * count);
  for (const [token, features] of tokens.entries()) {
    const gradient = tagGradient(passes, token, gold[token], count);
    if (token === 0) updateAll(weights.starts, squares.starts, gradient);
    else addStepGradient(stepGradient, token, gold, scores, passes, weights);
    for (const feature of features) updateRow(weights.emit, squares.emit, feature * count, gradient);
  }
  updateAll(weights.steps, squares.steps, stepGradient);
}

/** The gradient of the score of each tag at one token. */
function tagGradient(
  { forward, backward, total }: Passes,
  token: number,
  gold: number | undefined,
  count: number,
): Float64Array {
  return Float64Array.from({ length: count }, (_, tag) => {
    const place = token * count + tag;
    return (gold === tag ? 1 : 0) - Math.exp((forward[place] ?? 0) + (backward[place] ?? 0) - total);
  });
}

/** The gradient of the steps between two tokens. */
function addStepGradient(
  gradient: Float64Array,
  token: number,
  gold: readonly number[],
  scores: Float64Array,
  { forward, backward, total }: Passes,
  { steps, starts }: Weights,
): void {
  const count = starts.length;
  const [before, here] = [(token - 1) * count, token * count];
  for (let step = 0; step < gradient.length; step += 1) {
    const [from, to] = [Math.floor(step / count), step % count];
    const behind = (scores[here + to] ?? 0) + (backward[here + to] ?? 0);
    const share = (forward[before + from] ?? 0) + (steps[step] ?? 0) + behind - total;
    if (share > LEAST_LOG_SHARE) gradient[step] = (gradient[step] ?? 0) - Math.exp(share);
  }
  const right = (gold[token - 1] ?? 0) * count + (gold[token] ?? 0);
  gradient[right] = (gradient[right] ?? 0) + 1;
}

function updateRow(values: Float32Array, squares: Float32Array, start: number, gradient: Float64Array): void {
  for (let tag = 0; tag < gradient.length; tag += 1) {
    const own = gradient[tag] ?? 0;
    if (Math.abs(own) > LEAST_GRADIENT) update(values, squares, start + tag, own);
  }
}

function updateAll(values: Float64Array, squares: Float64Array, gradient: Float64Array): void {
  for (let place = 0; place < gradient.length; place += 1) {
    if ((values[place] ?? 0) > IMPOSSIBLE / 2) update(values, squares, place, gradient[place] ?? 0);
  }
}

/** One step of AdaGrad, then the L1 penalty. */
function update(values: Values, squares: Values, place: number, gradient: number): void {
  const square = (squares[place] ?? 0) + gradient * gradient;
  squares[place] = square;
  const step = STEP / Math.sqrt(square);
  const moved = (values[place] ?? 0) + step * gradient;
  values[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - step * SHRINK);
}

function toData(places: ReadonlyMap<string, number>, { tags, emit, steps, starts }: Weights): LinearChainData {
  const count = tags.length;
  const whole = (value: number) => Math.round(Math.max(value, IMPOSSIBLE) * HUNDREDTHS);
  const features: (string | number)[][] = [];
  for (const [name, place] of places) {
    const pairs: number[] = [];
    for (let tag = 0; tag < count; tag += 1) {
      const value = whole(emit[place * count + tag] ?? 0);
      if (Math.abs(value) >= SMALLEST) pairs.push(tag, value);
    }
    if (pairs.length > 0) features.push([name, ...pairs]);
  }
  return {
    tags,
    starts: [...starts].map(whole),
    steps: tags.map((_, from) => [...steps.subarray(from * count, (from + 1) * count)].map(whole)),
    features,
  };
}

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function shuffle(values: number[], random: () => number): void {
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [values[at], values[other]] = [values[other] ?? 0, values[at] ?? 0];
  }
}
