// Fails when the comments hold too many of the phrases that docs/style.md warns of, or when a line is too long to review.
// `--list` prints every phrase with its file.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readComments } from './prose/comments.ts';
import { checkLineLengths, MAX_LINE_CHARACTERS } from './prose/line-lengths.ts';
import { countPhrases } from './prose/phrases.ts';

/** Phrases per 1,000 words of comments. Lower it when the figure falls; never raise it. */
const MAX_PHRASES = 2.5;
const WORST_FILES = 5;

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = globSync('{apps,packages,scripts,tests}/**/*.{ts,tsx,mts,mjs}', {
  cwd: root,
  exclude: ['**/node_modules', '**/build', '**/.react-router'],
});

let words = 0;
let phrases = 0;
const worst: { path: string; phrases: string[] }[] = [];
for (const path of paths) {
  const count = countPhrases(readComments(readFileSync(`${root}/${path}`, 'utf8')));
  words += count.words;
  phrases += count.phrases.length;
  if (count.phrases.length > 0) worst.push({ path, phrases: count.phrases });
}
worst.sort((one, other) => other.phrases.length - one.phrases.length);
const rate = (phrases * 1000) / words;
const isOblique = rate > MAX_PHRASES;
const shown = isOblique || process.argv.includes('--list') ? worst : worst.slice(0, WORST_FILES);
for (const file of shown) console.error(`${file.path}: ${file.phrases.join(', ')}`);

const { longest, tooLong } = checkLineLengths(root);
for (const { path, characters } of tooLong) {
  console.error(`${path}\n  a line of ${characters} characters, ${MAX_LINE_CHARACTERS} are the most`);
}

console.log(
  `${rate.toFixed(1)} oblique phrases per 1,000 words of comments (${phrases} in ${words}; limit ${MAX_PHRASES})`,
);
console.log(`longest line ${longest} characters`);
if (isOblique || tooLong.length > 0) process.exitCode = 1;
