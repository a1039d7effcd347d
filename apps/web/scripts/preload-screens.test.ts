import { describe, expect, it } from 'vitest';
import { preloadScreens, type Routes } from './preload-screens.ts';

const ROUTES: Routes = {
  root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/shell.js'] },
  gate: { id: 'gate', parentId: 'root', module: '/assets/gate.js' },
  board: { id: 'board', parentId: 'gate', path: 'board', module: '/assets/board.js', imports: ['/assets/shell.js'] },
  result: { id: 'result', parentId: 'gate', path: 'things/:thingId/result', module: '/assets/result.js' },
  other: { id: 'other', parentId: 'root', path: '*', module: '/assets/other.js' },
};
const HTML =
  '<head><link rel="modulepreload" href="/assets/root.js"/><link href="/assets/shell.js"/></head><body></body>';

/** The addresses that the page preloads by itself where it is opened at a path. */
function open(path: string): string[] {
  history.replaceState(null, '', path);
  document.head.innerHTML = '';
  const script = /<script>([\s\S]*)<\/script>/.exec(preloadScreens(HTML, ROUTES))?.[1] ?? '';
  new Function(script)();
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    (link) => new URL(link.href).pathname,
  );
}

describe('the fallback page', () => {
  it.each([
    ['/board', ['/assets/gate.js', '/assets/board.js']],
    ['/board/', ['/assets/gate.js', '/assets/board.js']],
    ['/things/17/result', ['/assets/gate.js', '/assets/result.js']],
    ['/things/17', []],
    ['/nowhere', []],
  ])('opened at %s preloads what its screen needs beyond the page', (path, files) => {
    expect(open(path)).toEqual(files);
  });

  it('refuses a page without a head', () => {
    expect(() => preloadScreens('<body></body>', ROUTES)).toThrow('no head');
  });
});
