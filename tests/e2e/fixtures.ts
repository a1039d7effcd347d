import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-tools.mjs';
import { browserArguments } from './browser-arguments.ts';

type ConsoleGuard = {
  /** Lets messages pass that the journey provokes, such as the browser's own line on a refused request. */
  allow: (pattern: RegExp) => void;
  /** Watches the pages of a context of one's own. */
  watch: (context: BrowserContext) => void;
};

type Fixtures = {
  /** Fails the test on a `console.error` or an uncaught error that it did not allow. */
  consoleGuard: ConsoleGuard;
  /** Opens a page in its own browser with a microphone that plays the WAV file: the file is a matter of the browser's start. */
  speakingBrowser: (microphoneFile: string, options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  consoleGuard: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
      };
      watch(context);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the console of the browser').toEqual([]);
    },
    { auto: true },
  ],

  speakingBrowser: async ({ playwright, baseURL, consoleGuard }, use) => {
    const close: (() => Promise<void>)[] = [];
    await use(async (microphoneFile, options) => {
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: browserArguments(microphoneFile),
      });
      close.push(() => browser.close());
      const context = await browser.newContext({ baseURL, permissions: ['microphone'], ...options });
      consoleGuard.watch(context);
      return context.newPage();
    });
    await Promise.all(close.map((one) => one()));
  },
});

export { expect };
