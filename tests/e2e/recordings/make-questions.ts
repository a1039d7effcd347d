/**
 * Speaks an interviewer's lines with flite and records them through Chromium's own MediaRecorder in slices of 500 ms, as the live
 * page does: interview-questions.webm, and interview-questions.json with the size of each slice.
 * Run by hand: `node tests/e2e/recordings/make-questions.ts [path of chromium]`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordInBrowser } from './record-in-browser.ts';
import { durationMsOf, samplesOf, silence, wrapInWav } from './wav.ts';

const LINES: readonly { text: string; pauseMs: number }[] = [
  { text: 'Good morning and thank you for coming in.', pauseMs: 1500 },
  { text: 'Tell me about a time you led a team.', pauseMs: 2500 },
  { text: 'That is good to hear.', pauseMs: 1500 },
  { text: 'What is your biggest weakness?', pauseMs: 2500 },
  { text: 'Why do you want to work with us?', pauseMs: 2500 },
];
const SLICE_MS = 500;

function speak(text: string, folder: string): Buffer {
  const path = join(folder, 'line.wav');
  execFileSync('flite', ['-voice', 'rms', '--setf', 'duration_stretch=1.1', '-t', text, '-o', path]);
  return samplesOf(readFileSync(path));
}

const folder = mkdtempSync(join(tmpdir(), 'greenroom-questions-'));
try {
  const spoken = LINES.flatMap(({ text, pauseMs }) => [speak(text, folder), silence(pauseMs)]);
  const samples = Buffer.concat([silence(500), ...spoken]);
  const source = join(folder, 'questions.wav');
  writeFileSync(source, wrapInWav(samples));
  const slices = await recordInBrowser({
    source,
    durationMs: durationMsOf(samples),
    sliceMs: SLICE_MS,
    browserPath: process.argv[2],
  });
  writeFileSync(join(import.meta.dirname, 'interview-questions.webm'), Buffer.concat(slices));
  const sliceBytes = slices.map(({ length }) => length);
  writeFileSync(
    join(import.meta.dirname, 'interview-questions.json'),
    `${JSON.stringify({ sliceMs: SLICE_MS, sliceBytes })}\n`,
  );
  console.log(`interview-questions.webm: ${slices.length} slices`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
