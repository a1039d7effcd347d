// Learns whether a resume shows a demand in words of its own: node tests/eval/resume/learn/showing.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, learn, type Row, readRows, toStored } from './showing-training.ts';

const TARGET = join(import.meta.dirname, '../../../../packages/coach/data/resume/showing-weights.json');
const BOUNDS = [0.8, 0.75, 0.7, 0.6, 0.5];
const LOW_BOUNDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4];

const rows = readRows();
const judged = [...new Set(rows.map(({ writer }) => writer))].flatMap((writer) => {
  const weights = learn(rows.filter((row) => row.writer !== writer));
  return rows.filter((row) => row.writer === writer).map((row) => ({ row, share: judge(row, weights) }));
});
const tell = (name: string, some: readonly { row: Row }[]) => {
  const count = (shows: Row['shows']) => some.filter(({ row }) => row.shows === shows).length;
  console.log(
    `${name}: ${some.length}, shown ${count('yes')}, partly ${count('partly')}, not ${count('no')}, clear ${some.filter(({ row }) => row.isClear).length}`,
  );
};
for (const isOwn of [true, false]) {
  const own = judged.filter(({ row }) => row.isOwn === isOwn);
  tell(isOwn ? 'advertisements of the own trade' : 'advertisements of other trades', own);
  for (const bound of BOUNDS)
    tell(
      `  from ${bound}`,
      own.filter(({ share }) => share >= bound),
    );
  for (const bound of LOW_BOUNDS)
    tell(
      `  below ${bound}`,
      own.filter(({ share }) => share < bound),
    );
}
writeFileSync(TARGET, `${JSON.stringify(toStored(rows), null, 2)}\n`);
