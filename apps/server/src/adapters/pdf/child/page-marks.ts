import type { Box } from './matrix.ts';

/** Red, green and blue from 0 to 1; `null` for a pattern or gradient, which has no single colour. */
export type Color = readonly [number, number, number] | null;

/** One character as it is on a page. Points from the top left; `angle` is that of its baseline, in quarter turns. */
export type Glyph = {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  angle: 0 | 1 | 2 | 3;
  isBold: boolean;
  /** A space was written between this character and the one before. */
  isAfterSpace: boolean;
  /** Letter spacing that the file asked for, in points. */
  spacing: number;
  color: Color;
  concealment: 'none' | 'render-mode' | 'other';
  /** Position in the order of painting, shared with `Patch`. */
  order: number;
};

/** A filled area that text can be on or vanish behind. */
export type Patch = { box: Box; color: Color; isOpaque: boolean; isRectangle: boolean; order: number };

/** All that matters for reading a page: its characters, the areas painted, and how much of it is picture. */
export type PageMarks = {
  width: number;
  height: number;
  glyphs: Glyph[];
  patches: Patch[];
  pictures: Box[];
  paintCount: number;
};
