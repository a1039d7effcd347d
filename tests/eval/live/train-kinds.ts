// Learns the kinds of questions and what a line of a resume shows: node tests/eval/live/train-kinds.ts [--measure, on writers left out]
import { readFileSync, writeFileSync } from 'node:fs';
import { packVector } from '@greenroom/coach/live/packed-vector';
import { heardWords, wordRuns } from '@greenroom/coach/live/question-words';
import { loadEncoder } from '../../../apps/server/src/adapters/sentence-encoder/load-encoder.ts';
import { type Example, type LinearWeights, probabilitiesOf, scoresOf, trainLinear } from './linear-training.ts';

type Labelled = { text: string; writer: string; labels: string[] };

const VECTOR_LENGTH = 512;
/** The vectors are of unit length, each of the runs of words counts less: this makes both matter. */
const [VECTOR_WEIGHT, WORDS_WEIGHT] = [3, 2];
const FEWEST_UTTERANCES = 3;
const KEPT_KINDS = 4;
const SMALLEST_WEIGHT = 0.12;

const encode = await loadEncoder();
const dataFile = (name: string) => new URL(`../../../packages/coach/data/live/${name}`, import.meta.url);
const readLabelled = (name: string): Labelled[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Labelled[];
const namesIn = (rows: readonly Labelled[]): string[] => [...new Set(rows.flatMap(({ labels }) => labels))].toSorted();

type Prepared = { row: Labelled; vector: Float32Array; runs: Set<string> };
async function prepare(rows: readonly Labelled[]): Promise<Prepared[]> {
  const heard = rows.map(({ text }) => heardWords(text));
  const vectors = await encode(heard);
  return rows.map((row, index) => ({
    row,
    vector: vectors[index] as Float32Array,
    runs: wordRuns(heard[index] as string),
  }));
}

function commonRuns(prepared: readonly Prepared[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { runs } of prepared) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST_UTTERANCES).map(([run]) => run);
  return new Map(kept.toSorted().map((run, index) => [run, VECTOR_LENGTH + index]));
}

function toExample(
  { row, vector, runs }: Prepared,
  places: ReadonlyMap<string, number>,
  names: readonly string[],
): Example {
  const known = [...runs].flatMap((run) => places.get(run) ?? []);
  const share = WORDS_WEIGHT / Math.sqrt(Math.max(1, known.length));
  return {
    places: Uint32Array.from([...vector.keys(), ...known]),
    values: Float32Array.from([...vector.map((value) => value * VECTOR_WEIGHT), ...known.map(() => share)]),
    labels: row.labels.map((label) => names.indexOf(label)),
  };
}

/** Without the vectors, for the moments in which the encoder does not answer in time. */
const wordsOnly = (prepared: readonly Prepared[]): Prepared[] =>
  prepared.map((one) => ({ ...one, vector: new Float32Array() }));

function learn(prepared: readonly Prepared[], names: readonly string[], isExclusive: boolean) {
  const places = isExclusive ? commonRuns(prepared) : new Map<string, number>();
  const size = VECTOR_LENGTH + places.size;
  const examples = prepared.map((one) => toExample(one, places, names));
  const weights = trainLinear(examples, { size, outputs: names.length, isExclusive });
  return { places, weights };
}

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
function kindsOf(names: readonly string[], place: number, { weights }: LinearWeights): Record<string, number> {
  const kept = names
    .map((kind, index) => ({ kind, weight: (weights[index]?.[place] ?? 0) * WORDS_WEIGHT }))
    .filter(({ weight }) => Math.abs(weight) >= SMALLEST_WEIGHT)
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, KEPT_KINDS);
  return Object.fromEntries(kept.map(({ kind, weight }) => [kind, Number(weight.toFixed(2))]));
}

const write = (name: string, rows: readonly unknown[]): void =>
  writeFileSync(dataFile(name), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);

const questions = await prepare(readLabelled('kind-utterances.json'));
const kindNames = namesIn(questions.map(({ row }) => row));
const kinds = learn(questions, kindNames, true);
const alone = learn(wordsOnly(questions), kindNames, true);
write('question-kinds.json', vectorRows(kindNames, kinds.weights));
write(
  'question-kind-words.json',
  [...kinds.places].map(([words, place]) => ({
    words,
    kinds: kindsOf(kindNames, place, kinds.weights),
    alone: kindsOf(kindNames, place, alone.weights),
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
