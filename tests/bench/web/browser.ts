import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-tools.mjs';

/** A browser that Lighthouse talks to by its port. */
export type BenchBrowser = {
  port: number;
  /**
   * Does something in a page of it. No one is connected before and after: anyone who listens to a page that is measured
   * slows it down.
   */
  withPage<Answer>(work: (page: Page) => Promise<Answer>): Promise<Answer>;
  stop(): Promise<void>;
};

/** A browser that has only just started leaves the first one who connects waiting now and then; the next is answered at once. */
async function connectTo(address: string, attempts = 4): Promise<Browser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await chromium.connectOverCDP(address, { timeout: 10_000 });
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

export async function startBrowser(folder: string): Promise<BenchBrowser> {
  const path = findBrowser();
  if (!path) throw new Error('no Chromium was found: npm test says how to get one');
  const child = spawn(
    path,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-first-run',
      '--disable-background-networking',
      // A telephone's, with room for the browser's own bars: what lies outside of the window is not drawn, and a press there is never seen
      // answered; a larger one takes the processor more to draw than the page does.
      '--window-size=440,980',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--user-data-dir=${join(folder, 'browser')}`,
    ]
      // Chromium refuses its sandbox to root, which is what a container runs as.
      .concat(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
    child.stderr.on('data', (text: Buffer) => {
      said += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return {
    port,
    async withPage(work) {
      const browser = await connectTo(`http://127.0.0.1:${port}`);
      try {
        const context = browser.contexts()[0] ?? (await browser.newContext());
        return await work(context.pages()[0] ?? (await context.newPage()));
      } finally {
        await browser.close();
      }
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
