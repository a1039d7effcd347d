// Learns which first steps fit an imagined case: node tests/eval/live/train-cases.ts [--measure, on writers left out]
// `case-turns.json` holds what interviewers said, with the kinds of steps that readers found right for it, the best first, or `none`.
import { writeFileSync } from 'node:fs';
import { packVector } from '@greenroom/coach/live/packed-vector';
import {
  commonRuns,
  namesIn,
  type Prepared,
  prepare,
  readLabelled,
  toExample,
  VECTOR_LENGTH,
} from './kind-training.ts';
import { type LinearWeights, probabilitiesOf, scoresOf, trainLinear } from './linear-training.ts';

const NONE = 'none';
/** What the questions of the trades say; every other writer speaks as people do in an interview. */
const OF_TRADES = 'trade';
const WEIGHTS = { ofVector: 4, ofWords: 6 };
const FEWEST_TURNS = 10;
const LEARNING = { isExclusive: true, decay: 1e-3, rounds: 150, rate: 0.03, parts: 20 };
const STEP = 0.05;
const GROUPS = 3;
const LEVELS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

type Model = { places: Map<string, number>; weights: LinearWeights };

/** What people say counts three times: there is less of it, and it is what is heard. */
const balanced = (prepared: readonly Prepared[]): Prepared[] =>
  prepared.flatMap((one) => (one.row.writer === OF_TRADES ? [one] : [one, one, one]));

function learn(prepared: readonly Prepared[], names: readonly string[]): Model {
  const places = commonRuns(prepared, FEWEST_TURNS);
  const examples = balanced(prepared).map((one) => toExample(one, places, names, WEIGHTS));
  return {
    places,
    weights: trainLinear(examples, { ...LEARNING, size: VECTOR_LENGTH + places.size, outputs: names.length }),
  };
}

/** Turns of people that were not learned from: the share of the likeliest steps that a reader had named, from each probability on. */
function measure(prepared: readonly Prepared[], names: readonly string[], isJudged: (writer: string) => boolean): void {
  const writers = [...new Set(prepared.map(({ row }) => row.writer))].filter(isJudged).toSorted();
  const judged = Array.from({ length: GROUPS }, (_, group) => group).flatMap((group) => {
    const left = new Set(writers.filter((_, at) => at % GROUPS === group));
    const { places, weights } = learn(
      prepared.filter(({ row }) => !left.has(row.writer)),
      names,
    );
    return prepared
      .filter(({ row }) => left.has(row.writer))
      .map((one) => {
        const shares = probabilitiesOf(scoresOf(toExample(one, places, names, WEIGHTS), weights), true);
        const kinds = names.map((kind, at) => ({ kind, share: shares[at] ?? 0 })).filter(({ kind }) => kind !== NONE);
        const [best] = kinds.toSorted((a, b) => b.share - a.share);
        return { labels: one.row.labels, best: best?.kind ?? '', share: best?.share ?? 0 };
      });
  });
  const withKind = judged.filter(({ labels }) => !labels.includes(NONE));
  const rate = (some: typeof judged) =>
    `${(some.filter(({ labels, best }) => labels.includes(best)).length / some.length).toFixed(2)} of ${some.length}`;
  console.log(`writers left out: ${judged.length} turns; with a kind: ${rate(withKind)}`);
  for (const level of LEVELS)
    console.log(
      `  from ${level} on: with a kind ${rate(withKind.filter(({ share }) => share >= level))}, all ${rate(judged.filter(({ share }) => share >= level))}`,
    );
}

const vectorRows = (names: readonly string[], { bias, weights }: LinearWeights) =>
  names.map((kind, index) => ({
    kind,
    bias: Number((bias[index] ?? 0).toFixed(3)),
    ...packVector(
      (weights[index] ?? new Float64Array(VECTOR_LENGTH))
        .slice(0, VECTOR_LENGTH)
        .map((value) => value * WEIGHTS.ofVector),
    ),
  }));

/** What one run of words adds to each kind, in whole steps of `STEP`. */
const stepsOf = ({ weights }: LinearWeights, place: number): number[] =>
  weights.map((row) => Math.round(((row[place] ?? 0) * WEIGHTS.ofWords) / STEP));

const LONGEST_LINE = 180;
function inLines(text: string): string {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_LINE) {
    const end = rest.lastIndexOf(',', LONGEST_LINE - 1) + 1;
    lines.push(rest.slice(0, end));
    rest = `    ${rest.slice(end)}`;
  }
  return [...lines, rest].join('\n');
}

const write = (name: string, rows: readonly unknown[]): void =>
  writeFileSync(
    new URL(`../../../packages/coach/data/live/${name}`, import.meta.url),
    `[\n${rows.map((row) => inLines(`  ${JSON.stringify(row)}`)).join(',\n')}\n]\n`,
  );

const turns = await prepare(readLabelled('case-turns.json'));
const names = namesIn(turns.map(({ row }) => row));
if (process.argv.includes('--measure')) {
  const speaks = (writer: string) => writer !== OF_TRADES && !writer.startsWith('kind-');
  measure(turns, names, speaks);
} else {
  const { places, weights } = learn(turns, names);
  write('case-kinds.json', vectorRows(names, weights));
  write(
    'case-kind-words.json',
    [...places].map(([words, place]) => ({ words, steps: stepsOf(weights, place) })),
  );
}
