// Learns which stretches of an advertisement are demands: node tests/eval/letters/train-demands.ts. Prints what is right with each writer left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeLine, type FoundDemand } from '@greenroom/coach/job/demands/find-demands';
import { openLinearChain } from '@greenroom/coach/text/linear-chain';
import { learnChain } from '../resume-tags/learn-chain.ts';
import { DEMAND_TASK, demandExamples } from './demand-examples.ts';
import { overlap, SAME } from './match-marked.ts';
import { readMarked } from './read-marked.ts';
import { storeChain } from './store-chain.ts';

const TARGET = join(import.meta.dirname, '../../../packages/coach/data/job/demand-tagger.json');
const BOUNDS = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** `WITHOUT=m0,m1`: these writers are not learned from, to measure the product on them. */
const without = (process.env.WITHOUT ?? '').split(',');
const { examples, read } = demandExamples(readMarked().filter(({ writer }) => !without.includes(writer)));
const writers = process.env.WITHOUT === undefined ? [...new Set(examples.map(({ group }) => group))] : [];
const found: FoundDemand[][] = read.map(() => []);
for (const writer of writers) {
  const model = openLinearChain(
    learnChain(
      examples.filter(({ group }) => group !== writer),
      DEMAND_TASK,
    ),
  );
  for (const { at, line, tokens, features } of examples.filter(({ group }) => group === writer))
    found[at]?.push(...decodeLine(read[at]?.lines ?? [], line, tokens, features, model));
}
for (const bound of BOUNDS) {
  let [right, all, kinds, marked, named] = [0, 0, 0, 0, 0];
  for (const [at, { advertisement, lines }] of read.entries()) {
    const sure = (found[at] ?? []).filter(({ certainty }) => certainty >= bound);
    const isOf = (demand: FoundDemand, phrase: string, sentence: string) =>
      (sentence.includes(lines[demand.line]?.text.slice(0, 25) ?? '') ||
        (lines[demand.line]?.text ?? '').includes(sentence.slice(0, 25))) &&
      overlap(demand.text, phrase) >= SAME;
    for (const demand of sure) {
      const own = advertisement.demands.find(({ phrase, sentence }) => isOf(demand, phrase, sentence));
      all += 1;
      right += Number(own !== undefined);
      if (process.env.PRINT === '1' && bound === 0.6 && own === undefined)
        console.log(
          `NOT ASKED ${demand.kind} ${demand.certainty.toFixed(2)}: ${demand.text} | ${lines[demand.line]?.text}`,
        );
      kinds += Number(own !== undefined && kindMatches(demand.kind, own.kind));
    }
    for (const { phrase, sentence } of advertisement.demands) {
      marked += 1;
      const isFound = sure.some((demand) => isOf(demand, phrase, sentence));
      named += Number(isFound);
      if (process.env.PRINT === '1' && bound === 0 && !isFound) console.log(`NOT FOUND: ${phrase} | ${sentence}`);
    }
  }
  console.log(
    `from ${bound}: ${right} of ${all} right (${(right / all).toFixed(2)}), kind ${(kinds / right).toFixed(2)}, ${named} of ${marked} found (${(named / marked).toFixed(2)})`,
  );
}

function kindMatches(kind: string, marked: string): boolean {
  if (kind === 'paper') return marked === 'qualification' || marked === 'licence';
  return kind === 'skill' ? ['skill', 'tool', 'knowledge', 'experience'].includes(marked) : kind === marked;
}

if (process.env.WRITE !== '0') {
  writeFileSync(TARGET, storeChain(learnChain(examples, DEMAND_TASK)));
}
