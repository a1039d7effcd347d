import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../../apps/server/src/programs/find-program.ts';

const runFile = promisify(execFile);
const LONGEST_SPEAKING_MS = 60_000;

/** A voice of this machine: reads the text from a file and writes a WAV file. */
export type Voice = { name: string; program: string; args: (text: string, sound: string) => string[] };

const flite = (voice: string): Voice => ({
  name: `flite ${voice}`,
  program: 'flite',
  args: (text, sound) => ['-voice', voice, '-f', text, '-o', sound],
});

export const VOICES: readonly Voice[] = [
  flite('rms'),
  flite('slt'),
  {
    name: 'espeak-ng',
    program: 'espeak-ng',
    args: (text, sound) => ['-v', 'en-us', '-s', '150', '-f', text, '-w', sound],
  },
];

/** Names of the programs that a voice needs and that are not installed. */
export function findMissingVoices(): string[] {
  const programs = new Set(VOICES.map((voice) => voice.program));
  return [...programs].filter((program) => findProgram(program) === null);
}

/** The text spoken, as the bytes of a WAV file. Fails when the program does. */
export async function speak(text: string, voice: Voice): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-eval-'));
  try {
    const textPath = join(folder, 'answer.txt');
    const soundPath = join(folder, 'answer.wav');
    await writeFile(textPath, text);
    await runFile(voice.program, voice.args(textPath, soundPath), { timeout: LONGEST_SPEAKING_MS });
    return await readFile(soundPath);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
