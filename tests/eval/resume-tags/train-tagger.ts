// Learns the models that read resumes: `node tests/eval/resume-tags/train-tagger.ts`. Deterministic, some minutes.
import { examplesOf, learnEntryModels, tagLeftOut } from './cross.ts';
import { learnChain } from './learn-chain.ts';
import { readTaggedResumes } from './tagged-resumes.ts';
import { writeChain, writeEntryModels } from './write-models.ts';

writeChain(learnChain(examplesOf(readTaggedResumes('typed'))));
const { shipped } = learnEntryModels(tagLeftOut());
writeEntryModels(shipped);
console.log(shipped.shares);
