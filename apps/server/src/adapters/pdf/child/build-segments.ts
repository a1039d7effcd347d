import { type Chunk, WIDEST_WORD_GAP } from './build-chunks.ts';
import type { Glyph, Patch } from './page-marks.ts';

/** A line that a row of a table is read as. */
export type GridLine = { text: string; x: number; y: number; right: number; size: number; isBold: boolean };

/** A stretch of one line without a wide gap: the piece that columns and tables are made of. */
export type Segment = {
  glyphs: Glyph[];
  left: number;
  right: number;
  y: number;
  size: number;
  /** Where it was painted first and last, for telling columns from rows. */
  order: number;
  isBullet: boolean;
  /** Cut off the text before it, at an edge of a column. */
  isCell?: boolean;
  /** Dates from a column of dates, which belong to this line. */
  hungDate?: string;
  /** Lines of a table's row, which stay together. */
  gridLines?: GridLine[];
};

const BULLET_LIKE = /^[•●▪■◦○►▶➢➤◆❖✓‣∙·*–-]$|^[\ue000-\uf8ff]$/;

/** Groups what has one baseline. `ySpread` is in sizes of the smaller font. */
export function groupByBaseline<T extends { y: number; size: number; left: number }>(
  items: readonly T[],
  ySpread = 0.3,
): T[][] {
  const rows: T[][] = [];
  for (const item of [...items].sort((first, second) => first.y - second.y || first.left - second.left)) {
    const row = rows[rows.length - 1];
    const head = row?.[0];
    if (row && head && Math.abs(item.y - head.y) <= ySpread * Math.min(item.size, head.size)) row.push(item);
    else rows.push([item]);
  }
  for (const row of rows) row.sort((first, second) => first.left - second.left);
  return rows;
}

export function buildSegments(chunks: readonly Chunk[]): Segment[] {
  return groupByBaseline(chunks).flatMap(joinRow);
}

function joinRow(row: readonly Chunk[]): Segment[] {
  const segments: Segment[] = [];
  for (const chunk of row) {
    const last = segments[segments.length - 1];
    const reach = last?.isBullet ? 3.5 : WIDEST_WORD_GAP;
    if (last && chunk.left - last.right < reach * Math.min(last.size, chunk.size)) {
      last.glyphs.push(...chunk.glyphs);
      last.right = Math.max(last.right, chunk.right);
      last.size = Math.max(last.size, chunk.size);
      last.order = Math.min(last.order, chunk.order);
      last.isBullet = false;
    } else {
      const { glyphs, left, right, y, size, order } = chunk;
      const isBullet = glyphs.length === 1 && BULLET_LIKE.test(glyphs[0]?.text ?? '');
      segments.push({ glyphs: [...glyphs], left, right, y, size, order, isBullet });
    }
  }
  return segments;
}

/** More small shapes than this are a drawing, not bullets. */
const MAX_DRAWN_BULLETS = 400;

/** Puts a bullet before each line that has a small dot or square drawn before it, as browsers and design programs draw theirs. */
export function addDrawnBullets(segments: readonly Segment[], patches: readonly Patch[]): void {
  const dots = patches.filter(({ box }) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    return width < 8 && Math.abs(width - height) < 0.25 * width;
  });
  if (dots.length > MAX_DRAWN_BULLETS) return;
  for (const { box } of dots) {
    const middle = (box.top + box.bottom) / 2;
    const line = segments.find((segment) => {
      const distance = segment.left - box.right;
      return (
        distance > 0 && distance < 2.2 * segment.size && middle < segment.y && middle > segment.y - 0.7 * segment.size
      );
    });
    const first = line?.glyphs[0];
    if (!line || !first || first.text === '•') continue;
    line.glyphs.unshift({ ...first, text: '•', left: box.left, right: box.right, isAfterSpace: false });
    line.left = box.left;
  }
}
