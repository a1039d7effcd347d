// Learns where sentences end and which words have capitals, from what strangers wrote: `node tests/eval/sentence-ends/train.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnEnds } from './learn.ts';
import { learnCapitals } from './learn-capitals.ts';
import { readMarkedTexts } from './marked-texts.ts';
import { MOST_WEIGHTS } from './settings.ts';

const folder = join(import.meta.dirname, '../../../packages/coach/data/text');
const texts = readMarkedTexts();
const weights = Object.entries(learnEnds(texts, MOST_WEIGHTS)).map(
  ([name, weight]) => `  ${JSON.stringify(name)}: ${weight}`,
);
writeFileSync(join(folder, 'sentence-ends.json'), `{\n${weights.join(',\n')}\n}\n`);
const capitals = learnCapitals(texts)
  .toSorted()
  .map((form) => `  ${JSON.stringify(form)}`);
writeFileSync(join(folder, 'capital-words.json'), `[\n${capitals.join(',\n')}\n]\n`);
