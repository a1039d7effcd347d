import { describe, expect, it } from 'vitest';
import { cutPieces } from './cut-pieces.ts';

const segments = (...bounds: [number, number][]) =>
  bounds.map(([startSample, endSample]) => ({ startSample, endSample }));

describe('cutPieces', () => {
  it('joins short segments until a piece is long enough', () => {
    expect(cutPieces(segments([0, 40], [50, 90], [100, 140], [150, 260]), 80)).toEqual(segments([0, 90], [100, 260]));
  });

  it('gives a rest that is too short to the piece before it', () => {
    expect(cutPieces(segments([0, 100], [110, 130]), 80)).toEqual(segments([0, 130]));
  });

  it('keeps a single short segment', () => {
    expect(cutPieces(segments([5, 10]), 80)).toEqual(segments([5, 10]));
  });

  it('leaves the segments themselves as they were', () => {
    const given = segments([0, 40], [50, 90]);
    cutPieces(given, 80);
    expect(given).toEqual(segments([0, 40], [50, 90]));
  });

  it('makes nothing of nothing', () => {
    expect(cutPieces([], 80)).toEqual([]);
  });
});
