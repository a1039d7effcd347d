// Learns which line of a resume names a paper that is held: node tests/eval/letters/train-papers.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgePaper, learnPapers, paperRows, toStoredPapers } from './paper-training.ts';

const TARGET = join(import.meta.dirname, '../../../packages/coach/data/letter/paper-weights.json');
const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const rows = paperRows();
const judged = [...new Set(rows.map(({ writer }) => writer))].flatMap((writer) => {
  const weights = learnPapers(rows.filter((row) => row.writer !== writer));
  return rows.filter((row) => row.writer === writer).map((row) => ({ row, share: judgePaper(weights, row.features) }));
});
const papers = judged.filter(({ row }) => row.isYes).length;
console.log(`${rows.length} lines of ${new Set(rows.map(({ writer }) => writer)).size} writers, ${papers} papers`);
for (const bound of BOUNDS) {
  const told = judged.filter(({ share }) => share >= bound);
  const right = told.filter(({ row }) => row.isYes).length;
  console.log(
    `from ${bound}: ${told.length} told, ${(right / told.length).toFixed(3)} of them right, ${(right / papers).toFixed(3)} of the papers`,
  );
}
for (const { row, share } of judged.filter(({ row, share }) => !row.isYes && share >= 0.5))
  console.log(`  ${share.toFixed(2)} ${row.text}`);
writeFileSync(TARGET, `${JSON.stringify(toStoredPapers(rows), null, 2)}\n`);
