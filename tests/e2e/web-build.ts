// Reads the built web application: which code each route needs before it can be used.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../apps/web/build/client/', import.meta.url));
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*"\.\/([^"]+\.js)"/g;

type ManifestRoute = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, ManifestRoute> };

function readManifest(): { name: string; manifest: Manifest } {
  const name = readdirSync(`${client}assets`).find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error('the web application is not built: npm run build');
  const text = readFileSync(`${client}assets/${name}`, 'utf8');
  return { name: `assets/${name}`, manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) };
}

const asName = (address: string): string => address.replace(/^\//, '');
export const readChunk = (name: string): string => readFileSync(client + name, 'utf8');

/** The gzipped size of a built file, in kB of 1000 bytes. */
const gzippedKb = (name: string): number => gzipSync(readFileSync(client + name), { level: 9 }).byteLength / 1000;
export const totalKb = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + gzippedKb(name), 0);

function withImports(names: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, imported] of readChunk(name).matchAll(STATIC_IMPORT)) visit(`assets/${imported}`);
  };
  names.forEach(visit);
  return found;
}

/** The names of the files that each route needs before it can be used, its parents' among them. */
export function readRoutes(): Map<string, Set<string>> {
  const { name, manifest } = readManifest();
  const chainOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : manifest.routes[id];
    return route ? [...chainOf(route.parentId), route.module, ...(route.imports ?? [])] : [];
  };
  const entry = [manifest.entry.module, ...manifest.entry.imports];
  return new Map(
    Object.keys(manifest.routes).map((id) => [id, withImports([name, ...[...entry, ...chainOf(id)].map(asName)])]),
  );
}
