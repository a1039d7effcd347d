import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureSpeech } from '@greenroom/coach/delivery/measure-speech';
import { describe, expect, it } from 'vitest';
import { createAnswerEnd } from './answer-end.ts';

const FRAME_MS = 25;
const VOICE_DB = -20;
const ROOM_DB = -58;

/** Lets it hear one level for a time; answers the last thing it said. */
function hear(end: ReturnType<typeof createAnswerEnd>, levelDb: number, seconds: number, words?: string) {
  let last = end.hear(levelDb, words);
  for (let ms = FRAME_MS; ms < seconds * 1000; ms += FRAME_MS) {
    last = end.hear(levelDb, words);
    if (last.kind === 'over') break;
  }
  return last;
}

describe('the end of an answer', () => {
  it('never comes before the first word', () => {
    expect(hear(createAnswerEnd(FRAME_MS), ROOM_DB, 60)).toEqual({ kind: 'before' });
  });

  it('comes after five seconds of silence, which are counted down', () => {
    const end = createAnswerEnd(FRAME_MS);
    hear(end, ROOM_DB, 1);
    expect(hear(end, VOICE_DB, 2)).toEqual({ kind: 'speaking' });
    expect(hear(end, ROOM_DB, 4)).toMatchObject({ kind: 'silent' });
    expect(hear(end, ROOM_DB, 2)).toMatchObject({ kind: 'over' });
  });

  it('moves away with every word', () => {
    const end = createAnswerEnd(FRAME_MS);
    for (let turn = 0; turn < 4; turn += 1) {
      hear(end, VOICE_DB, 1);
      expect(hear(end, ROOM_DB, 4.5).kind).toBe('silent');
    }
  });

  it.each([
    ['asks for a moment', 'I led it. Give me a second.', 20],
    ['breaks off in a sentence', 'I led it and', 7],
  ])('waits longer where the person %s', (_, words, seconds) => {
    const end = createAnswerEnd(FRAME_MS);
    hear(end, VOICE_DB, 1, words);
    expect(hear(end, ROOM_DB, seconds, words).kind).toBe('silent');
  });

  it('waits half a minute after the button, until the person speaks on', () => {
    const end = createAnswerEnd(FRAME_MS);
    hear(end, VOICE_DB, 1);
    hear(end, ROOM_DB, 3);
    end.wait();
    expect(hear(end, ROOM_DB, 25).kind).toBe('silent');
    hear(end, VOICE_DB, 1);
    expect(hear(end, ROOM_DB, 6).kind).toBe('over');
  });
});

const RATE = 16_000;
const RECORDINGS = join(import.meta.dirname, '../../../../tests/e2e/recordings');

/** From the first to the last word of a recording. */
function readWords(file: string): Float32Array {
  const bytes = readFileSync(join(RECORDINGS, file));
  const pcm = new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + (bytes.length & ~1)));
  const samples = Float32Array.from(pcm, (sample) => sample / 32_768);
  const measure = measureSpeech(samples, RATE);
  if (!measure) throw new Error(`No speech in ${file}`);
  const start = Math.round(measure.thinkingSeconds * RATE);
  return samples.subarray(start, start + Math.round(measure.durationSeconds * RATE));
}

const spoken = ['about-me', 'difficult-customer', 'working-in-a-team', 'a-mistake', 'leading-change'].map((name) =>
  readWords(`${name}.wav`),
);

/** The recordings one after another, with a silence behind each; hiss of a room over all. */
function conversation(silenceSeconds: number, noiseDb: number, gain: number): Float32Array {
  const silence = Math.round(silenceSeconds * RATE);
  const samples = new Float32Array(spoken.reduce((sum, { length }) => sum + length + silence, 0));
  let at = 0;
  for (const part of spoken) {
    samples.set(
      part.map((sample) => sample * gain),
      at,
    );
    at += part.length + silence;
  }
  let seed = 7;
  return samples.map((sample) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return sample + ((2 * seed) / 2_147_483_647 - 1) * Math.sqrt(3) * 10 ** (noiseDb / 20);
  });
}

/** How many answers it takes for over, each time beginning again: as many as there are thinking pauses that cut a person off. */
function countEnds(samples: Float32Array): number {
  const step = (FRAME_MS / 1000) * RATE;
  const window = 341;
  let [end, count] = [createAnswerEnd(FRAME_MS), 0];
  for (let at = 0; at + window <= samples.length; at += step) {
    const energy = samples.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0) / window;
    const levelDb = Math.max(-60, 10 * Math.log10(energy + 1e-12));
    if (end.hear(levelDb).kind !== 'over') continue;
    count += 1;
    end = createAnswerEnd(FRAME_MS);
  }
  return count;
}

describe.each([
  ['a quiet room', -65, 1],
  ['a fan', -50, 1],
  ['a voice that is far away', -60, 0.25],
])('spoken answers in %s', (_, noiseDb, gain) => {
  it('are not cut off by thinking pauses of 4 s', () => {
    expect(countEnds(conversation(4, noiseDb, gain).subarray(0, -4 * RATE))).toBe(0);
  });
  it('end after each longer silence', () => {
    expect(countEnds(conversation(7, noiseDb, gain))).toBe(spoken.length);
  });
});
