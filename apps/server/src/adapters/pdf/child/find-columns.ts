import type { Segment } from './build-segments.ts';
import { findTableRows, type TableRows } from './find-table-rows.ts';

/**
 * Two columns with the lines above and below them; if `rows` is set, a table to be read row by row, and if `margin` is, headings with the lines
 * beside them. `edge` is the boundary between the two.
 */
export type Columns = {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
  edge: number;
  rows?: Segment[][];
  /** Headings in the left margin, each with the lines beside it. */
  margin?: MarginSection[];
};

export type MarginSection = { heading: Segment[]; body: Segment[] };

/** Fewer lines than this on one side make no column; within a row of a table, no cell. */
const FEWEST_LINES = 3;
const FEWEST_CELL_LINES = 2;
const EDGE_TOLERANCE_POINTS = 2;
/** Width of the gutter in sizes of the font. LaTeX's own is 1. */
const NARROWEST_GUTTER = 0.8;
const MAX_CANDIDATES = 12;
/** So many words that no line can break, as an address of e-mail, may reach into the gutter and not beyond it. */
const MOST_LONG_LINES = 2;
/** Share of lines that follow closely up to which a side holds headings only: one may break over two lines. */
const MOST_DENSE_HEADINGS = 0.3;
/** Share of steps from one side to the other, in the order of painting, up to which a row's cells were painted one after the other. */
const MOST_SWITCHES = 0.35;

/**
 * The strongest split of a region into two columns, with the lines above and below; undefined if the region is read row
 * by row.
 */
export function findColumns(segments: readonly Segment[], isTableRow: boolean): Columns | undefined {
  const fewest = isTableRow ? FEWEST_CELL_LINES : FEWEST_LINES;
  if (segments.length < 2 * fewest) return undefined;
  const sorted = [...segments].sort((first, second) => first.y - second.y);
  let best: Columns | undefined;
  let bestCount = 0;
  for (const edge of findEdges(sorted, fewest)) {
    for (const columns of splitAt(sorted, edge, fewest)) {
      const count = columns.left.length + columns.right.length;
      if (count <= bestCount) continue;
      const read = readSplit(columns, isTableRow);
      if (!read) continue;
      best = read;
      bestCount = count;
    }
  }
  return best;
}

/** A split as it is to be read, as a table or as columns; undefined if it is neither. */
function readSplit(columns: Columns, isTableRow: boolean): Columns | undefined {
  const margin = isTableRow ? undefined : findMarginSections(columns.left, columns.right);
  if (margin) return { ...columns, margin };
  const evidence = weigh(columns.left, columns.right);
  if (isTableRow) return evidence.switchShare <= MOST_SWITCHES ? columns : undefined;
  const table = findTableRows(columns.left, columns.right, evidence.switchCount);
  if (table) return withTable(columns, table);
  return readsAsColumns(columns, evidence) ? columns : undefined;
}

/** Lines above the table's first row and below its last belong to the text around it. */
function withTable(columns: Columns, table: TableRows): Columns {
  const inRows = new Set(table.rows.flat());
  return {
    above: [...columns.above, ...table.above],
    left: columns.left.filter((segment) => inRows.has(segment)),
    right: columns.right.filter((segment) => inRows.has(segment)),
    edge: columns.edge,
    below: [...table.below, ...columns.below],
    rows: table.rows,
  };
}

/** Where several lines begin at one place, apart from the region's own left edge: a column may start there. */
function findEdges(segments: readonly Segment[], fewest: number): number[] {
  const starts = segments.map((segment) => segment.left).sort((first, second) => first - second);
  const edges: { at: number; count: number }[] = [];
  for (const start of starts) {
    const last = edges[edges.length - 1];
    if (last && start - last.at <= EDGE_TOLERANCE_POINTS) last.count++;
    else edges.push({ at: start, count: 1 });
  }
  return edges
    .slice(1)
    .filter((edge) => edge.count >= fewest)
    .sort((first, second) => second.count - first.count)
    .slice(0, MAX_CANDIDATES)
    .map((edge) => edge.at);
}

