// Learns which line of a resume shows what an advertisement asks for: node tests/eval/letters/train-evidence.ts. Prints what is right with each writer left out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVIDENCE_FEATURES, measureEvidence } from '@greenroom/coach/letter/evidence-features';
import { type Example, type LinearWeights, probabilitiesOf, scoresOf, trainLinear } from '../live/linear-training.ts';
import { encodeCached } from '../strangers/encode-cached.ts';

/** `lines` with the job each belongs to (-1 outside the jobs); of each demand the lines that show it and those that show a part. */
type Labelled = {
  writer: string;
  name: string;
  lines: [string, number][];
  advertisements: { text: string; isDuty: boolean; shows: number[]; partly: number[] }[][];
};
/** A demand with the features of all lines. */
type Row = { writer: string; features: number[][]; shows: number[]; partly: number[] };

const FOLDER = join(import.meta.dirname, 'evidence');
const TARGET = join(import.meta.dirname, '../../../packages/coach/data/job/evidence-weights.json');
const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const DIGITS = 4;
const DECAY = 3e-3;
const ROUNDS = 400;

const cases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Labelled[]);

async function rowsOf(isEncoded: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { writer, lines, advertisements } of cases) {
    const evidence = lines.map(([line, place]) => ({ line, placeIndex: place < 0 ? undefined : place }));
    for (const demands of advertisements) {
      const texts = [...evidence.map(({ line }) => line), ...demands.map(({ text }) => text)];
      const vectors = isEncoded ? await encodeCached(texts) : new Map<string, Float32Array>();
      const features = measureEvidence(demands, evidence, vectors);
      for (const [at, { shows, partly }] of demands.entries())
        rows.push({ writer, features: features[at] ?? [], shows, partly });
    }
  }
  return rows;
}

const scaleOf = (rows: readonly Row[]) => {
  const all = rows.flatMap(({ features }) => features);
  return EVIDENCE_FEATURES.map((_, at) => {
    const values = all.map((one) => one[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  });
};
const PLACES = Uint32Array.from(EVIDENCE_FEATURES, (_, at) => at);
const toExample = (features: readonly number[], scale: readonly number[], label: number): Example => ({
  places: PLACES,
  values: Float32Array.from(features, (value, at) => value / (scale[at] ?? 1)),
  labels: label === 1 ? [0] : [],
});

function learn(rows: readonly Row[], scale: readonly number[]): LinearWeights {
  const examples = rows.flatMap(({ features, shows }) =>
    features.map((one, at) => toExample(one, scale, Number(shows.includes(at)))),
  );
  return trainLinear(examples, { size: PLACES.length, outputs: 1, isExclusive: false, decay: DECAY, rounds: ROUNDS });
}

const judge = (features: readonly number[], scale: readonly number[], weights: LinearWeights) =>
  probabilitiesOf(scoresOf(toExample(features, scale, 0), weights), false)[0] ?? 0;

function report(name: string, rows: readonly Row[]): void {
  const scale = scaleOf(rows);
  const judged = [...new Set(rows.map(({ writer }) => writer))].flatMap((writer) => {
    const weights = learn(
      rows.filter((row) => row.writer !== writer),
      scale,
    );
    return rows
      .filter((row) => row.writer === writer)
      .map((row) => {
        const shares = row.features.map((one) => judge(one, scale, weights));
        const best = shares.indexOf(Math.max(...shares));
        return {
          share: shares[best] ?? 0,
          isRight: row.shows.includes(best),
          isPartly: row.partly.includes(best),
          isShown: row.shows.length > 0,
        };
      });
  });
  const shown = judged.filter(({ isShown }) => isShown).length;
  console.log(
    `${name}: ${rows.length} demands, ${shown} shown; best line right of those: ${judged.filter(({ isRight }) => isRight).length}`,
  );
  for (const bound of BOUNDS) {
    const told = judged.filter(({ share }) => share >= bound);
    const [right, partly] = [
      told.filter(({ isRight }) => isRight).length,
      told.filter(({ isPartly }) => isPartly).length,
    ];
    console.log(
      `  from ${bound}: told ${told.length}, right ${right} (${(right / told.length).toFixed(2)}), partly ${partly}`,
    );
  }
}

const toStored = (rows: readonly Row[]) => {
  const scale = scaleOf(rows);
  const { bias, weights } = learn(rows, scale);
  const round = (value: number) => Number(value.toFixed(DIGITS));
  return {
    bias: round(bias[0] ?? 0),
    ...Object.fromEntries(
      EVIDENCE_FEATURES.map((name, at) => [name, round((weights[0]?.[at] ?? 0) / (scale[at] ?? 1))]),
    ),
  };
};

const [withVectors, alone] = [await rowsOf(true), await rowsOf(false)];
report('with the encoder', withVectors);
report('words alone', alone);
writeFileSync(TARGET, `${JSON.stringify({ withVectors: toStored(withVectors), alone: toStored(alone) }, null, 1)}\n`);
