import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';

/** Letters of the generic fonts, edges, shadows and blends: what two machines with the same browser may still draw differently. */
const SAMPLE = `
  <body style="margin: 8px; font-size: 17px; color: #123">
    <p style="font-family: sans-serif">Sphinx of black quartz, judge my vow 0123 → “quoted”</p>
    <p style="font-family: serif">Sphinx of black quartz, judge my vow 0123</p>
    <p style="font-family: monospace">Sphinx of black quartz, judge my vow 0123</p>
    <p style="font-family: system-ui">Sphinx of black quartz, judge my vow 0123</p>
    <div style="height: 60px; border-radius: 12px; box-shadow: 0 4px 12px #0006; background: linear-gradient(#184, #fa8)"></div>
  </body>`;

/** The browser's version and what this machine draws with it: kept pictures say nothing where either is another. */
export async function describeDrawing(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 480, height: 320 }, deviceScaleFactor: 1 });
  await page.setContent(SAMPLE);
  const picture = await page.screenshot();
  await page.close();
  return `${browser.version()}, drawing ${createHash('sha256').update(picture).digest('hex').slice(0, 12)}`;
}
