import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'jsdom',
    // Stores live in modules, so each file needs its own; its own context costs a fifth of a process with a DOM.
    pool: 'vmThreads',
    // As in the repository's own file, which a file beside it does not inherit from.
    maxWorkers: '100%',
    setupFiles: ['./app/testing/setup.ts'],
    // Ends a test that hangs; no busy machine reaches it.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
