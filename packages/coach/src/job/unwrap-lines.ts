import { hasWholeLines } from '../text/has-whole-lines.ts';

/** A text is wrapped by hand where nearly all of its lines are shorter than this. */
const WIDEST_WRAP = 110;
const NARROWEST_WRAP = 45;
const FEWEST_LINES = 6;
const MOST_LONG_LINES = 0.05;
/** Of the usual width: what a line has at least that a margin ended, and what it would have had with the next word. */
const LEAST_FILLED = 0.65;
const FULL = 0.92;
const ENDED = /[.!?:;)]["'”’]?$/u;
const OPENS_ITEM = /^\s*(?:[^\p{L}\p{N}("'“£$€#@\s]|\(?\d{1,2}(?:[.)]|\.\d{1,2}[.)]?)\s|\(?[a-z]\)\s|o\s(?=[A-Z]))/u;
const INDENT = /^\s*/u;

/**
 * The lines of a text without the breaks that a margin put there: the first word of the next line would not have fitted, or it is the
 * indented rest of a point. "co-" at the end of a line is joined without a space.
 */
export function unwrapLines(text: string): string[] {
  const lines = text.split(/\r?\n/u).map((line) => line.trimEnd());
  const width = wrapWidth(lines);
  const joined: string[] = [];
  let last = '';
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && continues(last, line, before, width))
      joined[joined.length - 1] = /\p{L}-$/u.test(before) ? before + line.trim() : `${before} ${line.trim()}`;
    else joined.push(line);
    last = line;
  }
  return joined;
}

/** The usual length of a full line; 0 where the lines were not wrapped. */
function wrapWidth(lines: readonly string[]): number {
  const lengths = lines
    .map((line) => line.length)
    .filter((length) => length >= NARROWEST_WRAP - 10)
    .toSorted((one, other) => one - other);
  const isWrapped = lengths.filter((length) => length > WIDEST_WRAP).length <= MOST_LONG_LINES * lengths.length;
  const width = lengths[Math.floor(lengths.length * 0.8)] ?? 0;
  return isWrapped && lengths.length >= FEWEST_LINES && width >= NARROWEST_WRAP && !hasWholeLines(lines) ? width : 0;
}

/** `before` is all that was joined up to `last`. */
function continues(last: string, line: string, before: string, width: number): boolean {
  if (last.trim() === '' || line.trim() === '' || OPENS_ITEM.test(line)) return false;
  if (OPENS_ITEM.test(before) && indentOf(line) > indentOf(before)) return true;
  if (last.length < LEAST_FILLED * width || width === 0 || ENDED.test(last)) return false;
  const [first = ''] = line.trim().split(/\s+/u);
  return /^\p{Ll}/u.test(first) || last.length + 1 + first.length > FULL * width;
}

const indentOf = (line: string): number => INDENT.exec(line)?.[0].length ?? 0;
