type Entry = {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
/** The `packages` of a `package-lock.json`. */
export type Lock = Record<string, Entry>;
export type ProductPackage = { name: string; version: string; license: string; integrity: string };

/** Permissive, or copyleft of a file or font that is used unchanged. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
const MODULES = 'node_modules/';

/** True if an SPDX expression permits use in the product. One that mixes AND with OR is left to a person. */
export function isLicenseAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  const [alternatives, parts] = [plain.split(' OR '), plain.split(' AND ')];
  if (alternatives.length > 1 && parts.length > 1) return false;
  const isAllowed = (license: string) => ALLOWED.has(license.trim());
  return alternatives.length > 1 ? alternatives.some(isAllowed) : parts.every(isAllowed);
}

/** As Node resolves a package: in the nearest `node_modules` above. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `${MODULES}${name}` : `${folder}/${MODULES}${name}`;
    const entry = lock[path];
    if (entry) return entry.link ? (entry.resolved ?? null) : path;
    if (folder === '') return null;
  }
}

/** The folders of every package that the given workspaces need when they run, without the tools of development. */
export function findProductPaths(lock: Lock, workspaces: readonly string[]): string[] {
  const paths = new Set<string>(workspaces);
  // A set that grows while it is iterated: each path is visited once.
  for (const path of paths) {
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = lock[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = resolve(lock, path, name);
      if (found) paths.add(found);
    }
  }
  return [...paths].filter((path) => path.includes(MODULES));
}

/** The same as packages, sorted by name. */
export function findProductPackages(lock: Lock, workspaces: readonly string[]): ProductPackage[] {
  return findProductPaths(lock, workspaces)
    .map((path) => {
      const { version = '', license = 'none', integrity = '' } = lock[path] ?? {};
      return { name: path.slice(path.lastIndexOf(MODULES) + MODULES.length), version, license, integrity };
    })
    .toSorted((left, right) => left.name.localeCompare(right.name) || left.version.localeCompare(right.version));
}
