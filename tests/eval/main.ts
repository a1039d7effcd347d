import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EvalSection, isMet, isSection, printSection } from './eval-section.ts';

/**
 * `npm run eval` runs every `tests/eval/<noun>/run.ts`, `npm run eval -- feedback` only those named. With `EVAL_URL` a section may
 * ask a running server instead of the built-in coach. Leaves with 1 when a required figure is missed.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const available = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'run.ts')))
  .map((entry) => entry.name)
  .sort();
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !available.includes(name));

if (unknown.length > 0) {
  console.error(`No eval called ${unknown.join(', ')}. There is: ${available.join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const name of wanted.length > 0 ? wanted : available) await runSection(name);
}

async function runSection(name: string): Promise<void> {
  const loaded = (await import(`./${name}/run.ts`)) as { run: () => Promise<EvalSection> };
  const section = await loaded.run();
  if (!isSection(section)) {
    console.error(`${name}: run() must return { title, figures: [{ name, value }] } (tests/eval/eval-section.ts).`);
    process.exitCode = 1;
    return;
  }
  console.log(`${printSection(section)}\n`);
  if (!section.figures.every(isMet)) process.exitCode = 1;
}
