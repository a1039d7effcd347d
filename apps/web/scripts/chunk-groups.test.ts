import { describe, expect, it } from 'vitest';
import { nameCharts, nameCommon, nameIcons, nameQueries, nameShell } from './chunk-groups.ts';

const IMPORTERS: Record<string, string[]> = {
  '/app/root.tsx': [],
  '/app/header.tsx': ['/app/root.tsx?route'],
  '/app/button.tsx': ['/app/routes/home.tsx', '/app/header.tsx'],
  '/app/routes/home.tsx': ['/app/routes/home.tsx?__react-router-build-client-route'],
  '/app/routes/resume.tsx': ['/app/routes/resume.tsx?__react-router-build-client-route'],
  '/app/card.tsx': ['/app/routes/home.tsx', '/app/routes/resume.tsx'],
  '/app/picker.tsx': ['/app/routes/resume.tsx'],
  '/app/ui/file-picker.tsx': ['/app/routes/resume.tsx'],
  '/app/dialog-panel.tsx': [],
  '/node_modules/dialog.js': ['/app/dialog-panel.tsx'],
  '/node_modules/lucide-react/dist/esm/icons/mic.mjs': ['/app/picker.tsx'],
  '/node_modules/lucide-react/dist/esm/icons/sun.mjs': ['/app/header.tsx', '/app/routes/home.tsx'],
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

describe('the group of what several screens share', () => {
  it.each([
    ['takes what screens import', '/app/picker.tsx', 'common'],
    ['keeps apart what takes a resume', '/app/ui/file-picker.tsx', 'documents'],
    ['leaves out what Home imports too', '/app/card.tsx', null],
    ['leaves out Home', '/app/routes/home.tsx', null],
    ['leaves out what only a lazily loaded part imports', '/node_modules/dialog.js', null],
  ])('%s', (_, moduleId, name) => {
    expect(nameCommon(moduleId, graph)).toBe(name);
  });
});

describe('the group of icons', () => {
  it.each([
    ['takes an icon of screens', '/node_modules/lucide-react/dist/esm/icons/mic.mjs', 'icons'],
    ['leaves an icon of Home where Home is', '/node_modules/lucide-react/dist/esm/icons/sun.mjs', null],
    ['takes nothing else', '/app/picker.tsx', null],
  ])('%s', (_, moduleId, name) => {
    expect(nameIcons(moduleId, graph)).toBe(name);
  });
});

describe('the group of queries', () => {
  it.each([
    ['takes the cache', '/node_modules/@tanstack/query-core/build/modern/query.js', 'queries'],
    ['leaves out our own calls', '/app/api/query-client.ts', null],
  ])('%s', (_, moduleId, name) => {
    expect(nameQueries(moduleId)).toBe(name);
  });
});

describe('the group of the charts', () => {
  it.each([
    ['takes our own', '/app/ui/charts/pie.tsx', 'charts'],
    ['takes the shapes', '/node_modules/d3-shape/src/arc.js', 'charts'],
    ['leaves out what is drawn with them', '/app/features/dashboard/score-charts.tsx', null],
  ])('%s', (_, moduleId, name) => {
    expect(nameCharts(moduleId)).toBe(name);
  });
});
