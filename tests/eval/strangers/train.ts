// Learns the built-in coach's models from the rated sets and writes their weights: `npm run coach:train`. Deterministic, a few minutes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordOrderData } from '@greenroom/coach/feedback/word-order';
import { openMaterial } from './examples.ts';
import { learnAll } from './judge-left-out.ts';
import { learnFit } from './learn-fit.ts';
import { learnKinds } from './learn-kinds.ts';
import { findRemarkSettings, learnRemarks } from './learn-remarks.ts';
import { learnWordOrder, wordsToLearn } from './learn-word-order.ts';
import { learnTalk, openPeople } from './people.ts';
import { findSettings } from './settings.ts';
import { folder, rows, writeModel } from './write-model.ts';

function writeWordOrder({ kinds, pairs }: WordOrderData): void {
  const file = join(folder, 'word-order.json');
  writeFileSync(file, `{\n  "kinds": [\n${rows(kinds)}\n  ],\n  "pairs": [\n${rows(pairs)}\n  ]\n}\n`);
}

function writeFit(learned: Awaited<ReturnType<typeof learnFit>>): void {
  const models = Object.entries(learned).map(([name, { model }]) => [name, model] as const);
  writeFileSync(join(folder, 'fit.json'), `${JSON.stringify(Object.fromEntries(models), null, 2)}\n`);
}

mkdirSync(folder, { recursive: true });
const material = await openMaterial();
writeWordOrder(learnWordOrder(wordsToLearn(material.sets)));
const learned = await learnAll(material);
const { quality, flags, skills, steps, sentences, questions, actModel, stretchModel } = learned;
writeModel('quality', quality.data);
writeModel('flags', flags.data);
writeModel('skills', skills.data);
writeModel('steps', steps.data);
writeModel('sentences', sentences.data);
writeModel('acts', actModel.data);
writeModel('stretches', stretchModel.data);
writeModel('questions', questions.data);
writeModel('kinds', (await learnKinds()).data);
const remarks = await learnRemarks();
writeModel('remarks', remarks.data);
const settings = { ...findSettings(material, learned), remarks: findRemarkSettings(remarks) };
writeFileSync(join(folder, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
writeFit(await learnFit(remarks));
const people = await openPeople();
if (people === null) {
  console.log('talk.json stays as it is: it is learned from real interviews, and PEOPLE_FILE names no file.');
} else {
  const talk = learnTalk(material, people);
  writeModel('talk', talk.data);
  writeFileSync(join(folder, 'talk-settings.json'), `${JSON.stringify(talk.settings, null, 2)}\n`);
}
