import { unwrapLines } from '../job/unwrap-lines.ts';

/** So many letters and digits of two lines find the place where a margin broke them. */
const END = 18;
const START = 12;
/** No resume has more lines. */
const MOST_LINES = 600;

const plain = (line: string): string => line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The lines of a job without the breaks of a margin before a capital or a figure: "run two mills from customer" / "STEP files". */
export function joinBroken(lines: readonly string[], text: string): string[] {
  if (lines.length < 2) return [...lines];
  const wholes = unwrapLines(text).slice(0, MOST_LINES).map(plain);
  return lines.reduce<string[]>((joined, line) => {
    const before = joined.at(-1) ?? '';
    const seam = `${plain(before).slice(-END)}${plain(line).slice(0, START)}`;
    const isBroken = before !== '' && !/[.!?;:]$/u.test(before) && wholes.some((whole) => whole.includes(seam));
    if (isBroken) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
    return joined;
  }, []);
}
