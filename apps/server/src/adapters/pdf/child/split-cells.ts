import type { Segment } from './build-segments.ts';
import type { Glyph } from './page-marks.ts';

/** So many stretches of text begin at a place that is an edge. */
const FEWEST_STARTS = 3;
const TOLERANCE_POINTS = 1;
/** Gap before the edge, in sizes of the font, and beside the usual gap between words of the line. */
const LEAST_GAP = 0.4;
const LEAST_GAP_SHARE = 1.25;
const WORD_GAP = 0.12;

/**
 * Parts a stretch of text where a word of it begins at a place at which other lines begin: a date or a label in a narrow column comes as near to
 * the text beside it as a word does to the next.
 */
export function splitCells(segments: readonly Segment[]): Segment[] {
  const edges = findStarts(segments);
  return segments.flatMap((segment) => splitAtEdges(segment, edges));
}

/** Left edges by rounded place, and how many segments begin there. */
function findStarts(segments: readonly Segment[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of segments) {
    const place = Math.round(left);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const near = (place: number) => [place - 1, place, place + 1].reduce((sum, at) => sum + (counts.get(at) ?? 0), 0);
  return [...counts.keys()].filter((place) => near(place) >= FEWEST_STARTS);
}

function splitAtEdges(segment: Segment, edges: readonly number[]): Segment[] {
  const inner = edges.filter((edge) => edge > segment.left + 2 * segment.size && edge < segment.right - segment.size);
  if (inner.length === 0) return [segment];
  const glyphs = [...segment.glyphs].sort((one, other) => one.left - other.left);
  const gaps = glyphs.map((glyph, index) => glyph.left - (glyphs[index - 1]?.right ?? glyph.left));
  const wordGaps = gaps.filter((gap) => gap > WORD_GAP * segment.size).sort((one, other) => one - other);
  const usual = wordGaps[Math.floor((wordGaps.length - 1) / 2)] ?? 0;
  const at = glyphs.findIndex((glyph, index) => {
    const gap = gaps[index] ?? 0;
    const isWide = gap > LEAST_GAP * segment.size && (wordGaps.length < 2 || gap > LEAST_GAP_SHARE * usual);
    return isWide && inner.some((edge) => Math.abs(glyph.left - edge) <= TOLERANCE_POINTS + 0.5);
  });
  if (at <= 0) return [segment];
  return [part(segment, glyphs.slice(0, at), false), part(segment, glyphs.slice(at), true)];
}

function part(segment: Segment, glyphs: Glyph[], isCell: boolean): Segment {
  return {
    ...segment,
    glyphs,
    left: Math.min(...glyphs.map((glyph) => glyph.left)),
    right: Math.max(...glyphs.map((glyph) => glyph.right)),
    order: Math.min(...glyphs.map((glyph) => glyph.order)),
    isBullet: false,
    isCell,
  };
}
