// Learns the built-in coach's models from the rated sets and writes their weights: `npm run coach:train`. Deterministic, a few minutes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelData } from '@greenroom/coach/feedback/linear-model';
import type { WordOrderData } from '@greenroom/coach/feedback/word-order';
import { openMaterial } from './examples.ts';
import { learnAll } from './judge-left-out.ts';
import { findRemarkSettings, learnRemarks } from './learn-remarks.ts';
import { learnWordOrder, wordsToLearn } from './learn-word-order.ts';
import { learnTalk, openPeople } from './people.ts';
import { findSettings } from './settings.ts';

const folder = join(import.meta.dirname, '../../../packages/coach/data/feedback');

/** One row a line, so that a change of one weight is a change of one line. */
const rows = (list: readonly (readonly unknown[])[]) => list.map((row) => `    ${JSON.stringify(row)}`).join(',\n');

/** In one line where that is short. */
function list(values: readonly unknown[]): string {
  const line = JSON.stringify(values);
  return line.length <= LONGEST_LINE
    ? line
    : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;
}
const LONGEST_LINE = 180;

function writeModel(name: string, { heads, scale, intercept, words, numbers }: ModelData): void {
  writeFileSync(
    join(folder, `${name}.json`),
    `{
  "heads": ${list(heads)},
  "scale": ${scale},
  "intercept": ${list(intercept)},
  "words": [
${rows(words)}
  ],
  "numbers": [
${rows(numbers)}
  ]
}
`,
  );
}

function writeWordOrder({ kinds, pairs }: WordOrderData): void {
  const file = join(folder, 'word-order.json');
  writeFileSync(file, `{\n  "kinds": [\n${rows(kinds)}\n  ],\n  "pairs": [\n${rows(pairs)}\n  ]\n}\n`);
}

mkdirSync(folder, { recursive: true });
const material = await openMaterial();
writeWordOrder(learnWordOrder(wordsToLearn(material.sets)));
const learned = learnAll(material);
const { quality, flags, skills, steps, sentences, questions } = learned;
writeModel('quality', quality.data);
writeModel('flags', flags.data);
writeModel('skills', skills.data);
writeModel('steps', steps.data);
writeModel('sentences', sentences.data);
writeModel('questions', questions.data);
const remarks = await learnRemarks();
writeModel('remarks', remarks.data);
const settings = { ...findSettings(material, learned), remarks: findRemarkSettings(remarks) };
writeFileSync(join(folder, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
const people = await openPeople();
if (people === null) {
  console.log('talk.json stays as it is: it is learned from real interviews, and PEOPLE_FILE names no file.');
} else {
  const talk = learnTalk(material, people);
  writeModel('talk', talk.data);
  writeFileSync(join(folder, 'talk-settings.json'), `${JSON.stringify(talk.settings, null, 2)}\n`);
}
