import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const READY_LIMIT_MS = 60_000;

export type ServerProcess = {
  origin: string;
  readyAfterMs: number;
  processId: number;
  /** Takes messages if the server was started with a module that is preloaded for them. */
  child: ChildProcess;
  stop(): Promise<void>;
};

/** Starts the server as `npm start` does, with further options of Node if there are any, and waits until it says that it is ready. */
export async function startServer(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', ...nodeOptions, main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(nodeOptions.length > 0 ? (['ipc'] as const) : [])],
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not get ready')), READY_LIMIT_MS);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (text: Buffer) => {
      if (!text.includes('ready')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    origin,
    readyAfterMs: performance.now() - start,
    processId: child.pid ?? 0,
    child,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
