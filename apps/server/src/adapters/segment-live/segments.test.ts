import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../app-error.ts';
import type { LiveTranscriptEvent } from '../../ports/live-transcription.ts';
import { readRecording } from '../../testing/recordings.ts';
import { decodeAudio } from '../audio/decode-audio.ts';
import { createSegmentTranscriber } from './create-segments.ts';
import { createLiveDecoder } from './decode-live.ts';
import { openSegmentStream } from './segment-stream.ts';

const WEBM = readRecording('about-me.webm');
const WAIT = { timeout: 60_000 };
const until = (condition: () => boolean) => expect.poll(condition, { ...WAIT, interval: 5 }).toBe(true);

async function decodeInPieces(pieceBytes: number): Promise<number> {
  let samples = 0;
  const decoder = createLiveDecoder((pcm) => {
    samples += pcm.length;
  });
  for (let at = 0; at < WEBM.length; at += pieceBytes) decoder.push(WEBM.subarray(at, at + pieceBytes));
  await decoder.settled();
  decoder.close();
  return samples;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('hearing a recording as it comes', () => {
  it('decodes at least 99.9 % of what the whole recording holds, however it is cut into pieces', async () => {
    const whole = (await decodeAudio(WEBM, 'webm')).length;
    for (const pieceBytes of [1, 97, 4096, WEBM.length]) {
      expect(await decodeInPieces(pieceBytes)).toBeGreaterThanOrEqual(whole * 0.999);
    }
  });

  function open(hear: (pcm: Int16Array) => Promise<{ text: string }>) {
    const events: LiveTranscriptEvent[] = [];
    const engine = { name: 'scripted', transcribe: async () => ({ text: '' }) };
    const stream = createSegmentTranscriber(engine, hear).open((event) => events.push(event));
    return { events, stream };
  }
  const finals = (events: LiveTranscriptEvent[]) =>
    events.filter((event) => event.type === 'transcript' && event.isFinal).length;

  it('hears each stretch of speech once, in order, and the last one at the end', async () => {
    const heard: number[] = [];
    const { events, stream } = open(async (pcm) => {
      heard.push(pcm.length);
      return { text: `part ${heard.length}` };
    });
    stream.write(WEBM);
    await stream.finish();
    expect(finals(events)).toBeGreaterThan(0);
    const texts = events.flatMap((event) => (event.type === 'transcript' && event.isFinal ? [event.text] : []));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('says in words when the engine fails, and stays silent about silence', async () => {
    const failing = open(async () => Promise.reject(new Error('gone')));
    failing.stream.write(WEBM);
    await failing.stream.finish();
    expect(failing.events.some(({ type }) => type === 'notice')).toBe(true);
    const silent = open(async () => Promise.reject(new AppError('speech_not_understood')));
    silent.stream.write(WEBM);
    await silent.stream.finish();
    expect(silent.events).toEqual([]);
  });

  it('passes over bytes that are broken', async () => {
    const { events, stream } = open(async () => ({ text: 'heard' }));
    const broken = Buffer.from(WEBM);
    broken.fill(0xff, 3000, 3040);
    stream.write(broken);
    await stream.finish();
    expect(finals(events)).toBeGreaterThan(0);
  });

  it('gives up words that may still change once the whole stretch is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const finalsHeard: string[] = [];
    const asked: AbortSignal[] = [];
    const stream = openSegmentStream({
      hear: (_pcm, signal) => {
        asked.push(signal);
        if (asked.length > 1) return Promise.resolve('whole');
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
      onEvent: (event) => event.type === 'transcript' && event.isFinal && finalsHeard.push(event.text),
    });
    stream.write(WEBM.subarray(0, WEBM.length / 4));
    await vi.waitFor(() => {
      vi.advanceTimersByTime(1500);
      expect(asked).toHaveLength(1);
    }, WAIT);
    await stream.finish();
    expect(asked[0]?.aborted).toBe(true);
    expect(finalsHeard).toEqual(['whole']);
  });

  it('says nothing after it was closed', async () => {
    const { events, stream } = open(async () => ({ text: 'late' }));
    stream.write(WEBM);
    stream.close();
    await stream.finish();
    await until(() => true);
    expect(finals(events)).toBe(0);
  });
});
