import type { ResumeDocument } from '@greenroom/contract/resume';
import { createPdfResumeReader } from '../../../apps/server/src/adapters/pdf/create-resume-reader.ts';
import { ResumeReadError, type ResumeReader } from '../../../apps/server/src/ports/resume-reader.ts';
import type { EvalSection } from '../eval-section.ts';
import { buildHostileCases, buildReadableCases, type HostileCase } from './corpus.ts';
import { type Findings, judge, NO_FINDINGS } from './judge.ts';
import { buildPaged, helvetica } from './make/layouts.ts';
import { ENGINEER } from './resumes-data.ts';
import { watchChildren } from './watch-children.ts';

const WARM_ROUNDS = 40;
const MEMORY_LIMIT_MB = 256;
const ANSWER_LIMIT_MS = 10_000;

type Outcome = { result: ResumeDocument | string; tookMs: number };

async function attempt(reader: ResumeReader, pdf: Buffer): Promise<Outcome> {
  const startedAt = performance.now();
  const result = await reader.read(pdf, {}).catch((error: unknown) => {
    if (error instanceof ResumeReadError) return error.code;
    throw error;
  });
  return { result, tookMs: performance.now() - startedAt };
}

type Judged = { findings: Findings; fileCount: number; notes: string[] };

async function judgeReadable(reader: ResumeReader): Promise<Judged> {
  const findings = NO_FINDINGS();
  const notes: string[] = [];
  const cases = buildReadableCases();
  for (const test of cases) {
    const { result } = await attempt(reader, test.pdf);
    const found = judge(typeof result === 'string' ? { lines: [], pageCount: 0 } : result, test);
    for (const kind of Object.keys(found) as (keyof Findings)[]) {
      findings[kind][0] += found[kind][0];
      findings[kind][1] += found[kind][1];
      if (found[kind][0] < found[kind][1]) notes.push(`${test.name}: ${kind} ${found[kind].join(' of ')}`);
    }
  }
  return { findings, fileCount: cases.length, notes };
}

function isRight(test: HostileCase, { result, tookMs }: Outcome): boolean {
  if (tookMs > ANSWER_LIMIT_MS) return false;
  return typeof result === 'string' ? test.codes.some((code) => code === result) : test.isReadable === true;
}

async function judgeHostile(reader: ResumeReader) {
  const cases = buildHostileCases();
  const watcher = watchChildren();
  const notes: string[] = [];
  let right = 0;
  for (const test of cases) {
    const outcome = await attempt(reader, test.pdf);
    if (isRight(test, outcome)) right++;
    else notes.push(`${test.name}: ${JSON.stringify(outcome.result).slice(0, 200)}`);
  }
  watcher.stop();
  return { right, total: cases.length, notes, peakMb: watcher.highestMb(), heldUpMs: watcher.heldUpMs() };
}

async function measureWarm(reader: ResumeReader): Promise<number> {
  const pdf = buildPaged(ENGINEER, helvetica(), 3);
  const times: number[] = [];
  for (let round = 0; round < WARM_ROUNDS; round++) times.push((await attempt(reader, pdf)).tookMs);
  return times.sort((first, second) => first - second)[WARM_ROUNDS / 2] ?? 0;
}

/** Reads the generated resumes and hostile files and says how many of their known facts came through. */
export async function run(): Promise<EvalSection> {
  const reader = createPdfResumeReader({ childCount: 1 });
  try {
    const { findings, fileCount, notes } = await judgeReadable(reader);
    const warmMs = await measureWarm(reader);
    const hostile = await judgeHostile(reader);
    const share = (kind: keyof Findings) => findings[kind][0] / findings[kind][1];
    const recall = (kind: keyof Findings, atLeast: number) => ({
      name: `recall of ${kind}`,
      value: share(kind),
      digits: 3,
      atLeast,
    });
    return {
      title: 'Reading resumes (PDF)',
      figures: [
        { name: 'files read or refused', value: fileCount + hostile.total, digits: 0, atLeast: 25 },
        ...(['names', 'employers', 'titles', 'dates', 'skills'] as const).map((kind) => recall(kind, 0.98)),
        { name: 'achievements word for word', value: share('achievements'), digits: 3, atLeast: 0.95 },
        { name: 'jobs and their lines in order', value: share('order'), digits: 3, atLeast: 0.98 },
        { name: 'hidden words told, none falsely', value: share('hidden'), digits: 3, atLeast: 1 },
        ...(['parsed names', 'parsed employers', 'parsed dates', 'parsed skills'] as const).map((kind) =>
          recall(kind, 0.9),
        ),
        {
          name: 'hostile files answered or refused rightly',
          value: hostile.right / hostile.total,
          digits: 3,
          atLeast: 1,
        },
        { name: 'peak memory of the child, MB', value: hostile.peakMb, digits: 0, atMost: MEMORY_LIMIT_MB },
        { name: 'longest hold-up of the main process, ms', value: hostile.heldUpMs, digits: 0 },
        { name: '3 pages, warm, p50 ms', value: warmMs, digits: 1 },
      ],
      notes: [...notes, ...hostile.notes],
    };
  } finally {
    await reader.close();
  }
}
