// Counts what the test runners wrote into their JSON reports.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ passed: number, failed: number, failures: string[], skipped: string[], repeated: string[] }} Counts `failures` names each
 * failed test with the first line of its error, `skipped` each test with its reason, `repeated` those that passed only when they ran again
 */

/**
 * @param {string} path of Vitest's JSON report
 * @returns {Counts}
 */
export function countVitest(path) {
  const counts = emptyCounts();
  for (const file of read(path)?.testResults ?? []) {
    const isBroken =
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => ['failed', 'pending'].includes(test.status));
    // A file that cannot be loaded has no test that could fail.
    if (isBroken) addFailure(counts, file.name, file.message);
    for (const test of file.assertionResults) {
      if (test.status === 'passed') counts.passed += 1;
      else if (test.status === 'failed')
        addFailure(counts, `${file.name} › ${test.fullName}`, test.failureMessages?.[0]);
      else counts.skipped.push(`${test.fullName} (${test.status})`);
    }
  }
  return counts;
}

/**
 * The files with tests that were not all run, as when the process that ran them died.
 * @param {string} path of Vitest's JSON report
 * @returns {string[]} their paths
 */
export function findUnfinished(path) {
  const files = read(path)?.testResults ?? [];
  return files
    .filter((/** @type {any} */ file) =>
      file.assertionResults.some((/** @type {any} */ test) => test.status === 'pending'),
    )
    .map((/** @type {any} */ file) => file.name);
}

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Counts}
 */
export function countPlaywright(path) {
  const counts = emptyCounts();
  const report = read(path);
  for (const suite of report?.suites ?? []) addSuite(suite, counts);
  return counts;
}

/**
 * @param {any} suite
 * @param {Counts} counts
 */
function addSuite(suite, counts) {
  for (const child of suite.suites ?? []) addSuite(child, counts);
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) addTest(spec.title, test, counts);
  }
}

/**
 * @param {string} title
 * @param {any} test
 * @param {Counts} counts
 */
function addTest(title, test, counts) {
  if (test.status === 'skipped') {
    counts.skipped.push(`${title} (${skipReason(test)})`);
    return;
  }
  if (test.status === 'flaky') counts.repeated.push(title);
  if (['expected', 'flaky'].includes(test.status)) counts.passed += 1;
  else addFailure(counts, title, test.results?.at(-1)?.error?.message);
}

/**
 * @param {Counts} counts
 * @param {string} title
 * @param {string} [message] of the error
 */
function addFailure(counts, title, message = '') {
  counts.failed += 1;
  counts.failures.push(`${title}: ${stripVTControlCharacters(message).split('\n', 1)[0] || 'no message'}`);
}

/** @param {any} test */
function skipReason(test) {
  const skip = test.annotations?.find(
    (/** @type {any} */ annotation) => annotation.type === 'skip' || annotation.type === 'fixme',
  );
  return skip?.description ?? 'no reason given';
}

/** @param {string} path */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @returns {Counts} */
function emptyCounts() {
  return { passed: 0, failed: 0, failures: [], skipped: [], repeated: [] };
}
