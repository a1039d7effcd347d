// Learns which stretch of a resume answers a question: node tests/eval/live/train-stretches.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { coreOf } from '@greenroom/coach/live/asked-core';
import type { KindGuess } from '@greenroom/coach/live/question-kind';
import { heardWords } from '@greenroom/coach/live/question-words';
import { type Stretch, stretchesIn } from '@greenroom/coach/live/resume-stretches';
import {
  ASKING_NAMES,
  FITS,
  fitsOf,
  MEASURES,
  type MeasuredTurn,
  measureStretches,
  TYPE_NAMES,
} from '@greenroom/coach/live/stretch-features';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { readCases } from '../live-answers/read-cases.ts';
import { readQuestions } from '../live-answers/read-questions.ts';
import { encodeLines } from '../strangers/encode-cached.ts';
import { allUtterances, heardQuestion } from './all-utterances.ts';
import { learn, namesIn, type Prepared, prepare, toExample } from './kind-training.ts';
import { type Example, probabilitiesOf, scoresOf, trainLinear } from './linear-training.ts';
import { type List, learnOrder, scoreOf, sharesOf } from './listwise-training.ts';
import { isOnlyThePersons, quotedLines } from './marked-lines.ts';

/** `wanted` says how much each stretch is wanted, 0 to 1. */
type Turn = { writer: string; said: string; question: string; stretches: readonly Stretch[]; wanted: number[] };

const [FIRST, FURTHER, ALSO] = [1, 0.8, 0.4];
const PART = 0.3;
const SHORTEST_PART = 6;
const KIND_ROUNDS = 100;
const FOLDS = 2;
const LEAST_OF_KIND = 0.03;
const ORDER = { rounds: 120, rate: 0.03, measures: 0.002, types: 0.01 };
const BOUNDS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** A stretch holds what a writer marked, or is a part of it. */
function isMarked(stretch: string, mark: string): boolean {
  const [own, marked] = [plain(stretch), plain(mark)];
  return own.includes(marked) || (marked.includes(own) && own.length >= Math.max(SHORTEST_PART, PART * marked.length));
}

/** The turns on resumes, whose stretches are marked, and those of whole interviews, whose notes quote lines. */
function readTurns(): Turn[] {
  const marked = readQuestions().flatMap(({ writer, resume, turns }) => {
    const stretches = stretchesIn(parseResumeText(resume));
    return turns.map(({ said, use, also }): Turn => {
      const wanted = stretches.map(({ text }) => {
        const at = use.findIndex((mark) => isMarked(text, mark));
        if (at >= 0) return at === 0 ? FIRST : FURTHER;
        return also.some((mark) => isMarked(text, mark)) ? ALSO : 0;
      });
      return { writer, said, question: heardQuestion(said), stretches, wanted };
    });
  });
  const quoted = readCases()
    .filter(({ writer }) => writer !== 'greenroom')
    .flatMap(({ writer, resume, turns }) => {
      const stretches = stretchesIn(parseResumeText(resume));
      const asked = turns.filter(({ isQuestion, kind }) => isQuestion && kind !== 'follow-up');
      return asked.map(({ said, good }): Turn => {
        const texts = stretches.map(({ text }) => text);
        const right = isOnlyThePersons(good) ? [] : quotedLines(good, texts);
        const wanted = texts.map((_, at) => (right.includes(at) ? FIRST : 0));
        return { writer, said, question: heardQuestion(said), stretches, wanted };
      });
    });
  return [...marked, ...quoted];
}

