import { describe, expect, it } from 'vitest';
import { buildTone, buildWav } from '../../testing/build-sound.ts';
import { readRecording } from '../../testing/recordings.ts';
import { detectAudioFormat } from './detect-audio-format.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('detectAudioFormat', () => {
  it.each([
    ['webm, by what Chromium records', readRecording('about-me.webm'), 'webm'],
    ['wav', buildWav([buildTone(200, 10, 8000)], 8000), 'wav'],
    ['ogg', Buffer.from('OggS\0\x02'), 'ogg'],
    ['mp4, as Safari records', Buffer.from('\0\0\0\x1cftypiso5'), 'mp4'],
    ['nothing of a picture, whatever its name is', PNG, null],
    ['nothing of a RIFF picture', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), null],
    ['nothing of an EBML file of another kind', Buffer.from('1a45dfa3934282847465737400', 'hex'), null],
    ['nothing of text', Buffer.from('hello there'), null],
    ['nothing of three bytes', Buffer.from('Ogg'), null],
    ['nothing of nothing', Buffer.alloc(0), null],
  ])('tells %s', (_, bytes, format) => {
    expect(detectAudioFormat(bytes)).toBe(format);
  });
});
