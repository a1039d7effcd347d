import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelData } from '@greenroom/coach/feedback/linear-model';

export const folder = join(import.meta.dirname, '../../../packages/coach/data/feedback');

/** One row a line, so that a change of one weight is a change of one line. */
export const rows = (list: readonly (readonly unknown[])[]) =>
  list.map((row) => `    ${JSON.stringify(row)}`).join(',\n');

/** In one line where that is short. */
function list(values: readonly unknown[]): string {
  const line = JSON.stringify(values);
  return line.length <= LONGEST_LINE
    ? line
    : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;
}
const LONGEST_LINE = 180;

export function writeModel(name: string, { heads, scale, intercept, words, numbers }: ModelData): void {
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
