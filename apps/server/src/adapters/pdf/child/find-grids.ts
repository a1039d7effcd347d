import { type GridLine, groupByBaseline, type Segment } from './build-segments.ts';
import { isDateText } from './date-cells.ts';
import { spellGlyphs } from './spell-glyphs.ts';

type Line = { text: string; left: number; right: number; y: number; size: number; isBold: boolean };
/** The lines of one row by its columns; `segments` is all of it. */
type Row = { top: number; cells: Line[][]; segments: Segment[] };
type Placed = { segment: Segment; column: number };

const FEWEST_COLUMNS = 3;
/** Rows with text in so many columns; a head with labels is one of them. */
const FEWEST_ROWS = 2;
const EDGE_POINTS = 2;
/** How far a list is set in within its cell, in sizes of the font. */
const MAX_INDENT = 3;
/** Distance of the first lines of one row's cells, in sizes of the font: a list may begin a little lower. */
const SAME_TOP = 0.4;
/** A row begins this much farther below the line above than lines of one cell are apart. */
const ROW_DROP = 1.2;
const HEADING_DROP = 1.5;
/** In sizes of the font: a row or a line of it is no farther below the one above. */
const MAX_DROP = 4.5;
/** A column with a cell of more text, and with so much in each on average, tells what was done. */
const MAX_FIELD_LENGTH = 75;
const TOLD_LENGTH = 35;
/** The duties are on separate lines below the row with the fields. */
const RISE_POINTS = 3;
/** Share of rows with dates from which a column is one of dates. */
const DATE_SHARE = 0.6;
const YEAR = /(?:19|20)\d{2}|['’]\d{2}/u;
const RANGE = /\s(?:to|until|till)\s|[–—−-]/u;

/**
 * Tables of three columns or more with a column of dates, whose cells may be of several lines: each row as one segment with its lines, the cells of
 * the first one joined by tabs. All else stays as it is.
 */
export function gatherGrids(segments: readonly Segment[]): Segment[] {
  const baselines = groupByBaseline(segments, SAME_TOP);
  const gathered: Segment[] = [];
  for (let index = 0; index < baselines.length; ) {
    const grid = growGrid(baselines, index);
    if (grid) gathered.push(...grid.rows);
    else gathered.push(...(baselines[index] ?? []));
    index += grid?.count ?? 1;
  }
  return gathered;
}

/** The table whose first row begins at a baseline, and how many baselines it takes. */
function growGrid(baselines: readonly Segment[][], start: number): { rows: Segment[]; count: number } | undefined {
  const first = baselines[start] ?? [];
  if (first.length < FEWEST_COLUMNS) return undefined;
  const edges = first.map((segment) => segment.left);
  const groups: Placed[][] = [];
  for (let index = start; index < baselines.length; index += 1) {
    const placed = place(baselines[index] ?? [], edges);
    if (!placed || isFarBelow(placed, groups.at(-1))) break;
    groups.push(placed);
  }
  const rows = rowsOf(groups, edges.length);
  while (rows.length > 0 && filled(rows.at(-1)) < 2) rows.pop();
  if (!isGrid(rows, edges.length)) return undefined;
  const limits = limitsOf(rows, edges);
  const isDates = edges.map((_, column) => isDateColumn(rows, column));
  const isTold = edges.map((_, column) => !isDates[column] && isToldColumn(rows, column));
  const taken = rows.reduce((sum, row) => sum + row.count, 0);
  return { rows: rows.map((row) => toSegment(row, limits, { isDates, isTold })), count: taken };
}

const filled = (row: Row | undefined) => row?.cells.filter((cell) => cell.length > 0).length ?? 0;

function isFarBelow(placed: readonly Placed[], before: readonly Placed[] | undefined): boolean {
  const [one, other] = [placed[0]?.segment, before?.[0]?.segment];
  return one !== undefined && other !== undefined && one.y - other.y > MAX_DROP * one.size;
}

/** The columns of the segments of a baseline; undefined if one of them is in none. */
function place(group: readonly Segment[], edges: readonly number[]): Placed[] | undefined {
  const placed: Placed[] = [];
  for (const segment of group.flatMap((one) => cutAtEdges(one, edges))) {
    const column = edges.findLastIndex((edge) => edge <= segment.left + EDGE_POINTS);
    const edge = edges[column];
    const next = edges[column + 1];
    if (edge === undefined || (next !== undefined && segment.right > next - 1)) return undefined;
    const isInOne = placed.some((other) => other.column === column);
    if (!isInOne && segment.left - edge > MAX_INDENT * segment.size) return undefined;
    placed.push({ segment, column });
  }
  return placed;
}

/** A text of which a word begins at the edge of a column that it reaches into, in two. */
function cutAtEdges(segment: Segment, edges: readonly number[]): Segment[] {
  const edge = edges.find((one) => one > segment.left + segment.size && one < segment.right - 1);
  if (edge === undefined) return [segment];
  const glyphs = [...segment.glyphs].sort((one, other) => one.left - other.left);
  const at = glyphs.findIndex((glyph) => Math.abs(glyph.left - edge) <= EDGE_POINTS && glyph.isAfterSpace);
  if (at <= 0) return [segment];
  const [head, rest] = [glyphs.slice(0, at), glyphs.slice(at)];
  const reach = (some: typeof glyphs) => Math.max(...some.map(({ right }) => right));
  const behind = { ...segment, glyphs: rest, left: rest[0]?.left ?? segment.left, right: reach(rest) };
  return [{ ...segment, glyphs: head, right: reach(head) }, ...cutAtEdges(behind, edges)];
}

type CountedRow = Row & { count: number };

/** Baselines as rows: one begins where all its columns are farther below their last lines than lines of a cell are apart. */
function rowsOf(groups: readonly Placed[][], columnCount: number): CountedRow[] {
  const pitch = linePitch(groups);
  const last: number[] = [];
  const rows: CountedRow[] = [];
  for (const group of groups) {
    const columns = new Set(group.map(({ column }) => column));
    const isNew = group.every(({ segment, column }) => {
      const before = last[column] ?? Number.NEGATIVE_INFINITY;
      return segment.y - before > ROW_DROP * pitch;
    });
    const top = Math.min(...group.map(({ segment }) => segment.y));
    let row = rows.at(-1);
    // A line alone, far below all others, is the heading of what follows.
    if (row && columns.size === 1 && top - Math.max(...last.filter(Number.isFinite)) > HEADING_DROP * pitch) break;
    if (!row || (isNew && columns.size > 1)) {
      row = { top, cells: Array.from({ length: columnCount }, () => []), segments: [], count: 0 };
      rows.push(row);
    }
    row.count += 1;
    for (const { segment, column } of group) {
      addLine(row.cells[column] ?? [], segment);
      row.segments.push(segment);
      last[column] = segment.y;
    }
  }
  return rows;
}

/** Distance of two lines of one cell: the least in any column, or 0 where no two lines are near enough to be of one cell. */
function linePitch(groups: readonly Placed[][]): number {
  const last: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { segment, column } of groups.flat()) {
    const drop = segment.y - (last[column] ?? Number.NEGATIVE_INFINITY);
    if (drop > segment.size * SAME_TOP && drop < MAX_LINE_DROP * segment.size) least = Math.min(least, drop);
    last[column] = segment.y;
  }
  return Number.isFinite(least) ? least : 0;
}
const MAX_LINE_DROP = 1.7;

