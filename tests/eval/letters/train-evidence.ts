// Learns which line of a resume shows what an advertisement asks for: node tests/eval/letters/train-evidence.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, learn, type Row, rowsOf, scaleOf, toStored } from './evidence-training.ts';

const TARGET = join(import.meta.dirname, '../../../packages/coach/data/job/evidence-weights.json');
const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

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

const [withVectors, alone] = [await rowsOf(true), await rowsOf(false)];
report('with the encoder', withVectors);
report('words alone', alone);
writeFileSync(TARGET, `${JSON.stringify({ withVectors: toStored(withVectors), alone: toStored(alone) }, null, 2)}\n`);
