import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserType, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-tools.mjs';
import { browserArguments } from './browser-arguments.ts';
import { test as base } from './fixtures.ts';

const CALL_TITLE = 'Interview call';

/** A browser that shares the tab of the call when it is asked for one, with the tab's own sound. */
function launchSharing(chromium: BrowserType): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    // The tab's own sound is wanted: the fake devices would replace it, and a muted browser captures silence.
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      ...browserArguments().filter((argument) => !argument.startsWith('--use-fake')),
      `--auto-select-tab-capture-source-by-title=${CALL_TITLE}`,
    ],
  });
}

/** Chromium says so of every shared tab where a page may not use the camera; the tab is shared all the same. */
const SHARED_TAB_WARNING = /camera is not allowed in this document/;

/** `sharing`: a context in its own browser that shares the tab of the call; it is closed however the test ends. */
export const test = base.extend<{ sharing: BrowserContext }>({
  sharing: async ({ playwright, baseURL, consoleGuard }, use) => {
    const browser = await launchSharing(playwright.chromium);
    consoleGuard.allow(SHARED_TAB_WARNING);
    const context = await browser.newContext({ baseURL });
    consoleGuard.watch(context);
    await use(context);
    await browser.close();
  },
});

/**
 * A microphone for a browser that shares a tab: Chromium's fake one cannot be had beside a real tab, so the page is
 * given its own stream that says what `speakInto` tells it.
 */
export async function standInMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const context = new AudioContext();
    const microphone = context.createMediaStreamDestination();
    navigator.mediaDevices.getUserMedia = async () => microphone.stream;
    Object.assign(window, {
      async speakInto(base64: string) {
        await context.resume();
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(bytes.buffer) });
        source.connect(microphone);
        source.start();
      },
    });
  });
}

/** Says a sentence into the microphone that is in. */
export async function speakInto(page: Page, sentence: string): Promise<void> {
  const [sound] = speak([sentence]);
  await page.evaluate(`speakInto(${JSON.stringify(sound?.toString('base64'))})`);
}

/** Signs a new person in through the identity provider for trying out. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/api/v1/auth/start?returnTo=/');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your e-mail').fill(`${name.toLowerCase().replaceAll(' ', '.')}@example.org`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`Hi, ${name}`)).toBeVisible({ timeout: 90_000 });
}

/** Buys the Starter package in the sandbox, which brings five live interviews. */
export async function buyStarter(page: Page): Promise<void> {
  const url = await page.evaluate(async () => {
    const marked = { 'x-greenroom-client': 'web' };
    const { data: token } = await (await fetch('/api/v1/auth/silent', { headers: marked })).json();
    const answer = await fetch('/api/v1/ai/stripe/create-checkout-session', {
      method: 'POST',
      headers: {
        ...marked,
        'content-type': 'application/json',
        'x-access-token': token,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ amount: 9.99, plan: 'Starter', user_id: '' }),
    });
    return ((await answer.json()) as { url: string }).url;
  });
  await page.goto(url);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ready to land your dream job?' })).toBeVisible({
    timeout: 90_000,
  });
}

function speak(sentences: readonly string[]): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-call-'));
  const sounds = sentences.map((sentence, index) => {
    const path = join(folder, `${index}.wav`);
    execFileSync('flite', ['-voice', 'rms', '--setf', 'duration_stretch=1.1', '-t', sentence, '-o', path]);
    return readFileSync(path);
  });
  rmSync(folder, { recursive: true, force: true });
  return sounds;
}

/** A page that plays the sentences one after the other, each followed by a pause, on command. */
const callPage = (count: number, pauseMs: number): string => `<!doctype html><title>${CALL_TITLE}</title>
<script>
async function play() {
  for (let index = 0; index < ${count}; index += 1) {
    const audio = new Audio('/' + index + '.wav');
    await new Promise((resolve) => { audio.onended = resolve; audio.play(); });
    await new Promise((resolve) => setTimeout(resolve, ${pauseMs}));
  }
  document.body.dataset.done = 'yes';
}
</script><body><h1>${CALL_TITLE}</h1></body>`;

export type Call = { page: Page; server: Server };

/** Opens the tab of a spoken interview: a page of another server, with its title. */
export async function openCall(context: BrowserContext, sentences: readonly string[], pauseMs: number): Promise<Call> {
  const sounds = speak(sentences);
  const server = createServer((request, response) => {
    const sound = sounds[Number(/^\/(\d+)\.wav$/.exec(request.url ?? '')?.[1] ?? -1)];
    response.setHeader('content-type', sound ? 'audio/wav' : 'text/html');
    response.end(sound ?? (request.url === '/' ? callPage(sentences.length, pauseMs) : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { page, server };
}
