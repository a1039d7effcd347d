// Learns the models that read pasted resumes: `node tests/eval/resume-tags/train-tagger.ts`. Deterministic, some minutes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesOf, findShares, readLeftOut } from './cross.ts';
import { learnChain } from './learn-chain.ts';
import { learnLinks } from './learn-links.ts';
import { readTaggedResumes } from './tagged-resumes.ts';

const folder = join(import.meta.dirname, '../../../packages/coach/data/resume');
const rows = (list: readonly unknown[]) => list.map((row) => `    ${JSON.stringify(row)}`).join(',\n');

const resumes = readTaggedResumes();
const { tags, starts, steps, features } = learnChain(examplesOf(resumes));
writeFileSync(
  join(folder, 'tagger.json'),
  `{
  "tags": [
${rows(tags)}
  ],
  "starts": ${JSON.stringify(starts)},
  "steps": [
${rows(steps)}
  ],
  "features": [
${rows(features)}
  ]
}
`,
);
const links = learnLinks(resumes);
const shares = findShares(readLeftOut(resumes, []));
writeFileSync(
  join(folder, 'tagger-links.json'),
  `${JSON.stringify({ shares, links }, null, 2).replace(/\[\n\s+([\d.]+),\n\s+([\d.]+)\n\s+\]/gu, '[$1, $2]')}\n`,
);
console.log(shares);
