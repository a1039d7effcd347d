/** Zero crossings of the filter on each side: 16 keeps what folds back from above half the target rate under -60 dB. */
const ZERO_CROSSINGS = 16;
/** The pass band ends a little below half the rate, so that the slope of the filter falls before it. */
const PASS_BAND = 0.94;
/** Shape of the Kaiser window: about 70 dB down beside the pass band. */
const KAISER_BETA = 7;

function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 25; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Weights of the filter for an output sample that falls `fraction` of an input sample behind one; they add up to 1. */
function designPhase(fraction: number, cutoff: number, halfWidth: number): Float32Array {
  const weights = new Float32Array(2 * halfWidth);
  let sum = 0;
  for (let tap = 0; tap < weights.length; tap++) {
    const distance = tap - halfWidth + 1 - fraction;
    const angle = Math.PI * distance * cutoff;
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
    const position = Math.min(1, Math.abs(distance) / halfWidth);
    const weight = sinc * besselI0(KAISER_BETA * Math.sqrt(1 - position * position));
    weights[tap] = weight;
    sum += weight;
  }
  return weights.map((weight) => weight / sum);
}

/** Samples at another rate (both in hertz, whole), by a windowed sinc with one table of weights a phase. */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples;
  const divisor = greatestCommonDivisor(fromRate, toRate);
  const step = fromRate / divisor;
  const phaseCount = toRate / divisor;
  const cutoff = Math.min(1, toRate / fromRate) * PASS_BAND;
  const halfWidth = Math.ceil(ZERO_CROSSINGS / cutoff);
  const phases = new Map<number, Float32Array>();
  const output = new Float32Array(Math.floor((samples.length * phaseCount) / step));
  for (let index = 0; index < output.length; index++) {
    const position = index * step;
    const phase = position % phaseCount;
    let weights = phases.get(phase);
    if (!weights) {
      weights = designPhase(phase / phaseCount, cutoff, halfWidth);
      phases.set(phase, weights);
    }
    const first = (position - phase) / phaseCount - halfWidth + 1;
    output[index] = applyWeights(samples, first, weights);
  }
  return output;
}

function applyWeights(samples: Float32Array, first: number, weights: Float32Array): number {
  const from = Math.max(0, -first);
  const to = Math.min(weights.length, samples.length - first);
  let sum = 0;
  for (let tap = from; tap < to; tap++) sum += (samples[first + tap] as number) * (weights[tap] as number);
  return sum;
}
