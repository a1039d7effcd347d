// Learns the weights of `packages/coach/data/live/question-weights.json` from the labelled utterances: node tests/eval/live/train-weights.ts
import { writeFileSync } from 'node:fs';
import { spokenWords } from '@greenroom/coach/live/spoken-words';
import { learnWeights } from './learn-weights.ts';
import { trainingUtterances } from './training-utterances.ts';

const target = new URL('../../../packages/coach/data/live/question-weights.json', import.meta.url);
const { bias, weights } = learnWeights(
  trainingUtterances().map(({ text, isQuestion }) => ({ words: spokenWords(text), isQuestion })),
);
const lines = [...weights]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([feature, weight]) => `  ${JSON.stringify([feature, Number(weight.toFixed(2))])}`);
const rows = [`  ["bias", ${bias.toFixed(2)}]`, ...lines];
writeFileSync(target, `[\n${rows.join(',\n')}\n]\n`);
console.log(`${lines.length} weights written to ${target.pathname}`);
