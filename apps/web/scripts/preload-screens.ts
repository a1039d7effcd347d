// Lets the page from which the client draws every other screen fetch that screen's code at once: otherwise it is asked for only
// when the router has arrived and knows the address, a round trip later.
import { readdir, readFile, writeFile } from 'node:fs/promises';

type Route = { id: string; parentId?: string; path?: string; module: string; imports?: string[] };
export type Routes = Record<string, Route>;

const HEAD_END = '</head>';

/** A route with its parents, outermost first. */
function chainOf(routes: Routes, id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...chainOf(routes, route.parentId), route] : [];
}

/** The source of a regular expression for the addresses of a route, such as `^/interviews/[^/]+/result/?$`. */
function patternOf(chain: Route[]): string {
  const path = chain.flatMap(({ path }) => (path ? [path] : [])).join('/');
  return `^/${path.replaceAll(/:\w+/g, '[^/]+')}/?$`;
}

/** The fallback page with a script that preloads, for the screen of its address, every file the page does not name already. */
export function preloadScreens(html: string, routes: Routes): string {
  const files: string[] = [];
  const screens = Object.values(routes)
    .filter(({ path }) => path !== undefined && path !== '*')
    .map(({ id }) => {
      const chain = chainOf(routes, id);
      const needed = new Set(chain.flatMap(({ module, imports = [] }) => [module, ...imports]));
      const numbers = [...needed]
        .filter((file) => !html.includes(`"${file}"`))
        .map((file) => {
          if (!files.includes(file)) files.push(file);
          return files.indexOf(file);
        });
      return [patternOf(chain), numbers] as const;
    });
  if (screens.length === 0 || !html.includes(HEAD_END)) throw new Error('the fallback page has no head or no screens');
  const script = `(function(files,screens){var screen=screens.find(function(one){return new RegExp(one[0]).test(location.pathname)});
if(screen)screen[1].forEach(function(number){var link=document.createElement('link');link.rel='modulepreload';link.fetchPriority='low';
link.href=files[number];document.head.append(link)})})(${JSON.stringify(files)},${JSON.stringify(screens)})`;
  // The style sheet and the font first: without them nothing is seen.
  const calm = html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return calm.replace(HEAD_END, () => `<script>${script}</script>${HEAD_END}`);
}

if (import.meta.main) {
  const client = new URL('../build/client/', import.meta.url);
  const name = (await readdir(new URL('assets/', client))).find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error('the build has no manifest of its routes');
  const text = await readFile(new URL(`assets/${name}`, client), 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as { routes: Routes };
  const page = new URL('__spa-fallback.html', client);
  await writeFile(page, preloadScreens(await readFile(page, 'utf8'), routes));
}
