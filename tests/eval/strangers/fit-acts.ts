import type { ModelData } from '@greenroom/coach/feedback/linear-model';
import { chooseTerms, type Example, type LearnOptions, measureNumbers, rowOf } from './learn.ts';
import { fitWideLogistic, type MixedRow } from './wide-logistic.ts';

/** What a model of acts is learned from; it counts `times` times, once if absent. */
export type ActExample = Example & { times?: number };
type Options = Pick<LearnOptions, 'numberNames' | 'weightOf' | 'fewestExamples' | 'fewestGroups' | 'strength'>;

const ROUNDS = 40;
/** Writers are left out in so many parts. */
const PARTS = 4;
/** Log odds of an act before anything is learned. */
const USUAL = -2.5;
const SCALE = 10_000;

/** Learns the log odds of an act by logistic regression, from all examples and without each part of the writers. */
export function fitActs(
  examples: readonly ActExample[],
  options: Options,
): { data: ModelData; without: (group: string) => ModelData } {
  const idf = chooseTerms(examples, options);
  const numbers = measureNumbers(examples, options);
  const places = new Map([...idf.keys()].map((term, place) => [term, place]));
  const width = places.size;
  const rows = examples.map(({ input }) => toMixed(rowOf(input, idf, places, numbers), width, numbers.length));
  const fit = (isUsed: (group: string) => boolean): ModelData => {
    const used = examples.flatMap(({ group, times = 1 }, index) =>
      isUsed(group) ? Array.from({ length: times }, () => index) : [],
    );
    const weights = fitWideLogistic(
      {
        rows: used.map((index) => rows[index]).filter((row) => row !== undefined),
        targets: Float64Array.from(used, (index) => examples[index]?.targets[0] ?? 0),
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
  const groups = [...new Set(examples.map(({ group }) => group))].sort();
  const partOf = (group: string) => groups.indexOf(group) % PARTS;
  const parts = Array.from({ length: PARTS }, (_, part) => fit((group) => partOf(group) !== part));
  const data = fit(() => true);
  return { data, without: (group) => parts[partOf(group)] ?? data };
}

/** The numbers of a row apart from its terms, since nearly all of them are there. */
function toMixed({ places, values }: ReturnType<typeof rowOf>, width: number, count: number): MixedRow {
  const terms = places.findIndex((place) => place >= width);
  const end = terms < 0 ? places.length : terms;
  const numbers = new Float32Array(count);
  for (let at = end; at < places.length; at += 1) numbers[(places[at] ?? 0) - width] = values[at] ?? 0;
  return { places: places.slice(0, end), values: Float32Array.from(values.subarray(0, end)), numbers };
}
