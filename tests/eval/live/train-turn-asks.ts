// Learns what a turn of an interviewer asks for: node tests/eval/live/train-turn-asks.ts [--measure, on writers left out]
import { readFileSync, writeFileSync } from 'node:fs';
import { packVector } from '@greenroom/coach/live/packed-vector';
import { heardWords } from '@greenroom/coach/live/question-words';
import { runsOfTurn } from '@greenroom/coach/live/turn-asks';
import { encodeLines } from '../strangers/encode-cached.ts';
import { VECTOR_LENGTH } from './kind-training.ts';
import { type Example, type LinearWeights, probabilitiesOf, scoresOf, trainLinear } from './linear-training.ts';
import { readMarkedTurns } from './marked-turns.ts';

type Line = string | string[];
type StoredPerson = {
  writer: string;
  person: string;
  turns: { said: Line; asks: string[]; parts?: Line[] }[];
};
/** `isWhole` for a turn, and not for a part of one that asks for several things. */
type Turn = { writer: string; said: string; asked: string; isWhole: boolean; all: readonly string[] };

const lineOf = (line: Line): string => [line].flat().join(' ');
const readTurns = (): Turn[] =>
  (JSON.parse(readFileSync(new URL('asked-turns.json', import.meta.url), 'utf8')) as StoredPerson[]).flatMap(
    ({ writer, turns }) =>
      turns.flatMap(({ said, asks, parts = [] }): Turn[] => [
        { writer, said: lineOf(said), asked: asks[0] ?? '', isWhole: true, all: asks },
        ...parts.map((part, at): Turn => {
          const asked = asks[at] ?? '';
          return { writer, said: lineOf(part), asked, isWhole: false, all: [asked] };
        }),
      ]),
  );

/** Kinds of the marked turns that are of one of these for certain. */
const ASKED_OF_KIND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'achievement pressure problem conflict customer initiative failure leadership teamwork'
      .split(' ')
      .map((kind) => [kind, 'story']),
  ),
  'about-you': 'about-you',
  experience: 'have',
  terms: 'terms',
  hypothetical: 'case',
  technical: 'knowledge',
  leaving: 'leaving',
  'why-here': 'why-here',
  'why-you': 'why-you',
  pitch: 'why-you',
  strength: 'strength',
  weakness: 'strength',
  'others-say': 'strength',
  goals: 'goals',
  approach: 'way',
  opinion: 'way',
  'follow-up': 'detail',
  'your-questions': 'your-questions',
  'small-talk': 'small',
};
const MOST_OF_KIND = 60;
/** Turns that were marked for the lines that answer them. */
function readOtherTurns(): Turn[] {
  const turns = readMarkedTurns().flatMap(({ writer, said, kind }): Turn[] => {
    const asked = ASKED_OF_KIND[kind];
    return asked === undefined ? [] : [{ writer: `marked ${writer}`, said, asked, isWhole: true, all: [asked] }];
  });
  return [...new Set(turns.map(({ asked }) => asked))].flatMap((asked) => {
    const own = turns.filter((turn) => turn.asked === asked);
    const step = Math.max(1, own.length / MOST_OF_KIND);
    return own.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  });
}

const FEWEST_TURNS = 3;
/** The vectors are of unit length, each of the runs of words counts less: this makes both matter. */
const [VECTOR_WEIGHT, WORDS_WEIGHT] = [3, 2];
const OPTIONS = { isExclusive: true, rounds: 150 } as const;
const GROUPS = 3;
/** In hundredths. */
const SMALLEST_WEIGHT = 8;

const turns = [...readTurns(), ...readOtherTurns()];
const kinds = [...new Set(turns.map(({ asked }) => asked))].toSorted();
const vectors = await encodeLines(turns.map(({ said }) => heardWords(said)));

