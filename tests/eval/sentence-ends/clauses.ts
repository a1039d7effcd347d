// How well clauses are found in speech without marks, by writers left out: `node tests/eval/sentence-ends/clauses.ts`. With `train` the weights are learned of all.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, clauseFeatures } from '@greenroom/coach/enhance/clause-features';
import { leastScore, mayBeginClause } from '@greenroom/coach/enhance/score-clause';
import { type LearnedPlace, learnWeights } from './learn.ts';
import { type MarkedText, readMarkedTexts, readSpeechTexts } from './marked-texts.ts';

const MOST_WEIGHTS = 5000;
const FOLDS = 3;

type ClausePlace = LearnedPlace & { least: number };

/** The places at which a clause can begin without a joining word. Behind a writer's mark one does. */
function placesOf({ words, ends, marks }: MarkedText): ClausePlace[] {
  const classes = classesOf(words);
  const places: ClausePlace[] = [];
  let length = 0;
  for (let index = 0; index < words.length - 1; index += 1) {
    length += 1;
    if (mayBeginClause(words, classes, index)) {
      const features = clauseFeatures(words, classes, index, length);
      places.push({ features, isEnd: marks[index] === true, least: leastScore(words, classes, index) });
    }
    if (ends[index] === true) length = 0;
  }
  return places;
}

const speech = readSpeechTexts();
const texts = [...readMarkedTexts(), ...speech];
if (process.argv.includes('train')) {
  const weights = Object.entries(learnWeights(texts.flatMap(placesOf), MOST_WEIGHTS)).filter(
    ([, weight]) => weight !== 0,
  );
  const lines = weights.map(([name, weight]) => `  ${JSON.stringify(name)}: ${weight}`);
  const file = join(import.meta.dirname, '../../../packages/coach/data/enhance/clause-starts.json');
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
} else {
  const writers = [...new Set(texts.map(({ writer }) => writer))];
  let [right, wrong, missed] = [0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOut = ({ writer }: MarkedText) => writers.indexOf(writer) % FOLDS === fold;
    const weights = learnWeights(texts.filter((text) => !isOut(text)).flatMap(placesOf), MOST_WEIGHTS);
    for (const { features, isEnd, least } of speech.filter(isOut).flatMap(placesOf)) {
      const isFound = features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0) >= least;
      if (isFound && isEnd) right += 1;
      else if (isFound) wrong += 1;
      else if (isEnd) missed += 1;
    }
  }
  const share = (part: number, rest: number) => `${Math.round((100 * part) / (part + rest))} %`;
  process.stdout.write(
    `line starts that a writer of speech without marks cut at too: ${share(right, wrong)} of ${right + wrong}\n`,
  );
  process.stdout.write(`such cuts of writers that are found: ${share(right, missed)}\n`);
}
