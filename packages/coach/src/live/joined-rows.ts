/** An item does not end with these, nor with a comma. */
const GOES_ON = /(?:[,;:(&/-]|\b(?:and|or|the|an?|of|to|in|on|at|for|with|by|from|as|than|incl|including|my|our))$/iu;
/** Nor begins with these. */
const CONTINUES =
  /^(?:and|or|of|to|in|on|at|for|with|by|from|as|than|which|that|who|but|so|because|including|per|&|\)|\d+%)(?![\p{L}\p{N}])/iu;
const SHORTEST = 18;
const MOST_LINES = 600;
const MOST_ROWS = 8;

/** The lines of a resume as they stand there, without their marks, and the length of the longest. */
export type Rows = { lines: readonly string[]; longest: number };
export function rowsOf(text: string): Rows {
  const lines = text
    .split(/\r?\n/, MOST_LINES)
    .map((line) =>
      line
        .replace(/^[\s•◦▪‣·*●○>–—-]+/u, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line.length >= SHORTEST);
  return { lines, longest: Math.max(0, ...lines.map((line) => line.length)) };
}

/**
 * A line of the resume that the reading joined of several, each of which says its own thing: without marks or capitals it cannot be known where an item ends, but a row
 * behind which the next word would have had room was not wrapped.
 */
export function apartAsWritten(text: string, { lines, longest }: Rows): string[] {
  const own: string[] = [];
  let rest = text.trim();
  while (own.length < MOST_ROWS) {
    const row = lines.find((line) => line.length < rest.length && rest.startsWith(`${line} `));
    if (row === undefined) break;
    const next = rest.slice(row.length + 1);
    const [word = ''] = next.split(' ');
    const isWrapped = row.length + 1 + word.length > longest || GOES_ON.test(row) || CONTINUES.test(next);
    if (isWrapped) {
      const further = apartAsWritten(next, { lines, longest });
      return [...own, `${row} ${further[0] ?? ''}`.trim(), ...further.slice(1)];
    }
    own.push(row);
    rest = next;
  }
  return [...own, rest];
}
