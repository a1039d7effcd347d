// Lets a prerendered page paint before its JavaScript is fetched: on a slow line 120 kB of it would share the wire with the
// style sheet and the font. Measured with Lighthouse's mobile preset: largest paint 1.9 s before, 1.2 s after.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { PRERENDERED_SCREENS } from '@greenroom/contract/screens';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/?>/g;
/** A file that did not come is asked for again: what was entered in the meantime waits for it. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** What most screens share: evaluated file by file, each in its own task, so that a press in between is not kept waiting. */
const SHARED = /\/(libraries|shell|queries|common|charts)-[^/]+\.js$/;
/** As many as are on their way at once over HTTP/1.1; each takes half a millisecond to ask for. */
const PRELOADS_A_TURN = 6;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * React DOM makes five errors as constants when it is evaluated. With developer tools or Lighthouse attached, V8 looks up where each was
 * made, for which it parses all 180 kB of React DOM again: a task of 150 ms on a slow telephone. So the start records no stacks. A
 * visitor without such tools saves nothing by it.
 */
const NO_STACKS = ['const limit = Error.stackTraceLimit;', 'Error.stackTraceLimit = undefined;'].join('\n');

/** `import` statements as awaited calls, in the same order; everything else stays as it is. */
function asCalls(code: string): string {
  const calls = code
    .replace(/import \* as (\w+) from "([^"]+)";/g, 'const $1 = await import("$2");')
    .replace(/import "([^"]+)";/g, 'await import("$1");')
    .replace(/^\s*import\(/gm, 'await import(');
  if (/\bimport [^(]/.test(calls)) throw new Error('the start script of the page has an import of an unknown kind');
  return calls;
}

/**
 * The page with its scripts started after the first frame; at once where nothing is shown yet: in a hidden tab, or while a
 * session is restored that hides it. A start that fails is made again. Throws when the page is not built as expected, so that an
 * update of the router cannot undo this unseen.
 */
export function deferHydration(html: string): string {
  const addresses = [...html.matchAll(PRELOAD)].map(([, address]) => address);
  const code = START.exec(html)?.[1];
  if (addresses.length === 0 || !code) throw new Error('the page has no preloads or no start script');
  const shared = addresses.filter((address) => SHARED.test(address ?? ''));
  const start = `
const turn = () => document.hidden || new Promise((resolve) => setTimeout(resolve));
const load = async () => {
for (const href of ${JSON.stringify(shared)}) {
await import(href);
await turn();
}
${NO_STACKS}
try {
${asCalls(code)}
} finally {
Error.stackTraceLimit = limit;
}
};
let pause = ${FIRST_PAUSE_MS};
const start = () => load().catch(() => {
setTimeout(start, pause);
pause = Math.min(2 * pause, ${LONGEST_PAUSE_MS});
});
const begin = async () => {
const hrefs = ${JSON.stringify(addresses)};
while (hrefs.length > 0) {
for (const href of hrefs.splice(0, ${PRELOADS_A_TURN})) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
await turn();
}
start();
};
if (document.hidden || (document.documentElement.classList.contains('restoring') && !document.querySelector('[data-restoring]'))) begin();
else requestAnimationFrame(() => setTimeout(begin));
`;
  return html.replace(PRELOAD, '').replace(START, () => `<script type="module" async="">${start}</script>`);
}

if (import.meta.main) {
  const client = new URL('../build/client/', import.meta.url);
  for (const screen of PRERENDERED_SCREENS) {
    const path = new URL(join(screen, 'index.html').slice(1), client);
    await writeFile(path, deferHydration(await readFile(path, 'utf8')));
  }
}
