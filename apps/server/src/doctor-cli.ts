// `npm run doctor`: one line for each provider, and what to change. Exits with 1 when one of them fails.

import { examine } from './boot/doctor.ts';
import { ConfigError, readConfig } from './config.ts';
import { refuseInternalNames } from './refuse-internal-names.ts';

const NAME_WIDTH = 16;
const STATE_WIDTH = 9;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  refuseInternalNames(config.databaseUrl);
  let isHealthy = true;
  for await (const { name, state, words, advice } of examine(config)) {
    process.stdout.write(`${state.padEnd(STATE_WIDTH)}${name.padEnd(NAME_WIDTH)}${words}\n`);
    if (advice) process.stdout.write(`${' '.repeat(STATE_WIDTH + NAME_WIDTH)}${advice}\n`);
    if (state === 'fails') isHealthy = false;
  }
  // Speech programs keep timers that would hold the process for a minute.
  process.stdout.write('', () => process.exit(isHealthy ? 0 : 1));
}

await run().catch((error: unknown) => {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Greenroom cannot start: ${error.message}\n`);
  process.exitCode = 1;
});
