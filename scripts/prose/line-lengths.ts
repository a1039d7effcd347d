// No line of source or data is longer than a reviewer can read. Files that are not there yet are listed; the list only shrinks.
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
];

export interface LineLengths {
  /** In characters, of the files that are not listed as exceptions. */
  longest: number;
  tooLong: { path: string; characters: number }[];
  /** Listed as exceptions although none of their lines is too long, or no longer there. */
  finished: string[];
}

/** @param root the folder of the repository */
export function checkLineLengths(root: string): LineLengths {
  const exceptions: string[] = JSON.parse(readFileSync(`${root}/scripts/prose/long-line-files.json`, 'utf8'));
  const unfinished = new Set<string>();
  const tooLong: LineLengths['tooLong'] = [];
  let longest = 0;
  for (const path of globSync(PATTERN, { cwd: root, exclude: EXCLUDED })) {
    const characters = longestLine(readFileSync(`${root}/${path}`, 'utf8'));
    if (characters > MAX_LINE_CHARACTERS && exceptions.includes(path)) {
      unfinished.add(path);
      continue;
    }
    if (characters > MAX_LINE_CHARACTERS) tooLong.push({ path, characters });
    longest = Math.max(longest, characters);
  }
  return { longest, tooLong, finished: exceptions.filter((path) => !unfinished.has(path)) };
}

function longestLine(text: string): number {
  return text.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0);
}
