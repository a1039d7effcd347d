import { readdirSync, readFileSync } from 'node:fs';
import { createRandom } from '../../../packages/coach/src/questions/seeded-random.ts';

export const SAMPLE_RATE = 16_000;
const FOLDER = new URL('../../e2e/recordings/', import.meta.url);
const WAV_HEADER_BYTES = 44;
const PAUSE_S = 1.2;
/** Of the clean recording: what is louder than this within a block is speech, and so is a gap too short to be a pause. */
const SPEECH_DB = -48;
const BLOCK_S = 0.02;
const SHORTEST_PAUSE_S = 0.45;

export type Stretch = { fromS: number; toS: number };
/** Sound to be listened to, and where in it someone really speaks, which the clean recording tells. */
export type Scene = { name: string; samples: Float32Array; speech: Stretch[] };

function readClip(file: string): Float32Array {
  const bytes = readFileSync(new URL(file, FOLDER)).subarray(WAV_HEADER_BYTES);
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2) / 32_768);
}

/** The repository's recordings one after the other, as answers come in an interview. */
function joinClips(): Float32Array {
  const pause = new Float32Array(PAUSE_S * SAMPLE_RATE);
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.wav'));
  const parts = files.toSorted().flatMap((file) => [readClip(file), pause]);
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const levelDb = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length + 1e-10);

function findSpeech(clean: Float32Array): Stretch[] {
  const block = Math.round(BLOCK_S * SAMPLE_RATE);
  const stretches: Stretch[] = [];
  for (let from = 0; from + block <= clean.length; from += block) {
    if (levelDb(clean.subarray(from, from + block)) < SPEECH_DB) continue;
    const last = stretches.at(-1);
    const [fromS, toS] = [from / SAMPLE_RATE, (from + block) / SAMPLE_RATE];
    if (last && fromS - last.toS < SHORTEST_PAUSE_S) last.toS = toS;
    else stretches.push({ fromS, toS });
  }
  return stretches;
}

type Noise = (index: number, random: () => number) => number;
const hum: Noise = (index) => {
  const turn = (2 * Math.PI * 50 * index) / SAMPLE_RATE;
  return Math.sin(turn) + 0.5 * Math.sin(3 * turn) + 0.25 * Math.sin(5 * turn);
};
const hiss: Noise = (_, random) => random() * 2 - 1;
/** A key every quarter of a second: four milliseconds of noise. */
const keys: Noise = (index, random) => (index % (SAMPLE_RATE / 4) < 64 ? random() * 2 - 1 : 0);

/** Lays a noise under the speech, so many dB below its loudness. */
function under(clean: Float32Array, noise: Noise, belowDb: number): Float32Array {
  const random = createRandom('noise');
  const sound = Float32Array.from(clean, (_, index) => noise(index, random));
  const gain = 10 ** ((levelDb(clean) - belowDb - levelDb(sound)) / 20);
  return clean.map((sample, index) => sample + gain * (sound[index] ?? 0));
}

export function buildScenes(): Scene[] {
  const clean = joinClips();
  const speech = findSpeech(clean);
  const scene = (name: string, samples: Float32Array): Scene => ({ name, samples, speech });
  return [
    scene('a quiet room', clean),
    scene(
      'a quarter as loud',
      clean.map((sample) => sample / 4),
    ),
    scene('hiss 25 dB below', under(clean, hiss, 25)),
    scene('hiss 15 dB below', under(clean, hiss, 15)),
    scene('hum 15 dB below', under(clean, hum, 15)),
    scene('keys 15 dB below', under(clean, keys, 15)),
  ];
}
