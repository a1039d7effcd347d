import stored from '../../../data/job/demand-tagger.json' with { type: 'json' };
import { openLinearChain } from '../../text/linear-chain.ts';
import { openOnce } from '../../text/open-once.ts';
import { rememberLast } from '../../text/remember.ts';
import { readJudgedLines } from '../read-asking-lines.ts';
import { type FoundDemand, tagDemands } from './find-demands.ts';

/** A stretch of an advertisement that asks the applicant for something; `sentence` is its line. */
export type AskedDemand = FoundDemand & { sentence: string; isNice: boolean };

/** Learned by `node tests/eval/letters/train-demands.ts`. */
const shipped = openOnce(() => openLinearChain(stored));

/** The demands of an advertisement in its order. Never throws. */
export const readDemands = rememberLast((jobDescription: string): AskedDemand[] => {
  const lines = readJudgedLines(jobDescription);
  return tagDemands(lines, shipped()).map((demand) => ({
    ...demand,
    sentence: lines[demand.line]?.text ?? '',
    isNice: lines[demand.line]?.isNice ?? false,
  }));
});
