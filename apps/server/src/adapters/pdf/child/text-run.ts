import type { GraphicsState } from './graphics-state.ts';
import { type Box, holds, type Matrix, multiply } from './matrix.ts';
import type { Glyph } from './page-marks.ts';

/** What pdf.js says of one character: its text, and its width in the font's own units. */
export type FontGlyph = { unicode: string; width: number; isSpace: boolean };

/** Below this a person does not read it: the smallest print that is set on purpose has about 4 points. */
const SMALLEST_READABLE_POINTS = 3;
const FAINTEST_READABLE_ALPHA = 0.06;
/** A picture before a line or between two parts of one does what a dot does there. */
const ICON = '•';
const COMBINING_MARKS = /^\p{M}+$/u;

/** Whether and how the text state hides the current text. The painting around it is judged later. */
function concealmentOf(state: GraphicsState, sizePoints: number): Glyph['concealment'] {
  if (sizePoints < SMALLEST_READABLE_POINTS) return 'other';
  const isStroked = state.renderMode === 1 || state.renderMode === 2;
  const alpha = Math.max(isStroked ? state.strokeAlpha : 0, state.renderMode === 1 ? 0 : state.fillAlpha);
  if (alpha * state.groupAlpha < FAINTEST_READABLE_ALPHA) return 'other';
  return state.renderMode === 3 || state.renderMode === 7 ? 'render-mode' : 'none';
}

const paintOf = (state: GraphicsState) => (state.renderMode === 1 ? state.strokeColor : state.fillColor);

type Point = [x: number, y: number];

const quarterTurns = (dx: number, dy: number) =>
  ((Math.round(Math.atan2(dy, dx) / (Math.PI / 2)) + 4) % 4) as 0 | 1 | 2 | 3;

/** A negative size of the font mirrors its text: the baseline then runs the other way. */
function angleOf(scale: Matrix, fontSize: number): Glyph['angle'] {
  const direction = Math.sign(fontSize) || 1;
  return quarterTurns(scale[0] * direction, scale[1] * direction);
}

/** Turns a quarter-turned point so that its baseline runs to the right. */
function straighten(x: number, y: number, angle: Glyph['angle']): Point {
  if (angle === 1) return [y, -x];
  if (angle === 2) return [-x, -y];
  return angle === 3 ? [-y, x] : [x, y];
}

/** Where a character lies on its straightened baseline. */
function extentOf(start: Point, end: Point, angle: Glyph['angle']): Pick<Glyph, 'left' | 'right' | 'y'> {
  const [left, y] = straighten(...start, angle);
  const [right] = straighten(...end, angle);
  return { left: Math.min(left, right), right: Math.max(left, right), y };
}

const spaceAfter = (glyph: FontGlyph, state: GraphicsState) =>
  (state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.horizontalScale;

const textOf = ({ unicode }: FontGlyph, { font }: GraphicsState) => (font.isIcon ? ICON : unicode);

/** Where the last string ended, if with a space: kerning parts strings there, and the gap may be narrow. */
export type LastSpace = { end?: Point | undefined };
/** In sizes of the font. */
const SAME_PLACE = 0.2;

const isNear = (one: Point, other: Point | undefined, size: number): boolean =>
  other !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < SAME_PLACE * size;

/** Places the characters of one string and gives back the text matrix behind them. */
export function placeRun(
  items: readonly unknown[],
  state: GraphicsState,
  textMatrix: Matrix,
  page: { box: Box; order: number; emit: (glyph: Glyph) => void; lastSpace: LastSpace },
): Matrix {
  const scale = multiply(state.matrix, textMatrix);
  const across = Math.hypot(scale[0], scale[1]) * state.horizontalScale;
  const size = Math.hypot(scale[2], scale[3]) * Math.abs(state.fontSize);
  const angle = angleOf(scale, state.fontSize);
  const concealment = concealmentOf(state, size);
  const color = paintOf(state);
  const spacing = state.characterSpacing * across;
  let offset = 0;
  let previous: Glyph | undefined;
  const at = (distance: number): Point => [
    scale[0] * distance + scale[2] * state.rise + scale[4],
    scale[1] * distance + scale[3] * state.rise + scale[5],
  ];
  let isAfterSpace = isNear(at(0), page.lastSpace.end, size);
  const isInside = ([startX, startY]: Point, [endX, endY]: Point): boolean =>
    holds(page.box, (startX + endX) / 2, (startY + endY) / 2) &&
    holds(state.clip, startX, startY - (size / 4) * (angle === 0 ? 1 : 0));
  for (const item of items) {
    if (typeof item === 'number') {
      offset -= (item / 1000) * state.fontSize * state.horizontalScale;
      continue;
    }
    const glyph = item as FontGlyph | null;
    if (!glyph) continue;
    const width = glyph.width * state.font.unitScale * state.fontSize * state.horizontalScale;
    const extra = spaceAfter(glyph, state);
    if (previous && COMBINING_MARKS.test(glyph.unicode)) previous.text += glyph.unicode;
    else if (glyph.unicode.trim() === '') isAfterSpace ||= glyph.unicode !== '';
    else {
      const start = at(offset);
      const end = at(offset + width);
      previous = {
        text: textOf(glyph, state),
        ...extentOf(start, end, angle),
        size,
        angle,
        isBold: state.font.isBold,
        isAfterSpace,
        spacing,
        color,
        concealment: isInside(start, end) ? concealment : 'other',
        order: page.order,
      };
      page.emit(previous);
      isAfterSpace = false;
    }
    offset += width + extra;
  }
  page.lastSpace.end = isAfterSpace ? at(offset) : undefined;
  return multiply(textMatrix, [1, 0, 0, 1, offset, 0]);
}
