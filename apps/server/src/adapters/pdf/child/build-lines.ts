import type { ResumeLine } from '@greenroom/contract/resume';
import { buildChunks } from './build-chunks.ts';
import { addDrawnBullets, buildSegments, type Segment } from './build-segments.ts';
import { isRightToLeft } from './clean-characters.ts';
import { isMostlyRightToLeft, orderSegments } from './order-segments.ts';
import type { Glyph, PageMarks } from './page-marks.ts';
import { spellGlyphs } from './spell-glyphs.ts';

/** Pieces of one line that stand farther apart than this, in sizes of the font, are told apart by a tab: cells, or a job and its dates. */
const TAB_GAP = 1.5;

/** The lines of one page in reading order; what a person cannot see comes last. */
export function buildLines(marks: PageMarks, page: number): ResumeLine[] {
  const chunks = buildChunks(marks);
  const isRightToLeftPage = isMostlyRightToLeft(chunks);
  const lines: ResumeLine[] = [];
  for (const isHidden of [false, true]) {
    const wanted = chunks.filter((chunk) => chunk.isHidden === isHidden);
    for (const angle of anglesOf(wanted)) {
      const segments = buildSegments(wanted.filter((chunk) => chunk.angle === angle));
      if (angle === 0 && !isHidden) addDrawnBullets(segments, marks.patches);
      for (const row of orderSegments(segments, isRightToLeftPage)) {
        const line = buildLine(row, { page, isHidden, isRightToLeftPage });
        if (line) lines.push(line);
      }
    }
  }
  return lines;
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
  const glyphs = row.flatMap((segment) => segment.glyphs);
  const text = spellRow(row, isRightToLeftPage);
  if (text === '') return undefined;
  return {
    text,
    page,
    x: round(first.left),
    y: round(first.y),
    fontSize: sizeOf(glyphs, text),
    // Dates beside a bold employer are rarely bold: the line's beginning tells what kind of line it is.
    isBold: first.glyphs.filter((glyph) => glyph.isBold).length * 2 > first.glyphs.length,
    isHidden,
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
      text += before.isBullet || gap < TAB_GAP * Math.min(before.size, segment.size) ? ' ' : '\t';
    }
    text += spelled;
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
