// Learns trees that rank the lines of a resume for a question: node tests/eval/live/train-line-trees.ts. Prints what is right with writers left out.
import { writeFileSync } from 'node:fs';

import { sharesOf, turnFeatures } from '@greenroom/coach/live/line-shares';
import { scoreByTrees, type Trees } from '@greenroom/coach/live/score-trees';
import { encodeLines } from '../strangers/encode-cached.ts';
import { type Boosting, boostTrees } from './boosted-trees.ts';
import { learnSuited, storedRows, withSuited } from './learn-suited.ts';
import { askedIn, askedMarked, GROUPS, groupOf, guessesOf, readTurns, type Turn } from './line-turns.ts';

/** A line that may be said beside the right one counts for so much of it. */
const ALSO = 0.3;
/** People write ordinary resumes far more often than odd ones. */
const ORDINARY = 2;
const RANKS = { rounds: 120, depth: 4, rate: 0.1, decay: 6, leastInLeaf: 1.5 };
const SHARES = { rounds: 80, depth: 3, rate: 0.06, decay: 6, leastInLeaf: 3 };
const LEAST_CURVE = 1e-3;
const BOUNDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

const isOrdinary = ({ asked }: Turn): boolean => /^q[a-z]$/.test(asked.writer);
const weightOf = (turn: Turn): number => (isOrdinary(turn) ? ORDINARY : 1);

/** Slopes of the logarithm of the share that the right lines of each turn have. */
function slopesByTurn(turns: readonly Turn[]): Boosting['slopesOf'] {
  return (scores) => {
    const [slopes, curves] = [new Float64Array(scores.length), new Float64Array(scores.length)];
    let from = 0;
    for (const turn of turns) {
      const shares = sharesOf([...scores.subarray(from, from + turn.lines.length)]);
      const credits = shares.map((share, at) =>
        turn.right.includes(at) ? share : turn.also.includes(at) ? share * ALSO : 0,
      );
      const all = credits.reduce((sum, one) => sum + one, 0);
      for (const [at, share] of shares.entries()) {
        slopes[from + at] = (share - (credits[at] ?? 0) / all) * weightOf(turn);
        curves[from + at] = Math.max(LEAST_CURVE, share * (1 - share)) * weightOf(turn);
      }
      from += turn.lines.length;
    }
    return { slopes, curves };
  };
}

function learnRanks(turns: readonly Turn[]): Trees {
  const useful = turns.filter(({ right, also }) => right.length + also.length > 0);
  const rows = useful.flatMap(({ lines }) => lines.map(({ features }) => features));
  return boostTrees(rows, { ...RANKS, slopesOf: slopesByTurn(useful) });
}

/** Trees for the probability of a yes. */
function learnShare(rows: readonly number[][], yes: readonly number[], weights: readonly number[]): Trees {
  return boostTrees(rows, {
    ...SHARES,
    slopesOf: (scores) => {
      const shares = scores.map((score) => 1 / (1 + Math.exp(-score)));
      return {
        slopes: shares.map((share, at) => (share - (yes[at] ?? 0)) * (weights[at] ?? 1)),
        curves: shares.map((share, at) => Math.max(LEAST_CURVE, share * (1 - share)) * (weights[at] ?? 1)),
      };
    },
  });
}

const scoresOf = (turn: Turn, ranks: Trees): number[] =>
  turn.lines.map(({ features }) => scoreByTrees(ranks, features));
const bestOf = (scores: readonly number[]): number => scores.indexOf(Math.max(...scores));
const worthOf = ({ right, also, isPersonal }: Turn, place: number): number =>
  isPersonal ? 0 : right.includes(place) ? 1 : also.includes(place) ? 0.5 : 0;
const hasAny = ({ right, isPersonal }: Turn): number => Number(right.length > 0 && !isPersonal);
const rowOf = (turn: Turn, scores: readonly number[]): number[] =>
  turnFeatures(turn.lines.map(({ features, nearness }, at) => ({ features, nearness, score: scores[at] ?? 0 })));

