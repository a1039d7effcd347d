import type { Segment } from './build-segments.ts';

/** Distance between baselines, in sizes of the font, that parts one row from the next; lines of one paragraph stay below 1.6. */
const ROW_GAP = 1.7;

export type TableRows = { above: Segment[]; rows: Segment[][]; below: Segment[] };

/**
 * The rows of a table with multi-line cells, if these two sides form one: they are parted by the same spaces and each
 * row's cells begin on one baseline, or they were painted row after row (cells may then be centred).
 */
export function findTableRows(
  left: readonly Segment[],
  right: readonly Segment[],
  switchCount: number,
): TableRows | undefined {
  const isLeft = new Set(left);
  const parted = splitAtGaps([...left, ...right], isLeft);
  const painted = splitAsPainted([...left, ...right], isLeft);
  return (
    pickRows(parted, { isLeft, switchCount, areAligned: true }) ??
    pickRows(painted, { isLeft, switchCount, areAligned: false })
  );
}

type RowRule = { isLeft: ReadonlySet<Segment>; switchCount: number; areAligned: boolean };

function pickRows(bands: Segment[][], { isLeft, switchCount, areAligned }: RowRule): TableRows | undefined {
  const isFull = (row: readonly Segment[]) => row.some((one) => isLeft.has(one)) && row.some((one) => !isLeft.has(one));
  const first = bands.findIndex(isFull);
  const last = bands.findLastIndex(isFull);
  const rows = bands.slice(first, last + 1);
  const full = rows.filter(isFull);
  if (full.length < 2 || full.length < 0.4 * rows.length || switchCount < full.length) return undefined;
  const aligned = full.filter((row) =>
    beginTogether(
      row.find((one) => isLeft.has(one)),
      row.find((one) => !isLeft.has(one)),
    ),
  );
  if (areAligned && aligned.length < 0.8 * full.length) return undefined;
  // Two headings over two columns look like one row: a table has more than one that is worth the name.
  const long = full.filter((row) => row.length > 2);
  if (long.length < 2 && full.length < 3) return undefined;
  return { above: bands.slice(0, first).flat(), rows, below: bands.slice(last + 1).flat() };
}

/** Rows as they were painted, cell by cell, where each lies below the one before and most have cells of several lines; else none. */
function splitAsPainted(segments: readonly Segment[], isLeft: ReadonlySet<Segment>): Segment[][] {
  const rows: Segment[][] = [];
  let before: Segment | undefined;
  for (const segment of [...segments].sort((first, second) => first.order - second.order)) {
    const row = rows[rows.length - 1];
    const isNewRow = isLeft.has(segment) && (!before || !isLeft.has(before));
    if (row && !isNewRow) row.push(segment);
    else rows.push([segment]);
    before = segment;
  }
  for (const row of rows) row.sort((first, second) => first.y - second.y);
  const isInOrder = rows.every(
    (row, index) => (rows[index - 1]?.at(-1)?.y ?? Number.NEGATIVE_INFINITY) < (row[0]?.y ?? 0),
  );
  return isInOrder && rows.filter((row) => row.length > 3).length * 2 > rows.length ? rows : [];
}

function beginTogether(left: Segment | undefined, right: Segment | undefined): boolean {
  if (!left || !right) return false;
  return Math.abs(left.y - right.y) <= 0.2 * Math.min(left.size, right.size);
}

function splitAtGaps(segments: Segment[], isLeft: ReadonlySet<Segment>): Segment[][] {
  const rows: Segment[][] = [];
  let before: Segment | undefined;
  for (const segment of segments.sort((first, second) => first.y - second.y)) {
    const row = rows[rows.length - 1];
    if (row && before && (isSameRow(before, segment) || isBelowTitles(row, segment, isLeft))) row.push(segment);
    else rows.push([segment]);
    before = segment;
  }
  return rows;
}

/** Below the larger first lines of two cells, as cards have them, and not of one heading. */
function isBelowTitles(row: readonly Segment[], segment: Segment, isLeft: ReadonlySet<Segment>): boolean {
  const [one, other] = row;
  return (
    one !== undefined &&
    other !== undefined &&
    row.length === 2 &&
    isLeft.has(one) !== isLeft.has(other) &&
    beginTogether(one, other) &&
    segment.y - one.y <= ROW_GAP * one.size
  );
}

function isSameRow(before: Segment, segment: Segment): boolean {
  const drop = segment.y - before.y;
  // A heading is no part of the row below it, however near it is.
  if (before.size > 1.15 * segment.size && drop > 0.6 * before.size) return false;
  return drop <= ROW_GAP * Math.max(segment.size, before.size);
}
