/** Of vectors of equal length. The encoder's vectors have about unit length, so between two of them it is their similarity. */
export function dotProduct(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
