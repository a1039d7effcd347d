// Builds the web when its sources are not those of the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readStamp, root, runNpm, SetupError, say, writeStamp } from './step.mjs';

const SOURCES = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'];
/** What a build makes, and what never reaches the browser. */
const LEFT_OUT = /^(node_modules|build|\.react-router|testing)$|\.test\.tsx?$/;
const BUILT_PAGE = join(root, 'apps/web/build/client/index.html');
const STAMP = join(root, 'apps/web/build/sources');

export function buildWeb() {
  const sources = hashSources();
  if (readStamp(STAMP) === sources && existsSync(BUILT_PAGE)) return;

  say('building the web …');
  const { isDone, output } = runNpm(['run', 'build', '--workspace', '@greenroom/web', '--loglevel=error']);
  if (!isDone) throw new SetupError(`the web could not be built:\n${withoutNoise(output)}`);
  writeStamp(STAMP, sources);
}

/**
 * What the builder said, without the stack of its own functions and npm's account of which script failed.
 * @param {string} output
 */
function withoutNoise(output) {
  const lines = output.split('\n').filter((line) => line.trim() && !/^npm (error|warn|ERR!|WARN)|^\s+at /.test(line));
  return lines.slice(-30).join('\n');
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of filesBelow(join(root, source))) hash.update(relative(root, path)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.test(entry.name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : [child];
    });
}
