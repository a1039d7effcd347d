// `npm test`: the checks, the unit and integration tests beside the spoken journeys, then the other journeys in a browser, all of them
// even when one fails; closes with its own line, `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks, runQuietly, SURROUNDINGS, seconds } from './checks.mjs';
import { findBrowser } from './find-tools.mjs';
import { countPlaywright, countVitest, findUnfinished } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-test-'));
const vitestReport = join(folder, 'vitest.json');
const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];

/** @typedef {{ name: string, command: string[], report: string, needsBrowser: boolean, count: typeof countVitest }} Runner */

/** @type {Runner} */
const unit = {
  name: 'unit and integration',
  needsBrowser: false,
  command: vitest,
  report: vitestReport,
  count: countVitest,
};
/** @type {(name: string, script: string) => Runner} */
const inBrowser = (name, script) => ({
  name,
  needsBrowser: true,
  command: ['npm', 'run', '--silent', script, '--', '--reporter=list,json'],
  report: join(folder, `${script.replace(':', '-')}.json`),
  count: countPlaywright,
});

const { passed, failed, failures } = await runChecks();
const total = { passed, failed };
/** @type {string[]} */
const skipped = [];
/** @type {string[]} */
const repeated = [];

// The spoken ones play in real time and leave three quarters of two cores idle: the unit tests fill those, and give way to them.
const spoken = run(inBrowser('spoken journeys', 'test:spoken'), runKept);
await run(unit, (command, report) => runShown(command, report, LOWER));
await spoken;
await run(inBrowser('browser journeys', 'test:e2e'), runShown);
rmSync(folder, { recursive: true, force: true });

// Once more at the end: whoever reads only the last lines of a long record learns which it was.
for (const failure of failures) console.log(`failed: ${failure}`);
for (const reason of skipped) console.log(`skipped: ${reason}`);
for (const title of repeated) console.log(`passed only when it ran again: ${title}`);
const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${tail}`);
if (total.failed > 0) process.exitCode = 1;

/**
 * Runs one kind of tests, prints its line and adds to the total.
 * @param {Runner} runner
 * @param {(command: string[], report: string) => Promise<boolean>} start
 */
async function run(runner, start) {
  if (runner.needsBrowser && !findBrowser()) {
    skipped.push(`${runner.name} (no Chromium on this machine)`);
    return;
  }
  const startedMs = performance.now();
  let isDone = await start(runner.command, runner.report);
  let counts = runner.count(runner.report);
  if (!isDone && runner.needsBrowser && counts.passed + counts.failed + counts.skipped.length === 0) {
    // The same abort of the engine as in `finish` below, in the server that the journeys wait for. A failed journey is never run again here.
    console.log(`No test of the ${runner.name} began, so they run once more.\n`);
    isDone = await start(runner.command, runner.report);
    counts = runner.count(runner.report);
    repeated.push(`${runner.name}: the server did not start the first time`);
  }
  if (!isDone && counts.failed === 0 && runner.command === vitest) isDone = await finish(counts);
  // A runner that fails without a failed test broke down before or between its tests.
  if (!isDone && counts.failed === 0) {
    counts.failed = 1;
    counts.failures.push(`${runner.name}: ended without a report of every test`);
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...counts.failures);
  skipped.push(...counts.skipped);
  repeated.push(...counts.repeated);
  const isGood = isDone && counts.failed === 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${runner.name} ${seconds(startedMs)}  ${counts.passed} passed, ${counts.failed} failed\n`,
  );
}

/**
 * Runs the files again whose process died, once and told as such: Node's engine aborts now and then where many embedded
 * databases are opened and closed (https://github.com/nodejs/node/issues/64500). A failed test of these is never run again.
 * @param {import('./test-reports.mjs').Counts} counts of the first run; takes up those of the second
 * @returns {Promise<boolean>}
 */
async function finish(counts) {
  const files = findUnfinished(vitestReport);
  if (files.length === 0) return false;
  console.log(`The process of these files died, so they run once more:\n${files.join('\n')}\n`);
  const first = new Set(counts.skipped);
  const isDone = await runShown([...vitest, ...files], vitestReport, LOWER);
  const again = countVitest(vitestReport);
  // Whole files run again: what passed in them before would count twice.
  counts.passed += Math.min(again.passed, first.size);
  counts.failed += again.failed;
  counts.failures.push(...again.failures);
  counts.skipped = again.skipped;
  return isDone;
}

/**
 * Runs a program that shows its own progress.
 * @param {string[]} command
 * @param {string} report where Playwright writes its own
 * @param {number} [priority] of the operating system, also for what the program starts
 * @returns {Promise<boolean>}
 */
function runShown([program = '', ...programArguments], report, priority) {
  return new Promise((resolve) => {
    const env = { ...SURROUNDINGS.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const child = spawn(program, programArguments, { ...SURROUNDINGS, stdio: 'inherit', env });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a program beside another and prints what it wrote when it ends, so that their lines do not mix.
 * @param {string[]} command
 * @param {string} report
 * @returns {Promise<boolean>}
 */
async function runKept([program = '', ...programArguments], report) {
  const { isDone, output } = await runQuietly(program, programArguments, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  console.log(output.trim());
  return isDone;
}
