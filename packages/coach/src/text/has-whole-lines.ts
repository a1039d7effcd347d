/** A shorter line was hardly ended by a margin. */
const FEWEST_CHARACTERS = 45;
const FEWEST_ODD = 3;
const LEAST_SHARE = 0.4;
/** Letters differ in width, so a margin ends lines of about as many. */
const TOLERANCE = 0.04;
const MOST_READ = 2000;
/** So many widths are tried. */
const MOST_WIDTHS = 40;
const OPENS_ITEM = /^\s*(?:[^\p{L}\p{N}\s]|\d{1,2}[.)]\s)/u;

/** How many characters a line has, and how many it would have with the first word of the next. */
type Break = { length: number; next: number };

/**
 * Whether a writer began each thing on a separate line, in small letters and without bullets: however wide a margin may have had, many lines are
 * longer, or leave room for the first word of the next.
 */
export function hasWholeLines(lines: readonly string[]): boolean {
  const breaks = breaksOf(lines.slice(0, MOST_READ).map((line) => line.trim()));
  const widths = breaks.map(({ length }) => length).toSorted((one, other) => one - other);
  const step = Math.max(1, Math.ceil(widths.length / MOST_WIDTHS));
  const odd = widths.filter((_, at) => at % step === 0).map((width) => oddOf(breaks, width));
  const fewest = Math.min(...odd);
  return odd.length > 0 && fewest >= FEWEST_ODD && fewest >= LEAST_SHARE * breaks.length;
}

/** The lines whose next begins with a small letter, as a wrapped one does. */
const breaksOf = (lines: readonly string[]): Break[] =>
  lines.flatMap((line, at) => {
    const [word = ''] = (lines[at + 1] ?? '').split(/\s/u);
    const isBreak = line.length > FEWEST_CHARACTERS && /^\p{Ll}/u.test(word) && !OPENS_ITEM.test(line);
    return isBreak ? [{ length: line.length, next: line.length + 1 + word.length }] : [];
  });

/** How many breaks a margin at this width would not have made. */
const oddOf = (breaks: readonly Break[], width: number): number =>
  breaks.filter(({ length, next }) => length > (1 + TOLERANCE) * width || next < (1 - TOLERANCE) * width).length;
