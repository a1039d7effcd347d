// Learns which sentence of an advertisement tells something particular of its employer: node tests/eval/letters/train-reasons.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJudgedLines } from '@greenroom/coach/job/read-asking-lines';
import { reasonFeatures } from '@greenroom/coach/letter/reason-features';
import { commonFeatures, learnYesNo } from '../resume/learn/linear-models.ts';
import { squeezed } from './match-marked.ts';
import { readMarked } from './read-marked.ts';

const TARGET = join(import.meta.dirname, '../../../packages/coach/data/letter/reason-weights.json');
const RUN = { rounds: 8, rate: 0.2, decay: 1e-3 };
const BOUNDS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9];
const FEWEST = 3;
const DIGITS = 100;

type Row = { writer: string; advertisement: number; features: string[]; isYes: boolean; weight: number; text: string };

const rows = readMarked().flatMap(({ writer, text: advertisement, company }, number) => {
  const lines = readJudgedLines(advertisement);
  const told = company.map(squeezed);
  return lines.map(({ text }, at): Row => {
    const line = squeezed(text);
    const isYes = line.split(' ').length > 3 && told.some((one) => one.includes(line) || line.includes(one));
    return { writer, advertisement: number, features: reasonFeatures(lines, at), isYes, weight: 1, text };
  });
});

const learn = (some: readonly Row[]) => learnYesNo(some, { ...RUN, keep: commonFeatures(some, FEWEST) });
const judge = (weights: ReadonlyMap<string, number>, features: readonly string[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)));

const judged = [...new Set(rows.map(({ writer }) => writer))].flatMap((writer) => {
  const weights = learn(rows.filter((row) => row.writer !== writer));
  return rows.filter((row) => row.writer === writer).map((row) => ({ row, share: judge(weights, row.features) }));
});
const best = [...Map.groupBy(judged, ({ row }) => row.advertisement).values()].flatMap(
  (own) => own.toSorted((left, right) => right.share - left.share)[0] ?? [],
);
for (const bound of BOUNDS) {
  const sure = best.filter(({ share }) => share >= bound);
  console.log(
    `from ${bound}: ${sure.filter(({ row }) => row.isYes).length} of ${sure.length} right, of ${best.length} advertisements`,
  );
  if (bound === 0.7)
    for (const { row, share } of sure.filter(({ row: { isYes } }) => !isYes))
      console.log(`  ${share.toFixed(2)} ${row.text}`);
}
const weights = [...learn(rows)].toSorted(([left], [right]) => (left < right ? -1 : 1));
const kept = weights
  .map(([name, weight]): [string, number] => [name, Math.round(weight * DIGITS) / DIGITS])
  .filter(([, weight]) => weight !== 0);
writeFileSync(TARGET, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
