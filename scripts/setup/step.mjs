// How setup speaks and runs other programs: one line a step, the reason when one fails.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const binaries = join(root, 'node_modules', '.bin');

/** A failure that the person sees as it is, without a stack. */
export class SetupError extends Error {}

/** @param {string} text */
export function say(text) {
  console.log(`greenroom: ${text}`);
}

/**
 * Runs a program quietly, with the repository's own programs first on PATH.
 * @param {string} program
 * @param {string[]} programArguments
 * @returns {{ isDone: boolean, output: string }}
 */
export function run(program, programArguments) {
  const result = spawnSync(program, programArguments, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ? result.error.message : ''}`;
  return { isDone: result.status === 0, output };
}

/**
 * Runs the npm that started us, else the one on PATH.
 * @param {string[]} npmArguments
 * @param {string} [nodePath] the Node to run it on: the machine's own unless told
 */
export function runNpm(npmArguments, nodePath = process.env.npm_node_execpath) {
  const npmPath = process.env.npm_execpath;
  if (npmPath && nodePath && existsSync(npmPath) && existsSync(nodePath))
    return run(nodePath, [npmPath, ...npmArguments]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', npmArguments);
}

/**
 * The part of npm's output that tells why it failed.
 * @param {string} output
 */
export function reasonOf(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET)\b/.test(output)) {
    return `the package registry could not be reached (${/\b(ENOTFOUND|E[A-Z_]{6,})\b/.exec(output)?.[0]})`;
  }
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line) && !/complete log|^npm (error|ERR!)\s*$/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''));
  return lines.slice(0, 3).join(' · ') || output.trim().split('\n').slice(-3).join(' · ') || 'no reason given';
}

/** @param {string} path */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * @param {string} path
 * @param {string} text
 */
export function writeStamp(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
