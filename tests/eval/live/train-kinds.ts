// Learns the kinds of questions and what a line of a resume shows: node tests/eval/live/train-kinds.ts [--measure, on writers left out]
import { writeFileSync } from 'node:fs';
import { packVector } from '@greenroom/coach/live/packed-vector';
import {
  learn,
  namesIn,
  type Prepared,
  prepare,
  readLabelled,
  toExample,
  VECTOR_LENGTH,
  VECTOR_WEIGHT,
  WORDS_WEIGHT,
  wordsOnly,
} from './kind-training.ts';
import { type LinearWeights, probabilitiesOf, scoresOf } from './linear-training.ts';
import { markedQuestions } from './marked-turns.ts';

const KEPT_KINDS = 4;
const SMALLEST_WEIGHT = 0.12;

const dataFile = (name: string) => new URL(`../../../packages/coach/data/live/${name}`, import.meta.url);

/** Each writer judged by what was learned from the others: share right, and the same among the sure ones. */
function measure(prepared: readonly Prepared[], names: readonly string[], isExclusive: boolean): void {
  const writers = [...new Set(prepared.map(({ row }) => row.writer))];
  const judged = writers.flatMap((writer) => {
    const { places, weights } = learn(
      prepared.filter(({ row }) => row.writer !== writer),
      names,
      isExclusive,
    );
    return prepared
      .filter(({ row }) => row.writer === writer && row.labels.length > 0)
      .map((one) => {
        const shares = probabilitiesOf(scoresOf(toExample(one, places, names), weights), isExclusive);
        const best = shares.indexOf(Math.max(...shares));
        return { writer, isRight: one.row.labels.includes(names[best] ?? ''), share: shares[best] ?? 0 };
      });
  });
  const rate = (some: typeof judged) =>
    `${(some.filter(({ isRight }) => isRight).length / some.length).toFixed(3)} of ${some.length}`;
  console.log(
    'writers left out:',
    rate(judged),
    writers.map((writer) => `${writer} ${rate(judged.filter((one) => one.writer === writer))}`).join(', '),
  );
  for (const bound of [0.2, 0.3, 0.4, 0.5])
    console.log(`  from ${bound} on:`, rate(judged.filter(({ share }) => share >= bound)));
}

function vectorRows(names: readonly string[], { bias, weights }: LinearWeights) {
  return names.map((kind, index) => ({
    kind,
    bias: Number((bias[index] ?? 0).toFixed(3)),
    ...packVector(
      (weights[index] ?? new Float64Array(VECTOR_LENGTH)).slice(0, VECTOR_LENGTH).map((value) => value * VECTOR_WEIGHT),
    ),
  }));
}

/** The weights of one run of words that matter, by kind. */
function kindsOf(
  names: readonly string[],
  place: number | undefined,
  { weights }: LinearWeights,
): Record<string, number> {
  if (place === undefined) return {};
  const kept = names
    .map((kind, index) => ({ kind, weight: (weights[index]?.[place] ?? 0) * WORDS_WEIGHT }))
    .filter(({ weight }) => Math.abs(weight) >= SMALLEST_WEIGHT)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, KEPT_KINDS);
  return Object.fromEntries(kept.map(({ kind, weight }) => [kind, Number(weight.toFixed(2))]));
}

const write = (name: string, rows: readonly unknown[]): void =>
  writeFileSync(dataFile(name), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);

const single = await prepare(readLabelled('kind-utterances.json'));
// Whole turns say more than their question, which words alone do not tell apart: they are learned from with vectors only.
const questions = [...single, ...(await prepare(markedQuestions()))];
const kindNames = namesIn(questions.map(({ row }) => row));
const kinds = learn(questions, kindNames, true);
const alone = learn(wordsOnly(single), kindNames, true);
write('question-kinds.json', vectorRows(kindNames, kinds.weights));
write(
  'question-kind-words.json',
  [...new Set([...kinds.places.keys(), ...alone.places.keys()])].toSorted().map((words) => ({
    words,
    kinds: kindsOf(kindNames, kinds.places.get(words), kinds.weights),
    alone: kindsOf(kindNames, alone.places.get(words), alone.weights),
  })),
);

const lines = await prepare(readLabelled('resume-lines.json'));
const shownNames = namesIn(lines.map(({ row }) => row));
write('shown-in-lines.json', vectorRows(shownNames, learn(lines, shownNames, false).weights));

if (process.argv.includes('--measure')) {
  measure(questions, kindNames, true);
  measure(wordsOnly(questions), kindNames, true);
  measure(lines, shownNames, false);
}
