// Learns the two scores of questions and writes their weights as data:
// node tests/eval/questions/learn/weights.ts stretches FILE   JSON Lines of {ad, duties, demands: [{sentence}]}, the duties marked exactly
// node tests/eval/questions/learn/weights.ts candidates FILE  a JSON array of rated questions: the fields of a candidate, its `group` (an advertisement
//                                                             or a title) and `r` (f fit, g generic, o odd, w wrong)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJudgedLines } from '@greenroom/coach/job/read-asking-lines';
import { allStretches } from '@greenroom/coach/questions/duty-stretches';
import { candidateFeatures, type Judged } from '@greenroom/coach/questions/judge-candidates';

type Example = { group: string; features: readonly string[]; isYes: boolean };
type Marked = { ad: string; duties: string[]; demands: { sentence: string }[] };
type Rated = Judged & { group: string; r: string };

const DATA = join(import.meta.dirname, '../../../../packages/coach/data/questions');
const RUNS = {
  stretches: { file: 'duty-stretch-weights.json', read: readStretches, strength: 0.3, fewestGroups: 2, least: 0.02 },
  candidates: { file: 'candidate-weights.json', read: readRated, strength: 0.1, fewestGroups: 3, least: 0.01 },
};
/** Of the words of a stretch, those inside the mark. */
const INSIDE = 0.9;
const ROUNDS = 4000;
const RATE = 0.02;

const comparable = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const isInside = (words: readonly string[], marks: readonly string[]): boolean =>
  marks.some((mark) => {
    const own = new Set(comparable(mark));
    return words.filter((word) => own.has(word)).length >= INSIDE * words.length;
  });

/** Demands are left out: an interviewer may ask about them as well. */
function readStretches(file: string): Example[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line, at) => {
      const { ad, duties, demands } = JSON.parse(line) as Marked;
      return allStretches(readJudgedLines(ad)).flatMap(({ text, features }) => {
        const words = comparable(text);
        const isYes = isInside(words, duties);
        const isDemand = isInside(
          words,
          demands.map(({ sentence }) => sentence),
        );
        return isDemand && !isYes ? [] : [{ group: `${at}`, features, isYes }];
      });
    });
}

function readRated(file: string): Example[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Rated[]).map((rated) => ({
    group: rated.group,
    features: candidateFeatures(rated),
    isYes: rated.r === 'o' || rated.r === 'w',
  }));
}

/** Logistic regression with a penalty on the squares of the weights, by gradient descent. */
function learn(examples: readonly Example[], names: ReadonlySet<string>, strength: number): Map<string, number> {
  const weights = new Map([...names, 'bias'].map((name) => [name, 0]));
  const rows = examples.map(({ features, isYes }) => ({
    names: [...new Set(features)].filter((name) => names.has(name)).concat('bias'),
    isYes,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map([...weights].map(([name, weight]) => [name, name === 'bias' ? 0 : weight / strength]));
    for (const row of rows) {
      const score = row.names.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-score)) - Number(row.isYes);
      for (const name of row.names) slopes.set(name, (slopes.get(name) ?? 0) + miss);
    }
    for (const [name, slope] of slopes) weights.set(name, (weights.get(name) ?? 0) - RATE * slope * STEP);
  }
  return weights;
}
const STEP = 0.1;

const [kind = '', file = ''] = process.argv.slice(2);
if ((kind === 'stretches' || kind === 'candidates') && file !== '') {
  const run = RUNS[kind];
  const examples = run.read(file);
  const groups = new Map<string, Set<string>>();
  for (const { group, features } of examples)
    for (const name of features) groups.set(name, (groups.get(name) ?? new Set()).add(group));
  const names = new Set([...groups].flatMap(([name, own]) => (own.size >= run.fewestGroups ? [name] : [])));
  const weights = [...learn(examples, names, run.strength)]
    .filter(([name, weight]) => name === 'bias' || Math.abs(weight) >= run.least)
    .map(([name, weight]) => [name, Number(weight.toFixed(3))] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  writeFileSync(join(DATA, run.file), `${JSON.stringify(Object.fromEntries(weights), undefined, 2)}\n`);
  process.stdout.write(`${examples.length} examples, ${weights.length} weights\n`);
}
