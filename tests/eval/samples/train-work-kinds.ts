// Learns which kind of work a duty is: node tests/eval/samples/train-work-kinds.ts. Prints what is right with a fifth of the examples left out.
import { writeFileSync } from 'node:fs';
import { packVector } from '@greenroom/coach/live/packed-vector';
import { heardWords } from '@greenroom/coach/live/question-words';
import { dotProduct } from '@greenroom/coach/text/dot-product';
import kinds from '../../../packages/coach/data/sample-answer/work-kinds.json' with { type: 'json' };
import { encodeLines } from '../strangers/encode-cached.ts';

const FOLDS = 5;
const BOUNDS = [0, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6];

type Row = { vector: Float32Array; label: number };
const names = Object.keys(kinds);
const texts = Object.values(kinds).flatMap(({ examples }, label) => examples.map((text) => ({ text, label })));
const vectors = await encodeLines(texts.map(({ text }) => heardWords(text)));
const rows: Row[] = texts.map(({ text, label }) => ({ vector: vectors.get(heardWords(text)) as Float32Array, label }));

const scaled = (numbers: Float64Array): Float64Array => {
  const length = Math.hypot(...numbers) || 1;
  return numbers.map((number) => number / length);
};

/** The middle of the examples of each kind, of unit length. */
function middlesOf(some: readonly Row[]): Float64Array[] {
  const sums = names.map(() => new Float64Array(rows[0]?.vector.length ?? 0));
  for (const { vector, label } of some) {
    const sum = sums[label] as Float64Array;
    for (const [at, number] of vector.entries()) sum[at] = (sum[at] ?? 0) + number;
  }
  return sums.map(scaled);
}

const guesses = Array.from({ length: FOLDS }, (_, fold) => {
  const middles = middlesOf(rows.filter((_row, at) => at % FOLDS !== fold)).map((middle) => Float32Array.from(middle));
  return rows.flatMap(({ vector, label }, at) => {
    if (at % FOLDS !== fold) return [];
    const nearness = middles.map((middle) => dotProduct(middle, vector));
    const best = Math.max(...nearness);
    return [{ best, isRight: nearness.indexOf(best) === label }];
  });
}).flat();
for (const bound of BOUNDS) {
  const told = guesses.filter(({ best }) => best >= bound);
  const right = told.filter(({ isRight }) => isRight).length;
  console.log(
    `from ${bound}: ${told.length} of ${guesses.length} named, ${((100 * right) / told.length).toFixed(0)} % right`,
  );
}

const stored = middlesOf(rows).map((middle, at) => ({ kind: names[at], ...packVector(middle) }));
const file = new URL('../../../packages/coach/data/sample-answer/work-kind-vectors.json', import.meta.url);
writeFileSync(file, `[\n${stored.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
