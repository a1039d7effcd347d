import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  OggOutputFormat,
  Output,
  WEBM,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { PCM_SAMPLE_RATE } from '../../ports/speech.ts';
import { buildTone, buildWav, toPcm, type WavKind } from '../../testing/build-sound.ts';
import { readRecording } from '../../testing/recordings.ts';
import { AUDIO_LIMIT_MS, decodeAudio } from './decode-audio.ts';

const WEBM_RECORDING = readRecording('about-me.webm');

/** The same packets in the other container that browsers record. */
async function wrapInOgg(webm: Buffer): Promise<Buffer> {
  const track = await new Input({ source: new BufferSource(webm), formats: [WEBM] }).getPrimaryAudioTrack();
  if (!track) throw new Error('The recording has no audio.');
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}

function measureDifference(actual: Int16Array, expected: Int16Array): number {
  const squares = actual.reduce((sum, sample, index) => sum + (sample - (expected[index] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / actual.length);
}

describe('decodeAudio of WAV', () => {
  const expected = toPcm(buildTone(300, 200, PCM_SAMPLE_RATE));

  it.each<[WavKind, number]>([
    ['u8', 150],
    ['s16', 2],
    ['s24', 2],
    ['s32', 2],
    ['f32', 2],
  ])('reads %s samples', async (kind, tolerance) => {
    const wav = buildWav([buildTone(300, 200, PCM_SAMPLE_RATE)], PCM_SAMPLE_RATE, kind);
    const pcm = await decodeAudio(wav, 'wav');
    expect(pcm).toHaveLength(expected.length);
    expect(measureDifference(pcm, expected)).toBeLessThan(tolerance);
  });

  it('mixes two channels into one', async () => {
    const left = buildTone(300, 200, 44_100);
    const pcm = await decodeAudio(buildWav([left, left.map((sample) => -sample)], 44_100), 'wav');
    expect(Math.max(...pcm)).toBeLessThan(3);
  });

  it('makes 16 kHz of 48 kHz', async () => {
    const pcm = await decodeAudio(buildWav([buildTone(300, 200, 48_000)], 48_000), 'wav');
    expect(pcm).toHaveLength(expected.length);
  });

  it('reads samples that are no numbers as silence', async () => {
    const wav = buildWav([Float32Array.of(Number.NaN, Number.POSITIVE_INFINITY, 9, -9)], PCM_SAMPLE_RATE, 'f32');
    expect([...(await decodeAudio(wav, 'wav'))]).toEqual([0, 0, 32_767, -32_768]);
  });

  it('reads what there is of a file that was cut off', async () => {
    const wav = buildWav([buildTone(300, 2000, PCM_SAMPLE_RATE)], PCM_SAMPLE_RATE);
    const pcm = await decodeAudio(wav.subarray(0, wav.length / 2), 'wav');
    expect(pcm.length).toBeGreaterThan(0.9 * PCM_SAMPLE_RATE);
  });

  it('refuses a recording that is longer than any answer', async () => {
    const hours = buildWav([new Float32Array((8000 * (AUDIO_LIMIT_MS + 1000)) / 1000)], 8000, 'u8');
    await expect(decodeAudio(hours, 'wav')).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  it.each([0, 100, 1_000_000])('refuses a rate of %i Hz', async (rate) => {
    const wav = buildWav([buildTone(300, 200, 8000)], rate);
    await expect(decodeAudio(wav, 'wav')).rejects.toMatchObject({ code: expect.stringMatching(/media|understood/) });
  });
});

describe('decodeAudio of what a browser records', () => {
  it('reads webm with opus as Chromium writes it, which carries no duration', async () => {
    const pcm = await decodeAudio(WEBM_RECORDING, 'webm');
    expect(pcm.length / PCM_SAMPLE_RATE).toBeCloseTo(18, 0);
    expect(pcm.some((sample) => sample > 3000)).toBe(true);
  });

  it.each([0.9, 0.5, 0.1])('reads the beginning of a webm of which only %f arrived', async (part) => {
    const whole = await decodeAudio(WEBM_RECORDING, 'webm');
    const pcm = await decodeAudio(WEBM_RECORDING.subarray(0, WEBM_RECORDING.length * part), 'webm');
    expect(pcm.length / whole.length).toBeGreaterThan(part - 0.1);
    expect(pcm.length).toBeLessThan(whole.length);
  });

  it('reads ogg with opus', async () => {
    const [ogg, webm] = [await wrapInOgg(WEBM_RECORDING), await decodeAudio(WEBM_RECORDING, 'webm')];
    const pcm = await decodeAudio(ogg, 'ogg');
    expect(Math.abs(pcm.length - webm.length)).toBeLessThan(0.1 * PCM_SAMPLE_RATE);
  });
});

describe('decodeAudio of what is broken', () => {
  it.each([
    ['a webm header with nothing behind it', WEBM_RECORDING.subarray(0, 40), 'webm'],
    [
      'a webm with letters behind its header',
      Buffer.concat([WEBM_RECORDING.subarray(0, 40), Buffer.alloc(5000, 'x')]),
      'webm',
    ],
    ['an ogg of one mark', Buffer.from(`OggS${'\0'.repeat(200)}`), 'ogg'],
    ['a WAV without samples', buildWav([new Float32Array(0)], 16_000), 'wav'],
    ['a WAV without a header', Buffer.from(`RIFF\0\0\0\0WAVE${'x'.repeat(100)}`), 'wav'],
  ] as const)('says that %s was not understood', async (_, bytes, format) => {
    await expect(decodeAudio(bytes, format)).rejects.toMatchObject({
      code: expect.stringMatching(/^(speech_not_understood|unsupported_media)$/),
    });
  });

  it('says plainly that mp4 is not read here', async () => {
    await expect(decodeAudio(Buffer.from('\0\0\0\x1cftypiso5'), 'mp4')).rejects.toMatchObject({
      code: 'unsupported_media',
      message: expect.stringContaining('webm'),
    });
  });
});
