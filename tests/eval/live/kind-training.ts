import { readFileSync } from 'node:fs';
import { heardWords, wordRuns } from '@greenroom/coach/live/question-words';
import { VECTOR_LENGTHS } from '../../../apps/server/src/adapters/sentence-encoder/load-encoder.ts';
import { encodeLines } from '../strangers/encode-cached.ts';
import { type Example, trainLinear } from './linear-training.ts';

export type Labelled = { text: string; writer: string; labels: string[] };
/** In the files a long text is a list of its parts. */
type Stored = Omit<Labelled, 'text'> & { text: string | string[] };

export const VECTOR_LENGTH = VECTOR_LENGTHS.lines;
/** The vectors are of unit length, each of the runs of words counts less: this makes both matter. */
export const [VECTOR_WEIGHT, WORDS_WEIGHT] = [3, 2];
const FEWEST_UTTERANCES = 3;

export const readLabelled = (name: string): Labelled[] =>
  (JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Stored[]).map((row) => ({
    ...row,
    text: [row.text].flat().join(' '),
  }));
export const namesIn = (rows: readonly Labelled[]): string[] =>
  [...new Set(rows.flatMap(({ labels }) => labels))].toSorted();

export type Prepared = { row: Labelled; vector: Float32Array; runs: Set<string> };
export async function prepare(rows: readonly Labelled[]): Promise<Prepared[]> {
  const heard = rows.map(({ text }) => heardWords(text));
  const vectors = await encodeLines(heard);
  return rows.map((row, index) => ({
    row,
    vector: vectors.get(heard[index] as string) as Float32Array,
    runs: wordRuns(heard[index] as string),
  }));
}

export function commonRuns(prepared: readonly Prepared[], fewest = FEWEST_UTTERANCES): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { runs } of prepared) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= fewest).map(([run]) => run);
  return new Map(kept.toSorted().map((run, index) => [run, VECTOR_LENGTH + index]));
}

export function toExample(
  { row, vector, runs }: Prepared,
  places: ReadonlyMap<string, number>,
  names: readonly string[],
  { ofVector, ofWords } = { ofVector: VECTOR_WEIGHT, ofWords: WORDS_WEIGHT },
): Example {
  const known = [...runs].flatMap((run) => places.get(run) ?? []);
  const share = ofWords / Math.sqrt(Math.max(1, known.length));
  return {
    places: Uint32Array.from([...vector.keys(), ...known]),
    values: Float32Array.from([...vector.map((value) => value * ofVector), ...known.map(() => share)]),
    labels: row.labels.map((label) => names.indexOf(label)),
  };
}

/** Without the vectors, for the moments in which the encoder does not answer in time. */
export const wordsOnly = (prepared: readonly Prepared[]): Prepared[] =>
  prepared.map((one) => ({ ...one, vector: new Float32Array() }));

export function learn(prepared: readonly Prepared[], names: readonly string[], isExclusive: boolean) {
  const places = isExclusive ? commonRuns(prepared) : new Map<string, number>();
  const size = VECTOR_LENGTH + places.size;
  const examples = prepared.map((one) => toExample(one, places, names));
  const weights = trainLinear(examples, { size, outputs: names.length, isExclusive });
  return { places, weights };
}
