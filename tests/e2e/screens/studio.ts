// Makes every screen look the same on every run, takes its picture in both themes and two widths, and holds it to the kept one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { type Picture, partOfPictureThatDiffers } from './compare-pictures.ts';
import { describeDrawing } from './describe-drawing.ts';
import { FROZEN_NOW, freezeDates } from './frozen-day.ts';

const REFERENCES = join(import.meta.dirname, 'references');
const MADE_WITH = join(REFERENCES, 'made-with.json');
/** A folder for pictures in full size, for anyone who wants to look at the screens. */
const GALLERY = process.env.SCREENS_DIR;

const WIDTHS = [390, 1280] as const;
const HEIGHT = 800;
const THEMES = ['light', 'dark'] as const;
/** Half the size is enough to see a part move, and a quarter of the bytes. */
const SCALE = 0.5;
const QUALITY = 60;
/** The part of a picture that may differ: a few glyphs drawn otherwise, no line of text. */
const TOLERANCE = 0.0015;
/** A busy machine may still be at its last frames: so often is it looked at again. */
const LOOKS = 8;

/** What differs between two looks at the same state. */
const STILLNESS = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  [role="timer"], video { opacity: 0 !important; }
  .scale-x-0 { scale: 0 1 !important; }
  dl[aria-label="Speed"] { display: none !important; }
  html { scrollbar-width: none; }
