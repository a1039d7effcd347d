import { describe, expect, it } from 'vitest';
import type { SpeechToText } from '../../ports/speech.ts';
import { buildWav } from '../../testing/build-sound.ts';
import { readRecording } from '../../testing/recordings.ts';
import { createAudioDecoder } from './audio-decoder.ts';
import { listenBeforeSending } from './listen-before-sending.ts';

function buildEngine() {
  const received: string[] = [];
  const engine: SpeechToText = {
    name: 'scripted ear',
    engine: 'configured-server',
    async transcribe({ format }) {
      received.push(format);
      return { text: 'thank you for watching' };
    },
  };
  return { received, guarded: listenBeforeSending(engine, createAudioDecoder()) };
}

describe('listenBeforeSending', () => {
  it('never sends silence, on which recognisers invent words', async () => {
    const { received, guarded } = buildEngine();
    const bytes = buildWav([new Float32Array(48_000)], 16_000);
    await expect(guarded.transcribe({ bytes, format: 'wav' }, {})).rejects.toMatchObject({
      code: 'speech_not_understood',
    });
    expect(received).toEqual([]);
  });

  it('sends a recording in which somebody speaks, as it came', async () => {
    const { received, guarded } = buildEngine();
    const { text } = await guarded.transcribe({ bytes: readRecording('about-me.webm'), format: 'webm' }, {});
    expect(text).toBe('thank you for watching');
    expect(received).toEqual(['webm']);
  });

  it('adds how the recording sounds, if that was asked for', async () => {
    const { guarded } = buildEngine();
    const audio = { bytes: readRecording('about-me.webm'), format: 'webm' } as const;
    expect((await guarded.transcribe(audio, {})).sound).toBeUndefined();
    expect((await guarded.transcribe(audio, { measure: 'all' })).sound?.waveform).toHaveLength(160);
  });

  it('sends mp4, which only the server can read', async () => {
    const { received, guarded } = buildEngine();
    await guarded.transcribe({ bytes: Buffer.from('\0\0\0\x1cftypiso5'), format: 'mp4' }, {});
    expect(received).toEqual(['mp4']);
  });
});
