import { describe, expect, it } from 'vitest';
import { measureSpeech, type SpeechMeasure } from './measure-speech.ts';

const RATE = 16_000;

const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

/** A buzz with the overtones of a voice whose loudness falls between the syllables. `glide` moves the pitch by semitones to and fro. */
function voice(seconds: number, { syllables = 4, hertz = 130, glide = 0, swing = 0, dip = 0.92 } = {}): Float32Array {
  const samples = silence(seconds);
  let phase = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / RATE;
    phase += (hertz * 2 ** ((glide * Math.sin(2 * Math.PI * 0.7 * time)) / 12)) / RATE;
    const buzz = [1, 2, 3, 4, 5].reduce((sum, tone) => sum + Math.sin(2 * Math.PI * tone * phase) / tone, 0);
    const syllable = 1 - dip + dip * Math.sin(Math.PI * syllables * time) ** 2;
    samples[index] = 0.15 * buzz * syllable * 10 ** ((swing * Math.sin(2 * Math.PI * 0.4 * time)) / 20);
  }
  return samples;
}

function concat(...parts: Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Hiss of a room, the same at every run. */
function addNoise(samples: Float32Array, decibels: number): Float32Array {
  let seed = 1;
  let low = 0;
  return samples.map((sample) => {
    seed = (seed * 48_271) % 2_147_483_647;
    low = 0.7 * low + 0.3 * ((2 * seed) / 2_147_483_647 - 1);
    return sample + low * 10 ** (decibels / 20) * 4.1;
  });
}

/** Air that is as loud as the voice at each moment. */
function addBreath(samples: Float32Array): Float32Array {
  let seed = 7;
  return samples.map((sample) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return sample + 0.8 * ((2 * seed) / 2_147_483_647 - 1) * Math.abs(sample);
  });
}

function measure(...parts: Float32Array[]): SpeechMeasure {
  const measured = measureSpeech(concat(...parts), RATE);
  if (!measured) throw new Error('Nothing was measured.');
  return measured;
}

describe('measuring speech', () => {
  const spoken = measure(
    silence(1.5),
    voice(3),
    silence(0.6),
    voice(2),
    silence(0.2),
    voice(2),
    silence(1.4),
    voice(3),
    silence(2),
  );

  it('finds each pause over 0.25 s with its length and place', () => {
    expect(spoken.pauseCount).toBe(2);
    expect(spoken.meanPauseSeconds).toBeCloseTo(1, 0);
    expect(Math.abs(spoken.meanPauseSeconds - 1)).toBeLessThan(0.08);
    expect(Math.abs(spoken.longestPauseSeconds - 1.4)).toBeLessThan(0.08);
    expect(Math.abs((spoken.pauses[0]?.startSeconds ?? 0) - 4.5)).toBeLessThan(0.08);
  });

  it('counts the time before the first word as thinking and the time after the last as nothing', () => {
    expect(Math.abs(spoken.thinkingSeconds - 1.5)).toBeLessThan(0.05);
    expect(Math.abs(spoken.durationSeconds - 12.2)).toBeLessThan(0.1);
    expect(spoken.pauseShare).toBeCloseTo(2 / 12.2, 1);
  });

  it.each([3, 4, 5, 6])('counts %d syllables a second', (syllables) => {
    const { articulationRate } = measure(silence(0.5), voice(8, { syllables }), silence(0.5), voice(8, { syllables }));
    expect(Math.abs(articulationRate - syllables)).toBeLessThan(syllables * 0.06);
  });

  it.each([0, 1, 2, 4])('measures a pitch that moves by %d semitones to and fro', (glide) => {
    const { pitchVariationSemitones } = measure(silence(0.5), voice(10, { glide }), silence(0.5));
    expect(Math.abs((pitchVariationSemitones ?? -1) - glide / Math.SQRT2)).toBeLessThan(0.25);
  });

  it.each([90, 130, 220, 300])('hears the voice at %d Hz', (hertz) => {
    const { voicedShare, voiceBreakShare } = measure(
      silence(0.5),
      voice(5, { hertz }),
      silence(1),
      voice(4, { hertz }),
    );
    expect(voicedShare).toBeGreaterThan(0.8);
    expect(voicedShare + voiceBreakShare).toBeCloseTo(1, 1);
  });

  it.each([90, 130])('hears a breathy voice at %d Hz beside the noise of a room as well as without', (hertz) => {
    const said = { hertz, dip: 0.5 };
    const speech = addBreath(concat(silence(1), voice(5, said), silence(1), voice(4, said), silence(1)));
    const [quiet, noisy] = [speech, addNoise(speech, -30)].map((samples) => measure(samples));
    expect(noisy?.levelAboveNoiseDb).toBeLessThan(15);
    expect(Math.abs((noisy?.voicedShare ?? 0) - (quiet?.voicedShare ?? 1))).toBeLessThan(0.1);
  });

  it('measures more variation where the loudness moves more', () => {
    const [even, lively] = [0, 8].map((swing) => measure(silence(1), voice(12, { swing, dip: 0.6 }), silence(1)));
    expect((lively?.loudnessVariationDb ?? 0) - (even?.loudnessVariationDb ?? 0)).toBeGreaterThan(1);
  });

  it('takes a click in a pause for no word', () => {
    expect(measure(voice(3), silence(0.5), voice(0.03), silence(0.5), voice(3)).pauseCount).toBe(1);
  });

  it.each<[string, Float32Array]>([
    ['no sample', silence(0)],
    ['silence', silence(5)],
    ['the noise of a room', addNoise(silence(5), -40)],
    ['speech that the noise hides', addNoise(concat(silence(2), voice(4), silence(2)), -14)],
  ])('measures nothing in %s', (_, samples) => {
    expect(measureSpeech(samples, RATE)).toBeNull();
  });
});
