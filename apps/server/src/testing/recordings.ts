import { readFileSync } from 'node:fs';

/** One of the repository's own recordings: spoken answers as WAV, and one of them as Chromium's recorder wrote it. */
export function readRecording(file: string): Buffer {
  return readFileSync(new URL(`../../../../tests/e2e/recordings/${file}`, import.meta.url));
}
