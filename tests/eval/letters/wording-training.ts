import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowItems } from '@greenroom/coach/letter/row-items';
import { itemFeatures } from '@greenroom/coach/letter/wording-features';
import { commonFeatures, learnYesNo } from '../resume/learn/linear-models.ts';

const FOLDER = import.meta.dirname;
const FEWEST = 2;
const DIGITS = 100;
/** A smaller weight changes nothing. */
const LEAST_WEIGHT = 0.04;
const RUN = { rounds: 15, rate: 0.03, decay: 3e-2 };

export type WordingRow = { writer: string; features: string[]; isYes: boolean; text: string };

const linesOf = (name: string): string[][] =>
  readFileSync(join(FOLDER, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

/** The things of rows in `row-items.tsv`: writer, tense, N for what work can consist of, T for a tool, X for neither, its place in the row, the row. */
export const itemRows = (letter: string): WordingRow[] =>
  linesOf('row-items.tsv').map(([writer = '', tense, label, place, line = '']) => {
    const items = rowItems(line);
    return {
      writer,
      features: itemFeatures(items, Number(place), tense === 'now'),
      isYes: label === letter,
      text: `${items[Number(place)]} < ${line}`,
    };
  });

export const learnWording = (rows: readonly WordingRow[]): Map<string, number> =>
  learnYesNo(rows, { ...RUN, keep: commonFeatures(rows, FEWEST) });

export const judgeWording = (weights: ReadonlyMap<string, number>, features: readonly string[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)));

export function toStoredWording(rows: readonly WordingRow[]): Record<string, number> {
  const weights = [...learnWording(rows)].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(
    weights
      .map(([name, weight]): [string, number] => [name, Math.round(weight * DIGITS) / DIGITS])
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT),
  );
}
