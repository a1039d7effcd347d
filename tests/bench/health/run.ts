// The health route beside a bare server of Node, in turns, so that a noisy machine is noisy for both.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchSection, quantile } from '../bench-section.ts';
import { requestsPerSecond } from '../load.ts';
import { startServer } from '../server-process.ts';
import { startPeer } from './start-peer.ts';

const ROUNDS = 5;

export async function run(): Promise<BenchSection> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const server = await startServer(3472, dataDir);
  const peer = await startPeer(3473);
  const ours: number[] = [];
  const bare: number[] = [];
  try {
    await requestsPerSecond({ url: `${server.origin}/healthz`, seconds: 2 });
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await requestsPerSecond({ url: `${server.origin}/healthz` }));
      bare.push(await requestsPerSecond({ url: `${peer.origin}/healthz` }));
    }
  } finally {
    await server.stop();
    await peer.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const ratios = ours.map((value, round) => value / (bare[round] ?? 1));
  return {
    name: 'Health route',
    figures: [
      { label: 'Greenroom', value: quantile(ours, 0.5), unit: 'requests/s' },
      { label: 'Bare node:http', value: quantile(bare, 0.5), unit: 'requests/s' },
      { label: 'Ratio, median of five rounds', value: quantile(ratios, 0.5), unit: '×', atLeast: 0.9 },
    ],
  };
}
