// Learns what each line of a resume is: `node tests/eval/resume-lines/train.ts`. Deterministic; the taggers of left-out writers take most of its minutes.
import { tagLeftOut } from '../resume-tags/cross.ts';
import { learnChain } from '../resume-tags/learn-chain.ts';
import { writeChain } from '../resume-tags/write-models.ts';
import { LINE_TASK, readLabelled, toChainExample, withMentions } from './read-labelled.ts';

writeChain(learnChain(withMentions(readLabelled(), tagLeftOut()).map(toChainExample), LINE_TASK), 'line-tagger.json');
