/** What a point of a letter begins with in its text. */
const MARK = /^\s*•\s+/u;

/** The text of a line that is a point, without its mark; undefined for any other line. */
export const pointOf = (line: string): string | undefined => (MARK.test(line) ? line.replace(MARK, '') : undefined);

/** Lines that are shown together: points as a list, or a line by itself. */
export type LineGroup = { isList: boolean; lines: string[] };

/** The lines of a paragraph, those of a list together and without their marks. */
export function groupLines(text: string): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of text.split('\n')) {
    const point = pointOf(line);
    const last = groups.at(-1);
    if (point !== undefined && last?.isList) last.lines.push(point);
    else groups.push({ isList: point !== undefined, lines: [point ?? line] });
  }
  return groups;
}
