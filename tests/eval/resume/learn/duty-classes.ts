// Learns of which class a duty is, measures it on duties left out, and writes the weights as data:
// node tests/eval/resume/learn/duty-classes.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classFeatures, DUTY_CLASSES } from '@greenroom/coach/questions/duty-class';
import { type ClassExample, commonFeatures, learnClasses } from './linear-models.ts';

const WEIGHTS = join(import.meta.dirname, '../../../../packages/coach/data/questions/duty-class-weights.json');
const RUN = { classCount: DUTY_CLASSES.length, rounds: 12, rate: 0.3, decay: 1e-3 };
const FOLDS = 10;
const CODES = 'spon';
/** Duties in steps are the most, and an ending for them does more harm elsewhere than the other way round. */
const OTHERS_WEIGHT = 2.5;

const examples = readFileSync(join(import.meta.dirname, 'duty-classes.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row): ClassExample => {
    const [code = '', duty = ''] = row.split('\t');
    return {
      features: classFeatures(duty),
      allowed: [CODES.indexOf(code)],
      weight: code === 's' || code === 'n' ? 1 : OTHERS_WEIGHT,
    };
  });

const learn = (some: readonly ClassExample[]) => learnClasses(some, { ...RUN, keep: commonFeatures(some, 1) });

function judge(weights: ReadonlyMap<string, Float64Array>, features: readonly string[]) {
  const scores = DUTY_CLASSES.map(
    (_, at) => features.reduce((sum, name) => sum + (weights.get(name)?.[at] ?? 0), 0) / Math.sqrt(features.length),
  );
  const most = Math.max(...scores);
  return { at: scores.indexOf(most), share: 1 / scores.reduce((sum, score) => sum + Math.exp(score - most), 0) };
}

const size = Math.ceil(examples.length / FOLDS);
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const isLeft = (at: number) => Math.floor(at / size) === fold;
  const weights = learn(examples.filter((_, at) => !isLeft(at)));
  return examples
    .filter((_, at) => isLeft(at))
    .map(({ features, allowed }) => ({ ...judge(weights, features), right: allowed[0] }));
}).flat();
for (const limit of [0, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const figures = DUTY_CLASSES.map((name, at) => {
    const taken = judged.filter((one) => one.share >= limit && one.at === at);
    return `${name} ${taken.filter(({ right }) => right === at).length}/${taken.length}`;
  });
  console.log(`from ${limit}: ${figures.join(', ')}`);
}
const rows = [...learn(examples)].toSorted(([left], [right]) => (left < right ? -1 : 1));
const lines = rows.map(
  ([name, row]) => `  ${JSON.stringify(name)}: [${[...row].map((weight) => Math.round(weight * 10) / 10).join(', ')}]`,
);
writeFileSync(WEIGHTS, `{\n${lines.join(',\n')}\n}\n`);
