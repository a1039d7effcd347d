/** Speaks the answers of answers-data.ts into WAV files beside it. Run by hand: `node tests/e2e/recordings/make.ts` (needs flite). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORDED_ANSWERS, type RecordedAnswer, SHORT_ANSWER } from './answers-data.ts';

const SAMPLE_RATE = 16_000;
const HEADER_BYTES = 44;
/** A person takes a breath before and after: without it the first and last word are cut by any voice detection. */
const PADDING_MS = 500;

/** Samples of flite's WAV, whose header is always the plain 44 bytes (16 bit, mono). */
function speak(answer: RecordedAnswer, folder: string): Buffer {
  const output = join(folder, answer.file);
  const input = `${output}.txt`;
  writeFileSync(input, answer.text);
  execFileSync('flite', ['-voice', answer.voice, '-f', input, '-o', output]);
  const wav = readFileSync(output);
  if (wav.readUInt32LE(24) !== SAMPLE_RATE) throw new Error(`The voice ${answer.voice} does not speak at 16 kHz.`);
  return wav.subarray(HEADER_BYTES);
}

function wrapInWav(samples: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

const folder = mkdtempSync(join(tmpdir(), 'greenroom-recordings-'));
try {
  const padding = Buffer.alloc((SAMPLE_RATE * 2 * PADDING_MS) / 1000);
  for (const answer of [...RECORDED_ANSWERS, SHORT_ANSWER]) {
    const samples = Buffer.concat([padding, speak(answer, folder), padding]);
    writeFileSync(join(import.meta.dirname, answer.file), wrapInWav(samples));
    console.log(`${answer.file}: ${(samples.length / 2 / SAMPLE_RATE).toFixed(1)} s`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
