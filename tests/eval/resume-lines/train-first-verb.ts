// Learns whether a line of a resume begins with a verb: `node tests/eval/resume-lines/train-first-verb.ts [--measure, on writers left out]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { firstVerbFeatures } from '@greenroom/coach/text/first-verb';
import { type Example, probabilitiesOf, scoresOf, trainLinear } from '../live/linear-training.ts';

/** A writer, "v" for a verb or "n", and the line. */
type Row = { writer: string; isVerb: boolean; line: string };
const rows: Row[] = readFileSync(new URL('first-verbs.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [writer = '', mark, ...line] = row.split('\t');
    return { writer, isVerb: mark === 'v', line: line.join('\t') };
  });

const FEWEST = 2;
const FOLDS = 6;
const OPTIONS = { isExclusive: true, rounds: 400, decay: 3e-4 } as const;
const HUNDREDTHS = 100;

function placesOf(some: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line } of some)
    for (const feature of new Set(firstVerbFeatures(line))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST).map(([feature]) => feature);
  return new Map(kept.toSorted().map((feature, place) => [feature, place]));
}

function toExample({ line, isVerb }: Row, places: ReadonlyMap<string, number>): Example {
  const known = [...new Set(firstVerbFeatures(line))].flatMap((feature) => places.get(feature) ?? []);
  return { places: Uint32Array.from(known), values: new Float32Array(known.length).fill(1), labels: [isVerb ? 1 : 0] };
}

function learn(some: readonly Row[]) {
  const places = placesOf(some);
  const examples = some.map((row) => toExample(row, places));
  return { places, model: trainLinear(examples, { ...OPTIONS, size: places.size, outputs: 2 }) };
}

function measure(): void {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const judged = Array.from({ length: FOLDS }, (_, fold) => writers.filter((_, at) => at % FOLDS === fold)).flatMap(
    (left) => {
      const { places, model } = learn(rows.filter(({ writer }) => !left.includes(writer)));
      return rows
        .filter(({ writer }) => left.includes(writer))
        .map((row) => ({ ...row, chance: probabilitiesOf(scoresOf(toExample(row, places), model), true)[1] ?? 0 }));
    },
  );
  const nouns = judged.filter(({ isVerb }) => !isVerb).length;
  console.log(`${judged.length} lines, ${nouns} without a verb`);
  for (const bound of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const below = judged.filter(({ chance }) => chance < bound);
    const wrong = below.filter(({ isVerb }) => isVerb);
    const left = judged.filter(({ chance, isVerb }) => chance >= bound && !isVerb).length;
    console.log(
      `below ${bound}: ${below.length - wrong.length} of ${nouns} found, ${wrong.length} verbs among them; said rightly ${(1 - left / (judged.length - below.length)).toFixed(3)}`,
    );
  }
}

if (process.argv.includes('--measure')) measure();
else {
  const { places, model } = learn(rows);
  const [noun, verb] = model.weights;
  const bias = (model.bias[1] ?? 0) - (model.bias[0] ?? 0);
  const entries = [...places].map(([feature, place]) => {
    const weight = (verb?.[place] ?? 0) - (noun?.[place] ?? 0) + (feature === 'any' ? bias : 0);
    return [feature, Math.round(weight * HUNDREDTHS)] as const;
  });
  const list = entries
    .filter(([, weight]) => weight !== 0)
    .map((entry) => `  ${JSON.stringify(entry[0])}: ${entry[1]}`);
  const path = new URL('../../../packages/coach/data/text/first-verb.json', import.meta.url);
  writeFileSync(path, `{\n${list.join(',\n')}\n}\n`);
}