type Judged = { turn: Turn; scores: number[]; row: number[] };
function learnFits(judged: readonly Judged[]): { fits: Trees; holds: Trees } {
  const rows = judged.map(({ row }) => row);
  const weights = judged.map(({ turn }) => weightOf(turn));
  return {
    fits: learnShare(
      rows,
      judged.map(({ turn, scores }) => worthOf(turn, bestOf(scores))),
      weights,
    ),
    holds: learnShare(
      rows,
      judged.map(({ turn }) => hasAny(turn)),
      weights,
    ),
  };
}

const shareOf = (trees: Trees, row: readonly number[]): number => 1 / (1 + Math.exp(-scoreByTrees(trees, row)));

/** Turns ranked by trees that saw nothing of their writer. */
const rankUnseen = (turns: readonly Turn[]): Judged[] =>
  GROUPS.flatMap((group) => {
    const ranks = learnRanks(turns.filter(({ asked }) => groupOf(asked.writer) !== group));
    return turns
      .filter(({ asked }) => groupOf(asked.writer) === group)
      .map((turn) => {
        const scores = scoresOf(turn, ranks);
        return { turn, scores, row: rowOf(turn, scores) };
      });
  });

const percent = (part: number, all: number): string => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;

function report(judged: readonly Judged[]): void {
  const fitting = GROUPS.flatMap((group) => {
    const { fits, holds } = learnFits(judged.filter(({ turn }) => groupOf(turn.asked.writer) !== group));
    return judged
      .filter(({ turn }) => groupOf(turn.asked.writer) === group)
      .map((one) => ({ ...one, fit: shareOf(fits, one.row), held: shareOf(holds, one.row) }));
  });
  for (const [name, test] of [
    ['ordinary', isOrdinary],
    ['odd', ({ asked }: Turn) => /^q\d$/.test(asked.writer)],
    ['interviews', ({ asked }: Turn) => !/^q/.test(asked.writer)],
  ] as const) {
    const own = fitting.filter(({ turn }) => test(turn));
    const answered = own.filter(({ turn }) => turn.right.length > 0);
    const first = answered.filter(({ turn, scores }) => turn.right.includes(bestOf(scores)));
    const fair = answered.filter(({ turn, scores }) => worthOf(turn, bestOf(scores)) > 0);
    console.log(
      `${name}: right first ${percent(first.length, answered.length)}, right or also ${percent(fair.length, answered.length)}`,
    );
    for (const bound of BOUNDS) {
      const told = own.filter(({ fit }) => fit >= bound);
      const right = told.filter(({ turn, scores }) => worthOf(turn, bestOf(scores)) > 0);
      const empty = own.filter(({ held }) => held < 1 - bound);
      const gaps = empty.filter(({ turn }) => hasAny(turn) === 0);
      console.log(
        `  fit from ${bound}: ${percent(right.length, told.length)}; held under ${(1 - bound).toFixed(1)}: nothing there ${percent(gaps.length, empty.length)}`,
      );
    }
  }
}

const rounded = (trees: Trees): Trees =>
  trees.map(({ features, bounds, values }) => ({
    features,
    bounds: bounds.map((bound) => Number(bound.toFixed(4))),
    values: values.map((value) => Number(value.toFixed(4))),
  }));

const dataFile = (name: string) => new URL(`../../../packages/coach/data/live/${name}`, import.meta.url);

const asked = [...askedIn(), ...askedMarked()];
const read = await readTurns(asked, await guessesOf(asked), { hasVectors: true, hasLists: true });
const vectors = await encodeLines(read.flatMap(({ texts }) => texts));
const turns = withSuited(
  read.filter(({ lines }) => lines.length > 0),
  vectors,
);
const judged = rankUnseen(turns);
report(judged);
if (!process.argv.includes('--measure')) {
  const { fits, holds } = learnFits(judged);
  const learned = { ranks: rounded(learnRanks(turns)), fits: rounded(fits), holds: rounded(holds) };
  const rows = Object.entries(learned).map(
    ([name, trees]) => `  "${name}": [\n${trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n')}\n  ]`,
  );
  writeFileSync(dataFile('line-trees.json'), `{\n${rows.join(',\n')}\n}\n`);
  writeFileSync(dataFile('suited-kinds.json'), JSON.stringify(storedRows(learnSuited(turns, vectors))));
}
