import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupWeights } from '@greenroom/coach/resume/tagger/grouped-weights';
import type { EntryModels } from '@greenroom/coach/resume/tagger/read-tagged';
import type { LinearChainData } from '@greenroom/coach/text/linear-chain';

const folder = join(import.meta.dirname, '../../../packages/coach/data/resume');
const rows = (list: readonly unknown[]) => list.map((row) => `    ${JSON.stringify(row)}`).join(',\n');

export function writeChain({ tags, starts, steps, features }: LinearChainData, file = 'tagger.json'): void {
  writeFileSync(
    join(folder, file),
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
}

/** Smaller weights change nothing. */
const SMALLEST = { links: 0.03, posts: 0.03, schools: 0.03, names: 0.05 } as const;

const LONGEST_LINE = 190;
/** One object in lines of bounded length. */
function inLines(own: Readonly<Record<string, number>>): string {
  let line = '';
  const lines: string[] = [];
  for (const [name, value] of Object.entries(own)) {
    const next = `${JSON.stringify(name)}:${value}`;
    if (line !== '' && line.length + next.length > LONGEST_LINE) {
      lines.push(`${line},`);
      line = '';
    }
    line += line === '' ? next : `,${next}`;
  }
  return `{\n${[...lines, line].join('\n')}}`;
}

export function writeEntryModels(models: EntryModels): void {
  const parts = (Object.keys(SMALLEST) as (keyof typeof SMALLEST)[]).map((name) => {
    const kept = Object.entries(models[name]).filter(([, value]) => Math.abs(value) >= SMALLEST[name]);
    const groups = Object.entries(groupWeights(Object.fromEntries(kept)));
    return `"${name}": {\n${groups.map(([prefix, own]) => `${JSON.stringify(prefix)}: ${inLines(own)}`).join(',\n')}\n}`;
  });
  writeFileSync(
    join(folder, 'tagger-links.json'),
    `{\n"shares": ${JSON.stringify(models.shares).replaceAll('],[', '],\n[')},\n${parts.join(',\n')}\n}\n`,
  );
}
