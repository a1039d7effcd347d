import { groupByBaseline, type Segment } from './build-segments.ts';
import { isRightToLeft } from './clean-characters.ts';
import { findColumns, splitRow } from './find-columns.ts';

/** Pages of columns within columns are rare, and each level costs time. */
const MAX_DEPTH = 6;

/** A page's segments as lines in reading order: column by column where there are columns, else row by row. */
export function orderSegments(segments: readonly Segment[], isRightToLeftPage: boolean): Segment[][] {
  return orderRegion(segments, { isRightToLeftPage, isTableRow: false, depth: 0 });
}

type Place = { isRightToLeftPage: boolean; isTableRow: boolean; depth: number };

function orderRegion(segments: readonly Segment[], place: Place): Segment[][] {
  const columns = place.depth < MAX_DEPTH ? findColumns(segments, place.isTableRow) : undefined;
  if (!columns) return groupByBaseline(segments);
  const inner = { ...place, depth: place.depth + 1 };
  const sides = place.isRightToLeftPage ? [columns.right, columns.left] : [columns.left, columns.right];
  const middle = columns.margin
    ? columns.margin.flatMap(({ heading, body }) => [heading, ...orderRegion(body, inner)])
    : columns.rows
      ? columns.rows.flatMap((row) => orderRow(row, columns.edge, { ...inner, isTableRow: true }))
      : sides.flatMap((side) => orderRegion(side, inner));
  return [...orderRegion(columns.above, inner), ...middle, ...orderRegion(columns.below, inner)];
}

/** A row of a table: cell by cell where its cells have their own lines, else across. */
function orderRow(row: readonly Segment[], edge: number, place: Place): Segment[][] {
  const cells = splitRow(row, edge);
  if (!cells) return orderRegion(row, place);
  const sides = place.isRightToLeftPage ? [cells.right, cells.left] : [cells.left, cells.right];
  return sides.flatMap((side) => orderRegion(side, place));
}

export function isMostlyRightToLeft(segments: readonly Pick<Segment, 'glyphs'>[]): boolean {
  let balance = 0;
  for (const segment of segments) {
    for (const glyph of segment.glyphs) {
      if (isRightToLeft(glyph.text)) balance++;
      else if (/[a-z]/i.test(glyph.text)) balance--;
    }
  }
  return balance > 0;
}
