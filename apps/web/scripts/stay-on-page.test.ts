import { expect, it } from 'vitest';
import { throwWithoutServer } from './stay-on-page.ts';

const CODE = 'catch (error) { window.location.reload(); return new Promise(() => {}); }';

it('asks whether the server is there before the router reloads', () => {
  const code = throwWithoutServer(CODE);
  expect(code).toMatch(/^catch \(error\) \{ if \(!\(await fetch\(.+\)\) throw error; window\.location\.reload\(\);/);
});

it('stops the build when an update of the router reloads in another way', () => {
  expect(() => throwWithoutServer('location.replace(location.href)')).toThrow('in another way than expected');
});
