/** Speaks the answers of answers-data.ts into WAV files beside it. Run by hand: `node tests/e2e/recordings/make.ts` (needs flite). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORDED_ANSWERS, type RecordedAnswer, SHORT_ANSWER } from './answers-data.ts';
import { durationMsOf, samplesOf, silence, wrapInWav } from './wav.ts';

/** A person takes a breath before and after: without it the first and last word are cut by any voice detection. */
const PADDING_MS = 500;

function speak(answer: RecordedAnswer, folder: string): Buffer {
  const output = join(folder, answer.file);
  const input = `${output}.txt`;
  writeFileSync(input, answer.text);
  execFileSync('flite', ['-voice', answer.voice, '-f', input, '-o', output]);
  return samplesOf(readFileSync(output));
}

const folder = mkdtempSync(join(tmpdir(), 'greenroom-recordings-'));
try {
  const padding = silence(PADDING_MS);
  for (const answer of [...RECORDED_ANSWERS, SHORT_ANSWER]) {
    const samples = Buffer.concat([padding, speak(answer, folder), padding]);
    writeFileSync(join(import.meta.dirname, answer.file), wrapInWav(samples));
    console.log(`${answer.file}: ${(durationMsOf(samples) / 1000).toFixed(1)} s`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
