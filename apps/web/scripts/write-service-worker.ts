// Writes build/client/service-worker.js: the source beside this file, with the names of what this build is made of.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What a page needs to open: code, styles, the latin font and small pictures; no film, no picture for social networks. */
const KEPT = /^(assets\/.+\.(js|css|woff2)|favicon\.svg|icon-192\.png|manifest\.webmanifest)$/;

export type BuildContents = { version: string; files: string[]; pages: Record<string, string>; fallback: string };

const fallback = '/__spa-fallback.html';

/** The prerendered page that represents each path, from the names of the built files. */
function findPages(names: string[]): Record<string, string> {
  const pages = names.filter((name) => /(^|\/)index\.html$/.test(name));
  return Object.fromEntries(pages.map((name) => [`/${name.replace(/\/?index\.html$/, '')}`, `/${name}`]));
}

/** @param directory the built client; the version changes when any kept file or page does */
export async function describeBuild(directory: string): Promise<BuildContents> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
  const pages = findPages(names);
  const files = [
    ...names.filter((name) => KEPT.test(name)).map((name) => `/${name}`),
    ...Object.values(pages),
    fallback,
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(directory, file)));
  return { version: hash.digest('hex').slice(0, 12), files, pages, fallback };
}

if (import.meta.main) {
  const client = new URL('../build/client/', import.meta.url);
  const source = await readFile(new URL('./service-worker.js', import.meta.url), 'utf8');
  const build = await describeBuild(client.pathname);
  await writeFile(new URL('service-worker.js', client), `const BUILD = ${JSON.stringify(build)};\n${source}`);
}
