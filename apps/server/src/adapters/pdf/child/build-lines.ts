import type { ResumeLine } from '@greenroom/contract/resume';
import { buildChunks } from './build-chunks.ts';
import { addDrawnBullets, buildSegments, type GridLine, type Segment } from './build-segments.ts';
import { isRightToLeft } from './clean-characters.ts';
import { hangDates } from './date-cells.ts';
import { gatherGrids } from './find-grids.ts';
import { joinAccents } from './join-accents.ts';
import { isMostlyRightToLeft, orderSegments } from './order-segments.ts';
import type { Glyph, PageMarks, Patch } from './page-marks.ts';
import { placeTurned, type TurnedText } from './place-turned.ts';
import { spellGlyphs } from './spell-glyphs.ts';
import { splitCells } from './split-cells.ts';

/**
 * Pieces of one line that are farther apart than this, in sizes of the font, are distinguished by a tab: cells, or a
 * job and its dates.
 */
const TAB_GAP = 1.5;
/** A rotated heading counts as larger. */
const TURNED_SIZE = 1.25;

/** The lines of one page in reading order; what a person cannot see comes last. */
export function buildLines(marks: PageMarks, page: number): ResumeLine[] {
  const chunks = buildChunks({ ...marks, glyphs: joinAccents(marks.glyphs) });
  const isRightToLeftPage = isMostlyRightToLeft(chunks);
  const lines: ResumeLine[] = [];
  for (const isHidden of [false, true]) {
    const wanted = chunks.filter((chunk) => chunk.isHidden === isHidden);
    const place = { page, isHidden, isRightToLeftPage };
    for (const angle of anglesOf(wanted)) {
      const built = buildSegments(wanted.filter((chunk) => chunk.angle === angle));
      const segments = angle === 0 && !isHidden ? layOut(built, marks.patches, isRightToLeftPage) : built;
      addLines(lines, segments, angle, place);
    }
  }
  return lines;
}

/** Upright text that a person sees, with its drawn bullets; from left to right also with its cells and hung dates. */
function layOut(segments: Segment[], patches: readonly Patch[], isRightToLeftPage: boolean): Segment[] {
  addDrawnBullets(segments, patches);
  return isRightToLeftPage ? segments : hangDates(gatherGrids(splitCells(segments)));
}

/** Adds the text of one direction: turned headings beside the lines that they are of, all else after them. */
function addLines(lines: ResumeLine[], segments: readonly Segment[], angle: Glyph['angle'], place: LinePlace): void {
  const headings = place.isHidden || angle % 2 === 0 ? [] : turnedTexts(segments, place);
  const placed = placeTurned(lines, headings);
  if (placed) {
    lines.splice(0, lines.length, ...placed);
    return;
  }
  for (const row of orderSegments(segments, place.isRightToLeftPage)) {
    const grid = row.flatMap((segment) => segment.gridLines ?? []);
    for (const line of grid) lines.push(toLine(line, place));
    const line = buildLine(
      row.filter((segment) => segment.gridLines === undefined),
      place,
    );
    if (line) lines.push(line);
  }
}

const toLine = ({ text, x, y, right, size, isBold }: GridLine, { page, isHidden }: LinePlace): ResumeLine => ({
  text,
  page,
  x: round(x),
  y: round(y),
  fontSize: round(size),
  isBold,
  isHidden,
  right: round(right),
});

/** Texts that run up (3) or down (1) the page, in the page's own places. */
function turnedTexts(segments: readonly Segment[], place: LinePlace): TurnedText[] {
  return segments.flatMap(splitAtGaps).flatMap((segment) => {
    const line = buildLine([segment], place);
    const isDown = segment.glyphs[0]?.angle === 3;
    const [top, bottom] = isDown ? [-segment.right, -segment.left] : [segment.left, segment.right];
    return line
      ? [
          {
            line: {
              ...line,
              x: round(Math.abs(segment.y)),
              isBold: true,
              fontSize: round(TURNED_SIZE * line.fontSize),
            },
            top,
            bottom,
            across: Math.abs(segment.y),
          },
        ]
      : [];
  });
}

