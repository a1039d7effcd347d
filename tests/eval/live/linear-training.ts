/** One example: numbers by place, and the places of the right answers. */
export type Example = { places: Uint32Array; values: Float32Array; labels: readonly number[] };
export type LinearWeights = { bias: Float64Array; weights: Float64Array[] };
type TrainingOptions = {
  size: number;
  outputs: number;
  isExclusive: boolean;
  decay?: number;
  rounds?: number;
  rate?: number;
  /** Each round learns from one of so many parts of the examples, in turn: many examples need fewer passes than rounds. */
  parts?: number;
};

const [FIRST_MOMENT, SECOND_MOMENT, TINY] = [0.9, 0.999, 1e-8];

/** Adam on one array of weights. */
export function createStep(length: number, rate: number) {
  const [first, second] = [new Float64Array(length), new Float64Array(length)];
  return (weights: Float64Array, gradient: Float64Array, round: number): void => {
    for (let index = 0; index < length; index += 1) {
      const slope = gradient[index] as number;
      const mean = FIRST_MOMENT * (first[index] as number) + (1 - FIRST_MOMENT) * slope;
      const square = SECOND_MOMENT * (second[index] as number) + (1 - SECOND_MOMENT) * slope * slope;
      [first[index], second[index]] = [mean, square];
      const size = Math.sqrt(square / (1 - SECOND_MOMENT ** round)) + TINY;
      weights[index] = (weights[index] as number) - (rate * (mean / (1 - FIRST_MOMENT ** round))) / size;
    }
  };
}

/** Scores of an example, one an output. */
export function scoresOf({ places, values }: Example, { bias, weights }: LinearWeights): number[] {
  return weights.map((row, output) => {
    let sum = bias[output] as number;
    for (let index = 0; index < places.length; index += 1)
      sum += (row[places[index] as number] as number) * (values[index] as number);
    return sum;
  });
}

export function probabilitiesOf(scores: readonly number[], isExclusive: boolean): number[] {
  if (!isExclusive) return scores.map((score) => 1 / (1 + Math.exp(-score)));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

function addScaled(sums: Float64Array, { places, values }: Example, factor: number): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    sums[place] = (sums[place] as number) + factor * (values[index] as number);
  }
}

/** Linear weights by full gradients, the same on every machine: softmax over the outputs when they exclude each other. */
export function trainLinear(examples: readonly Example[], options: TrainingOptions): LinearWeights {
  const { size, outputs, isExclusive, decay = 1e-3, rounds = 300, rate = 0.05, parts = 1 } = options;
  const weights = Array.from({ length: outputs }, () => new Float64Array(size));
  const bias = new Float64Array(outputs);
  const steps = weights.map(() => createStep(size, rate));
  const stepBias = createStep(outputs, rate);
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = weights.map((row) => row.map((weight) => decay * weight));
    const biasSlope = new Float64Array(outputs);
    const batch = parts === 1 ? examples : examples.filter((_, at) => at % parts === round % parts);
    for (const example of batch) {
      const shares = probabilitiesOf(scoresOf(example, { bias, weights }), isExclusive);
      for (let output = 0; output < outputs; output += 1) {
        const error = ((shares[output] as number) - (example.labels.includes(output) ? 1 : 0)) / batch.length;
        biasSlope[output] = (biasSlope[output] as number) + error;
        addScaled(slopes[output] as Float64Array, example, error);
      }
    }
    for (const [output, row] of weights.entries()) steps[output]?.(row, slopes[output] as Float64Array, round);
    stepBias(bias, biasSlope, round);
  }
  return { bias, weights };
}
