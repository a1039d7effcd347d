/**
 * Speaks an interviewer's lines with flite and records them through Chromium's own MediaRecorder in slices of 500 ms, as the live
 * page does: interview-questions.webm, and interview-questions.json with the size of each slice.
 * Run by hand: `node tests/e2e/recordings/make-questions.ts [path of chromium]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const LINES: readonly { text: string; pauseMs: number }[] = [
  { text: 'Good morning and thank you for coming in.', pauseMs: 1500 },
  { text: 'Tell me about a time you led a team.', pauseMs: 2500 },
  { text: 'That is good to hear.', pauseMs: 1500 },
  { text: 'What is your biggest weakness?', pauseMs: 2500 },
  { text: 'Why do you want to work with us?', pauseMs: 2500 },
];
const SAMPLE_RATE = 16_000;
const WAV_HEADER_BYTES = 44;
const SLICE_MS = 500;

function speak(text: string, folder: string): Buffer {
  const path = join(folder, 'line.wav');
  execFileSync('flite', ['-voice', 'rms', '--setf', 'duration_stretch=1.1', '-t', text, '-o', path]);
  return readFileSync(path).subarray(WAV_HEADER_BYTES);
}

function wavOf(pcm: Buffer): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}

const silence = (ms: number) => Buffer.alloc(((SAMPLE_RATE * ms) / 1000) * 2);
const folder = mkdtempSync(join(tmpdir(), 'greenroom-questions-'));
const spoken = LINES.flatMap(({ text, pauseMs }) => [speak(text, folder), silence(pauseMs)]);
const pcm = Buffer.concat([silence(500), ...spoken]);
const source = join(folder, 'questions.wav');
writeFileSync(source, wavOf(pcm));

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
  const slices = await page.evaluate(
    async ({ recordingMs, sliceMs }) => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm;codecs=opus', audioBitsPerSecond: 32_000 });
      const chunks: Blob[] = [];
      recorder.addEventListener('dataavailable', (event) => chunks.push(event.data));
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.start(sliceMs);
      await new Promise((resolve) => setTimeout(resolve, recordingMs));
      recorder.stop();
      await stopped;
      return Promise.all(chunks.map(async (chunk) => Array.from(new Uint8Array(await chunk.arrayBuffer()))));
    },
    { recordingMs: pcm.length / 2 / (SAMPLE_RATE / 1000), sliceMs: SLICE_MS },
  );
  writeFileSync(join(import.meta.dirname, 'interview-questions.webm'), Buffer.from(slices.flat()));
  const sliceBytes = slices.map(({ length }) => length);
  writeFileSync(
    join(import.meta.dirname, 'interview-questions.json'),
    `${JSON.stringify({ sliceMs: SLICE_MS, sliceBytes })}\n`,
  );
  console.log(`interview-questions.webm: ${slices.length} slices`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
