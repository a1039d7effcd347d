import { describe, expect, it } from 'vitest';
import { createSpokenCache } from './spoken-cache.ts';

function buildAudio(byteCount: number) {
  return { bytes: Buffer.alloc(byteCount), mimeType: 'audio/wav' };
}

describe('createSpokenCache', () => {
  it('returns what was kept for the same text and nothing for another', () => {
    const cache = createSpokenCache();
    const audio = cache.keep('Hello.', buildAudio(10));
    expect(cache.get('Hello.')).toBe(audio);
    expect(cache.get('hello.')).toBeUndefined();
  });

  it('drops what was longest not asked for when the bytes run out', () => {
    const cache = createSpokenCache(100);
    cache.keep('first', buildAudio(40));
    cache.keep('second', buildAudio(40));
    cache.get('first');
    cache.keep('third', buildAudio(40));
    expect(cache.get('second')).toBeUndefined();
    expect(cache.get('first')).toBeDefined();
    expect(cache.get('third')).toBeDefined();
  });

  it('does not empty itself for an audio that is larger than all its room', () => {
    const cache = createSpokenCache(100);
    cache.keep('small', buildAudio(40));
    expect(cache.keep('huge', buildAudio(101)).bytes).toHaveLength(101);
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.get('small')).toBeDefined();
  });

  it('counts a text that is kept again once', () => {
    const cache = createSpokenCache(100);
    cache.keep('same', buildAudio(60));
    cache.keep('same', buildAudio(60));
    cache.keep('other', buildAudio(40));
    expect(cache.get('same')).toBeDefined();
    expect(cache.get('other')).toBeDefined();
  });
});
