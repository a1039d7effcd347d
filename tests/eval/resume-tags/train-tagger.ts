// Learns the models that read resumes: `node tests/eval/resume-tags/train-tagger.ts`. Deterministic, some minutes.
import { learnEntryModels, readExamples, tagLeftOut } from './cross.ts';
import { learnChain } from './learn-chain.ts';
import { report } from './run.ts';
import { writeChain, writeEntryModels } from './write-models.ts';

writeChain(learnChain(readExamples()));
const all = tagLeftOut();
const { folds, shipped } = learnEntryModels(all);
writeEntryModels(shipped);
console.log(shipped.shares);
for (const { name, value } of report(all, folds).figures) console.log(name, value);
