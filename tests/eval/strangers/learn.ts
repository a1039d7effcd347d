import {
  blocksOf,
  countTerms,
  type ModelData,
  type ModelInput,
  weighTerms,
} from '@greenroom/coach/feedback/linear-model';
import { fitRidge, subtract, toRow } from './ridge.ts';
import type { Row } from './solve-ridge.ts';

/** What a model is learned from. A target of NaN leaves the row out for that head. */
export type Example = { group: string; input: ModelInput; targets: readonly number[] };
/** Two examples of which the first is better by `by` in the head `head`. */
export type Preference = { better: number; worse: number; head: number; by: number };

export type LearnOptions = {
  heads: readonly string[];
  numberNames: readonly string[];
  /** How much a number counts beside the words, by its name. */
  weightOf: (name: string) => number;
  /** Fewest examples, and fewest groups, that a term must occur in. */
  fewestExamples: number;
  fewestGroups: number;
  /** The same for terms beside the own words, if it differs. */
  fewestBeside?: { examples: number; groups: number };
  strength: number;
  /** The examples, a number at the front, that terms and the spread of numbers are taken from; all, if absent. */
  counted?: number;
  /** False if only `data` is wanted: `leftOut` is then NaN, and learning takes seconds in place of minutes. */
  leavesOut?: boolean;
};
export type Learned = {
  data: ModelData;
  /** By head and example: what a model says that was learned without the example's group. */
  leftOut: Float64Array[];
  /** The model that is learned without a group; which terms it knows and how its numbers are scaled comes from all. */
  without: (group: string) => ModelData;
};

export type TermOptions = Pick<LearnOptions, 'fewestExamples' | 'fewestGroups' | 'fewestBeside'>;

/** Weights are written as whole numbers of this part. */
const SCALE = 10_000;

/** Learns one ridge regression a head. Deterministic: the same examples give the same weights. */
export function learn(
  examples: readonly Example[],
  preferences: readonly Preference[],
  options: LearnOptions,
): Learned {
  const counted = examples.slice(0, options.counted);
  const idf = chooseTerms(counted, options);
  const places = new Map([...idf.keys()].map((term, place) => [term, place]));
  const numbers = measureNumbers(counted, options);
  const width = places.size + numbers.length;
  const rows = examples.map(({ input }) => rowOf(input, idf, places, numbers));
  const leftOut = options.heads.map(() => new Float64Array(examples.length).fill(Number.NaN));
  const weights: Float64Array[] = [];
  const withoutGroup = new Map<string, Float64Array[]>();
  const intercepts: number[] = [];
  for (const heads of sameRows(examples, options.heads.length)) {
    const used = [...examples.keys()].filter(
      (index) => !Number.isNaN(examples[index]?.targets[heads[0] ?? 0] ?? Number.NaN),
    );
    const wishes = preferences.filter(({ head }) => heads.includes(head));
    const place = (index: number) => used.indexOf(index);
    const plain = used.map((index) => rows[index]).filter((row) => row !== undefined);
    const differences = wishes.map(({ better, worse }) => difference(plain[place(better)], plain[place(worse)]));
    const fit = fitRidge({
      rows: [...plain, ...differences],
      targets: heads.map((head) =>
        Float64Array.from([
          ...used.map((index) => examples[index]?.targets[head] ?? 0),
          ...wishes.map((wish) => (wish.head === head ? wish.by : 0)),
        ]),
      ),
      groups: [...used, ...wishes.map(({ better }) => better)].map((index) => examples[index]?.group ?? ''),
      isDifference: [...used.map(() => false), ...wishes.map(() => true)],
      width,
      strength: options.strength,
      leavesOut: options.leavesOut ?? true,
    });
    for (const [order, head] of heads.entries()) {
      weights[head] = fit.weights[order] ?? new Float64Array(width);
      intercepts[head] = fit.intercepts[order] ?? 0;
      for (const [group, columns] of fit.without) keepHead(withoutGroup, group, head, columns[order]);
      for (const [at, index] of used.entries()) leftOut[head]?.set([fit.leftOut[order]?.[at] ?? Number.NaN], index);
    }
  }
  const toData = (columns: readonly (Float64Array | undefined)[]): ModelData => {
    const whole = (place: number) => options.heads.map((_, head) => Math.round((columns[head]?.[place] ?? 0) * SCALE));
    return {
      heads: options.heads,
      scale: SCALE,
      intercept: intercepts.map((value) => Math.round(value * 1e4) / 1e4),
      words: [...places].map(
        ([term, place]) => [term, Math.round((idf.get(term) ?? 0) * 1000), ...whole(place)] as const,
      ),
      numbers: numbers.map(
        ({ name, mean, spread }, index) =>
          [name, Math.round(mean * 1000), Math.round(spread * 1000), ...whole(places.size + index)] as const,
      ),
    };
  };
  // A head that is known of no example of the group is the same with and without it.
  const without = (group: string) => toData(weights.map((column, head) => withoutGroup.get(group)?.[head] ?? column));
  return { data: toData(weights), leftOut, without };
}

