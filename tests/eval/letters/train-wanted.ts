// Learns which lines of a resume belong into a letter: node tests/eval/letters/train-wanted.ts. Prints the grades of the chosen lines with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, learn, type Row, rowsOf, scaleOf, toStored } from './wanted-training.ts';

const TARGET = join(import.meta.dirname, '../../../packages/coach/data/letter/wanted-weights.json');
const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7];
const GRADES = [0, 1, 2, 3];

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
        const [wanted = 0, unfit = 0] = judge(row, scale, weights);
        return { row, wanted, gain: wanted - unfit };
      });
  });
  for (const [kind, isOutside] of [
    ['work', false],
    ['outside the jobs', true],
  ] as const) {
    const own = judged.filter(({ row }) => row.placeIndex < 0 === isOutside);
    console.log(`${name}, ${kind}: ${own.length} lines`);
    for (const bound of BOUNDS) {
      const told = own.filter(({ wanted, gain }) => (isOutside ? wanted : gain) >= bound);
      const counts = GRADES.map((grade) => told.filter(({ row }) => row.grade === grade).length);
      console.log(`  from ${bound}: ${told.length}; of grade 0 to 3: ${counts.join(', ')}`);
    }
  }
}

const [withVectors, alone] = [await rowsOf(true), await rowsOf(false)];
report('with the encoder', withVectors);
report('words alone', alone);
writeFileSync(TARGET, `${JSON.stringify({ withVectors: toStored(withVectors), alone: toStored(alone) }, null, 2)}\n`);
