/** One rated example: its features, of which each counts once, and the classes that its label allows. */
export type ClassExample = { features: string[]; allowed: number[]; weight: number };
export type YesNoExample = { features: string[]; isYes: boolean };
type Rows = Map<string, Float64Array>;

const SEED = 7;
const EPSILON = 1e-6;

/** A generator of numbers from 0 to 1 that gives the same row each time. */
function createRandom(): () => number {
  let state = SEED;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
}

/** Features that at least so many examples have: rarer ones are names of one text. */
export function commonFeatures(examples: readonly { features: string[] }[], atLeast: number): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of examples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, count]) => (count >= atLeast ? [name] : [])));
}

type Options = { classCount: number; rounds: number; rate: number; decay: number; keep: Set<string> };

/**
 * Softmax regression by AdaGrad. A label may allow several classes (an expert's mark says "asked for" and leaves open whether it is a
 * requirement or a duty): then only their sum is pulled up. The same examples give the same weights.
 */
export function learnClasses(examples: readonly ClassExample[], options: Options): Rows {
  const { classCount, rounds, rate, decay, keep } = options;
  const weights: Rows = new Map();
  const sums: Rows = new Map();
  const random = createRandom();
  const data = [...examples];
  const rowOf = (rows: Rows, name: string): Float64Array => {
    const row = rows.get(name) ?? new Float64Array(classCount);
    rows.set(name, row);
    return row;
  };
  for (let round = 0; round < rounds; round += 1) {
    shuffle(data, random);
    for (const { features, allowed, weight } of data) {
      const scale = 1 / Math.sqrt(features.length);
      const kept = features.filter((name) => keep.has(name));
      const shares = softmax(
        kept.map((name) => rowOf(weights, name)),
        scale,
        classCount,
      );
      const total = allowed.reduce((sum, index) => sum + (shares[index] ?? 0), 0);
      for (const name of kept) {
        const row = rowOf(weights, name);
        const sum = rowOf(sums, name);
        shares.forEach((share, index) => {
          const target = allowed.includes(index) ? share / total : 0;
          const slope = (share - target) * scale * weight + decay * (row[index] ?? 0);
          sum[index] = (sum[index] ?? 0) + slope * slope;
          row[index] = (row[index] ?? 0) - (rate * slope) / (Math.sqrt(sum[index] ?? 0) + EPSILON);
        });
      }
    }
  }
  return weights;
}

function softmax(rows: Float64Array[], scale: number, classCount: number): number[] {
  const scores = Array.from({ length: classCount }, (_, index) =>
    rows.reduce((sum, row) => sum + (row[index] ?? 0) * scale, 0),
  );
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Logistic regression by AdaGrad; the same examples give the same weights. */
export function learnYesNo(
  examples: readonly YesNoExample[],
  { rounds, rate, decay, keep }: Omit<Options, 'classCount'>,
): Map<string, number> {
  const weights = new Map<string, number>();
  const sums = new Map<string, number>();
  const random = createRandom();
  const data = examples.map(({ features, isYes }) => ({ isYes, features: features.filter((name) => keep.has(name)) }));
  for (let round = 0; round < rounds; round += 1) {
    shuffle(data, random);
    for (const { features, isYes } of data) {
      const score = features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-score)) - (isYes ? 1 : 0);
      for (const name of features) {
        const weight = weights.get(name) ?? 0;
        const slope = error + decay * weight;
        const sum = (sums.get(name) ?? 0) + slope * slope;
        sums.set(name, sum);
        weights.set(name, weight - (rate * slope) / (Math.sqrt(sum) + EPSILON * 1000));
      }
    }
  }
  return weights;
}
