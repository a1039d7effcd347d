// Makes a clone ready to start, develop or test; runs before each of them, and says nothing when nothing is to do.
// Plain JavaScript for any Node from 18, without a package: it runs before there are any.
import { buildWeb } from './setup/build-web.mjs';
import { install } from './setup/install.mjs';
import { SetupError } from './setup/step.mjs';
import { findTestTools } from './setup/test-tools.mjs';

/** @type {Record<string, (() => void)[]>} */
const STEPS = {
  start: [install, buildWeb],
  dev: [install],
  test: [install, findTestTools, buildWeb],
};

const steps = STEPS[process.argv[2] ?? ''];
if (!steps) {
  console.error('usage: node scripts/setup.mjs start|dev|test');
  process.exit(2);
}
try {
  for (const step of steps) step();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`greenroom: ${error.message}`);
  // A test run that cannot begin closes as every other does.
  if (process.argv[2] === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