/** A gap without a space in it, in sizes of the font, parts two headings of which one ends where the next begins. */
const TURNED_GAP = 0.3;

function splitAtGaps(segment: Segment): Segment[] {
  const glyphs = [...segment.glyphs].sort((one, other) => one.left - other.left);
  const parts: Glyph[][] = [];
  glyphs.forEach((glyph, index) => {
    const before = glyphs[index - 1];
    const gap = before ? glyph.left - before.right - Math.max(0, before.spacing) : 0;
    if (before && (glyph.isAfterSpace || gap <= TURNED_GAP * glyph.size)) parts.at(-1)?.push(glyph);
    else parts.push([glyph]);
  });
  return parts.map((part) => ({
    ...segment,
    glyphs: part,
    left: Math.min(...part.map((glyph) => glyph.left)),
    right: Math.max(...part.map((glyph) => glyph.right)),
  }));
}

/** The directions in which a page's text runs, the most used one first. */
function anglesOf(chunks: readonly { angle: Glyph['angle']; glyphs: Glyph[] }[]): Glyph['angle'][] {
  const counts = new Map<Glyph['angle'], number>();
  for (const chunk of chunks) counts.set(chunk.angle, (counts.get(chunk.angle) ?? 0) + chunk.glyphs.length);
  return [...counts].sort((first, second) => second[1] - first[1]).map(([angle]) => angle);
}

type LinePlace = { page: number; isHidden: boolean; isRightToLeftPage: boolean };

function buildLine(row: readonly Segment[], { page, isHidden, isRightToLeftPage }: LinePlace): ResumeLine | undefined {
  const first = row[0];
  if (!first) return undefined;
  const text = spellRow(row, isRightToLeftPage);
  if (text === '') return undefined;
  return {
    text,
    page,
    x: round(first.left),
    y: round(first.y),
    fontSize: sizeOf(first.glyphs, spellGlyphs(first.glyphs)),
    // Dates beside a bold employer are rarely bold: the line's beginning tells what kind of line it is.
    isBold: first.glyphs.filter((glyph) => glyph.isBold).length * 2 > first.glyphs.length,
    isHidden,
    right: round(Math.max(...row.map((segment) => segment.right))),
  };
}

function spellRow(row: readonly Segment[], isRightToLeftPage: boolean): string {
  const hasRightToLeft = row.some((segment) => segment.glyphs.some((glyph) => isRightToLeft(glyph.text)));
  const isTurned = hasRightToLeft && (isRightToLeftPage || isMostlyRightToLeft(row));
  const ordered = isTurned ? [...row].reverse() : row;
  let text = '';
  let before: Segment | undefined;
  for (const segment of ordered) {
    const spelled = spellGlyphs(segment.glyphs, isRightToLeftPage);
    if (spelled === '') continue;
    if (before) {
      const gap = Math.max(segment.left - before.right, before.left - segment.right);
      const isWide = segment.isCell === true || gap >= TAB_GAP * Math.min(before.size, segment.size);
      text += before.isBullet || !isWide ? ' ' : '\t';
    }
    text += segment.hungDate === undefined ? spelled : `${spelled}\t${segment.hungDate}`;
    before = segment;
  }
  return text;
}

/** The size that most characters of a line have, in points; of a line in small capitals, which are set smaller, that of its capitals. */
function sizeOf(glyphs: readonly Glyph[], text: string): number {
  const counts = new Map<number, number>();
  for (const glyph of glyphs) {
    const size = Math.round(glyph.size * 10) / 10;
    counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  if (counts.size === 2 && !/\p{Ll}/u.test(text)) return Math.max(...counts.keys());
  return [...counts].sort((first, second) => second[1] - first[1] || second[0] - first[0])[0]?.[0] ?? 0;
}

const round = (points: number) => Math.round(points * 10) / 10;
