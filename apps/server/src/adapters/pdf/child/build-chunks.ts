import { areaOf, holds } from './matrix.ts';
import type { Color, Glyph, PageMarks, Patch } from './page-marks.ts';

/** Characters that were painted one after the other on one baseline. */
export type Chunk = {
  glyphs: Glyph[];
  left: number;
  right: number;
  y: number;
  size: number;
  angle: Glyph['angle'];
  isHidden: boolean;
  order: number;
};

/** A wider gap, in sizes of the font, ends a chunk: it may be a gutter between columns. */
export const WIDEST_WORD_GAP = 0.8;
/** WCAG contrast below which text cannot be told from what it is on (#eaeaea on white has 1.2). */
const LOWEST_VISIBLE_CONTRAST = 1.2;
/** A page with this much picture and less text than this is a scan. Its invisible text comes from text recognition. */
const SCAN_COVERAGE = 0.5;
const SCAN_VISIBLE_CHARACTERS = 40;

export function isScan(marks: PageMarks): boolean {
  const covered = marks.pictures.reduce((sum, box) => sum + areaOf(box), 0);
  if (covered < SCAN_COVERAGE * marks.width * marks.height) return false;
  return marks.glyphs.filter((glyph) => glyph.concealment === 'none').length < SCAN_VISIBLE_CHARACTERS;
}

/** Joins a page's characters into chunks and says of each whether a person can see it. */
export function buildChunks(marks: PageMarks): Chunk[] {
  const chunks: Chunk[] = [];
  const isRecognised = isScan(marks);
  const isDouble = createDoubleCheck();
  let current: Chunk | undefined;
  for (const glyph of marks.glyphs) {
    if (isRecognised && glyph.concealment === 'render-mode') glyph.concealment = 'none';
    if (isDouble(glyph)) continue;
    if (current && continues(current, glyph)) extend(current, glyph);
    else {
      const { left, right, y, size, angle, order } = glyph;
      current = { glyphs: [glyph], left, right, y, size, angle, order, isHidden: glyph.concealment !== 'none' };
      chunks.push(current);
    }
  }
  for (const chunk of chunks) chunk.isHidden ||= blendsIn(chunk, marks.patches, isRecognised);
  return chunks;
}

function continues(chunk: Chunk, glyph: Glyph): boolean {
  const last = chunk.glyphs[chunk.glyphs.length - 1];
  if (!last || last.angle !== glyph.angle || last.concealment !== glyph.concealment) return false;
  if (!isSameColor(last.color, glyph.color)) return false;
  const size = Math.max(chunk.size, glyph.size);
  const gap = glyph.left - last.right;
  const rise = Math.abs(glyph.y - chunk.y);
  // A raised or lowered character, such as the st of 1st, belongs to the line that it touches.
  if (rise > 0.12 * size) return glyph.size < 0.85 * chunk.size && rise < 0.5 * size && Math.abs(gap) < 0.25 * size;
  return gap > -0.5 * size && gap < WIDEST_WORD_GAP * size + Math.max(0, last.spacing);
}

function extend(chunk: Chunk, glyph: Glyph): void {
  chunk.glyphs.push(glyph);
  chunk.left = Math.min(chunk.left, glyph.left);
  chunk.right = Math.max(chunk.right, glyph.right);
  if (glyph.size > chunk.size) {
    chunk.size = glyph.size;
    chunk.y = glyph.y;
  }
}

/** Bold and shadow are often made by painting the same letters twice with a small shift: the second is not further text. */
function createDoubleCheck(): (glyph: Glyph) => boolean {
  const seen = new Map<number, Glyph>();
  return (glyph) => {
    const column = Math.round(glyph.left);
    // One number a character and place: this runs for every character, and strings would cost more than all the rest.
    const key = ((glyph.text.codePointAt(0) ?? 0) * 8192 + Math.round(glyph.y / 2)) * 8192 + column;
    for (let shift = -1; shift <= 1; shift++) {
      const other = seen.get(key + shift);
      const reach = 0.15 * Math.min(glyph.size, glyph.right - glyph.left || glyph.size);
      if (
        !other ||
        other.text !== glyph.text ||
        Math.abs(other.left - glyph.left) > reach ||
        Math.abs(other.y - glyph.y) > reach
      )
        continue;
      if (glyph.concealment === 'none') {
        other.concealment = 'none';
        other.color = glyph.color;
        other.order = glyph.order;
      }
      return true;
    }
    seen.set(key, glyph);
    return false;
  };
}

const isSameColor = (first: Color, second: Color) =>
  first === second || (first !== null && second !== null && first.every((channel, index) => channel === second[index]));

function luminance(color: readonly [number, number, number]): number {
  const [red, green, blue] = color.map((channel) =>
    channel <= 0.04 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(first: readonly [number, number, number], second: readonly [number, number, number]): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((left, right) => left - right);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The middle of a chunk in page coordinates, undoing the turn that made its baseline run to the right. */
function middleOf(chunk: Chunk): [number, number] {
  const x = (chunk.left + chunk.right) / 2;
  const y = chunk.y - 0.3 * chunk.size;
  if (chunk.angle === 1) return [-y, x];
  if (chunk.angle === 2) return [-x, -y];
  return chunk.angle === 3 ? [y, -x] : [x, y];
}

const covers = (patch: Patch) => patch.isOpaque && patch.isRectangle && patch.color !== null;

/** Whether text of a colour cannot be told from a patch below it; undefined where what is below decides. */
function isLostOn(patch: Patch, color: Color): boolean | undefined {
  if (!color || !patch.color) return false;
  const isTold = contrast(color, patch.color) >= LOWEST_VISIBLE_CONTRAST;
  return isTold || patch.isRectangle ? !isTold : undefined;
}

/** Whether a chunk has the colour of what it is on, or was painted over. White paper is what lies below everything. */
function blendsIn(chunk: Chunk, patches: readonly Patch[], isRecognised: boolean): boolean {
  const [x, y] = middleOf(chunk);
  const color = chunk.glyphs[0]?.color ?? null;
  const order = chunk.glyphs[0]?.order ?? chunk.order;
  for (let index = patches.length - 1; index >= 0; index--) {
    const patch = patches[index];
    if (!patch || !holds(patch.box, x, y)) continue;
    const isLater = patch.order > order;
    if (isLater && covers(patch) && !isRecognised) return true;
    const isLost = isLater ? undefined : isLostOn(patch, color);
    if (isLost !== undefined) return isLost;
  }
  return color !== null && contrast(color, [1, 1, 1]) < LOWEST_VISIBLE_CONTRAST;
}
