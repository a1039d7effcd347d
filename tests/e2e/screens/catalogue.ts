// The catalogue of parts exists in development only: this starts the development server for as long as its pictures are taken.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const WEB = join(import.meta.dirname, '../../../apps/web');
const COMMAND = join(import.meta.dirname, '../../../node_modules/.bin/react-router');
const ADDRESS = /http:\/\/localhost:\d+/;

export type Catalogue = { url: string; stop: () => Promise<void> };

/** @param apiOrigin where the pages of the development server find the API */
export async function startCatalogue(port: number, apiOrigin: string): Promise<Catalogue> {
  const child = spawn(COMMAND, ['dev', '--port', String(port), '--strictPort'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'development', GREENROOM_API_ORIGIN: apiOrigin, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that its children end with it.
    detached: true,
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text;
      const found = ADDRESS.exec(said)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the development server ended with ${code}: ${said}`)));
  });
  return {
    url: `${origin}/dev/ui`,
    async stop() {
      if (child.exitCode !== null || child.pid === undefined) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
