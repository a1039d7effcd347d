import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const RATE = 22_050;
const HEADER_BYTES = 44;
/** Where the header has the sample rate. */
const RATE_AT = 24;
/** Quieter than this the program's own silence around a sentence is cut. */
const SILENCE = 0.01;
const ROOM_DB = -62;

/** Without commas, so that a voice makes no pause inside. */
export const SENTENCES: readonly string[] = [
  'Last winter I led the evening team in a large bakery',
  'One of the two ovens broke on the busiest night of the year',
  'I called everybody together and drew a plan on the board',
  'We moved the bread to the small oven and baked in turns',
  'I rang the shops and told each of them when to expect us',
  'Every hour I counted what was done and changed the order',
  'By six in the morning nearly all of it was on the road',
  'Since then we practise with one oven on a quiet day each month',
];

type Change = { gainDb?: number; semitones?: number };

function trim(samples: Float32Array): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  return samples.slice(first, last + 1);
}

/** A voice of espeak-ng ("en-us") or of flite ("slt"). */
export type Voice = { program: 'espeak-ng' | 'flite'; name: string };

/** Pace of the flite voices without stretching. */
const FLITE_WORDS_PER_MINUTE = 170;

/** Each sentence by itself, so that the silence between is known. */
export function speakSentences({ program, name }: Voice, wordsPerMinute: number): Float32Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-speech-'));
  const file = join(folder, 'sentence.wav');
  const stretch = `duration_stretch=${FLITE_WORDS_PER_MINUTE / wordsPerMinute}`;
  try {
    return SENTENCES.map((sentence) => {
      if (program === 'flite') execFileSync('flite', ['-voice', name, '--setf', stretch, '-t', sentence, '-o', file]);
      else execFileSync('espeak-ng', ['-v', name, '-s', String(wordsPerMinute), '-w', file, sentence]);
      return trim(readWav(file));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Samples of a 16-bit file, at `RATE`. */
function readWav(path: string): Float32Array {
  const bytes = readFileSync(path);
  const count = Math.floor((bytes.length - HEADER_BYTES) / 2);
  const samples = Float32Array.from({ length: count }, (_, at) => bytes.readInt16LE(HEADER_BYTES + 2 * at) / 32_768);
  return resample(samples, bytes.readUInt32LE(RATE_AT) / RATE);
}

/** Reads every `step`th sample, between two of them too. Played at the same rate it is faster and higher where `step` is above 1. */
function resample(samples: Float32Array, step: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length - 1) / step) }, (_, at) => {
    const place = at * step;
    const from = Math.floor(place);
    return (samples[from] ?? 0) + (place - from) * ((samples[from + 1] ?? 0) - (samples[from] ?? 0));
  });
}

/** Sentences with silences between them, in a quiet room. Each second sentence is changed up, the others down. */
export function buildSpeech(
  spoken: readonly Float32Array[],
  pauses: readonly number[],
  change: Change = {},
): Float32Array {
  const parts: Float32Array[] = [new Float32Array(RATE / 2)];
  for (const [index, sentence] of spoken.entries()) {
    const sign = index % 2 === 0 ? -1 : 1;
    const moved = change.semitones ? resample(sentence, 2 ** ((sign * change.semitones) / 12)) : sentence;
    const gain = 10 ** ((sign * (change.gainDb ?? 0)) / 20);
    parts.push(moved.map((sample) => 0.6 * gain * sample));
    parts.push(new Float32Array(Math.round((pauses[index] ?? 0.5) * RATE)));
  }
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return addRoom(all);
}

/** Hiss, the same at every run. */
function addRoom(samples: Float32Array): Float32Array {
  let seed = 1;
  return samples.map((sample) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return sample + ((2 * seed) / 2_147_483_647 - 1) * 10 ** (ROOM_DB / 20);
  });
}
