// Learns whether what a trade says answers a question: node tests/eval/live/train-trade.ts. Prints what is right with writers left out.
// `trade-turns.json` holds turns by several writers with answers that were near, graded by readers: 2 answers it, 1 in part, 0 does not.
import { readFileSync, writeFileSync } from 'node:fs';
import { type HeardQuestion, matchTrade } from '@greenroom/coach/live/match-trade';
import { heardWords } from '@greenroom/coach/live/question-words';
import { scoreByTrees, type Trees } from '@greenroom/coach/live/score-trees';
import { tradeOfTitles } from '@greenroom/coach/live/trade-answers';
import { encodeLines } from '../strangers/encode-cached.ts';
import { boostTrees } from './boosted-trees.ts';

/** `grades`: the question of each graded answer, as the trade asks it, with its grade. */
type GradedTurn = HeardQuestion & {
  writer: string;
  advertised: string;
  own: string;
  grades: Record<string, 0 | 1 | 2>;
};
type Row = { unit: number; writer: string; features: readonly number[]; grade: 0 | 1 | 2 };

const TURNS = new URL('trade-turns.json', import.meta.url);
const TARGET = new URL('../../../packages/coach/data/live/trade-trees.json', import.meta.url);
/** An answer that is right in part counts for so much of a right one. */
const IN_PART = 0.4;
const LEARNING = { rounds: 90, depth: 3, rate: 0.07, decay: 6, leastInLeaf: 2.5 };
const LEAST_CURVE = 1e-3;
const GROUPS = 6;
const LEVELS = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];

const worthOf = (grade: number): number => (grade === 2 ? 1 : grade === 1 ? IN_PART : 0);
const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

async function readRows(turns: readonly GradedTurn[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [unit, { turn, part, advertised, own, writer, grades }] of turns.entries()) {
    const trade = tradeOfTitles(advertised, own);
    const vectors = await encodeLines([heardWords(turn), heardWords(part)]);
    for (const { answer, features } of matchTrade({ turn, part }, trade, vectors)) {
      const grade = grades[answer.asked];
      if (grade !== undefined) rows.push({ unit, writer, features, grade });
    }
  }
  return rows;
}

function learn(rows: readonly Row[]): { bias: number; trees: Trees } {
  const worths = rows.map(({ grade }) => worthOf(grade));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  const bias = Math.log(mean / (1 - mean));
  const trees = boostTrees(
    rows.map(({ features }) => [...features]),
    {
      ...LEARNING,
      slopesOf: (scores) => {
        const shares = scores.map((score) => logistic(bias + score));
        return {
          slopes: shares.map((share, at) => share - (worths[at] ?? 0)),
          curves: shares.map((share) => Math.max(LEAST_CURVE, share * (1 - share))),
        };
      },
    },
  );
  return { bias, trees };
}

/** The likeliest answer of each question by a model that knows none of its writers. */
function likeliestLeftOut(rows: readonly Row[]): { share: number; grade: number }[] {
  const writers = [...new Set(rows.map(({ writer }) => writer))].toSorted();
  const groupOf = new Map(writers.map((writer, at) => [writer, at % GROUPS]));
  const best = new Map<number, { share: number; grade: number }>();
  for (let group = 0; group < GROUPS; group += 1) {
    const { bias, trees } = learn(rows.filter(({ writer }) => groupOf.get(writer) !== group));
    for (const { unit, features, grade } of rows.filter(({ writer }) => groupOf.get(writer) === group)) {
      const share = logistic(bias + scoreByTrees(trees, features));
      if (share > (best.get(unit)?.share ?? -1)) best.set(unit, { share, grade });
    }
  }
  return [...best.values()];
}

const turns = JSON.parse(readFileSync(TURNS, 'utf8')) as GradedTurn[];
const rows = await readRows(turns);
const answered = new Set(rows.filter(({ grade }) => grade === 2).map(({ unit }) => unit)).size;
console.log(`${turns.length} questions, ${rows.length} graded answers; ${answered} questions have a right one`);
const best = likeliestLeftOut(rows);
for (const level of LEVELS) {
  const shown = best.filter(({ share }) => share >= level);
  const [right, part] = [2, 1].map((wanted) => shown.filter(({ grade }) => grade === wanted).length) as [
    number,
    number,
  ];
  const shareOf = (count: number) => (count / Math.max(1, shown.length)).toFixed(2);
  console.log(`from ${level}: ${shown.length} shown, right ${right} (${shareOf(right)}), in part ${part}`);
}
const { bias, trees } = learn(rows);
const round = (value: number) => Number(value.toFixed(4));
const written = trees.map(({ features, bounds, values }) =>
  JSON.stringify({ features, bounds: bounds.map(round), values: values.map(round) }),
);
writeFileSync(TARGET, `{\n"bias": ${round(bias)},\n"trees": [\n${written.join(',\n')}\n]\n}\n`);
