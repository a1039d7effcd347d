// Learns which lines of an advertisement say what is to be done, measures it on advertisements left out, and writes the weights as data:
// node tests/eval/resume/learn/duty-lines.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dutyFeatures } from '@greenroom/coach/job/duty-features';
import type { JudgedLine } from '@greenroom/coach/job/read-asking-lines';
import { judgeSentences } from '@greenroom/coach/job/sentence-kinds';
import { type ClassExample, commonFeatures, learnClasses } from './linear-models.ts';

const WEIGHTS = join(import.meta.dirname, '../../../../packages/coach/data/job/duty-weights.json');
const RUN = { classCount: 2, rounds: 12, rate: 0.2, decay: 1e-4 };
const FOLDS = 10;
const LEAST_EXAMPLES = 3;
/** Lighter weights change no judgement. */
const LEAST_WEIGHT = 0.6;
const YES = 1;

type Row = { advertisement: number; code: string; line: JudgedLine };
type Example = ClassExample & { advertisement: number; isDuty: boolean };

/** Lines of `duty-lines.txt`: the advertisement's number, `d` for a duty, `x` for another line, `?` for an unclear one, `*` for a point, the text. */
function readRows(): Row[] {
  const cells = readFileSync(join(import.meta.dirname, 'duty-lines.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  return [...Map.groupBy(cells, ([advertisement]) => advertisement)].flatMap(([, rows]) => {
    const judged = judgeSentences(rows.map(([, , , text = '']) => text));
    return rows.flatMap(([advertisement, code = '', mark, text = ''], at) => {
      const judgement = judged[at];
      if (judgement === undefined) return [];
      return [
        {
          advertisement: Number(advertisement),
          code,
          line: { ...judgement, text, isItem: mark === '*', isLed: false, isNice: false },
        },
      ];
    });
  });
}

function toExamples(rows: readonly Row[]): Example[] {
  return [...Map.groupBy(rows, ({ advertisement }) => advertisement)].flatMap(([advertisement, own]) => {
    const lines = own.map(({ line }) => line);
    return own.flatMap(({ code }, at) =>
      code === '?'
        ? []
        : [
            {
              advertisement,
              isDuty: code === 'd',
              features: dutyFeatures(lines, at),
              allowed: [code === 'd' ? YES : 0],
              weight: 1,
            },
          ],
    );
  });
}

/** One weight for each feature: what it adds to the score of a duty. */
function learn(examples: readonly ClassExample[]): Map<string, number> {
  const rows = learnClasses(examples, { ...RUN, keep: commonFeatures(examples, LEAST_EXAMPLES) });
  return new Map(
    [...rows].flatMap(([name, [no = 0, yes = 0]]): [string, number][] =>
      Math.abs(yes - no) < LEAST_WEIGHT ? [] : [[name, Math.round((yes - no) * 10) / 10]],
    ),
  );
}

function scoreOf(weights: ReadonlyMap<string, number>, features: readonly string[]): number {
  const score = features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0) / Math.sqrt(features.length);
  return 1 / (1 + Math.exp(-score));
}

const examples = toExamples(readRows());
const advertisements = [...new Set(examples.map(({ advertisement }) => advertisement))];
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  // Two advertisements for one occupation stand side by side: they are left out together.
  const left = new Set(advertisements.filter((number) => Math.floor((number - 1) / 2) % FOLDS === fold));
  const weights = learn(examples.filter(({ advertisement }) => !left.has(advertisement)));
  return examples
    .filter(({ advertisement }) => left.has(advertisement))
    .map(({ features, isDuty }) => ({ score: scoreOf(weights, features), isDuty }));
}).flat();
for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const taken = judged.filter(({ score }) => score >= limit);
  const right = taken.filter(({ isDuty }) => isDuty).length;
  const all = judged.filter(({ isDuty }) => isDuty).length;
  console.log(`from ${limit}: ${(right / taken.length).toFixed(3)} right, ${(right / all).toFixed(2)} found`);
}
const rows = [...learn(examples)].toSorted(([left], [right]) => (left < right ? -1 : 1));
writeFileSync(WEIGHTS, `{\n${rows.map(([name, weight]) => `  ${JSON.stringify(name)}: ${weight}`).join(',\n')}\n}\n`);
console.log(`${rows.length} weights of ${examples.length} lines`);
