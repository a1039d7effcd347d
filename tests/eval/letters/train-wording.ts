// Learns which things of a row work can consist of, and which are tools: node tests/eval/letters/train-wording.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemRows, judgeWording, learnWording, toStoredWording, type WordingRow } from './wording-training.ts';

const TARGET = join(import.meta.dirname, '../../../packages/coach/data/letter/wording-weights.json');
const BOUNDS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const isWordy = process.argv.includes('-v');

function report(name: string, rows: readonly WordingRow[]): void {
  const judged = [...new Set(rows.map(({ writer }) => writer))].flatMap((writer) => {
    const weights = learnWording(rows.filter((row) => row.writer !== writer));
    return rows
      .filter((row) => row.writer === writer)
      .map((row) => ({ row, share: judgeWording(weights, row.features) }));
  });
  const all = judged.filter(({ row }) => row.isYes).length;
  console.log(`${name}: ${rows.length}, ${all} of them yes`);
  for (const bound of BOUNDS) {
    const told = judged.filter(({ share }) => share >= bound);
    const right = told.filter(({ row }) => row.isYes).length;
    console.log(
      `  from ${bound}: ${told.length} told, ${(right / told.length).toFixed(3)} right, ${(right / all).toFixed(3)} found`,
    );
  }
  if (isWordy)
    for (const { row, share } of judged.toSorted((one, other) => other.share - one.share))
      if (row.isYes !== share >= 0.5) console.log(`    ${share.toFixed(2)} ${row.isYes} ${row.text}`);
}

const [things, tools] = [itemRows('N'), itemRows('T')];
report('things', things);
report('tools', tools);
const stored = {
  things: toStoredWording(things),
  tools: toStoredWording(tools),
};
writeFileSync(TARGET, `${JSON.stringify(stored, null, 2)}\n`);
