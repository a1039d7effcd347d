import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paperFeatures } from '@greenroom/coach/letter/paper-features';
import { commonFeatures, learnYesNo } from '../resume/learn/linear-models.ts';

const SOURCE = join(import.meta.dirname, 'papers.tsv');
const RUN = { rounds: 12, rate: 0.2, decay: 1e-3 };
const FEWEST = 3;
const DIGITS = 100;
/** A paper by any wording: P can be said as it stands, Q after it is put in order. */
const PAPER = new Set(['P', 'Q']);

export type PaperRow = { writer: string; features: string[]; isYes: boolean; weight: number; text: string };

/** The lines of `papers.tsv`: writer, what two readers called it, the line. Lines on which the readers differ are left out. */
export function paperRows(): PaperRow[] {
  return readFileSync(SOURCE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, first = '', second = '']) => PAPER.has(first) === PAPER.has(second))
    .map(([writer = '', first = '', , text = '']) => ({
      writer,
      features: paperFeatures(text),
      isYes: PAPER.has(first),
      weight: 1,
      text,
    }));
}

export const learnPapers = (rows: readonly PaperRow[]): Map<string, number> =>
  learnYesNo(rows, { ...RUN, keep: commonFeatures(rows, FEWEST) });

export const judgePaper = (weights: ReadonlyMap<string, number>, features: readonly string[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)));

export function toStoredPapers(rows: readonly PaperRow[]): Record<string, number> {
  const weights = [...learnPapers(rows)].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(
    weights
      .map(([name, weight]): [string, number] => [name, Math.round(weight * DIGITS) / DIGITS])
      .filter(([, weight]) => weight !== 0),
  );
}
