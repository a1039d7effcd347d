import { describe, expect, it } from 'vitest';
import { createBargeIn } from './barge-in.ts';

const FRAME_MS = 25;

/** Levels of so many seconds of speech: loud syllables with gaps between them. */
const speech = (seconds: number, db: number): number[] =>
  Array.from({ length: (seconds * 1000) / FRAME_MS }, (_, index) => (index % 8 === 7 ? -58 : db - (index % 3)));
const room = (seconds: number): number[] => Array.from({ length: (seconds * 1000) / FRAME_MS }, () => -58);

function listen(levels: readonly number[]): string | undefined {
  const bargeIn = createBargeIn(FRAME_MS);
  for (const level of levels) {
    const heard = bargeIn.hear(level);
    if (heard === 'person' || heard === 'hopeless') return heard;
  }
  return;
}

describe('speaking while the voice plays', () => {
  it('is heard above the echo that is left of the voice', () => {
    expect(listen([...speech(5, -48), ...speech(1, -24)])).toBe('person');
    expect(listen([...room(5), ...speech(1, -35)])).toBe('person');
  });

  it.each([-55, -45, -36])('is never taken from an echo of %d dB alone', (db) => {
    expect(listen([...speech(10, db), ...room(1), ...speech(10, db + 6)])).not.toBe('person');
  });

  it('is not a cough', () => {
    expect(listen([...speech(3, -48), ...speech(0.2, -15), ...room(2)])).toBeUndefined();
  });

  it('is given up where the echo is as loud as a person', () => {
    expect(listen(speech(3, -25))).toBe('hopeless');
  });
});
