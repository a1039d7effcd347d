/** What a point of a letter begins with in its text. */
const MARK = /^\s*•\s+/u;

/** The text of a line that is a point, without its mark; undefined for any other line. */
export const pointOf = (line: string): string | undefined => (MARK.test(line) ? line.replace(MARK, '') : undefined);

/** `number` counts the lines of the paragraph from 0. */
type NumberedLine = { number: number; text: string };
/** Lines that are shown together: points as a list, or a line by itself. `number` is that of the first. */
export type LineGroup = { isList: boolean; number: number; lines: NumberedLine[] };

/** The lines of a paragraph, those of a list together and without their marks. */
export function groupLines(text: string): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const [number, line] of text.split('\n').entries()) {
    const point = pointOf(line);
    const last = groups.at(-1);
    if (point !== undefined && last?.isList) last.lines.push({ number, text: point });
    else groups.push({ isList: point !== undefined, number, lines: [{ number, text: point ?? line }] });
  }
  return groups;
}
