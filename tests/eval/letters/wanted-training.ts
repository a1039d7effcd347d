import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatherFacts, textsOfLetter } from '@greenroom/coach/letter/letter-facts';
import { measureWanted, WANTED_FEATURES } from '@greenroom/coach/letter/wanted-features';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { type Example, type LinearWeights, probabilitiesOf, scoresOf, trainLinear } from '../live/linear-training.ts';
import { encodeLines } from '../strangers/encode-cached.ts';

/**
 * A person, by lines of text, and the lines of the resume as a recruiter graded them for a letter to this employer: the line (long ones in parts), the place of its job
 * (-1 outside the jobs) and the grade: 3 must be in the letter, 2 good, 1 idle, 0 must not be there.
 */
type Graded = { name: string; advertisement: Parts; resume: Parts; lines: [string | string[], number, number][] };
/** A line of text may be stored in parts. */
type Parts = (string | string[])[];
/** One graded line with its features and, where it was encoded, its vector. */
export type Row = { writer: string; line: string; placeIndex: number; grade: number; values: number[] };

const FOLDER = join(import.meta.dirname, 'wanted');
/** The vector counts beside features of unit spread. */
const VECTOR_SCALE = 8;
const DECAY = { encoded: 0.06, alone: 0.01 };
const ROUNDS = 400;
const DIGITS = 3;
const GOOD = 2;
const FEATURES = WANTED_FEATURES.length;
const DAY = '2026-11-30';

const textOf = (parts: Parts): string => parts.map((part) => [part].flat().join(' ')).join('\n');

/** All graded lines; `isEncoded` takes the encoder's vectors along. */
export async function rowsOf(isEncoded: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    const people = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Graded[];
    for (const person of people) rows.push(...(await rowsOfPerson(person, file.replace('.json', ''), isEncoded)));
  }
  return rows;
}

async function rowsOfPerson(person: Graded, writer: string, isEncoded: boolean): Promise<Row[]> {
  const resume = parseResumeText(textOf(person.resume));
  const advertisement = textOf(person.advertisement);
  const graded = person.lines.map(([parts, placeIndex, grade]) => ({
    line: [parts].flat().join(' '),
    placeIndex,
    grade,
  }));
  const texts = [...textsOfLetter(resume, advertisement), ...graded.map(({ line }) => line)];
  const vectors = isEncoded ? await encodeLines(texts) : new Map<string, Float32Array>();
  const facts = gatherFacts(resume, advertisement, DAY, vectors);
  const lines = graded.map(({ line, placeIndex }) => ({ line, placeIndex: placeIndex < 0 ? undefined : placeIndex }));
  return measureWanted(lines, facts).flatMap((features, at) => {
    const one = graded[at];
    const vector = one === undefined ? undefined : vectors.get(one.line);
    const direction = vector === undefined ? [] : Array.from(vector, (value) => value * VECTOR_SCALE);
    return one === undefined ? [] : [{ writer, ...one, values: [...features, ...direction] }];
  });
}

/** The spread of each feature; the vector keeps its scale. */
export const scaleOf = (rows: readonly Row[]): number[] =>
  Array.from({ length: rows[0]?.values.length ?? 0 }, (_, at) => {
    if (at >= FEATURES) return 1;
    const values = rows.map((row) => row.values[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  });

const toExample = ({ values, grade }: Row, scale: readonly number[]): Example => ({
  places: Uint32Array.from(values, (_, at) => at),
  values: Float32Array.from(values, (value, at) => value / (scale[at] ?? 1)),
  labels: [...(grade >= GOOD ? [0] : []), ...(grade === 0 ? [1] : [])],
});

/** Two logistic regressions: whether a recruiter wants the line, and whether it must not be there. */
export function learn(rows: readonly Row[], scale: readonly number[]): LinearWeights {
  const isEncoded = scale.length > FEATURES;
  const decay = isEncoded ? DECAY.encoded : DECAY.alone;
  const examples = rows.map((row) => toExample(row, scale));
  return trainLinear(examples, { size: scale.length, outputs: 2, isExclusive: false, decay, rounds: ROUNDS });
}

/** `[wanted, unfit]` of a line, each from 0 to 1. */
export const judge = (row: Row, scale: readonly number[], weights: LinearWeights): number[] =>
  probabilitiesOf(scoresOf(toExample(row, scale), weights), false);

/** The weights as `packages/coach/data/letter/wanted-weights.json` holds them. */
export function toStored(rows: readonly Row[]) {
  const scale = scaleOf(rows);
  const { bias, weights } = learn(rows, scale);
  const round = (value: number) => Number(value.toFixed(DIGITS));
  const storedOf = (output: number) => {
    const row = weights[output] ?? new Float64Array();
    return {
      bias: round(bias[output] ?? 0),
      features: Object.fromEntries(WANTED_FEATURES.map((name, at) => [name, round((row[at] ?? 0) / (scale[at] ?? 1))])),
      vector: Array.from(row.slice(FEATURES), (value) => round(value * VECTOR_SCALE)),
    };
  };
  return { wanted: storedOf(0), unfit: storedOf(1) };
}
