/** What a point begins with in the text of a paragraph. */
export const POINT_MARK = '• ';

/** A lead-in and its points, each on a line of its own. */
export const withPoints = (lead: string, lines: readonly string[]): string =>
  [lead, ...lines.map((line) => POINT_MARK + line)].join('\n');
