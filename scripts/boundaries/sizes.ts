// Fails when a source file is longer than 400 lines, and tells how long files are; Biome watches the functions.
import { globSync, readFileSync } from 'node:fs';

const LONGEST_LINES = 400;
const SOURCES = [
  'apps/*/{src,app,scripts}/**/*.{ts,tsx,css}',
  'packages/*/src/**/*.ts',
  'tests/**/*.ts',
  'scripts/**/*.{ts,mjs}',
];
const LEFT_OUT = /(^|\/)(node_modules|build|\.react-router)\/|-data\.ts$/;

export type SizeReport = {
  files: number;
  median: number;
  ninetieth: number;
  tooLong: { path: string; lines: number }[];
};

/** Lines of the source files below `root`, tables in `*-data.ts` left out. */
export function checkSizes(root: string): SizeReport {
  const sizes = globSync(SOURCES, { cwd: root })
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({ path, lines: readFileSync(`${root}/${path}`, 'utf8').trimEnd().split('\n').length }))
    .sort((left, right) => left.lines - right.lines);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;
  return {
    files: sizes.length,
    median: at(0.5),
    ninetieth: at(0.9),
    tooLong: sizes.filter(({ lines }) => lines > LONGEST_LINES),
  };
}
