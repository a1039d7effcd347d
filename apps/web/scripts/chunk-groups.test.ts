import { describe, expect, it } from 'vitest';
import { nameShell } from './shell-chunk.ts';

const IMPORTERS: Record<string, string[]> = {
  '/app/root.tsx': [],
  '/app/header.tsx': ['/app/root.tsx?route'],
  '/app/button.tsx': ['/app/home.tsx', '/app/header.tsx'],
  '/app/home.tsx': [],
  '/app/card.tsx': ['/app/home.tsx'],
  '/node_modules/one.js': ['/node_modules/two.js'],
  '/node_modules/two.js': ['/node_modules/one.js', '/app/button.tsx'],
  '/node_modules/ring.js': ['/node_modules/ring.js'],
};
const graph = {
  getModuleInfo: (moduleId: string) => {
    const importers = IMPORTERS[moduleId];
    return importers ? { importers } : null;
  },
};

describe('the group of the shell', () => {
  it.each([
    ['what the frame imports', '/app/header.tsx', 'shell'],
    ['what it imports in turn, though a screen does too', '/app/button.tsx', 'shell'],
    ['a library that imports another', '/node_modules/two.js', 'libraries'],
    ['the other, which imports the first', '/node_modules/one.js', 'libraries'],
    ['the frame, which is an entry of its own', '/app/root.tsx', null],
    ['what only a screen imports', '/app/card.tsx', null],
    ['a module that only imports itself', '/node_modules/ring.js', null],
    ['a module that nobody knows', '/node_modules/other.js', null],
  ])('sorts %s', (_, moduleId, name) => {
    expect(nameShell(moduleId, graph)).toBe(name);
  });
});
