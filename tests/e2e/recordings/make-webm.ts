/**
 * Records about-me.wav through Chromium's own MediaRecorder, as the product does, into about-me.webm beside it.
 * Run by hand: `node tests/e2e/recordings/make-webm.ts [path of chromium]`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordInBrowser } from './record-in-browser.ts';

const slices = await recordInBrowser({
  source: join(import.meta.dirname, 'about-me.wav'),
  durationMs: 18_000,
  sliceMs: 1000,
  browserPath: process.argv[2],
});
const recorded = Buffer.concat(slices);
writeFileSync(join(import.meta.dirname, 'about-me.webm'), recorded);
console.log(`about-me.webm: ${recorded.length} bytes`);
