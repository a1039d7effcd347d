import packed from '../../data/live/trade-vectors.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';

/**
 * Vectors of what interviewers ask, so that nothing of it has to be encoded before a question can be compared with it. `basis`: directions of the encoder's
 * space in which these questions differ most, the numbers of one over several texts. `asked`: for each occupation the vectors of its questions in
 * their order, and the digest of their texts. Each character is a number. Written by `node tests/eval/live/encode-trades.ts`.
 */
export type PackedTradeVectors = {
  basis: readonly (readonly string[])[];
  asked: Readonly<Record<string, { digest: string; vectors: readonly string[] }>>;
};

/** Characters from "#" to "[", all of which JSON writes as they are. */
const FIRST_CODE = 35;
const LEVELS = 57;
const MIDDLE = (LEVELS - 1) / 2;

/** A vector with one character for each number; only its direction stays. */
export function packDirection(numbers: ArrayLike<number>): string {
  const values = Array.from(numbers);
  const largest = Math.max(...values.map(Math.abs), Number.EPSILON);
  return String.fromCharCode(...values.map((value) => FIRST_CODE + MIDDLE + Math.round((value / largest) * MIDDLE)));
}

/** Writes what `packDirection` packed into `target` from `start` on, as whole numbers of -28 to 28. */
function unpackInto(target: Int8Array, start: number, text: string): void {
  for (let at = 0; at < text.length; at += 1) target[start + at] = text.charCodeAt(at) - FIRST_CODE - MIDDLE;
}

/** The direction that `packDirection` wrote, of length 1. */
export function unpackDirection(text: string): Float32Array {
  const steps = new Int8Array(text.length);
  unpackInto(steps, 0, text);
  return withLengthOne(Float32Array.from(steps));
}

function withLengthOne(numbers: Float32Array): Float32Array {
  const length = Math.sqrt(dotProduct(numbers, numbers));
  return length === 0 ? numbers : numbers.map((number) => number / length);
}

const { basis, asked }: PackedTradeVectors = packed;

let directions: Float32Array[] | undefined;

/** A vector of the encoder by the directions of the basis, of length 1, as `likenessesTo` takes it. */
export function projectVector(vector: Float32Array): Float32Array {
  directions ??= basis.map((texts) => unpackDirection(texts.join('')));
  return withLengthOne(Float32Array.from(directions, (direction) => dotProduct(direction, vector)));
}

/** The questions of an occupation one after the other, one byte a number, which is a quarter of what floating numbers need. */
type Unpacked = { steps: Int8Array; lengths: Float32Array };

function unpackOccupation(texts: readonly string[]): Unpacked {
  const size = basis.length;
  const steps = new Int8Array(texts.length * size);
  for (const [at, text] of texts.entries()) unpackInto(steps, at * size, text);
  const lengths = Float32Array.from(texts, (_, at) => {
    const own = steps.subarray(at * size, (at + 1) * size);
    return Math.sqrt(dotProduct(own, own));
  });
  return { steps, lengths };
}
const unpackedBy = new Map<string, Unpacked>();

/** How like a projected vector is to each question of an occupation, or of "any job", in their order: cosines. Empty for a name that has none. */
export function likenessesTo(occupation: string, projected: Float32Array): Float32Array {
  const texts = asked[occupation]?.vectors ?? [];
  const { steps, lengths } = unpackedBy.get(occupation) ?? unpackOccupation(texts);
  if (texts.length > 0 && !unpackedBy.has(occupation)) unpackedBy.set(occupation, { steps, lengths });
  const size = projected.length;
  return lengths.map((length, at) => {
    let sum = 0;
    for (let index = 0; index < size; index += 1) sum += (steps[at * size + index] ?? 0) * (projected[index] ?? 0);
    return length === 0 ? 0 : sum / length;
  });
}

/** The digest of the texts that were encoded for an occupation, by which a test finds those that were mended since. */
export const digestOfOccupation = (name: string): string | undefined => asked[name]?.digest;
