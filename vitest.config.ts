import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In milliseconds: ends a test that hangs. No busy machine reaches it, so what a test takes is left to the benches. */
const HANGS_AFTER_MS = 900_000;

/** Short files that take long: Vitest goes by size where it knows no times, and begun last they leave a core idle. */
const LONG =
  /\/(?:hostile-text|hostile-lines|restart|backups|clock-jumps|kills|hanging-providers|database-faults|network-faults|disk-faults|open-ports|trying-out)\.test\.ts$/u;

/** The order of Vitest, but in each project the long files come first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...byProject.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}

/**
 * One run for the whole repository; a project a place, since the web needs a DOM and the rest must not have one. What keeps
 * nothing in its modules is loaded once a worker instead of once a file, which halves the time of the server's tests.
 */
export default defineConfig({
  test: {
    // The default leaves one core idle, which is half of a machine of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: './apps/server/src/testing/serve-template.ts',
          environment: 'node',
          // Freeing code of the embedded databases is where the engine aborts: https://github.com/nodejs/node/issues/64500
          execArgv: ['--no-wasm-code-gc'],
          isolate: false,
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          environment: 'node',
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
        },
      },
      './apps/web/vitest.config.ts',
    ],
  },
});
