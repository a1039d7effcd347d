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

/** Of vectors of equal length. The encoder's vectors have about unit length, so between two of them it is their similarity. */
export function dotProduct(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