`;

type Part = 'page' | 'view';
type Look = (name: string, page: Page, options?: { part?: Part; around?: (page: Page) => Locator }) => Promise<void>;

type Studio = {
  /** Freezes the clock and the dates that the server answers with, in every page of the context. */
  freeze: (context: BrowserContext) => Promise<void>;
  /** Takes the pictures of the page. Besides the comparison it fails on anything wider than the screen. */
  look: Look;
};

async function freeze(context: BrowserContext): Promise<void> {
  await context.clock.setFixedTime(FROZEN_NOW);
  // As in `adoptStyle`: the content security policy would refuse a style element.
  await context.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, STILLNESS);
  // How far a question has been read aloud is a matter of the moment.
  await context.addInitScript(() => {
    // A tab that was just opened shows nothing of our pages yet.
    if (location.protocol === 'about:') return;
    const silent = { owner: 'visitor', way: 'voice', isReadAloud: false, hasAgreedToBrowser: false, chosen: null };
    if (sessionStorage.getItem('speechSettings') === null)
      sessionStorage.setItem('speechSettings', JSON.stringify({ state: silent, version: 0 }));
  });
  await context.route(
    /\/api\/v1\/(users?|outgoing|quota|billing|payments|ai\/completions\/coverletter|examples)/,
    async (route) => {
      const response = await route.fetch();
      const isJson = response.headers()['content-type']?.includes('json');
      return isJson
        ? route.fulfill({ response, body: freezeDates(await response.text()) })
        : route.fulfill({ response });
    },
  );
}

/** Fonts are there, pictures are loaded, and two frames have passed; answers how much wider the page is than the screen. */
async function settle(page: Page, part: Part): Promise<number> {
  return page.evaluate(async (isWhole) => {
    // Parts fixed above the page would be drawn at the place where the page is scrolled to.
    if (isWhole) scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => null);
      }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - innerWidth;
  }, part === 'page');
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
/** One session a page: closing it would end what the page emulates, such as a lost connection. */
function sessionOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, open);
  return open;
}

/** The whole page, or what of it is on the screen. */
async function photograph(page: Page, part: Part): Promise<Picture> {
  const client = await sessionOf(page);
  const size = await page.evaluate(
    (isWhole) => ({
      width: innerWidth,
      height: isWhole ? Math.max(innerHeight, document.documentElement.scrollHeight) : innerHeight,
      y: isWhole ? 0 : scrollY,
    }),
    part === 'page',
  );
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: part === 'page',
    clip: { x: 0, y: size.y, width: size.width, height: size.height, scale: SCALE },
  });
  return Buffer.from(data, 'base64');
}

/** A picture that is the same twice: the page has come to rest. */
async function photographStill(page: Page, part: Part): Promise<Picture> {
  let before = await photograph(page, part);
  for (let look = 1; look < LOOKS; look += 1) {
    await settle(page, part);
    const now = await photograph(page, part);
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

function readReference(name: string): Picture | null {
  try {
    return readFileSync(join(REFERENCES, `${name}.webp`));
  } catch {
    return null;
  }
}

function readMadeWith(): string | null {
  try {
    return (JSON.parse(readFileSync(MADE_WITH, 'utf8')) as { browser: string }).browser;
  } catch {
    return null;
  }
}

function keepReference(name: string, picture: Buffer, browser: string): void {
  mkdirSync(REFERENCES, { recursive: true });
  writeFileSync(join(REFERENCES, `${name}.webp`), picture);
  writeFileSync(MADE_WITH, `${JSON.stringify({ browser }, null, 2)}\n`);
}

let hasSaidWhy = false;
function sayDrawnOnly(version: string, madeWith: string | null): void {
  const pictures = `the pictures are of ${madeWith ?? 'none yet'}`;
  if (!hasSaidWhy) console.log(`Screens are drawn, not compared: this is Chromium ${version}; ${pictures}.`);
  hasSaidWhy = true;
}

/** What floats is put in its place again some frames after the size of the screen changed. */
async function settleForGood(page: Page, part: Part): Promise<number> {
  let overflow = await settle(page, part);
  for (let look = 1; overflow > 0 && look < LOOKS; look += 1) overflow = await settle(page, part);
  return overflow;
}

export const test = base.extend<{ studio: Studio }, { drawing: string; blank: Page }>({
  // Once a browser: both take as long as a picture.
  drawing: [async ({ browser }, use) => use(await describeDrawing(browser)), { scope: 'worker' }],
  blank: [async ({ browser }, use) => use(await browser.newPage()), { scope: 'worker' }],

  studio: async ({ drawing: version, blank }, use, testInfo) => {
    const isMaking = ['all', 'changed'].includes(testInfo.config.updateSnapshots);
    const madeWith = isMaking ? version : readMadeWith();

    const compare = async (name: string, page: Page, part: Part) => {
      const kept = isMaking ? null : readReference(name);
      // A page whose picture equals the reference to the last byte has come to rest.
      let taken = await photograph(page, part);
      if (kept?.equals(taken)) return;
      taken = await photographStill(page, part);
      if (isMaking) return keepReference(name, taken, version);
      if (madeWith !== version) {
        sayDrawnOnly(version, madeWith);
        return;
      }
      expect.soft(kept, `${name} has no kept picture: add --update-snapshots`).not.toBeNull();
      if (!kept) return;
      let differing = await partOfPictureThatDiffers(blank, kept, taken);
      for (let look = 1; differing > TOLERANCE && look < LOOKS; look += 1) {
        taken = await photographStill(page, part);
        differing = await partOfPictureThatDiffers(blank, kept, taken);
      }
      if (differing > TOLERANCE) await testInfo.attach(`${name}, now`, { body: taken, contentType: 'image/webp' });
      expect.soft(differing, `${name}: the part of the picture that differs`).toBeLessThanOrEqual(TOLERANCE);
    };

    const look: Look = async (name, page, { part = 'page', around } = {}) => {
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await around?.(page).evaluate((middle) => middle.scrollIntoView({ block: 'center', behavior: 'instant' }));
          const overflow = await settleForGood(page, part);
          expect.soft(overflow, `${name}, ${theme}, ${width} px: wider than the screen`).toBeLessThanOrEqual(0);
          const full = `${name}-${width}-${theme}`;
          await compare(full, page, part);
          if (GALLERY) await page.screenshot({ path: join(GALLERY, `${full}.png`), fullPage: part === 'page' });
        }
      }
    };
    await use({ freeze, look });
  },
});
