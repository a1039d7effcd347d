import type { ResumeLine } from '@greenroom/contract/resume';

const MAX_CELL_LENGTH = 28;
const MAX_CELL_WORDS = 3;
/** So many labels in the margin head the sections of a resume. */
const FEWEST_HEADINGS = 3;
/** The lines below a label begin at least this much farther right. */
const INDENT_POINTS = 40;
const SAME_EDGE_POINTS = 3;
/** Share of the lines below the first label that begin at the text's own edge. */
const LEAST_INDENTED = 0.4;

/** Lines whose headings in the margin are lines of their own, and those headings. */
export type MarginHeadings = { lines: ResumeLine[]; headings: ReadonlySet<ResumeLine> };

/**
 * "practice\tAssociate Architect, Elm Office (since 2021)" in a resume that has the headings of its sections in bold in the left margin, in any
 * words, each on the line of its section's first text.
 */
export function splitMarginHeadings(lines: readonly ResumeLine[]): MarginHeadings {
  const labels = lines.filter(isLabelled);
  const edge = labels[0]?.x ?? 0;
  const inMargin = new Set(labels.filter((line) => Math.abs(line.x - edge) < SAME_EDGE_POINTS));
  const first = lines.findIndex((line) => inMargin.has(line));
  const below = lines.slice(first).filter((line) => !inMargin.has(line));
  const indented = below.filter((line) => line.x > edge + INDENT_POINTS);
  const isOwnMargin = below.length > 0 && below.length - indented.length <= inMargin.size;
  if (inMargin.size < FEWEST_HEADINGS || !isOwnMargin || indented.length < LEAST_INDENTED * inMargin.size)
    return { lines: [...lines], headings: new Set() };
  const textEdge = Math.min(...indented.map((line) => line.x));
  const headings = new Set<ResumeLine>();
  const split = lines.flatMap((line) => {
    if (!inMargin.has(line)) return [line];
    const [label = '', ...rest] = line.text.split('\t');
    const { right: _, ...place } = line;
    const heading: ResumeLine = { ...place, text: label };
    headings.add(heading);
    return [heading, { ...line, text: rest.join('\t'), x: textEdge, isBold: false }];
  });
  return { lines: split, headings };
}

/** A few words without a number in bold, and the text beside them. */
function isLabelled({ text, isBold, y }: ResumeLine): boolean {
  const [label = '', rest = ''] = text.trim().split('\t');
  if (
    !isBold ||
    y === 0 ||
    rest === '' ||
    label.length > MAX_CELL_LENGTH ||
    label.split(/\s+/u).length > MAX_CELL_WORDS
  )
    return false;
  return /^\p{L}[^\d@:,.|]*$/u.test(label);
}
