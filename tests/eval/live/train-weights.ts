// Learns the weights of `packages/coach/src/live/question-weights-data.ts` from the labelled utterances: node tests/eval/live/train-weights.ts
import { writeFileSync } from 'node:fs';
import { spokenWords } from '@greenroom/coach/live/spoken-words';
import { learnWeights } from './learn-weights.ts';
import { trainingUtterances } from './training-utterances.ts';

const HEAD = `/**
 * Learned by \`node tests/eval/live/train-weights.ts\` from the labelled utterances there. The first line is the bias; each other
 * line is a weight in log-odds and the feature of an utterance that it belongs to (\`utterance-features.ts\`).
 */
export const questionWeights = \`\\
`;

const target = new URL('../../../packages/coach/src/live/question-weights-data.ts', import.meta.url);
const { bias, weights } = learnWeights(
  trainingUtterances().map(({ text, isQuestion }) => ({ words: spokenWords(text), isQuestion })),
);
const lines = [...weights]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([feature, weight]) => `${weight.toFixed(2)} ${feature}`);
writeFileSync(target, `${HEAD}${[bias.toFixed(2), ...lines].join('\n')}\`;\n`);
console.log(`${lines.length} weights written to ${target.pathname}`);
