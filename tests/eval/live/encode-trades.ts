// Encodes what interviewers of each trade ask: node tests/eval/live/encode-trades.ts. To be run after each change of `data/live/of-trades`.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { heardWords } from '@greenroom/coach/live/question-words';
import { TRADES, tradeRows } from '@greenroom/coach/live/trade-rows';
import { packDirection, unpackDirection } from '@greenroom/coach/live/trade-vectors';
import { dotProduct } from '@greenroom/coach/text/dot-product';
import { encodeLines } from '../strangers/encode-cached.ts';

const TARGET = new URL('../../../packages/coach/data/live/trade-vectors.json', import.meta.url);
/** With 160 of 384 directions the likeness of two questions differs by 0.01 from that of the whole vectors. */
const DIRECTIONS = 160;
const STEPS_OF_POWER = 12;
/** Data have lines of at most 200 characters. */
const MOST_IN_LINE = 128;

/** The same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** Makes vectors orthogonal and of length 1, by Gram and Schmidt. */
function orthonormal(vectors: Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const before of done) {
      const share = dotProduct(vector, before);
      for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) - share * (before[at] ?? 0);
    }
    const length = Math.sqrt(dotProduct(vector, vector));
    done.push(vector.map((value) => value / length));
  }
  return done;
}

/** The directions in which the vectors are longest, by subspace iteration on the sum of their outer products. */
function findBasis(vectors: readonly Float32Array[], count: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  const sums = Array.from({ length: size }, () => new Float64Array(size));
  for (const vector of vectors) {
    for (const [row, sum] of sums.entries()) {
      const value = vector[row] ?? 0;
      for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + value * (vector[at] ?? 0);
    }
  }
  const random = createRandom(1);
  let found = orthonormal(Array.from({ length: count }, () => Float64Array.from({ length: size }, random)));
  for (let step = 0; step < STEPS_OF_POWER; step += 1)
    found = orthonormal(found.map((direction) => Float64Array.from(sums, (sum) => dotProduct(sum, direction))));
  return found;
}

const splitText = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / MOST_IN_LINE) }, (_, at) =>
    text.slice(at * MOST_IN_LINE, (at + 1) * MOST_IN_LINE),
  );

const askedBy = new Map(
  TRADES.map((occupation) => [occupation, tradeRows(occupation).map(({ ask }) => heardWords(ask))]),
);
const texts = [...askedBy.values()].flat();
const vectors = await encodeLines(texts);
const vectorOf = (text: string): Float32Array => vectors.get(text) as Float32Array;
const basis = findBasis(texts.map(vectorOf), DIRECTIONS).map((direction) => splitText(packDirection(direction)));
const directions = basis.map((parts) => unpackDirection(parts.join('')));
const asked = Object.fromEntries(
  [...askedBy].map(([occupation, questions]) => [
    occupation,
    {
      digest: createHash('sha256').update(questions.join('\n')).digest('hex').slice(0, 16),
      vectors: questions.map((text) =>
        packDirection(directions.map((direction) => dotProduct(direction, vectorOf(text)))),
      ),
    },
  ]),
);
writeFileSync(TARGET, `${JSON.stringify({ basis, asked }, null, 2)}\n`);
console.log(`${texts.length} questions of ${askedBy.size} occupations`);
