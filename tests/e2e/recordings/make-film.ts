// Films the demo of the live assistant as Home shows it, by day and by night, for wide and for narrow screens, at twice the
// resolution: node tests/e2e/recordings/make-film.ts http://localhost:3000
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-tools.mjs';
import { adoptStyle } from '../adopt-style.ts';
import { browserArguments } from '../browser-arguments.ts';
import { openFilmEncoder } from './film-encoder.ts';

const PUBLIC = join(import.meta.dirname, '../../../apps/web/public');
const SIZES = { '': { width: 1120, height: 700 }, '-phone': { width: 390, height: 660 } } as const;
const RESOLUTION = 2;
/** A word of the script takes as long. */
const STEP_MS = 150;
/** From the second question on, when the first picture is full, to the end of the third answer. */
const BEGINS_MS = 17_000;
const ENDS_MS = 36_000;
/** The pauses of the script are for reading in the product itself. */
const LONGEST_PICTURE_MS = 2_000;
/** What the server answers comes in real time. */
const ANSWER_MS = 80;
/** The columns alone, as tall as the film: Home has a header and its own title. */
const STAGE = `
  header, footer, div:has(> div > h1), [data-meter] { display: none !important }
  main { padding-top: 24px }
  html { scrollbar-width: none }
  @media (min-width: 64rem) { [aria-labelledby^='live-'] { height: calc(100dvh - 48px) !important } }
  @media (max-width: 63.99rem) {
    main { padding-top: 12px }
    [aria-labelledby='live-answers'] { height: calc(66dvh - 24px) !important }
    [aria-labelledby='live-answers'] > :not(:first-child, [role='group']) { display: none !important }
    [aria-labelledby='live-transcript'] { height: 34dvh !important }
    [aria-labelledby='live-transcript'] > .grid { display: none !important }
    [aria-labelledby^='live-'] > [role='group'] { overflow: hidden; min-height: 0 !important }
  }
`;

async function startDemo(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await page.goto(new URL('/live-interview', origin).href);
  const start = page.getByRole('button', { name: 'Launch Demo' });
  await start.and(page.locator(':enabled')).waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await start.click();
  await adoptStyle(page, STAGE);
  // A narrow page was scrolled to the button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(0, 0);
}

/** Steps through the demo and answers the film and its first picture, which is shown until it plays. */
async function film(browser: Browser, page: Page, size: { width: number; height: number }) {
  const pixels = { width: size.width * RESOLUTION, height: size.height * RESOLUTION };
  const encoder = await openFilmEncoder(browser, pixels);
  let still: Buffer | null = null;
  let shown: { png: Buffer; lastsMs: number } | null = null;
  for (let atMs = 0; atMs <= ENDS_MS; atMs += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await page.waitForTimeout(ANSWER_MS);
    if (atMs < BEGINS_MS) continue;
    const png = await page.screenshot();
    still ??= png;
    if (shown?.png.equals(png)) {
      shown.lastsMs = Math.min(shown.lastsMs + STEP_MS, LONGEST_PICTURE_MS);
      continue;
    }
    if (shown) await encoder.add(shown.png, shown.lastsMs);
    shown = { png, lastsMs: STEP_MS };
  }
  if (!shown || !still) throw new Error('nothing was filmed');
  await encoder.add(shown.png, LONGEST_PICTURE_MS);
  // A track ends with the time of its last picture.
  await encoder.add(shown.png, STEP_MS);
  return { video: await encoder.finish(), still };
}

/** The same picture as WebP. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const text = await page.evaluate(async (source) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(text, 'base64');
}

function save(name: string, bytes: Buffer): void {
  writeFileSync(join(PUBLIC, name), bytes);
  console.log(`${name}: ${(bytes.byteLength / 1000).toFixed(0)} kB`);
}

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
for (const [ending, size] of Object.entries(SIZES)) {
  for (const [colorScheme, name] of [
    ['light', `live-demo${ending}`],
    ['dark', `live-demo${ending}-dark`],
  ] as const) {
    const page = await browser.newPage({
      viewport: size,
      deviceScaleFactor: RESOLUTION,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await startDemo(page, origin);
    const { video, still } = await film(browser, page, size);
    await page.close();
    save(`${name}.webm`, video);
    save(`${name}.webp`, await toWebp(browser, still));
  }
}
await browser.close();
