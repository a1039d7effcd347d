import { createStep } from './linear-training.ts';

/** One stretch of a turn: its numbers by place. */
export type Sparse = { places: Uint32Array; values: Float32Array };
/** The stretches of a turn, and how much each is wanted; a turn where nothing is wanted teaches no order. */
export type List = { rows: Sparse[]; wanted: number[] };

export const scoreOf = ({ places, values }: Sparse, weights: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1)
    sum += (weights[places[at] as number] as number) * (values[at] as number);
  return sum;
};

export function sharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Weights with which the wanted stretches have the largest shares of their lists (ListNet), by full gradients. `decays` holds one for each place. */
export function learnOrder(lists: readonly List[], decays: Float64Array, rounds: number, rate: number): Float64Array {
  const useful = lists.filter(({ wanted }) => wanted.some((one) => one > 0));
  const weights = new Float64Array(decays.length);
  const step = createStep(weights.length, rate);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight, place) => weight * (decays[place] as number));
    for (const { rows, wanted } of useful) {
      const shares = sharesOf(rows.map((row) => scoreOf(row, weights)));
      const total = wanted.reduce((sum, one) => sum + one, 0);
      for (const [at, { places, values }] of rows.entries()) {
        const error = ((shares[at] as number) - (wanted[at] as number) / total) / useful.length;
        if (Math.abs(error) < 1e-7) continue;
        for (let index = 0; index < places.length; index += 1) {
          const place = places[index] as number;
          slope[place] = (slope[place] as number) + error * (values[index] as number);
        }
      }
    }
    step(weights, slope, round);
  }
  return weights;
}
