// Learns where "a" and "the" are missing from what strangers wrote: `node tests/eval/articles/train.ts`. With `left-out` it measures on a fifth of the
// writers, who are left out of the learning, and writes nothing.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleModel, gapsOf, learnArticles, probabilities, readTexts, weighty } from './learn.ts';
import { storeArticles } from './store.ts';

const FEWEST = Number(process.argv[3] ?? 6);
const LEAST_WEIGHT = Number(process.argv[4] ?? 0.25);
const FOLDS = 5;
const FILE = join(import.meta.dirname, '../../../packages/coach/data/text/article-weights.json');

const gaps = readTexts().flatMap(gapsOf);
type Gap = (typeof gaps)[number];

/** Learned twice: with all features, and with those alone that matter. */
const learn = (some: Gap[]): ArticleModel =>
  learnArticles(some, FEWEST, weighty(learnArticles(some, FEWEST), LEAST_WEIGHT));

function measure(): void {
  const writers = [...new Set(gaps.map(({ writer }) => writer))];
  const out = new Set(writers.filter((_, at) => at % FOLDS === 0));
  const model = learn(gaps.filter(({ writer }) => !out.has(writer)));
  const store = storeArticles(model);
  console.log(`${model.size} features, ${store.length} bytes`);
  const tested = gaps
    .filter(({ writer }) => out.has(writer) && !writer.startsWith('core'))
    .map((gap) => ({ ...gap, chances: probabilities(model, gap.features) }));
  const all = tested.filter(({ label }) => label > 0).length;
  for (const bound of [0.7, 0.8, 0.85, 0.9, 0.95, 0.97]) {
    const found = tested.filter(({ chances: [none] }) => 1 - none >= bound);
    const right = found.filter(({ label }) => label > 0);
    const same = right.filter(({ label, chances: [, a, the] }) => (a > the ? 1 : 2) === label);
    const share = (one: number, of: number) => (one / of).toFixed(3);
    console.log(bound, share(right.length, found.length), share(right.length, all), share(same.length, right.length));
  }
}

if (process.argv[2] === 'left-out') measure();
else writeFileSync(FILE, storeArticles(learn(gaps)));