function placesOf(some: readonly Turn[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { said } of some) for (const run of runsOfTurn(said)) counts.set(run, (counts.get(run) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST_TURNS).map(([run]) => run);
  return new Map(kept.toSorted().map((run, at) => [run, VECTOR_LENGTH + at]));
}

function toExample({ said, asked }: Turn, places: ReadonlyMap<string, number>): Example {
  const known = [...runsOfTurn(said)].flatMap((run) => places.get(run) ?? []);
  const share = WORDS_WEIGHT / Math.sqrt(Math.max(1, known.length));
  const vector = vectors.get(heardWords(said)) as Float32Array;
  return {
    places: Uint32Array.from([...vector.keys(), ...known]),
    values: Float32Array.from([...vector.map((value) => value * VECTOR_WEIGHT), ...known.map(() => share)]),
    labels: [kinds.indexOf(asked)],
  };
}

function learn(some: readonly Turn[]): { places: Map<string, number>; weights: LinearWeights } {
  const places = placesOf(some);
  const examples = some.map((turn) => toExample(turn, places));
  return {
    places,
    weights: trainLinear(examples, { ...OPTIONS, size: VECTOR_LENGTH + places.size, outputs: kinds.length }),
  };
}

/** Each group of writers judged by what was learned from the others: share right of all and of the sure ones. */
function measure(): void {
  const writers = [...new Set(readTurns().map(({ writer }) => writer))];
  const judged = Array.from({ length: GROUPS }, (_, group) => writers.filter((_, at) => at % GROUPS === group)).flatMap(
    (left) => {
      const { places, weights } = learn(turns.filter(({ writer }) => !left.includes(writer)));
      return turns
        .filter(({ writer }) => left.includes(writer))
        .map((turn) => {
          const shares = probabilitiesOf(scoresOf(toExample(turn, places), weights), true);
          const share = Math.max(...shares);
          return { ...turn, said: kinds[shares.indexOf(share)] ?? '', share };
        });
    },
  );
  const rate = (some: typeof judged): string =>
    `${(some.filter(({ said, all }) => all.includes(said)).length / some.length).toFixed(3)} of ${some.length}`;
  for (const isWhole of [true, false]) {
    const some = judged.filter((one) => one.isWhole === isWhole);
    console.log(isWhole ? 'turns:' : 'parts:', rate(some));
    for (const bound of [0.4, 0.5, 0.6, 0.7, 0.8])
      console.log(`  from ${bound} on:`, rate(some.filter(({ share }) => share >= bound)));
    for (const kind of kinds)
      console.log(
        `  ${kind}: said ${rate(some.filter(({ said }) => said === kind))}, sure ${rate(some.filter(({ said, share }) => said === kind && share >= 0.6))}, found`,
        `${some.filter(({ said, asked, share }) => asked === kind && said === kind && share >= 0.6).length} of ${some.filter(({ asked }) => asked === kind).length}`,
      );
  }
}

if (process.argv.includes('--measure')) measure();
else {
  const { places, weights } = learn(turns);
  const rows = kinds.map((kind, at) => ({
    kind,
    bias: Number((weights.bias[at] ?? 0).toFixed(3)),
    ...packVector((weights.weights[at] as Float64Array).slice(0, VECTOR_LENGTH).map((value) => value * VECTOR_WEIGHT)),
  }));
  const runs = [...places].flatMap(([run, place]) => {
    const matter = kinds
      .map((_, at) => [at, Math.round((weights.weights[at]?.[place] ?? 0) * WORDS_WEIGHT * 100)] as const)
      .filter(([, weight]) => Math.abs(weight) >= SMALLEST_WEIGHT);
    return matter.length === 0 ? [] : [[run, ...matter.flat()]];
  });
  const list = (some: readonly unknown[]): string => some.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const path = new URL('../../../packages/coach/data/live/turn-asks.json', import.meta.url);
  writeFileSync(path, `{\n  "kinds": [\n${list(rows)}\n  ],\n  "runs": [\n${list(runs)}\n  ]\n}\n`);
}
