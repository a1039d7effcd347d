import type { ResumeLine } from '@greenroom/contract/resume';

/** A heading set vertically, with the part of the page that it covers, in points from the top. */
export type TurnedText = { line: ResumeLine; top: number; bottom: number; across: number };

const FEWEST_TURNED = 2;
const SAME_COLUMN_POINTS = 24;

/**
 * Puts headings that run up the margin before the lines that they are beside: at the widest gap between the beginning of
 * the section before and their own middle. Undefined where the turned texts are no column of headings.
 */
export function placeTurned(lines: readonly ResumeLine[], turned: readonly TurnedText[]): ResumeLine[] | undefined {
  const [first] = turned;
  if (!first || turned.length < FEWEST_TURNED) return undefined;
  if (turned.some((text) => Math.abs(text.across - first.across) > SAME_COLUMN_POINTS)) return undefined;
  const ordered = [...turned].sort((one, other) => one.top - other.top);
  const placed = [...lines];
  const sectionsStart = firstBeside(lines, first.across);
  let from = Number.NEGATIVE_INFINITY;
  for (const { line, top, bottom } of ordered) {
    const middle = (top + bottom) / 2;
    const isFirst = from === Number.NEGATIVE_INFINITY;
    const start = isFirst && sectionsStart !== undefined ? sectionsStart : widestGap(lines, from, middle);
    const at = placed.findIndex((one) => one.y >= start);
    placed.splice(at < 0 ? placed.length : at, 0, { ...line, y: start - 0.1 });
    from = start;
  }
  return placed;
}

/** Where the text beside the column of headings begins, below lines such as the name that reach to its left; undefined without such lines. */
function firstBeside(lines: readonly ResumeLine[], across: number): number | undefined {
  const last = lines.findLastIndex((line) => line.x < across);
  return last < 0 ? undefined : lines[last + 1]?.y;
}

/** Where the text below the widest gap between two heights begins. */
function widestGap(lines: readonly ResumeLine[], from: number, to: number): number {
  const heights = [...new Set(lines.map((line) => line.y))].sort((one, other) => one - other);
  let best = { gap: Number.NEGATIVE_INFINITY, start: to };
  heights.forEach((height, index) => {
    const before = heights[index - 1];
    if (before === undefined || before < from - 1 || height > to) return;
    // On equal gaps the nearer one counts.
    if (height - before >= best.gap) best = { gap: height - before, start: height };
  });
  return best.start;
}
