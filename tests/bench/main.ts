// Measures what docs/benchmarks.md claims: `npm run bench`, or `npm run bench -- coach health` for some sections.
import { readdir } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { type BenchSection, isMet, renderSection } from './bench-section.ts';

const here = new URL('.', import.meta.url);

async function findSections(wanted: string[]): Promise<string[]> {
  const entries = await readdir(here, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => name);
  return names.filter((name) => wanted.length === 0 || wanted.includes(name)).toSorted();
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
console.log(`## ${new Date().toISOString().slice(0, 10)}, ${machine}\n`);

let missed = 0;
for (const name of await findSections(process.argv.slice(2))) {
  const { run } = (await import(new URL(`${name}/run.ts`, here).href)) as { run(): Promise<BenchSection> };
  const section = await run();
  console.log(renderSection(section));
  missed += section.figures.filter((figure) => !isMet(figure)).length;
}
console.log(missed === 0 ? 'Every figure is met.' : `${missed} figures are missed.`);
process.exit(missed === 0 ? 0 : 1);
