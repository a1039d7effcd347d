import { describe, expect, it } from 'vitest';
import { readRecording } from '../../testing/recordings.ts';
import { createAudioDecoder } from './audio-decoder.ts';

const WAV = { bytes: readRecording('about-me.wav'), format: 'wav' } as const;
const WEBM = readRecording('about-me.webm');
const BROKEN = { bytes: Buffer.from(`RIFF\0\0\0\0WAVE${'x'.repeat(100)}`), format: 'wav' } as const;

describe('createAudioDecoder', () => {
  it('returns PCM and where somebody speaks, and leaves the upload as it was', async () => {
    const { pcm, speech } = await createAudioDecoder().decode(WAV, {});
    expect(pcm.length).toBe((WAV.bytes.length - 44) / 2);
    expect(speech.length).toBeGreaterThan(0);
    expect(WAV.bytes.toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('measures how a recording sounds only when asked, alike from every format', async () => {
    const decoder = createAudioDecoder();
    expect((await decoder.decode(WAV, {})).sound).toBeUndefined();
    const { sound: ofWav } = await decoder.decode(WAV, { measure: 'all' });
    const { sound: ofWebm } = await decoder.decode({ bytes: WEBM, format: 'webm' }, { measure: 'all' });
    expect(ofWav?.waveform).toHaveLength(160);
    expect(ofWav?.lengthSeconds).toBeCloseTo((WAV.bytes.length - 44) / 32_000, 2);
    if (!(ofWav?.measure && 'pauses' in ofWav.measure && ofWebm?.measure && 'pauses' in ofWebm.measure)) throw Error();
    expect(ofWav.measure.durationSeconds).toBeGreaterThan(10);
    expect(Math.abs(ofWebm.measure.durationSeconds - ofWav.measure.durationSeconds)).toBeLessThan(0.3);
    expect(Math.abs(ofWebm.measure.pauseCount - ofWav.measure.pauseCount)).toBeLessThanOrEqual(2);
    expect(Math.abs(ofWebm.measure.articulationRate - ofWav.measure.articulationRate)).toBeLessThan(0.5);
  });

  it('measures nothing of pace and pauses when only the voice is asked for', async () => {
    const { sound } = await createAudioDecoder().decode(WAV, { measure: 'voice' });
    expect(Object.keys(sound?.measure ?? {}).toSorted()).toEqual([
      'durationSeconds',
      'levelAboveNoiseDb',
      'loudnessVariationDb',
      'pitchVariationSemitones',
      'steadyLoudness',
      'steadyPitch',
    ]);
  });

  it('decodes several recordings at once, and a broken one among them fails alone', async () => {
    const decoder = createAudioDecoder();
    const [first, broken, last] = await Promise.allSettled(
      [WAV, BROKEN, WAV].map((audio) => decoder.decode(audio, {})),
    );
    expect(first?.status).toBe('fulfilled');
    expect(broken).toMatchObject({ status: 'rejected', reason: { code: 'speech_not_understood' } });
    expect(last?.status).toBe('fulfilled');
  });

  it('takes an aborted recording out and goes on with the next', async () => {
    const decoder = createAudioDecoder();
    const abort = new AbortController();
    const aborted = decoder.decode(WAV, { signal: abort.signal });
    const next = decoder.decode(WAV, {});
    abort.abort(new Error('left the page'));
    await expect(aborted).rejects.toThrow('left the page');
    expect((await next).pcm.length).toBeGreaterThan(0);
  });

  it('fails with a code of ours or decodes what it can, wherever bytes are wrong', async () => {
    const decoder = createAudioDecoder();
    for (let position = 40; position < 4000; position += 397) {
      const bytes = Buffer.from(WEBM.subarray(0, 8000)).fill(0xff, position, position + 16);
      const [outcome] = await Promise.allSettled([decoder.decode({ bytes, format: 'webm' }, {})]);
      const code = outcome?.status === 'rejected' ? outcome.reason.code : 'decoded';
      expect(['decoded', 'speech_not_understood', 'unsupported_media']).toContain(code);
    }
  });

  it('ends a file that is made to decode without end, and goes on with the next', async () => {
    const decoder = createAudioDecoder(3000);
    const endless = Buffer.concat([WEBM.subarray(0, 100), Buffer.alloc(5000, 'x')]);
    const stopped = decoder.decode({ bytes: endless, format: 'webm' }, {});
    await expect(stopped).rejects.toMatchObject({ code: 'speech_not_understood' });
    await expect(decoder.decode(WAV, {})).resolves.toMatchObject({ pcm: expect.any(Int16Array) });
  });

  it('refuses more recordings than it can hold', async () => {
    const decoder = createAudioDecoder();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => decoder.decode(WAV, {})));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited' } });
  });
});
