// How long a built clone with its data takes until it serves.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchSection, quantile } from '../bench-section.ts';
import { startServer } from '../server-process.ts';

const ROUNDS = 5;

export async function run(): Promise<BenchSection> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const first = await startServer(3471, dataDir);
  await first.stop();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(3471, dataDir);
    times.push(server.readyAfterMs / 1000);
    await server.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
  return {
    name: 'Start',
    figures: [
      { label: 'First start, database made', value: first.readyAfterMs / 1000, unit: 's' },
      { label: 'Start with its data there, median of five', value: quantile(times, 0.5), unit: 's', atMost: 2 },
    ],
  };
}
