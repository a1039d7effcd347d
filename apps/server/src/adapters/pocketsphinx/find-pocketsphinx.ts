import { findProgram } from '../../programs/find-program.ts';
import { type HeardWord, parseContinuousOutput, parseSingleOutput } from './parse-output.ts';

export type PocketsphinxProgram = {
  path: string;
  /** Arguments that make it read 16 kHz PCM from its standard input and write each word with its probability. */
  args: string[];
  parse: (output: string) => HeardWord[];
};

const QUIET = ['-logfn', '/dev/null'];

/** The recogniser of this machine: version 5 (`pocketsphinx`) or the older `pocketsphinx_continuous`; null when there is none. */
export function findPocketsphinx(searchPath?: string): PocketsphinxProgram | null {
  const continuous = findProgram('pocketsphinx_continuous', searchPath);
  if (continuous) {
    const args = ['-infile', '/dev/stdin', '-time', 'yes', ...QUIET];
    return { path: continuous, args, parse: parseContinuousOutput };
  }
  const single = findProgram('pocketsphinx', searchPath);
  if (single) return { path: single, args: [...QUIET, 'single', '-'], parse: parseSingleOutput };
  return null;
}
