// No line of source or data is longer than a reviewer can read.
import { globSync, readFileSync } from 'node:fs';

export const MAX_LINE_CHARACTERS = 200;

const PATTERN = '{apps,packages,scripts,tests}/**/*.{ts,tsx,mts,mjs,css,json,tsv,csv}';

/** Made by a tool, or large by nature: migrations, recordings and what strangers wrote. */
const EXCLUDED = [
  '**/node_modules',
  '**/build',
  '**/.react-router',
  '**/drizzle/**',
  '**/references/**',
  '**/package-lock.json',
  'tests/eval/**/*.json',
  'tests/bench/**/*.json',
  'apps/web/app/features/home/home-samples.json',
];

export interface LineLengths {
  /** In characters. */
  longest: number;
  tooLong: { path: string; characters: number }[];
}

/** @param root the folder of the repository */
export function checkLineLengths(root: string): LineLengths {
  const tooLong: LineLengths['tooLong'] = [];
  let longest = 0;
  for (const path of globSync(PATTERN, { cwd: root, exclude: EXCLUDED })) {
    const characters = longestLine(readFileSync(`${root}/${path}`, 'utf8'));
    if (characters > MAX_LINE_CHARACTERS) tooLong.push({ path, characters });
    longest = Math.max(longest, characters);
  }
  return { longest, tooLong };
}

function longestLine(text: string): number {
  return text.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0);
}
