import { describe, expect, it } from 'vitest';
import { deferHydration } from './defer-hydration.ts';

const PAGE = `<head><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/home.js"/></head>
<body><p>Hello</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.modules = { root: route0 };
import("/assets/entry.js");</script></body>`;

describe('deferHydration', () => {
  const page = deferHydration(PAGE);

  it('takes the preloads out of the head and fetches the same addresses later', () => {
    expect(page).not.toContain('<link rel="modulepreload"');
    expect(page).toContain('["/assets/root.js","/assets/home.js"]');
  });

  it('starts the same modules in the same order after the first frame', () => {
    const order = ['manifest.js"', 'root.js")', 'window.modules', 'entry.js")'].map((part) => page.lastIndexOf(part));
    expect(order.every((place) => place > 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(page).toContain('const route0 = await import("/assets/root.js");');
    expect(page).toContain('requestAnimationFrame');
  });

  it('evaluates what most screens share first, file by file', () => {
    const shared =
      '<link rel="modulepreload" href="/assets/libraries-a1.js"/><link rel="modulepreload" href="/assets/shell-b2.js"/>';
    const start = deferHydration(PAGE.replace('</head>', `${shared}</head>`));
    expect(start).toContain('for (const href of ["/assets/libraries-a1.js","/assets/shell-b2.js"])');
    expect(start.indexOf('libraries-a1.js')).toBeLessThan(start.indexOf('const route0'));
  });

  it('starts again when a file did not come, and waits for the last one too', () => {
    expect(page).toContain('load().catch(');
    expect(page).toContain('await import("/assets/entry.js")');
  });

  it.each([
    ['arrive', false],
    ['fail to arrive', true],
  ])('records no stacks while the modules of the page %s, and does so again afterwards', async (_, fails) => {
    const before = Error.stackTraceLimit;
    const limits: unknown[] = [];
    const code = /<script type="module" async="">([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    const load = async () => {
      limits.push(Error.stackTraceLimit);
      if (fails) throw new TypeError('gone');
    };
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    const fakeDocument = { hidden: true, head: { append: () => undefined }, createElement: () => ({}) };
    // It is over when the next try is set, or else when the last module is there.
    const run = new Function('fetchModule', 'document', 'setTimeout', code.replaceAll('import(', 'fetchModule('));
    run(
      (href: string) => load().finally(() => href.includes('entry') && setTimeout(resolve)),
      fakeDocument,
      () => resolve(),
    );
    await isOver;
    expect(limits).toEqual(fails ? [undefined] : [undefined, undefined, undefined]);
    expect(Error.stackTraceLimit).toBe(before);
  });

  it('leaves what is read untouched', () => {
    expect(page).toContain('<p>Hello</p>');
  });

  it.each([
    ['without preloads', '<script type="module" async="">import("/a.js");</script>'],
    ['without a start script', '<link rel="modulepreload" href="/a.js"/>'],
    [
      'with an import of another kind',
      PAGE.replace('import "/assets/manifest.js"', 'import { a } from "/assets/manifest.js"'),
    ],
  ])('refuses a page %s', (_, html) => {
    expect(() => deferHydration(html)).toThrow();
  });
});
