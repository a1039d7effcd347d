import { expect, it } from 'vitest';
import { runCutSession } from './cut-session.ts';

/** The whole is `npm run bench -- live-cuts`: an hour, cut fifty times. */
it.each([1, 5])(
  'decodes all of real speech over cut connections, says no final twice and charges once, seed %i',
  async (seed) => {
    const result = await runCutSession({ seconds: 60, cuts: 12, seed });
    expect(result.cuts).toBe(12);
    // Its own recorder for either sound after each cut: the first of both, and two more a cut unless it fell into a
    // handshake.
    expect(result.recordings).toBeGreaterThan(12);
    expect(result.decodedSamples).toBeLessThanOrEqual(result.spokenSamples);
    expect(result.decodedSamples).toBeGreaterThanOrEqual(result.spokenSamples * 0.999);
    expect(result.finalsSaid.length).toBeGreaterThan(10);
    expect(result.finalsHeard).toEqual(result.finalsSaid);
    expect(result).toMatchObject({ unitsTaken: 1, unitsSettled: 1 });
  },
  120_000,
);
