import { describe, expect, it } from 'vitest';
import { buildWav } from '../../testing/build-sound.ts';
import { createLocalVoice } from './create-local-voice.ts';
import { readWav } from './join-wav.ts';

const LONG_TEXT = Array.from({ length: 60 }, (_, index) => `This is sentence number ${index}.`).join(' ');

/** A fake voice: each part is a WAV of one sample that encodes its number. */
function buildVoice() {
  const parts: string[] = [];
  const voice = createLocalVoice('scripted voice', async (part) => {
    parts.push(part);
    return buildWav([Float32Array.of(parts.length / 100)], 16_000);
  });
  return { parts, voice };
}

describe('createLocalVoice', () => {
  it('speaks a long text in parts and joins them in order', async () => {
    const { parts, voice } = buildVoice();
    const { bytes, mimeType } = await voice.synthesize(LONG_TEXT, {});
    expect(mimeType).toBe('audio/wav');
    expect(parts.length).toBeGreaterThan(3);
    const { samples } = readWav(bytes);
    const order = Array.from(parts, (_, index) => samples.readInt16LE(index * 2));
    expect(order).toEqual(order.toSorted((left, right) => left - right));
    expect(samples).toHaveLength(parts.length * 2);
  });

  it('fails when a part is no sound', async () => {
    const voice = createLocalVoice('broken voice', async () => Buffer.from('Error'));
    await expect(voice.synthesize('Hello.', {})).rejects.toMatchObject({ code: 'provider_failed' });
  });

  it('stops the other parts when one fails', async () => {
    const reasons: unknown[] = [];
    const voice = createLocalVoice('broken voice', (part, signal) => {
      if (part.includes('number 0.')) return Promise.reject(new Error('broken part'));
      const { promise, reject } = Promise.withResolvers<Buffer>();
      signal.addEventListener('abort', () => {
        reasons.push(signal.reason);
        reject(signal.reason);
      });
      return promise;
    });
    await expect(voice.synthesize(LONG_TEXT, {})).rejects.toThrow('broken part');
    expect(reasons.length).toBeGreaterThan(0);
  });

  it('refuses a text without anything to say', async () => {
    await expect(buildVoice().voice.synthesize(' \n', {})).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
