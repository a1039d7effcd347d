import { heardWords } from './question-words.ts';

/** A learned vector as the data files hold it: whole numbers of -127 to 127, times `scale`. */
export type PackedVector = { scale: number; steps: readonly number[] };

const MOST_STEPS = 127;

/** Packs the numbers of a vector, each rounded to 1/127 of the largest. */
export function packVector(numbers: ArrayLike<number>): PackedVector {
  const values = Array.from(numbers);
  const largest = Math.max(...values.map(Math.abs), Number.EPSILON);
  const scale = Number((largest / MOST_STEPS).toPrecision(4));
  return { scale, steps: values.map((value) => Math.round(value / scale) + 0) };
}

/** The numbers of a packed vector. */
export const unpackVector = ({ scale, steps }: PackedVector): Float32Array =>
  Float32Array.from(steps, (step) => step * scale);

/** Vectors of the encoder by the text as `heardWords` gives it. Empty where no encoder answered in time. */
export type Vectors = ReadonlyMap<string, Float32Array>;

/** The vectors of texts under the texts as they are written. */
export const vectorsOf = (texts: readonly string[], vectors: Vectors): Map<string, Float32Array> =>
  new Map(
    texts.flatMap((text) => {
      const vector = vectors.get(heardWords(text));
      return vector === undefined ? [] : [[text, vector] as const];
    }),
  );
