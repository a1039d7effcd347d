// Type-checks every workspace and these scripts, two programs at a time. Generates the web's route types first.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, SURROUNDINGS } from './checks.mjs';

/** The compiler uses more than one thread itself, so more at a time only costs memory. */
const AT_A_TIME = 2;

/** The cache of incremental builds: an unchanged workspace takes one second instead of ten. */
const CACHE = join(SURROUNDINGS.cwd, 'node_modules/.cache/types');

// The tests and these scripts are one program: each of them imports most of the server and the coach, which are then checked once for all.
const folders = globSync(['packages/*/tsconfig.json', 'apps/*/tsconfig.json'])
  .map((path) => path.slice(0, -'/tsconfig.json'.length))
  .filter((folder) => globSync([`${folder}/*.ts`, `${folder}/{src,app}/**/*.ts`]).length > 0)
  .concat('tests');

if (existsSync('apps/web/react-router.config.ts')) {
  await report('apps/web routes', 'react-router', ['typegen', 'apps/web']);
}
// The largest ones first, so that a slow one does not run alone at the end.
const LARGEST = new Set(['apps/server', 'tests']);
const isLarge = (/** @type {string} */ folder) => LARGEST.has(folder);
const waiting = folders.sort((one, other) => Number(isLarge(other)) - Number(isLarge(one)));
await Promise.all(Array.from({ length: AT_A_TIME }, checkWaiting));

async function checkWaiting() {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
    const cacheFile = join(CACHE, `${folder.replaceAll('/', '-')}.tsbuildinfo`);
    await report(folder, 'tsc', ['--project', folder, '--incremental', '--tsBuildInfoFile', cacheFile]);
  }
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} programArguments
 */
async function report(name, command, programArguments) {
  const { isDone, output } = await runQuietly(command, programArguments);
  console.log(`${isDone ? '✓' : '✗'} ${name}${isDone ? '' : `\n${output.trim()}`}`);
  if (!isDone) process.exitCode = 1;
}
