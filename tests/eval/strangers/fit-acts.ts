import type { ModelData } from '@greenroom/coach/feedback/linear-model';
import { chooseTerms, type Example, type LearnOptions, measureNumbers, rowOf } from './learn.ts';
import { type Bags, fitWideLogistic, type MixedRow } from './wide-logistic.ts';

/** What a model of acts is learned from; it counts `times` times, once if absent, and lies in the bag `bag`, if any. */
export type ActExample = Example & { times?: number; bag?: number };
/** By bag, whether any of its examples is an act. Each counts `times` times. */
export type BagTargets = { targets: readonly number[]; times: number };
type Options = Pick<LearnOptions, 'numberNames' | 'weightOf' | 'fewestExamples' | 'fewestGroups' | 'strength'>;

const ROUNDS = 40;
/** Writers are left out in so many parts. */
const PARTS = 5;
/** Log odds of an act before anything is learned. */
const USUAL = -2.5;
const SCALE = 10_000;

/** Learns the log odds of an act by logistic regression, from all examples and without each part of the writers. */
export function fitActs(
  examples: readonly ActExample[],
  options: Options,
  bags?: BagTargets,
): { data: ModelData; without: (group: string) => ModelData } {
  const idf = chooseTerms(examples, options);
  const numbers = measureNumbers(examples, options);
  const places = new Map([...idf.keys()].map((term, place) => [term, place]));
  const width = places.size;
  const rows = examples.map(({ input }) => toMixed(rowOf(input, idf, places, numbers), width, numbers.length));
  const fit = (isUsed: (group: string) => boolean): ModelData => {
    const used = [...examples.keys()].filter((index) => isUsed(examples[index]?.group ?? ''));
    const weights = fitWideLogistic(
      {
        rows: used.map((index) => rows[index]).filter((row) => row !== undefined),
        targets: Float64Array.from(used, (index) => examples[index]?.targets[0] ?? 0),
        times: Float64Array.from(used, (index) => examples[index]?.times ?? 1),
        ...(bags === undefined ? {} : { bags: chooseBags(used, examples, bags) }),
        width,
        strength: options.strength,
      },
      { rounds: ROUNDS, first: USUAL },
    );
    const whole = (place: number) => Math.round((weights[place] ?? 0) * SCALE);
    return {
      heads: ['act'],
      scale: SCALE,
      intercept: [Math.round((weights.at(-1) ?? 0) * SCALE) / SCALE],
      words: [...places].map(([term, place]) => [term, Math.round((idf.get(term) ?? 0) * 1000), whole(place)] as const),
      numbers: numbers.map(
        ({ name, mean, spread }, at) =>
          [name, Math.round(mean * 1000), Math.round(spread * 1000), whole(width + at)] as const,
      ),
    };
  };
  const partOf = toParts(examples);
  const parts = Array.from({ length: PARTS }, (_, part) => fit((group) => partOf(group) !== part));
  const data = fit(() => true);
  return { data, without: (group) => parts[partOf(group)] ?? data };
}

/** Writers of most examples are left out apart from each other: what is learned of long answers is learned from few of them. */
function toParts(examples: readonly ActExample[]): (group: string) => number {
  const counts = new Map<string, number>();
  for (const { group } of examples) counts.set(group, (counts.get(group) ?? 0) + 1);
  const groups = [...counts.keys()].sort(
    (left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0) || (left < right ? -1 : 1),
  );
  return (group) => groups.indexOf(group) % PARTS;
}

/** The bags of the examples that are used, numbered in their order. */
function chooseBags(used: readonly number[], examples: readonly ActExample[], { targets, times }: BagTargets): Bags {
  const places = new Map<number, number>();
  const of = Int32Array.from(used, (index) => {
    const bag = examples[index]?.bag;
    if (bag === undefined) return -1;
    const place = places.get(bag) ?? places.size;
    places.set(bag, place);
    return place;
  });
  return { of, targets: Float64Array.from(places.keys(), (bag) => targets[bag] ?? 0), times };
}

/** The numbers of a row apart from its terms, since nearly all of them are there. */
function toMixed({ places, values }: ReturnType<typeof rowOf>, width: number, count: number): MixedRow {
  const terms = places.findIndex((place) => place >= width);
  const end = terms < 0 ? places.length : terms;
  const numbers = new Float32Array(count);
  for (let at = end; at < places.length; at += 1) numbers[(places[at] ?? 0) - width] = values[at] ?? 0;
  return { places: places.slice(0, end), values: Float32Array.from(values.subarray(0, end)), numbers };
}
