import type { Box, Matrix } from './matrix.ts';
import type { Color } from './page-marks.ts';

export type FontFacts = { isBold: boolean; unitScale: number; isVertical: boolean; isIcon: boolean };

export type GraphicsState = {
  matrix: Matrix;
  clip: Box;
  fillColor: Color;
  strokeColor: Color;
  fillAlpha: number;
  strokeAlpha: number;
  /** Opacity of the groups around; each group starts at 1. */
  groupAlpha: number;
  font: FontFacts;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  /** 1 is 100 %. */
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
};

const BLACK: Color = [0, 0, 0];

export function createGraphicsState(matrix: Matrix, clip: Box): GraphicsState {
  return {
    matrix,
    clip,
    fillColor: BLACK,
    strokeColor: BLACK,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    font: { isBold: false, unitScale: 0.001, isVertical: false, isIcon: false },
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
}

/** pdf.js hands colours over as `#rrggbb`. */
export function parseColor(value: unknown): Color {
  const digits = typeof value === 'string' ? /^#([0-9a-f]{6})$/i.exec(value)?.[1] : undefined;
  if (digits === undefined) return null;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}
