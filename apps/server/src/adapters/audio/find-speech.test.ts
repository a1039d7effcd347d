import { describe, expect, it } from 'vitest';
import { PCM_SAMPLE_RATE } from '../../ports/speech.ts';
import { buildNoise, buildTone, joinSounds, toPcm } from '../../testing/build-sound.ts';
import { readRecording } from '../../testing/recordings.ts';
import { decodeAudio } from './decode-audio.ts';
import { findSpeech } from './find-speech.ts';

const silence = (durationMs: number) => new Float32Array((durationMs * PCM_SAMPLE_RATE) / 1000);
const noise = (durationMs: number, level: number) => buildNoise(durationMs, PCM_SAMPLE_RATE, level);
const tone = (frequencyHz: number, durationMs: number, level: number) =>
  buildTone(frequencyHz, durationMs, PCM_SAMPLE_RATE, level);
/** A vowel for a detector: a pitch with an overtone. */
function vowel(durationMs: number): Float32Array {
  const overtone = tone(240, durationMs, 0.1);
  return tone(120, durationMs, 0.2).map((sample, index) => sample + (overtone[index] ?? 0));
}
const clicks = (count: number) =>
  joinSounds(...Array.from({ length: count }, () => joinSounds(noise(15, 0.8), silence(600))));

describe('findSpeech hears nobody in', () => {
  it.each([
    ['nothing at all', new Float32Array(0)],
    ['digital silence', silence(3000)],
    ['the hiss of a microphone', noise(3000, 0.002)],
    ['a loud steady noise', noise(3000, 0.2)],
    ['the hum of the mains', tone(50, 3000, 0.3)],
    ['clicks of a keyboard', clicks(5)],
    [
      'rustling that comes and goes',
      joinSounds(silence(800), noise(700, 0.2), silence(800), noise(700, 0.3), silence(500)),
    ],
  ])('%s', (_, samples) => {
    expect(findSpeech(toPcm(samples))).toEqual([]);
  });
});

describe('findSpeech', () => {
  it('finds where somebody speaks, with a little room on both sides', () => {
    const [segment, ...others] = findSpeech(toPcm(joinSounds(silence(1000), vowel(500), silence(1000))));
    expect(others).toEqual([]);
    expect(segment?.startSample).toBe(0.8 * PCM_SAMPLE_RATE);
    expect((segment?.endSample ?? 0) / PCM_SAMPLE_RATE).toBeCloseTo(1.7, 1);
  });

  it('cuts at a long pause and not at a short one', () => {
    const spoken = joinSounds(
      silence(500),
      vowel(400),
      silence(200),
      vowel(400),
      silence(900),
      vowel(400),
      silence(500),
    );
    expect(findSpeech(toPcm(spoken))).toHaveLength(2);
  });

  it('finds a voice in a noisy room', () => {
    const samples = joinSounds(silence(1000), vowel(500), silence(1000));
    const room = noise(2500, 0.02);
    expect(findSpeech(toPcm(samples.map((sample, index) => sample + (room[index] ?? 0))))).toHaveLength(1);
  });

  it('finds a quiet voice', async () => {
    const pcm = await decodeAudio(readRecording('a-mistake.wav'), 'wav');
    expect(findSpeech(pcm.map((sample) => sample / 50)).length).toBeGreaterThan(0);
  });

  it('covers nearly all of a spoken answer and leaves out the silence at both ends', async () => {
    const pcm = await decodeAudio(readRecording('about-me.wav'), 'wav');
    const segments = findSpeech(pcm);
    const covered = segments.reduce((sum, segment) => sum + segment.endSample - segment.startSample, 0);
    expect(covered / pcm.length).toBeGreaterThan(0.8);
    expect(segments[0]?.startSample).toBeGreaterThan(0.2 * PCM_SAMPLE_RATE);
    expect(segments.at(-1)?.endSample).toBeLessThan(pcm.length - 0.2 * PCM_SAMPLE_RATE);
  });
});
