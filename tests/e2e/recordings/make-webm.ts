/**
 * Records about-me.wav through Chromium's own MediaRecorder, as the product does, into about-me.webm beside it.
 * Run by hand: `node tests/e2e/recordings/make-webm.ts [path of chromium]`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const RECORDING_MS = 18_000;
const source = join(import.meta.dirname, 'about-me.wav');

const browser = await chromium.launch({
  executablePath: process.argv[2] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${source}%noloop`,
  ],
});
try {
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>recorder</title>' }));
  await page.goto('http://localhost/');
  const recorded = await page.evaluate(async (recordingMs) => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 });
    const chunks: Blob[] = [];
    recorder.addEventListener('dataavailable', (event) => chunks.push(event.data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start(1000);
    await new Promise((resolve) => setTimeout(resolve, recordingMs));
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return Array.from(bytes);
  }, RECORDING_MS);
  writeFileSync(join(import.meta.dirname, 'about-me.webm'), Buffer.from(recorded));
  console.log(`about-me.webm: ${recorded.length} bytes`);
} finally {
  await browser.close();
}
