import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, findUnfinished } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the count of the unit tests', () => {
  it('takes each test by its outcome and names those left out', () => {
    const path = report({
      testResults: [
        {
          name: 'sums.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'divides', failureMessages: ['expected 2\nat line 3'] },
            { status: 'skipped', fullName: 'waits' },
          ],
        },
      ],
    });
    expect(countVitest(path)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['sums.test.ts › divides: expected 2'],
      skipped: ['waits (skipped)'],
      repeated: [],
    });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const path = report({
      testResults: [{ name: 'sums.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    });
    expect(countVitest(path)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['sums.test.ts: no such module'],
      skipped: [],
      repeated: [],
    });
  });

  it('counts nothing when the runner wrote no report', () => {
    expect(countVitest(join(folder, 'absent.json'))).toEqual({
      passed: 0,
      failed: 0,
      failures: [],
      skipped: [],
      repeated: [],
    });
  });
});

describe('the search for unfinished files', () => {
  it('names the files with tests that were never run', () => {
    const path = report({
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
        {
          name: 'b.test.ts',
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'opens' },
            { status: 'pending', fullName: 'closes' },
          ],
        },
      ],
    });
    expect(findUnfinished(path)).toEqual(['b.test.ts']);
  });

  it('finds none when the runner wrote no report', () => {
    expect(findUnfinished(join(folder, 'none.json'))).toEqual([]);
  });
});

describe('the count of the journeys', () => {
  it('finds the tests of nested suites, names the one that ran again and tells why one was skipped', () => {
    const specs = [
      { title: 'speaks', tests: [{ status: 'expected' }] },
      { title: 'wavers', tests: [{ status: 'flaky' }] },
      {
        title: 'listens',
        tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no recogniser' }] }],
      },
    ];
    const path = report({
      suites: [{ specs: [{ title: 'opens', tests: [{ status: 'unexpected' }] }], suites: [{ specs }] }],
    });
    expect(countPlaywright(path)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['opens: no message'],
      skipped: ['listens (no recogniser)'],
      repeated: ['wavers'],
    });
  });
});
