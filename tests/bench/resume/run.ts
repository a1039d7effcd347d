// Reviews of a resume on a running server: one after another, and twenty at once beside the health route.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildResume } from '../../../apps/server/src/testing/build-resume.ts';
import { type BenchSection, quantile } from '../bench-section.ts';
import { startServer } from '../server-process.ts';

const WARM_UP = 30;
const REVIEWS = 100;
const AT_ONCE = 20;
const BURSTS = 5;
/** Between two looks at the health route. */
const LOOK_EVERY_MS = 5;

const JOB = `Backend Engineer

Requirements:
- 5 years of experience with Go, PostgreSQL, Kafka and Kubernetes
- Python, Terraform, teamwork and communication skills

Nice to have:
- GraphQL and Rust`;

async function review(origin: string, pdf: Buffer): Promise<number> {
  const form = new FormData();
  form.append('jobDescription', JOB);
  form.append('resume', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'resume.pdf');
  const start = performance.now();
  const response = await fetch(`${origin}/api/v1/ai/parse/resume`, { method: 'POST', body: form });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`a review was answered with ${response.status}`);
  return performance.now() - start;
}

async function lookAtHealth(origin: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}/healthz`);
  await response.arrayBuffer();
  return performance.now() - start;
}

/** Twenty reviews that start together, and how long the health route takes in the meantime. */
async function burst(origin: string, pdf: Buffer): Promise<{ reviewsMs: number[]; healthMs: number[] }> {
  let isDone = false;
  const reviews = Promise.all(Array.from({ length: AT_ONCE }, () => review(origin, pdf))).finally(() => {
    isDone = true;
  });
  const healthMs: number[] = [];
  while (!isDone) {
    healthMs.push(await lookAtHealth(origin));
    await pause(LOOK_EVERY_MS);
  }
  return { reviewsMs: await reviews, healthMs };
}

export async function run(): Promise<BenchSection> {
  const pdf = buildResume({ pages: 3 });
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const server = await startServer(3474, dataDir);
  const single: number[] = [];
  const bursts: Awaited<ReturnType<typeof burst>>[] = [];
  try {
    for (let round = 0; round < WARM_UP; round += 1) await review(server.origin, pdf);
    for (let round = 0; round < REVIEWS; round += 1) single.push(await review(server.origin, pdf));
    for (let round = 0; round < BURSTS; round += 1) bursts.push(await burst(server.origin, pdf));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const healthMs = bursts.flatMap((one) => one.healthMs);
  const reviewsMs = bursts.flatMap((one) => one.reviewsMs);
  return {
    name: 'Resume review of a PDF of three pages',
    figures: [
      { label: 'One at a time, warm, p50', value: quantile(single, 0.5), unit: 'ms', atMost: 80 },
      { label: 'One at a time, warm, p95', value: quantile(single, 0.95), unit: 'ms' },
      { label: 'Twenty at once, p50', value: quantile(reviewsMs, 0.5), unit: 'ms' },
      { label: 'Health route meanwhile, p99', value: quantile(healthMs, 0.99), unit: 'ms', atMost: 50 },
    ],
  };
}
