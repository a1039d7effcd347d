import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureSpeech } from '@greenroom/coach/delivery/measure-speech';
import { createPitchReader } from '@greenroom/coach/delivery/sound-frames';
import { describe, expect, it } from 'vitest';
import { createAnswerEnd } from './answer-end.ts';

const FRAME_MS = 25;
const VOICE_DB = -20;
const ROOM_DB = -58;

type Ending = 'falling' | 'level' | 'held';
/** The pitch at so many ms before the end of a stretch of speech: it wavers, and in the end falls, stays or is held. */
function pitchAt(ms: number, leftMs: number, ending: Ending): number {
  const wavering = 120 * 2 ** (Math.sin(ms / 300) / 6);
  if (ending === 'held' && leftMs < 600) return 120;
  if (leftMs > 250) return wavering;
  return ending === 'falling' ? 100 - (250 - leftMs) / 25 : 130;
}

function speak(end: ReturnType<typeof createAnswerEnd>, seconds: number, ending: Ending = 'falling', words?: string) {
  const lengthMs = seconds * 1000;
  let last = end.hear({ levelDb: VOICE_DB });
  for (let ms = FRAME_MS; ms < lengthMs; ms += FRAME_MS) {
    // Speech gets louder and quieter, which a fan does not.
    const levelDb = ms % 500 < 75 && lengthMs - ms > 250 ? ROOM_DB : VOICE_DB;
    last = end.hear({ levelDb, pitch: pitchAt(ms, lengthMs - ms, ending), words });
  }
  return last;
}

/** Lets it hear the room for a time; answers the last thing it said. */
function wait(end: ReturnType<typeof createAnswerEnd>, seconds: number, words?: string) {
  let last = end.hear({ levelDb: ROOM_DB, pitch: 0, words });
  for (let ms = FRAME_MS; ms < seconds * 1000; ms += FRAME_MS) {
    if (last.kind === 'over') break;
    last = end.hear({ levelDb: ROOM_DB, pitch: 0, words });
  }
  return last;
}

describe('the end of an answer', () => {
  it('never comes before the first word', () => {
    expect(wait(createAnswerEnd(FRAME_MS), 60)).toEqual({ kind: 'before' });
  });

  it('is recognised after 2.5 s behind a falling sentence, and comes after five', () => {
    const end = createAnswerEnd(FRAME_MS);
    wait(end, 1);
    expect(speak(end, 3)).toEqual({ kind: 'speaking' });
    expect(wait(end, 2.7)).toMatchObject({ kind: 'silent', isFinished: false });
    expect(wait(end, 0.5)).toMatchObject({ kind: 'silent', isFinished: true });
    expect(wait(end, 3)).toMatchObject({ kind: 'over' });
  });

  it('is taken back by a word after it was recognised', () => {
    const end = createAnswerEnd(FRAME_MS);
    for (let turn = 0; turn < 4; turn += 1) {
      speak(end, 3);
      expect(wait(end, 4.6)).toMatchObject({ kind: 'silent', isFinished: true });
    }
  });

  it.each([
    ['did not let the voice fall', 'level', undefined, 3, 7.5],
    ['holds an "um"', 'held', undefined, 3, 13],
    ['says a few words alone', 'falling', undefined, 1.2, 13],
    ['asks for a moment', 'falling', 'I led it. Give me a second.', 3, 20],
    ['hesitates in words', 'falling', 'I led the team and um', 3, 13],
    ['breaks off in a sentence', 'falling', 'I led it and', 3, 7.5],
  ] as const)('waits longer where the person %s', (_, ending, words, spokenSeconds, seconds) => {
    const end = createAnswerEnd(FRAME_MS);
    speak(end, 4);
    wait(end, 2);
    speak(end, spokenSeconds, ending, words);
    expect(wait(end, seconds, words).kind).toBe('silent');
    expect(wait(end, 20, words).kind).toBe('over');
  });

  it('asks the words whether the sentence is finished, where they are known', () => {
    const end = createAnswerEnd(FRAME_MS);
    end.useSentences(() => false);
    speak(end, 3, 'falling', 'When I was there');
    expect(wait(end, 7.5, 'When I was there').kind).toBe('silent');
  });

  it('waits half a minute after the button, until the person speaks on', () => {
    const end = createAnswerEnd(FRAME_MS);
    speak(end, 3);
    wait(end, 3);
    end.wait();
    expect(wait(end, 25).kind).toBe('silent');
    speak(end, 3);
    expect(wait(end, 6).kind).toBe('over');
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

/** Each silence in a recording from 0.2 s on, of which most are inside a sentence, made as long as a thinking pause. */
function withThinkingPauses(words: Float32Array, seconds: number): { samples: Float32Array[]; count: number } {
  const pauses = measureSpeech(words.slice(), RATE)?.pauses ?? [];
  let from = 0;
  const samples: Float32Array[] = [];
  for (const { startSeconds, endSeconds } of pauses) {
    const middle = Math.round(((startSeconds + endSeconds) / 2) * RATE);
    samples.push(words.subarray(from, middle), new Float32Array(seconds * RATE));
    from = middle;
  }
  return { samples: [...samples, words.subarray(from)], count: pauses.length };
}

/** Stretches one after another; hiss of a room over all. */
function inRoom(parts: readonly Float32Array[], noiseDb: number, gain: number): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    for (const [index, sample] of part.entries()) samples[at + index] = sample * gain;
    at += part.length;
  }
  let seed = 7;
  return samples.map((sample) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return sample + ((2 * seed) / 2_147_483_647 - 1) * Math.sqrt(3) * 10 ** (noiseDb / 20);
  });
}

const silence = (seconds: number) => new Float32Array(seconds * RATE);

/** How many answers it takes for over, each time beginning again: as many as there are thinking pauses that cut a person off. */
function countEnds(samples: Float32Array): number {
  const step = (FRAME_MS / 1000) * RATE;
  const window = 341;
  const pitchOf = createPitchReader(RATE);
  let [end, count] = [createAnswerEnd(FRAME_MS), 0];
  for (let at = 0; at + window <= samples.length; at += step) {
    const energy = samples.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0) / window;
    const levelDb = Math.max(-60, 10 * Math.log10(energy + 1e-12));
    const pitch = pitchOf.read(samples.subarray(Math.max(0, at + window - 700), at + window));
    if (end.hear({ levelDb, pitch }).kind !== 'over') continue;
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
  it('are not cut off by thinking pauses of 4 s, in a sentence or behind it', () => {
    const answers = spoken.map((words) => withThinkingPauses(words, 4));
    expect(answers.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(14);
    const parts = answers.flatMap(({ samples }, index) => (index === 0 ? samples : [silence(4), ...samples]));
    expect(countEnds(inRoom(parts, noiseDb, gain))).toBe(0);
  });
  it('end after each longer silence', () => {
    const parts = spoken.flatMap((words) => [words, silence(9)]);
    expect(countEnds(inRoom(parts, noiseDb, gain))).toBe(spoken.length);
  });
  it('end sooner where the last sentence falls', () => {
    const parts = spoken.flatMap((words) => [words, silence(6.5)]);
    expect(countEnds(inRoom(parts, noiseDb, gain))).toBeGreaterThanOrEqual(3);
  });
});
