import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceLine } from '@greenroom/coach/evidence/evidence';
import { EVIDENCE_FEATURES, measureEvidence } from '@greenroom/coach/evidence/evidence-features';
import { evidenceLines } from '@greenroom/coach/letter/evidence-lines';
import { placesOf } from '@greenroom/coach/letter/letter-facts';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { type Example, type LinearWeights, probabilitiesOf, scoresOf, trainLinear } from '../live/linear-training.ts';
import { encodeLines } from '../strangers/encode-cached.ts';
import { squeezed } from './match-marked.ts';
import { type MarkedDemand, readMarked } from './read-marked.ts';

/** `lines`, long ones in parts, with the job each belongs to (-1 outside the jobs); of each demand the lines that show it and those that show a part. */
type Labelled = {
  writer: string;
  name: string;
  lines: [string | string[], number][];
  advertisements: { text: string; isDuty: boolean; shows: number[]; partly: number[] }[][];
};
/** A demand with the features of all lines. */
export type Row = { writer: string; features: number[][]; shows: number[]; partly: number[] };

const FOLDER = join(import.meta.dirname, 'evidence');
const DIGITS = 4;
const DECAY = 3e-3;
const ROUNDS = 400;

const cases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Labelled[]);

/** All labelled demands; `isEncoded` takes the encoder's vectors along. */
export async function rowsOf(isEncoded: boolean): Promise<Row[]> {
  return [...(await labelledRows(isEncoded)), ...(await markedRows(isEncoded))];
}

/** The demands of marked advertisements by their phrases, and the lines of the resume that hold the marked stretches. */
async function markedRows(isEncoded: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { writer, resume: marked, demands } of readMarked()) {
    const resume = parseResumeText(marked.text);
    const evidence = evidenceLines(resume, placesOf(resume));
    const asked = demands.map(({ phrase }) => ({ text: phrase, isDuty: false }));
    const texts = [...evidence, ...asked.map(({ text }) => ({ line: text }))].map(({ line }) => line);
    const vectors = isEncoded ? await encodeLines(texts) : new Map<string, Float32Array>();
    for (const [at, features] of measureEvidence(asked, evidence, vectors).entries()) {
      const demand = demands[at];
      const labels = demand === undefined ? undefined : labelsOf(demand, evidence);
      if (labels !== undefined) rows.push({ writer, features, ...labels });
    }
  }
  return rows;
}

/** The lines that hold the marked stretches; undefined where none does, as every line would count as wrong. */
function labelsOf(
  { strength, evidence: stretches }: MarkedDemand,
  evidence: readonly EvidenceLine[],
): Pick<Row, 'shows' | 'partly'> | undefined {
  const holding = evidence.flatMap(({ line }, at) => (stretches.some((one) => holds(line, one)) ? [at] : []));
  if (strength !== 'none' && holding.length === 0) return undefined;
  return strength === 'shows' ? { shows: holding, partly: [] } : { shows: [], partly: holding };
}

const holds = (line: string, stretch: string): boolean =>
  squeezed(line).includes(squeezed(stretch)) || squeezed(stretch).includes(squeezed(line));

async function labelledRows(isEncoded: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { writer, lines, advertisements } of cases) {
    const evidence = lines.map(([line, place]) => ({
      line: [line].flat().join(' '),
      placeIndex: place < 0 ? undefined : place,
    }));
    for (const demands of advertisements) {
      const texts = [...evidence.map(({ line }) => line), ...demands.map(({ text }) => text)];
      const vectors = isEncoded ? await encodeLines(texts) : new Map<string, Float32Array>();
      const features = measureEvidence(demands, evidence, vectors);
      for (const [at, { shows, partly }] of demands.entries())
        rows.push({ writer, features: features[at] ?? [], shows, partly });
    }
  }
  return rows;
}

/** The spread of each feature. */
export const scaleOf = (rows: readonly Row[]) => {
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

/** Logistic regression on every line of every demand. */
export function learn(rows: readonly Row[], scale: readonly number[]): LinearWeights {
  const examples = rows.flatMap(({ features, shows }) =>
    features.map((one, at) => toExample(one, scale, Number(shows.includes(at)))),
  );
  return trainLinear(examples, { size: PLACES.length, outputs: 1, isExclusive: false, decay: DECAY, rounds: ROUNDS });
}

/** The probability that a line with these features shows the demand. */
export const judge = (features: readonly number[], scale: readonly number[], weights: LinearWeights) =>
  probabilitiesOf(scoresOf(toExample(features, scale, 0), weights), false)[0] ?? 0;

/** The weights as `packages/coach/data/job/evidence-weights.json` holds them. */
export const toStored = (rows: readonly Row[]) => {
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
