import { execFileSync } from 'node:child_process';

export const RATE = 22_050;
const HEADER_BYTES = 44;
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

/** Each sentence by itself, so that the silence between is known. */
export function speakSentences(voice: string, wordsPerMinute: number): Float32Array[] {
  return SENTENCES.map((sentence) => {
    const file = execFileSync('espeak-ng', ['-v', voice, '-s', String(wordsPerMinute), '--stdout', sentence], {
      maxBuffer: 1e8,
    });
    const count = Math.floor((file.length - HEADER_BYTES) / 2);
    return trim(Float32Array.from({ length: count }, (_, at) => file.readInt16LE(HEADER_BYTES + 2 * at) / 32_768));
  });
}

/** Played faster, so higher. */
function shift(samples: Float32Array, semitones: number): Float32Array {
  const step = 2 ** (semitones / 12);
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
    const moved = change.semitones ? shift(sentence, sign * change.semitones) : sentence;
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
