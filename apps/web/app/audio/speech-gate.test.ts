import { describe, expect, it } from 'vitest';
import { createSpeechGate } from './speech-gate.ts';

const FRAME_MS = 20;
const VOICE = { levelDb: -25, crossings: 0.08 };
const ROOM = { levelDb: -65, crossings: 0.2 };
const HISS = { levelDb: -30, crossings: 0.45 };

function run(frames: [{ levelDb: number; crossings: number }, number][]): ('start' | 'end')[] {
  const gate = createSpeechGate(FRAME_MS);
  return frames.flatMap(([frame, ms]) =>
    Array.from({ length: ms / FRAME_MS }, () => gate(frame)).filter((change) => change !== null),
  );
}

describe('createSpeechGate', () => {
  it('tells where speech begins and where it ends', () => {
    expect(
      run([
        [ROOM, 500],
        [VOICE, 1000],
        [ROOM, 1000],
      ]),
    ).toEqual(['start', 'end']);
  });
  it('does not end in a short pause between words', () => {
    expect(
      run([
        [VOICE, 400],
        [ROOM, 200],
        [VOICE, 400],
        [ROOM, 600],
      ]),
    ).toEqual(['start', 'end']);
  });
  it('stays closed for a click, for a steady room and for hiss', () => {
    expect(
      run([
        [ROOM, 300],
        [VOICE, 40],
        [ROOM, 300],
        [HISS, 1000],
        [ROOM, 2000],
      ]),
    ).toEqual([]);
  });
  it('ends within half a second of silence', () => {
    expect(
      run([
        [VOICE, 400],
        [ROOM, 460],
      ]),
    ).toEqual(['start', 'end']);
  });
  it('is not held open by keys that are struck in a pause', () => {
    const KEY = { levelDb: -25, crossings: 0.3 };
    const typing = Array.from({ length: 10 }, (): [typeof KEY, number][] => [
      [KEY, 40],
      [ROOM, 200],
    ]).flat();
    expect(run([[VOICE, 600], ...typing])).toEqual(['start', 'end']);
  });
  it('gets used to a loud room, and still hears who speaks over it', () => {
    const FAN = { levelDb: -42, crossings: 0.2 };
    const said = run([
      [FAN, 4000],
      [VOICE, 1000],
      [FAN, 1000],
      [VOICE, 1000],
      [FAN, 1000],
    ]);
    expect(said.slice(-4)).toEqual(['start', 'end', 'start', 'end']);
  });
});