function addLine(cell: Line[], segment: Segment): void {
  const text = spellGlyphs(segment.glyphs);
  const before = cell.at(-1);
  if (before && Math.abs(before.y - segment.y) < SAME_TOP * segment.size) {
    before.text = `${before.text} ${text}`;
    before.right = Math.max(before.right, segment.right);
    return;
  }
  const { left, right, y, size, glyphs } = segment;
  cell.push({ text, left, right, y, size, isBold: glyphs.filter((glyph) => glyph.isBold).length * 2 > glyphs.length });
}

/** Rows of several cells that begin together, with dates in one of the columns. */
function isGrid(rows: readonly Row[], columnCount: number): boolean {
  if (rows.filter((row) => filled(row) >= FEWEST_COLUMNS).length < FEWEST_ROWS) return false;
  const areTogether = rows.every(({ top, cells }) =>
    cells.every(([line]) => line === undefined || line.y - top <= SAME_TOP * 1.2 * line.size),
  );
  const hasDates = Array.from({ length: columnCount }, (_, column) => isDateColumn(rows, column)).some(Boolean);
  return areTogether && hasDates && rows.every((row) => filled(row) > 1);
}

const wholeOf = (cell: readonly Line[] | undefined) => (cell ?? []).map(({ text }) => text).join(' ');

/** The first row may be a head, and a cell may be empty. */
function isDateColumn(rows: readonly Row[], column: number): boolean {
  const texts = rows.map(({ cells }) => wholeOf(cells[column])).filter((text) => text !== '');
  const dates = texts.filter(isDateText);
  const years = dates.filter((text) => YEAR.test(text));
  return (
    years.length > 0 &&
    dates.length >= DATE_SHARE * (texts.length - 1) &&
    dates.length >= texts.length - 1 - texts.length / 3
  );
}

