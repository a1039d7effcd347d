import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWebm } from './read-webm.ts';

/** 18 s as Chromium's recorder makes it: one track, frames of 60 ms, a cluster each second. */
const FILE = join(import.meta.dirname, '../../../../../tests/e2e/recordings/about-me.webm');
const recording = Uint8Array.from(readFileSync(FILE));
const CONFIG_IN_FIRST_BYTE = 3;

describe('reading a webm recording', () => {
  it('finds the header of the decoder and every frame', () => {
    const { channelCount, description, frames } = readWebm(recording);
    expect(channelCount).toBe(1);
    expect(new TextDecoder().decode(description.subarray(0, 8))).toBe('OpusHead');
    const found = [...frames];
    expect(found).toHaveLength(300);
    // Frames of one recorder are of few kinds out of 32; a wrong start would give any.
    expect(new Set(found.map((frame) => (frame[0] ?? 0) >> CONFIG_IN_FIRST_BYTE)).size).toBeLessThanOrEqual(3);
  });

  it('leaves out what a cut recording breaks off in', () => {
    expect([...readWebm(recording.slice(0, 2590)).frames]).toHaveLength(16);
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['nothing', new Uint8Array(0)],
    ['another kind of file', Uint8Array.from('RIFF1234WAVEfmt ', (character) => character.charCodeAt(0))],
    ['zeros', new Uint8Array(100)],
    ['webm without a track', recording.slice(0, 78)],
    ['another codec', recording.map((byte, at) => (at === 105 ? 0x58 : byte))],
  ])('refuses %s', (_, bytes) => {
    expect(() => readWebm(bytes)).toThrow();
  });

  it('refuses blocks with several frames', () => {
    const laced = recording.slice();
    // The flags of the first block.
    laced[166] = 0x82;
    expect(() => [...readWebm(laced).frames]).toThrow('more than one frame');
  });
});
