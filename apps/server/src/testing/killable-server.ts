import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type KillableServer = {
  origin: string;
  /** kill -9: nothing of the server gets to tidy up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  pid: number;
  /** What it has written, the log too, down to `LOG_LEVEL` (by default `fatal`). */
  output(): string;
};

/** A port that no one listens on, so that tests beside each other do not meet. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The server as its own process, which may be killed at any moment. Resolves when it says that it is ready. */
export async function startKillableServer(port: number, env: Record<string, string>): Promise<KillableServer> {
  const child = spawn(process.execPath, [main], {
    // Tests that start many servers ask the coach for nothing, and its preparations take seconds of processor.
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      WARM_UP: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  let output = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint += text;
  });
  child.stdout.on('data', (text: Buffer) => {
    output += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${complaint}`)));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('ready')) resolve();
    });
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pid: child.pid ?? 0,
    output: () => output + complaint,
  };
}