/** How far the text of each column may reach: the next column without the narrowest gutter of the table. */
function limitsOf(rows: readonly Row[], edges: readonly number[]): number[] {
  const reaches = edges.map((_, column) =>
    Math.max(0, ...rows.flatMap(({ cells }) => (cells[column] ?? []).map((line) => line.right))),
  );
  const gutters = edges.slice(1).map((edge, column) => edge - (reaches[column] ?? edge));
  const size = rows[0]?.segments[0]?.size ?? 0;
  const gutter = Math.max(0, Math.min(...gutters, WIDEST_GUTTER * size));
  return reaches.map((reach, column) => {
    const next = edges[column + 1];
    return next === undefined ? reach : next - gutter;
  });
}

type Kinds = { isDates: readonly boolean[]; isTold: readonly boolean[] };

function toSegment(row: Row, limits: readonly number[], kinds: Kinds): Segment {
  const [first] = row.segments;
  return {
    glyphs: row.segments.flatMap((segment) => segment.glyphs),
    left: Math.min(...row.segments.map((segment) => segment.left)),
    right: Math.max(...row.segments.map((segment) => segment.right)),
    y: row.top,
    size: first?.size ?? 0,
    order: Math.min(...row.segments.map((segment) => segment.order)),
    isBullet: false,
    gridLines: linesOf(row, limits, kinds),
  };
}

function linesOf({ top, cells, segments }: Row, limits: readonly number[], { isDates, isTold }: Kinds): GridLine[] {
  const told = isHeadOf(cells) ? [] : cells.filter((_, column) => isTold[column]);
  const fields: string[] = [];
  let isAfterDate = false;
  cells.forEach((cell, column) => {
    if (cell.length === 0 || told.includes(cell)) return;
    const isDate = isDates[column] === true && isDateText(wholeOf(cell));
    const parts = isDate ? [wholeOf(cell)] : partsOf(cell, limits[column] ?? 0);
    // "Aug 2020" and "present" in two columns are one range.
    if (isDate && isAfterDate && !RANGE.test(fields.at(-1) ?? '')) fields.push(`${fields.pop()} – ${parts[0]}`);
    else fields.push(...parts);
    isAfterDate = isDate;
  });
  const [line] = cells.find((cell) => cell.length > 0 && !told.includes(cell)) ?? [];
  const details = told.flat().map(({ left, ...one }): GridLine => ({ ...one, x: left }));
  if (!line) return details;
  const { left, size, isBold } = line;
  const right = Math.max(...segments.map((segment) => segment.right));
  return [{ text: fields.join('\t'), x: left, y: top - RISE_POINTS, right, size, isBold }, ...details];
}

/** A head has labels of one line or two, and no number. */
const isHeadOf = (cells: readonly Line[][]) => cells.every((cell) => cell.length < 3 && !/\d|^•/u.test(wholeOf(cell)));

/** A column with points or much text. */
function isToldColumn(rows: readonly Row[], column: number): boolean {
  const texts = rows.map(({ cells }) => wholeOf(cells[column])).filter((text) => text !== '');
  const mean = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  const isLong = mean > TOLD_LENGTH && texts.some((text) => text.length > MAX_FIELD_LENGTH);
  return isLong || texts.some((text) => text.startsWith('•'));
}

/** The texts of a cell, each with its wrapped lines: a line ends a text where the next word would have fitted, or its weight ends. */
function partsOf(cell: readonly Line[], limit: number): string[] {
  const parts: string[] = [];
  cell.forEach((line, index) => {
    const before = cell[index - 1];
    const isOne = before && (OPEN_END.test(before.text) || !fitsBehind(before, line, limit));
    if (isOne && before.isBold === line.isBold) parts.push(`${parts.pop()} ${line.text}`);
    else parts.push(line.text);
  });
  return parts;
}

function fitsBehind(before: Line, line: Line, limit: number): boolean {
  const [word = ''] = line.text.split(' ');
  const width = ((line.right - line.left) * (word.length + 1)) / Math.max(1, line.text.length);
  return before.right + width < limit - SLACK * line.size;
}
const SLACK = 0.5;
/** In sizes of the font: where no cell is full, the gutter looks wider than it is. */
const WIDEST_GUTTER = 2;
const OPEN_END = /(?:\s(?:and|or|of|the|for|in|with|to|und|et|de|y)|[,&/-])$/u;
