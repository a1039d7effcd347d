// Turns the table of layers into rules of dependency-cruiser, and adds those that cross the layers.
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { LAYERS, type Layer, PLAIN_CONTRACT, SDKS, SQL } from './layers.ts';

const TESTING = '(/testing/|\\.test\\.tsx?$)';

function layerRule(layer: Layer): IForbiddenRuleType {
  return {
    name: layer.name,
    severity: 'error',
    comment: `The layer "${layer.name}" may not import this (scripts/boundaries/layers.ts).`,
    from: { path: layer.files, ...(layer.except ? { pathNot: layer.except } : {}) },
    to: { pathNot: layer.may },
  };
}

const CROSSING: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'Files that import each other in a circle cannot be understood or tested apart.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'The file or package does not exist.',
    from: {},
    to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
  },
  {
    name: 'coach-takes-types',
    severity: 'error',
    comment: 'The coach takes types from the contract, and values only from its files without zod.',
    from: { path: '^packages/coach/src/', pathNot: TESTING },
    to: { path: '^packages/contract/src/', pathNot: PLAIN_CONTRACT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'modules-meet-in-app',
    severity: 'error',
    comment: "Another module's service is imported as a type; app.ts hands the value over.",
    from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTING },
    to: {
      path: '^apps/server/src/modules/',
      pathNot: '^apps/server/src/modules/$1/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'sdk-in-adapters',
    severity: 'error',
    comment: "A vendor's SDK appears in apps/server/src/adapters/<vendor>/ only.",
    from: { path: '^(apps|packages)/', pathNot: ['^apps/server/src/adapters/', TESTING] },
    to: { path: SDKS },
  },
  {
    name: 'sql-in-repositories',
    severity: 'error',
    comment: 'SQL is spoken in db/, in *-repository.ts and in adapters only.',
    from: {
      path: '^(apps|packages)/',
      pathNot: ['^apps/server/src/(adapters|db)/', '-repository\\.ts$', '^apps/server/drizzle\\.config\\.ts$', TESTING],
    },
    to: { path: SQL },
  },
  {
    name: 'no-test-code-in-product',
    severity: 'error',
    comment: 'What is made for tests is imported by tests only.',
    from: { path: ['^apps/[^/]+/(src|app)/', '^packages/'], pathNot: TESTING },
    to: { path: ['^apps/[^/]+/(src|app)/testing/', '\\.test\\.tsx?$', '(^|/)node_modules/(vitest|fast-check|msw)/'] },
  },
];

export const RULES: IForbiddenRuleType[] = [...LAYERS.map(layerRule), ...CROSSING];

/** True when some row of the table speaks for the file (path from the repository's root). */
export function hasLayer(path: string): boolean {
  return LAYERS.some(
    (layer) => new RegExp(layer.files).test(path) && !layer.except?.some((except) => new RegExp(except).test(path)),
  );
}
