// Fails when an import crosses a boundary or goes round in a circle, and when a source file has grown too long.
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries/check.ts';
import { checkSizes } from './boundaries/sizes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { files, imports, violations } = await checkBoundaries(root);
for (const { rule, from, to, comment } of violations) {
  console.error(`${from}${to ? ` → ${to}` : ''}\n  ${rule}: ${comment}`);
}
const { median, ninetieth, tooLong } = checkSizes(root);
for (const { path, lines } of tooLong) console.error(`${path}\n  size: ${lines} lines, 400 are the most`);

console.log(`${files} files, ${imports} imports, ${violations.length} forbidden`);
console.log(`lines a file: median ${median}, 90th percentile ${ninetieth}, ${tooLong.length} too long`);
if (violations.length + tooLong.length > 0) process.exitCode = 1;