function keepHead(byGroup: Map<string, Float64Array[]>, group: string, head: number, column?: Float64Array): void {
  const known = byGroup.get(group) ?? [];
  if (column) known[head] = column;
  byGroup.set(group, known);
}

const EMPTY: Row = toRow([]);
const difference = (left: Row | undefined, right: Row | undefined) => subtract(left ?? EMPTY, right ?? EMPTY);

/** Heads that are known of the same examples are learned together. */
function sameRows(examples: readonly Example[], count: number): number[][] {
  const groups = new Map<string, number[]>();
  for (let head = 0; head < count; head += 1) {
    const key = examples.map(({ targets }) => (Number.isNaN(targets[head] ?? Number.NaN) ? '0' : '1')).join('');
    groups.set(key, [...(groups.get(key) ?? []), head]);
  }
  return [...groups.values()];
}

/** Terms that are common enough, in alphabetical order, with ln((1 + examples) / (1 + examples with the term)) + 1. */
export function chooseTerms(examples: readonly Example[], options: TermOptions): Map<string, number> {
  const fewest = { examples: options.fewestExamples, groups: options.fewestGroups };
  const seen = new Map<string, { examples: number; groups: Set<string>; fewest: typeof fewest }>();
  for (const { input, group } of examples) {
    for (const [place, block] of blocksOf(input).entries()) {
      for (const term of countTerms(block).keys()) {
        const entry = seen.get(term) ?? {
          examples: 0,
          groups: new Set(),
          fewest: place === 0 ? fewest : (options.fewestBeside ?? fewest),
        };
        entry.examples += 1;
        entry.groups.add(group);
        seen.set(term, entry);
      }
    }
  }
  const chosen = [...seen].filter(
    ([, entry]) => entry.examples >= entry.fewest.examples && entry.groups.size >= entry.fewest.groups,
  );
  chosen.sort(([left], [right]) => (left < right ? -1 : 1));
  return new Map(chosen.map(([term, entry]) => [term, Math.log((1 + examples.length) / (1 + entry.examples)) + 1]));
}

export type NumberShape = { name: string; mean: number; spread: number };

/** Mean and spread of each number, the spread divided by its weight, rounded as the data file has them. */
export function measureNumbers(
  examples: readonly Example[],
  { numberNames, weightOf }: Pick<LearnOptions, 'numberNames' | 'weightOf'>,
): NumberShape[] {
  return numberNames.map((name, index) => {
    const values = examples
      .map(({ input }) => input.numbers[index] ?? Number.NaN)
      .filter((value) => !Number.isNaN(value));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    const spread = (Math.sqrt(variance) + 1e-6) / weightOf(name);
    return { name, mean: Math.round(mean * 1000) / 1000, spread: Math.max(1, Math.round(spread * 1000)) / 1000 };
  });
}

export function rowOf(
  input: ModelInput,
  idf: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>,
  numbers: readonly NumberShape[],
): Row {
  const entries: [number, number][] = [];
  for (const block of blocksOf(input)) {
    for (const [term, value] of weighTerms(block, (word) => roundIdf(idf.get(word)))) {
      entries.push([places.get(term) ?? 0, value]);
    }
  }
  for (const [index, { mean, spread }] of numbers.entries()) {
    entries.push([places.size + index, (known(input.numbers[index], mean) - mean) / spread]);
  }
  return toRow(entries);
}

const known = (value: number | undefined, mean: number) => (value === undefined || Number.isNaN(value) ? mean : value);
const roundIdf = (idf: number | undefined) => (idf === undefined ? undefined : Math.round(idf * 1000) / 1000);
