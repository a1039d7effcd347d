// `npm install --no-save recheck && node scripts/regular-expressions/recheck.ts [FILE]`: asks the linter `recheck` about every regular expression
// of the coach. Minutes of work, so it runs on request. Fails for exponential ones. Polynomial ones are counted: most see one line, and
// `coach-patterns.test.ts` measures them.
import { findExpressions } from './find-expressions.ts';

const LIBRARY = 'recheck';
const TIMEOUT_MS = 2000;

type Verdict = { status: 'safe' | 'vulnerable' | 'unknown'; complexity?: { type: string; degree?: number } };
type Recheck = { check(source: string, flags: string, options: { timeout: number }): Promise<Verdict> };

const { check } = await (import(LIBRARY) as Promise<Recheck>).catch(() => {
  console.error('recheck is not installed: npm install --no-save recheck');
  process.exit(2);
});

const only = process.argv[2] ?? '';
const counts = new Map<string, number>();
const exponential: string[] = [];
for (const { file, pattern, flags } of findExpressions()) {
  if (!file.includes(only)) continue;
  const { status, complexity } = await check(pattern, flags.replace(/[dgvy]/g, ''), { timeout: TIMEOUT_MS });
  const kind = status === 'vulnerable' ? `${complexity?.type} ${complexity?.degree ?? ''}`.trim() : status;
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (complexity?.type === 'exponential') exponential.push(`${file}: /${pattern}/${flags}`);
}
for (const [kind, count] of counts) console.log(`${kind}: ${count}`);
for (const line of exponential) console.log(`exponential: ${line}`);
process.exit(exponential.length === 0 ? 0 : 1);
