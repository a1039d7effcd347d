import { type EndWeights, endFeatures } from '@greenroom/coach/text/sentence-ends';
import type { MarkedText } from './marked-texts.ts';

const EPOCHS = 10;
/** Weights are averaged over the ends of the later passes. */
const FIRST_AVERAGED = 2;
const RATE = 0.1;
const DECAY = 0.02;
/** A feature of fewer places is chance. */
const FEWEST_PLACES = 3;

type Place = { features: number[]; isEnd: boolean };
/** A place of a text, and whether what is learned is there. */
export type LearnedPlace = { features: string[]; isEnd: boolean };

function* placesOf({ words, ends }: MarkedText): Generator<LearnedPlace> {
  let length = 0;
  for (let index = 0; index < words.length - 1; index += 1) {
    length += 1;
    const isEnd = ends[index] === true;
    yield { features: endFeatures(words, index, length), isEnd };
    if (isEnd) length = 0;
  }
}

function countFeatures(known: readonly LearnedPlace[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of known) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** The same order at every run. */
function shuffle<Item>(items: Item[]): void {
  let seed = 7;
  for (let index = items.length - 1; index > 0; index -= 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    const other = seed % (index + 1);
    [items[index], items[other]] = [items[other] as Item, items[index] as Item];
  }
}

function step({ features, isEnd }: Place, weights: Float64Array, squares: Float64Array): void {
  const score = features.reduce((sum, index) => sum + (weights[index] ?? 0), 0);
  const error = 1 / (1 + Math.exp(-score)) - Number(isEnd);
  for (const index of features) {
    const weight = weights[index] ?? 0;
    const gradient = error + DECAY * weight;
    const square = (squares[index] ?? 0) + gradient ** 2;
    squares[index] = square;
    weights[index] = weight - (RATE * gradient) / Math.sqrt(square);
  }
}

export const learnEnds = (texts: readonly MarkedText[], most: number): EndWeights =>
  learnWeights(
    texts.flatMap((text) => [...placesOf(text)]),
    most,
  );

/** Logistic regression by AdaGrad. Answers at most `most` weights, the heaviest. */
export function learnWeights(known: readonly LearnedPlace[], most: number): EndWeights {
  const names = [...countFeatures(known)].filter(([, count]) => count >= FEWEST_PLACES).map(([name]) => name);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const places: Place[] = known.map(({ features, isEnd }) => ({
    features: features.flatMap((name) => indexOf.get(name) ?? []),
    isEnd,
  }));
  const weights = new Float64Array(names.length);
  const sums = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(places);
    for (const place of places) step(place, weights, squares);
    if (epoch >= FIRST_AVERAGED)
      for (const index of weights.keys()) sums[index] = (sums[index] ?? 0) + (weights[index] ?? 0);
  }
  const heaviest = names
    .map((name, index) => [name, Math.round((100 * (sums[index] ?? 0)) / (EPOCHS - FIRST_AVERAGED)) / 100] as const)
    .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, most)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(heaviest);
}