/** The two cells of a table's row, each of several lines and painted one after the other; undefined for a row that is read across. */
export function splitRow(row: readonly Segment[], edge: number): { left: Segment[]; right: Segment[] } | undefined {
  const sorted = [...row].sort((first, second) => first.y - second.y);
  const left = sorted.filter((segment) => segment.left < edge - EDGE_TOLERANCE_POINTS);
  const right = sorted.filter((segment) => segment.left >= edge - EDGE_TOLERANCE_POINTS);
  if (Math.min(left.length, right.length) < FEWEST_CELL_LINES) return undefined;
  return weigh(left, right).switchShare <= MOST_SWITCHES ? { left, right } : undefined;
}

/** Every stretch of the region, from top to bottom, that no line crosses at this edge. */
function splitAt(sorted: readonly Segment[], edge: number, fewest: number): Columns[] {
  const splits: Columns[] = [];
  let start = 0;
  const long = sorted.filter((segment) => crosses(segment, edge) && segment.right < edge && isUnbreakable(segment));
  const forgiven = new Set(long.length <= MOST_LONG_LINES ? long : []);
  for (let index = 0; index <= sorted.length; index++) {
    const segment = sorted[index];
    if (segment && (!crosses(segment, edge) || forgiven.has(segment))) continue;
    const columns = columnsBetween(sorted, start, index, edge);
    if (Math.min(columns.left.length, columns.right.length) >= fewest) splits.push(columns);
    start = index + 1;
  }
  return splits;
}

const isUnbreakable = ({ glyphs }: Segment) => !glyphs.some((glyph) => glyph.isAfterSpace || glyph.isBold);

const crosses = (segment: Segment, edge: number) =>
  segment.left < edge - EDGE_TOLERANCE_POINTS && segment.right > edge - NARROWEST_GUTTER * Math.min(segment.size, 12);

function columnsBetween(sorted: readonly Segment[], start: number, end: number, edge: number): Columns {
  const band = sorted.slice(start, end);
  const left = band.filter((segment) => segment.left < edge - EDGE_TOLERANCE_POINTS);
  const right = band.filter((segment) => segment.left >= edge - EDGE_TOLERANCE_POINTS);
  const tail = end < sorted.length ? takeTail(left, right) : [];
  const isTail = new Set(tail);
  return {
    above: sorted.slice(0, start),
    left: left.filter((segment) => !isTail.has(segment)),
    right,
    edge,
    below: [...tail, ...sorted.slice(end)],
  };
}

/** Lines on the left below the right column's end, behind a wide space: the next section's heading, not the column's last lines. */
function takeTail(left: readonly Segment[], right: readonly Segment[]): readonly Segment[] {
  const bottom = Math.max(...right.map((segment) => segment.y));
  let tail: readonly Segment[] = [];
  for (let index = left.length - 1; index > 0; index--) {
    const segment = left[index];
    const before = left[index - 1];
    if (!segment || !before || segment.y <= bottom) break;
    if (segment.y - before.y > 1.9 * segment.size) tail = left.slice(index);
  }
  return tail;
}

type Evidence = {
  alignedShare: number;
  switchCount: number;
  switchShare: number;
  leftDensity: number;
  rightDensity: number;
  flows: number;
};

/**
 * Columns or the cells of rows? Rows share their baselines and are painted across; columns go their own way. Where one
 * side is sparse and each of its lines has a partner (dates beside jobs, labels beside lists), the lines belong
 * together in any painting order.
 */
function readsAsColumns({ left, right }: Columns, evidence: Evidence): boolean {
  const overlap = Math.min(lastY(left), lastY(right)) - Math.max(firstY(left), firstY(right));
  if (overlap < 2 * (left[0]?.size ?? 10)) return false;
  const { alignedShare, switchShare, leftDensity, rightDensity, flows } = evidence;
  if (areHeadingsOnly(left, right) || areHeadingsOnly(right, left)) return false;
  if (alignedShare >= 0.8 && Math.min(leftDensity, rightDensity) < 0.45) return false;
  if (alignedShare >= 0.7) return switchShare <= 0.35 || (flows >= 4 && switchShare < 0.9);
  return switchShare <= 0.6 || flows >= 2 || alignedShare < 0.4;
}

