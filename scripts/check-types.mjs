// Type-checks every workspace that has sources, and these scripts; the web's route types are made first.
import { existsSync, globSync } from 'node:fs';
import { runQuietly } from './checks.mjs';

const projects = globSync(['packages/*/tsconfig.json', 'apps/*/tsconfig.json', 'tests/*/tsconfig.json'])
  .map((path) => path.slice(0, -'/tsconfig.json'.length))
  .filter((folder) => globSync([`${folder}/*.ts`, `${folder}/{src,app}/**/*.ts`]).length > 0)
  .concat('scripts');

if (existsSync('apps/web/react-router.config.ts')) {
  await report('apps/web routes', 'react-router', ['typegen', 'apps/web']);
}
for (const project of projects) await report(project, 'tsc', ['--project', project]);

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