/** Kinds of the questions, each guessed by a model that saw nothing of its writer: half of the writers at a time. */
async function guessesOf(turns: readonly Turn[]): Promise<KindGuess[][]> {
  const known = await prepare(allUtterances());
  const names = namesIn(known.map(({ row }) => row));
  const writers = [
    ...new Set([...known.map(({ row }) => row.writer), ...turns.map(({ writer }) => writer)]),
  ].toSorted();
  const foldOf = (writer: string) => writers.indexOf(writer) % FOLDS;
  const models = [...new Array(FOLDS).keys()].map((fold) =>
    learn(
      known.filter(({ row }) => foldOf(row.writer) !== fold),
      names,
      true,
      KIND_ROUNDS,
    ),
  );
  const own = await prepare(turns.map(({ question, writer }) => ({ text: question, writer, labels: [] })));
  return own.map((one: Prepared) => {
    const { places, weights } = models[foldOf(one.row.writer)] as (typeof models)[number];
    const shares = probabilitiesOf(scoresOf(toExample(one, places, names), weights), true);
    return names.map((kind, at) => ({ kind, probability: shares[at] ?? 0 }));
  });
}

async function measureTurns(turns: readonly Turn[]): Promise<MeasuredTurn[]> {
  const guesses = await guessesOf(turns);
  const texts = turns.flatMap(({ said, question, stretches }) =>
    [said, question, coreOf(question), ...stretches.map(({ text }) => text)].map(heardWords),
  );
  const vectors = await encodeLines(texts);
  return turns.map(({ said, question, stretches }, at) =>
    measureStretches(stretches, { question, context: said, kinds: guesses[at] ?? [], vectors, told: '' }),
  );
}

const T = TYPE_NAMES.length;
const TYPES_OF_ASKINGS = MEASURES.length;
const TYPES_OF_KINDS = TYPES_OF_ASKINGS + ASKING_NAMES.length * T;

function listOf(
  { stretches, askings, kinds }: MeasuredTurn,
  { wanted }: Turn,
  names: readonly string[],
  spread: readonly number[],
): List {
  const likely = kinds.filter(({ probability }) => probability >= LEAST_OF_KIND);
  const rows = stretches.map(({ measures, types }) => {
    const pairs: [number, number][] = measures.map((value, at) => [at, value / (spread[at] as number)]);
    for (const type of types) {
      for (const asking of askings) pairs.push([TYPES_OF_ASKINGS + asking * T + type, 1]);
      for (const { kind, probability } of likely)
        pairs.push([TYPES_OF_KINDS + names.indexOf(kind) * T + type, probability]);
    }
    return {
      places: Uint32Array.from(pairs.map(([place]) => place)),
      values: Float32Array.from(pairs.map(([, value]) => value)),
    };
  });
  return { rows, wanted };
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length) + 1e-9;
}

/** The writers of whole interviews are left out together: their notes mark other things than the writers of turns do. */
const groupOf = (turn: Turn | undefined): string =>
  turn === undefined || OF_TURNS.has(turn.writer) ? (turn?.writer ?? '') : 'interviews';
const OF_TURNS = new Set(readQuestions().map(({ writer }) => writer));

type Judged = { turn: Turn; shares: number[]; best: number; example: Example };

/** Each turn by an order that saw nothing of its writer. */
function judge(
  turns: readonly Turn[],
  measured: readonly MeasuredTurn[],
  lists: readonly List[],
  decays: Float64Array,
) {
  const writers = [...new Set(turns.map(groupOf))];
  return writers.flatMap((writer) => {
    const others = lists.filter((_, at) => groupOf(turns[at]) !== writer);
    const weights = learnOrder(others, decays, ORDER.rounds, ORDER.rate);
    return turns.flatMap((turn, at): Judged[] => {
      if (groupOf(turn) !== writer) return [];
      const shares = sharesOf((lists[at] as List).rows.map((row) => scoreOf(row, weights)));
      const best = shares.indexOf(Math.max(...shares));
      const values = fitsOf(measured[at] as MeasuredTurn, shares);
      const example = {
        places: Uint32Array.from(values.keys()),
        values: Float32Array.from(values),
        labels: (turn.wanted[best] ?? 0) > 0 ? [0] : [],
      };
      return [{ turn, shares, best, example }];
    });
  });
}

