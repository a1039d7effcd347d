// Reads every import of a source tree and names those that the table of layers forbids.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { hasLayer, RULES } from './rules.ts';

export type BoundaryReport = {
  /** Source files read. */
  files: number;
  /** Imports found in them, packages and Node's own modules included. */
  imports: number;
  violations: { rule: string; from: string; to: string; comment: string }[];
};

const PLACES = ['apps', 'packages', 'tests', 'scripts'];
/** Anchored to our own folders: packages keep what is imported of them in `dist` and `build` too. */
const NOT_SOURCE =
  '^(apps|packages|tests)/[^/]+/(build|dist|data|coverage|test-results|playwright-report|[.]react-router)/';

/** @throws when nothing could be read: a checker that reads nothing must not pass. */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const result = await read(root);
  const sources = result.modules.filter((module) => module.dependencies.length > 0 || isSource(module.source));
  const files = result.modules.filter((module) => isSource(module.source)).length;
  const imports = sources.reduce((sum, module) => sum + module.dependencies.length, 0);
  if (files === 0 || imports === 0) throw new Error(`read ${files} files and ${imports} imports in ${root}`);

  const forbidden = result.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: violation.cycle ? violation.cycle.map((step) => step.name).join(' → ') : violation.to,
    comment: RULES.find((rule) => rule.name === violation.rule.name)?.comment ?? '',
  }));
  const unplaced = result.modules
    .filter((module) => isSource(module.source) && !hasLayer(module.source))
    .map((module) => ({
      rule: 'every-file-has-a-layer',
      from: module.source,
      to: '',
      comment: 'No row of scripts/boundaries/layers.ts speaks for this file: move it, or add the row.',
    }));
  return { files, imports, violations: [...forbidden, ...unplaced] };
}

async function read(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    PLACES.filter((place) => existsSync(join(root, place))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: RULES },
      // TypeScript 7 publishes no compiler API, so swc parses; type imports count as imports.
      parser: 'swc',
      tsPreCompilationDeps: true,
      exclude: { path: NOT_SOURCE },
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
    },
    {
      alias: {
        '~': join(root, 'apps/web/app'),
        '@greenroom/contract': join(root, 'packages/contract/src'),
        '@greenroom/coach': join(root, 'packages/coach/src'),
      },
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text instead of a result');
  return output;
}

function isSource(path: string): boolean {
  return (
    /^(apps|packages|tests|scripts)\//.test(path) && /\.(ts|tsx|mjs|mts)$/.test(path) && !path.includes('node_modules/')
  );
}