/** Headings in the margin, each far from the next: they belong above the lines beside them. */
function areHeadingsOnly(side: readonly Segment[], other: readonly Segment[]): boolean {
  return areSetOff(side, other) && side.length < other.length / 2 && densityOf(side) <= MOST_DENSE_HEADINGS;
}

function areSetOff(side: readonly Segment[], other: readonly Segment[]): boolean {
  const usual = medianSize(other);
  return side.every((one) => one.size > 1.1 * usual || one.glyphs.every((glyph) => glyph.isBold));
}

const FEWEST_MARGIN_HEADINGS = 3;
const MOST_HEADING_LINES = 2;
/** How far above its heading's letters a section's first line may begin, in sizes of the font. */
const RISE = 0.6;

/** Headings of one line or two at the left of the lines that they are of, set larger than those; undefined where the left side is anything else. */
function findMarginSections(left: readonly Segment[], right: readonly Segment[]): MarginSection[] | undefined {
  const usual = medianSize(right);
  if (left.length >= right.length || !left.every((one) => one.size > 1.1 * usual)) return undefined;
  const headings: Segment[][] = [];
  for (const segment of left) {
    const last = headings.at(-1);
    const before = last?.at(-1);
    if (last && before && segment.y - before.y <= ROW_GAP * segment.size) last.push(segment);
    else headings.push([segment]);
  }
  const isMany = headings.length >= FEWEST_MARGIN_HEADINGS && headings.length < right.length / 2;
  if (!isMany || headings.some((lines) => lines.length > MOST_HEADING_LINES)) return undefined;
  const tops = headings.map(([first]) => (first ? first.y - (1 + RISE) * first.size : 0));
  const sections = headings.map((heading): MarginSection => ({ heading, body: [] }));
  const before: MarginSection = { heading: [], body: [] };
  for (const segment of right) {
    const index = tops.findLastIndex((top) => segment.y - segment.size >= top);
    (sections[index] ?? before).body.push(segment);
  }
  return sections.every(({ body }) => body.length > 0) ? [before, ...sections] : undefined;
}

const ROW_GAP = 1.7;

function medianSize(segments: readonly Segment[]): number {
  const sizes = segments.map((segment) => segment.size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

const firstY = (side: readonly Segment[]) => side[0]?.y ?? 0;
const lastY = (side: readonly Segment[]) => side[side.length - 1]?.y ?? 0;

function weigh(left: readonly Segment[], right: readonly Segment[]): Evidence {
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const aligned = few.filter((segment) =>
    many.some((other) => Math.abs(other.y - segment.y) <= 0.15 * Math.min(segment.size, other.size)),
  );
  const isLeft = new Set(left);
  const painted = [...left, ...right].sort((first, second) => first.order - second.order);
  const switches = painted.filter((segment, index) => {
    const before = painted[index - 1];
    return before !== undefined && isLeft.has(before) !== isLeft.has(segment);
  });
  return {
    alignedShare: aligned.length / few.length,
    switchCount: switches.length,
    switchShare: Math.max(0, switches.length - 1) / Math.max(1, 2 * few.length - 1),
    leftDensity: densityOf(left),
    rightDensity: densityOf(right),
    flows: countFlows(left) + countFlows(right),
  };
}

/** The share of lines that follow the line before at a paragraph's distance. */
function densityOf(side: readonly Segment[]): number {
  const close = side.filter((segment, index) => {
    const before = side[index - 1];
    return before !== undefined && segment.y - before.y <= 1.8 * Math.max(segment.size, before.size);
  });
  return close.length / Math.max(1, side.length - 1);
}

/** Lines that fill their column and continue below in lower case: running text, which table cells seldom hold. */
function countFlows(side: readonly Segment[]): number {
  const edge = Math.max(...side.map((segment) => segment.right));
  const start = Math.min(...side.map((segment) => segment.left));
  return side.filter((segment, index) => {
    const before = side[index - 1];
    if (!before || segment.y - before.y > 1.8 * segment.size) return false;
    const isFull = before.right > edge - 0.2 * (edge - start);
    const firstLetter = [...segment.glyphs].sort((one, other) => one.left - other.left)[0]?.text ?? '';
    return isFull && /^\p{Ll}/u.test(firstLetter);
  }).length;
}
