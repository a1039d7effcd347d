// The checks that need no running program, in the order of their report; `npm run check` and `npm test` share them.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, command: string, arguments: string[] }} Check */

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
 * @returns {Promise<{ isDone: boolean, output: string }>}
 */
export function runQuietly(command, programArguments) {
  return new Promise((resolve) => {
    const child = spawn(command, programArguments, { ...SURROUNDINGS, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ isDone: false, output: error.message }));
    child.on('close', (code) => resolve({ isDone: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

/**
 * Runs the checks and prints one line for each. A failing check prints its output above that line.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const counts = { passed: 0, failed: 0 };
  for (const check of CHECKS) {
    const startedMs = performance.now();
    const { isDone, output } = await runQuietly(check.command, check.arguments);
    counts[isDone ? 'passed' : 'failed'] += 1;
    if (!isDone) console.log(`\n${output.trim()}\n`);
    const summary = isDone && WITH_FIGURES.has(check.name) ? `  ${output.trim().split('\n').slice(-2).join('; ')}` : '';
    console.log(`${isDone ? '✓' : '✗'} ${check.name.padEnd(12)}${seconds(startedMs)}${summary}`);
  }
  return counts;
}

/**
 * @param {number} startedMs of `performance.now()`
 * @returns {string} such as `  1.3 s`
 */
export function seconds(startedMs) {
  return `${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s`;
}