const FIT_OPTIONS = { size: FITS.length, outputs: 1, isExclusive: false, decay: 3e-3 };

function report(judged: readonly Judged[]): void {
  const writers = [...new Set(judged.map(({ turn }) => groupOf(turn)))];
  const count = (some: readonly Judged[], test: (one: Judged) => boolean) => some.filter(test).length;
  const isUse = ({ turn }: Judged, at: number) => (turn.wanted[at] ?? 0) >= FURTHER;
  const among = (one: Judged, most: number) =>
    [...one.shares.keys()]
      .toSorted((left, right) => (one.shares[right] ?? 0) - (one.shares[left] ?? 0))
      .slice(0, most)
      .some((at) => isUse(one, at));
  for (const writer of [...writers, 'all']) {
    const own = judged.filter(
      ({ turn }) => (writer === 'all' || groupOf(turn) === writer) && turn.wanted.some(Boolean),
    );
    console.log(
      `${writer} left out: right first ${count(own, (one) => isUse(one, one.best))}, or acceptable ${count(own, ({ turn, best }) => (turn.wanted[best] ?? 0) > 0)},`,
      `among two ${count(own, (one) => among(one, 2))}, three ${count(own, (one) => among(one, 3))} of ${own.length}`,
    );
  }
  const sure = writers.flatMap((writer) => {
    const weights = trainLinear(
      judged.filter(({ turn }) => groupOf(turn) !== writer).map(({ example }) => example),
      FIT_OPTIONS,
    );
    return judged
      .filter(({ turn }) => groupOf(turn) === writer)
      .map(({ turn, best, example }) => ({
        fit: probabilitiesOf(scoresOf(example, weights), false)[0] ?? 0,
        isRight: (turn.wanted[best] ?? 0) > 0,
      }));
  });
  for (const bound of BOUNDS) {
    const told = sure.filter(({ fit }) => fit >= bound);
    console.log(`  told from ${bound} on: right ${told.filter(({ isRight }) => isRight).length} of ${told.length}`);
  }
}

const rounded = (value: number): number => Number(value.toFixed(3));
const rowOf = (weights: ArrayLike<number>, start: number): Record<string, number> =>
  Object.fromEntries(TYPE_NAMES.map((name, at) => [name, Number((weights[start + at] ?? 0).toFixed(2))]));

const turns = readTurns();
const measured = await measureTurns(turns);
const names = [...new Set(measured.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)))];
const all = measured.flatMap(({ stretches }) => stretches.map(({ measures }) => measures));
const spread = MEASURES.map((_, at) => spreadOf(all.map((row) => row[at] ?? 0)));
const lists = measured.map((one, at) => listOf(one, turns[at] as Turn, names, spread));
const decays = new Float64Array(TYPES_OF_KINDS + names.length * T).fill(ORDER.types);
decays.fill(ORDER.measures, 0, MEASURES.length);
const judged = judge(turns, measured, lists, decays);
report(judged);
const weights = learnOrder(lists, decays, ORDER.rounds, ORDER.rate);
const fits = trainLinear(
  judged.map(({ example }) => example),
  FIT_OPTIONS,
);
const learned = {
  measures: Object.fromEntries(MEASURES.map((one, at) => [one, rounded((weights[at] ?? 0) / (spread[at] ?? 1))])),
  askings: Object.fromEntries(ASKING_NAMES.map((one, at) => [one, rowOf(weights, TYPES_OF_ASKINGS + at * T)])),
  kinds: Object.fromEntries(names.map((one, at) => [one, rowOf(weights, TYPES_OF_KINDS + at * T)])),
  fits: {
    bias: rounded(fits.bias[0] ?? 0),
    ...Object.fromEntries(FITS.map((one, at) => [one, rounded(fits.weights[0]?.[at] ?? 0)])),
  },
};
const file = new URL('../../../packages/coach/data/live/stretch-weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(learned, null, 1)}\n`);
