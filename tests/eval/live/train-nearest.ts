import { readFileSync, writeFileSync } from 'node:fs';
import { familiesOfThing, ITEM_MEASURES, type Item, measureItem } from '@greenroom/coach/live/nearest-items';
import { heardWords } from '@greenroom/coach/live/question-words';
import { encodeLines } from '../strangers/encode-cached.ts';
import { type Example, probabilitiesOf, scoresOf, trainLinear } from './linear-training.ts';

/**
 * Learns what comes nearest to a thing that a resume does not have. In `nearest-turns.json` those items are marked that a friend who knew the
 * resume would have named. Run: `node tests/eval/live/train-nearest.ts`
 */
type MarkedItem = {
  text: string;
  kind: Item['kind'];
  isCurrent?: boolean;
  isAskedFor?: boolean;
  isNear?: boolean;
};
type Turn = { writer: number; things: string[]; question: string; turn: string; items: MarkedItem[] };

const here = new URL('./nearest-turns.json', import.meta.url);
const target = new URL('../../../packages/coach/data/live/nearest-items.json', import.meta.url);
const OPTIONS = { size: ITEM_MEASURES.length, outputs: 1, isExclusive: false, decay: 2e-3, rounds: 400, rate: 0.05 };
const DIGITS = 1000;

const turns = JSON.parse(readFileSync(here, 'utf8')) as Turn[];

async function examplesOf({ things, question, turn, items }: Turn): Promise<Example[]> {
  const texts = [question, things.join(' or '), turn, ...items.map(({ text }) => text)].map(heardWords);
  const vectors = await encodeLines(texts);
  const jobDescription = items
    .filter(({ isAskedFor }) => isAskedFor === true)
    .map(({ text }) => text)
    .join('\n');
  const family = new Set(things.flatMap((thing) => [...familiesOfThing(thing)]));
  return items.map(({ text, kind, isCurrent = false, isNear = false }) => {
    const fact = { text, employer: '', title: '', isProject: false, isCurrent, order: 0 };
    const item: Item = kind === 'line' ? { text, kind, fact } : { text, kind };
    const measures = measureItem(item, { things, question, turn, jobDescription, vectors }, family);
    return {
      places: Uint32Array.from(measures.keys()),
      values: Float32Array.from(measures),
      labels: isNear ? [0] : [],
    };
  });
}

const measured = await Promise.all(turns.map(async (turn) => ({ turn, examples: await examplesOf(turn) })));
const writers = [...new Set(turns.map(({ writer }) => writer))];
const found = { first: 0, two: 0 };
for (const writer of writers) {
  const weights = trainLinear(
    measured.filter(({ turn }) => turn.writer !== writer).flatMap(({ examples }) => examples),
    OPTIONS,
  );
  for (const { turn, examples } of measured.filter((one) => one.turn.writer === writer)) {
    const shares = examples.map((example) => probabilitiesOf(scoresOf(example, weights), false)[0] ?? 0);
    const order = [...shares.keys()].toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
    const isNear = (at: number | undefined): boolean => at !== undefined && turn.items[at]?.isNear === true;
    found.first += Number(isNear(order[0]));
    found.two += Number(isNear(order[0]) || isNear(order[1]));
  }
}
console.log(`${turns.length} turns, writers left out: first right ${found.first}, one of two right ${found.two}`);

const { bias, weights } = trainLinear(
  measured.flatMap(({ examples }) => examples),
  OPTIONS,
);
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
const learned = { bias: rounded(bias[0] ?? 0), weights: Array.from(weights[0] ?? [], rounded) };
writeFileSync(target, `${JSON.stringify(learned, null, 2)}\n`);
