// Records the demo of the live assistant as Home shows it, by day and by night: node tests/e2e/recordings/make-film.ts http://localhost:3000
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-tools.mjs';
import { adoptStyle } from '../adopt-style.ts';
import { browserArguments } from '../browser-arguments.ts';

const PUBLIC = join(import.meta.dirname, '../../../apps/web/public');
const SIZE = { width: 1120, height: 700 };
const LASTS_MS = 26_000;
const BITS_PER_SECOND = 250_000;
/** The still picture is of a moment at which there is something to read. */
const STILL_AT = 0.85;
/** The columns alone: Home has a header and its own title. */
const STAGE =
  'header, footer, div:has(> div > h1), [data-meter] { display: none !important } main { padding-top: 28px } html { scrollbar-width: none }';

type Frame = { jpeg: string; atMs: number };

/** What the screen shows from the press on, each picture with its time. */
async function film(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const client = await page.context().newCDPSession(page);
  let startedAt = 0;
  client.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const atMs = (metadata.timestamp ?? 0) * 1000;
    startedAt ||= atMs;
    frames.push({ jpeg: data, atMs: atMs - startedAt });
    void client.send('Page.screencastFrameAck', { sessionId });
  });
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 4 });
  await page.getByRole('button', { name: 'Launch Demo' }).click();
  await page.waitForTimeout(LASTS_MS);
  await client.send('Page.stopScreencast');
  return frames;
}

type Encoded = { video: string; still: string };

/** Draws the pictures at their times and lets the browser encode what it sees. */
async function encode(browser: Browser, frames: Frame[]): Promise<Encoded> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ({ all, size, lastsMs, bitsPerSecond, stillAt }) => {
      const asText = (blob: Blob) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
          reader.readAsDataURL(blob);
        });
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      const pictures = await Promise.all(
        all.map(async ({ jpeg }) => createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob())),
      );
      const stream = canvas.captureStream(10);
      const [track] = stream.getVideoTracks();
      // Letters are to stay sharp; that frames are few does not matter.
      if (track) track.contentHint = 'text';
      const recorder = new MediaRecorder(stream, {
        mimeType: 'video/webm;codecs=vp9',
        videoBitsPerSecond: bitsPerSecond,
      });
      const pieces: Blob[] = [];
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      let still = '';
      // What stops is drawn again and again: the encoder sharpens it each time.
      let shown: ImageBitmap | undefined;
      const draw = () => shown && context?.drawImage(shown, 0, 0, size.width, size.height);
      const drawing = setInterval(draw, 100);
      recorder.start();
      const startedAt = performance.now();
      for (const [index, { atMs }] of all.entries()) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, startedAt + atMs - performance.now())));
        shown = pictures[index];
        draw();
        if (still === '' && atMs >= lastsMs * stillAt)
          still = await new Promise((resolve) =>
            canvas.toBlob((blob) => void (blob && asText(blob).then(resolve)), 'image/webp', 0.72),
          );
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, startedAt + lastsMs - performance.now())));
      clearInterval(drawing);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.stop();
      await stopped;
      return { video: await asText(new Blob(pieces)), still };
    },
    { all: frames, size: SIZE, lastsMs: LASTS_MS, bitsPerSecond: BITS_PER_SECOND, stillAt: STILL_AT },
  );
  await page.close();
  return encoded;
}

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
for (const [colorScheme, name] of [
  ['light', 'live-demo'],
  ['dark', 'live-demo-dark'],
] as const) {
  const page = await browser.newPage({ viewport: SIZE, colorScheme });
  await page.goto(new URL('/live-interview', origin).href);
  await adoptStyle(page, STAGE);
  await page.getByRole('button', { name: 'Launch Demo' }).waitFor();
  const frames = await film(page);
  await page.close();
  const { video, still } = await encode(browser, frames);
  for (const [ending, data] of [
    ['webm', video],
    ['webp', still],
  ] as const) {
    const bytes = Buffer.from(data, 'base64');
    writeFileSync(join(PUBLIC, `${name}.${ending}`), bytes);
    console.log(`${name}.${ending}: ${(bytes.byteLength / 1000).toFixed(0)} kB`);
  }
}
await browser.close();
