// Learns which line of a resume answers a question: node tests/eval/live/train-lines.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { FIT_FEATURES, LINE_FEATURES } from '@greenroom/coach/live/line-features';
import { dotProduct } from '@greenroom/coach/text/dot-product';
import { askedIn, askedMarked, GROUPS, groupOf, guessesOf, readTurns, type Turn } from './line-turns.ts';
import { createStep, type Example, probabilitiesOf, scoresOf, trainLinear } from './linear-training.ts';

type Weights = { ranks: number[]; fits: number[]; bias: number };

const DECAY = 0.1;
const ROUNDS = 500;
const RATE = 0.02;
/** Of the lines that are told at least so many should be right. */
const BOUNDS = [0.3, 0.4, 0.5, 0.6];

const scoresIn = (turn: Turn, ranks: readonly number[]): number[] =>
  turn.lines.map(({ features }) => dotProduct(ranks, features));
const sharesIn = (turn: Turn, ranks: readonly number[]): number[] => probabilitiesOf(scoresIn(turn, ranks), true);
const placeOfBest = (numbers: readonly number[]): number => numbers.indexOf(Math.max(...numbers));

const bestTwo = (numbers: readonly number[]): number[] =>
  [...numbers.keys()].toSorted((one, other) => (numbers[other] ?? 0) - (numbers[one] ?? 0)).slice(0, 2);

/** Weights with which the right lines of a turn have the largest share of all its lines. Features count by their spread. */
function learnRanks(turns: readonly Turn[]): number[] {
  const useful = turns.filter(({ right }) => right.length > 0);
  const rows = useful.flatMap(({ lines }) => lines.map(({ features }) => features));
  const spread = LINE_FEATURES.map((_, place) => spreadOf(rows.map((row) => row[place] ?? 0)));
  const weights = new Float64Array(LINE_FEATURES.length);
  const step = createStep(weights.length, RATE);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight) => DECAY * weight);
    const plain = [...weights].map((weight, place) => weight / (spread[place] as number));
    for (const turn of useful) {
      const shares = sharesIn(turn, plain);
      const ofRight = turn.right.reduce((sum, place) => sum + (shares[place] as number), 0);
      for (const [at, { features }] of turn.lines.entries()) {
        const wanted = turn.right.includes(at) ? (shares[at] as number) / ofRight : 0;
        const error = ((shares[at] as number) - wanted) / useful.length;
        for (const [place, value] of features.entries()) {
          slope[place] = (slope[place] as number) + (error * value) / (spread[place] as number);
        }
      }
    }
    step(weights, slope, round);
  }
  return [...weights].map((weight, place) => weight / (spread[place] as number));
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length) + 1e-9;
}

const isRight = ({ right, isPersonal }: Turn, place: number): boolean => right.includes(place) && !isPersonal;

function fitExample(turn: Turn, ranks: readonly number[]): Example {
  const shares = sharesIn(turn, ranks);
  const best = placeOfBest(shares);
  const values = [shares[best] ?? 0, ...(turn.lines[best]?.nearness ?? [])];
  return {
    places: Uint32Array.from(values.keys()),
    values: Float32Array.from(values),
    labels: isRight(turn, best) ? [0] : [],
  };
}

const isOfInterview = ({ asked }: Turn): boolean => !/^q\w$/.test(asked.writer);
const writersIn = (turns: readonly Turn[]): string[] => [...new Set(turns.map(({ asked }) => asked.writer))];
const without = (turns: readonly Turn[], group: number): Turn[] =>
  turns.filter(({ asked }) => groupOf(asked.writer) !== group);
const by = (turns: readonly Turn[], group: number): Turn[] =>
  turns.filter(({ asked }) => groupOf(asked.writer) === group);

/** The probability that the best line is right is learned from turns whose ranking saw nothing of their writer. */
function learnWeights(turns: readonly Turn[]): Weights {
  const examples = GROUPS.flatMap((group) => {
    const ranks = learnRanks(without(turns, group));
    // The bounds of the answers were chosen on whole interviews; the marked resumes are read in part only, so a line fits there less often.
    return by(turns, group)
      .filter(isOfInterview)
      .map((turn) => fitExample(turn, ranks));
  });
  const { bias, weights } = trainLinear(examples, {
    size: FIT_FEATURES.length,
    outputs: 1,
    isExclusive: false,
    decay: 3e-3,
  });
  return { ranks: learnRanks(turns), fits: [...(weights[0] ?? [])], bias: bias[0] ?? 0 };
}

const fitOf = (turn: Turn, { ranks, fits, bias }: Weights): number =>
  probabilitiesOf(
    scoresOf(fitExample(turn, ranks), { bias: Float64Array.of(bias), weights: [Float64Array.from(fits)] }),
    false,
  )[0] ?? 0;

/** Prints for each writer what was learned from the others only. */
function measure(turns: readonly Turn[]): void {
  const judged = GROUPS.flatMap((group) => {
    const weights = learnWeights(without(turns, group));
    return by(turns, group).map((turn) => {
      const best = placeOfBest(scoresIn(turn, weights.ranks));
      const two = bestTwo(scoresIn(turn, weights.ranks));
      return {
        turn,
        isFirst: turn.right.includes(best),
        isOffered: two.some((place) => turn.right.includes(place)),
        isRight: isRight(turn, best),
        fit: fitOf(turn, weights),
      };
    });
  });
  for (const writer of writersIn(turns)) {
    const own = judged.filter(({ turn }) => turn.asked.writer === writer && turn.right.length > 0);
    const count = (test: (one: (typeof own)[number]) => boolean) => own.filter(test).length;
    console.log(
      `${writer} left out: right first ${count(({ isFirst }) => isFirst)}, among two ${count(({ isOffered }) => isOffered)} of ${own.length}`,
    );
  }
  for (const bound of BOUNDS) {
    const told = judged.filter(({ fit }) => fit >= bound);
    console.log(`  told from ${bound} on: right ${told.filter((one) => one.isRight).length} of ${told.length}`);
  }
}

const rounded = (numbers: readonly number[], names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name, place) => [name, Number((numbers[place] ?? 0).toFixed(3))]));

const asked = [...askedIn(), ...askedMarked()];
const guesses = await guessesOf(asked);
const learned: Record<string, unknown> = {};
for (const [name, hasVectors] of [
  ['withVectors', true],
  ['alone', false],
] as const) {
  const turns = await readTurns(asked, guesses, { hasVectors, hasLists: false });
  console.log(name);
  measure(turns);
  const { ranks, fits, bias } = learnWeights(turns);
  learned[name] = {
    ranks: rounded(ranks, LINE_FEATURES),
    fits: { bias: Number(bias.toFixed(3)), ...rounded(fits, FIT_FEATURES) },
  };
}
const file = new URL('../../../packages/coach/data/live/line-weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
