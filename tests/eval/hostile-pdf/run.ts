import { createPdfResumeReader } from '../../../apps/server/src/adapters/pdf/create-resume-reader.ts';
import { ResumeReadError, type ResumeReader } from '../../../apps/server/src/ports/resume-reader.ts';
import type { EvalSection } from '../eval-section.ts';
import { buildReadableCases } from '../resume-pdf/corpus.ts';
import { watchChildren } from '../resume-pdf/watch-children.ts';
import { buildContents } from './contents.ts';
import { mutate } from './mutate.ts';
import { buildShapes } from './shapes.ts';
import { buildStructures, type NamedPdf } from './structures.ts';

const SEEDS = Number(process.env.HOSTILE_SEEDS ?? 8);
const ANSWER_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 256;
/** What is noted by name: long before it is a failure. */
const SLOW_MS = 2500;

type Answer = { name: string; said: string; tookMs: number; peakMb: number };

/** Files made to hurt the reader, one after another: each is read or refused in words, in time and within its memory. */
export async function run(): Promise<EvalSection> {
  const reader = createPdfResumeReader();
  const watcher = watchChildren();
  const answers: Answer[] = [];
  try {
    for (const { name, pdf } of allFiles()) {
      watcher.startNext();
      const startedAt = performance.now();
      const said = await ask(reader, pdf);
      answers.push({ name, said, tookMs: performance.now() - startedAt, peakMb: watcher.peakMb() });
      if (process.env.HOSTILE_VERBOSE) console.log(JSON.stringify(answers.at(-1)));
    }
  } finally {
    watcher.stop();
    await reader.close();
  }
  return {
    title: 'Hostile PDFs',
    figures: figuresOf(answers, watcher),
    notes: answers
      .filter(({ tookMs, said }) => tookMs > SLOW_MS || said.startsWith('failed'))
      .map(
        ({ name, said, tookMs, peakMb }) => `${name}: ${said} after ${Math.round(tookMs)} ms, ${Math.round(peakMb)} MB`,
      ),
  };
}

function* allFiles(): Generator<NamedPdf> {
  yield* buildStructures();
  yield* buildContents();
  yield* buildShapes();
  for (const { name, pdf } of buildReadableCases()) {
    for (let seed = 1; seed <= SEEDS; seed += 1)
      yield { name: `${name}, fault ${seed}`, pdf: mutate(pdf, seed * 7919) };
  }
}

async function ask(reader: ResumeReader, pdf: Buffer): Promise<string> {
  try {
    return `read ${(await reader.read(pdf, {})).lines.length} lines`;
  } catch (cause) {
    return cause instanceof ResumeReadError ? cause.code : `failed: ${String(cause)}`;
  }
}

function figuresOf(answers: Answer[], watcher: ReturnType<typeof watchChildren>): EvalSection['figures'] {
  const times = answers.map(({ tookMs }) => tookMs);
  return [
    { name: 'files', value: answers.length, digits: 0 },
    { name: 'read', value: answers.filter(({ said }) => said.startsWith('read')).length, digits: 0 },
    {
      name: 'neither read nor refused in words',
      value: answers.filter(({ said }) => said.startsWith('failed')).length,
      digits: 0,
      atMost: 0,
    },
    { name: 'slowest answer, milliseconds', value: Math.max(...times), digits: 0, atMost: ANSWER_LIMIT_MS },
    {
      name: 'most memory of a child, MB',
      value: watcher.highestMb(),
      digits: 0,
      atMost: MEMORY_LIMIT_MB,
    },
    { name: 'longest that the main loop was held up, milliseconds', value: watcher.heldUpMs(), digits: 0 },
  ];
}
