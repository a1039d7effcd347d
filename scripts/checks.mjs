// The checks that need no running program, in the order of their report; `npm run check` and `npm test` share them.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, command: string, arguments: string[] }} Check */
/** @typedef {{ isDone: boolean, output: string, took: string }} Result */

/** @type {Check[]} */
const CHECKS = [
  { name: 'format', command: 'biome', arguments: ['check', '--linter-enabled=false', '.'] },
  { name: 'lint', command: 'biome', arguments: ['lint', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: 'node', arguments: ['scripts/check-boundaries.ts'] },
  { name: 'prose', command: 'node', arguments: ['scripts/check-prose.ts'] },
  { name: 'types', command: 'node', arguments: ['scripts/check-types.mjs'] },
  { name: 'unused', command: 'knip', arguments: ['--no-progress'] },
];

const root = fileURLToPath(new URL('..', import.meta.url));

/** Checks with last lines worth reading although they passed. */
const WITH_FIGURES = new Set(['boundaries', 'prose']);

/** Puts `node_modules/.bin` first on PATH, as npm does, so that a script also runs without npm. */
export const SURROUNDINGS = {
  cwd: root,
  env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` },
};

/**
 * Runs a program and returns its output.
 * @param {string} command
 * @param {string[]} programArguments
 * @param {Record<string, string>} [moreEnv]
 * @returns {Promise<{ isDone: boolean, output: string }>}
 */
export function runQuietly(command, programArguments, moreEnv) {
  return new Promise((resolve) => {
    const env = { ...SURROUNDINGS.env, ...moreEnv };
    const child = spawn(command, programArguments, { ...SURROUNDINGS, env, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ isDone: false, output: error.message }));
    child.on('close', (code) => resolve({ isDone: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

/** Most checks use one core. */
const AT_A_TIME = 2;
/** The longest first, so that it does not run alone at the end. */
const LONG = new Set(['types', 'unused']);

/**
 * Runs the checks, two at a time, and prints one line for each in the order of the list. A failing check prints its output above that
 * line.
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>}
 */
export async function runChecks() {
  /** @type {string[]} */
  const failures = [];
  const counts = { passed: 0, failed: 0, failures };
  const results = CHECKS.map(() => /** @type {PromiseWithResolvers<Result>} */ (Promise.withResolvers()));
  const waiting = [...CHECKS.keys()].sort((one, other) => rank(one) - rank(other));
  const runWaiting = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const check = CHECKS[at];
      const startedMs = performance.now();
      if (check)
        results[at]?.resolve({ ...(await runQuietly(check.command, check.arguments)), took: seconds(startedMs) });
    }
  };
  const running = Array.from({ length: AT_A_TIME }, runWaiting);
  for (const [at, { name }] of CHECKS.entries()) {
    const { isDone, output, took } = (await results[at]?.promise) ?? { isDone: false, output: '', took: '' };
    counts[isDone ? 'passed' : 'failed'] += 1;
    if (!isDone) {
      failures.push(`check of ${name}`);
      console.log(`\n${output.trim()}\n`);
    }
    const summary = isDone && WITH_FIGURES.has(name) ? `  ${output.trim().split('\n').slice(-2).join('; ')}` : '';
    console.log(`${isDone ? '✓' : '✗'} ${name.padEnd(12)}${took}${summary}`);
  }
  await Promise.all(running);
  return counts;
}

/** @param {number} at */
const rank = (at) => (LONG.has(CHECKS[at]?.name ?? '') ? 0 : 1);

/**
 * @param {number} startedMs of `performance.now()`
 * @returns {string} such as `  1.3 s`
 */
export function seconds(startedMs) {
  return `${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s`;
}
