import { unwrapLines } from '../job/unwrap-lines.ts';
import { rememberLast } from '../text/remember.ts';

/** So many letters and digits of two lines find the place where a margin broke them. */
const END = 18;
const START = 12;
/** No job has more lines. */
const MOST_LINES = 100;
/** A longer text is no resume with margins. */
const LONGEST_TEXT = 20_000;

const plain = (line: string): string => line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The letters and digits of each line without the breaks of its margin. The jobs of one resume have one text. */
const wholeLines = rememberLast((text: string) => unwrapLines(text).map(plain).join('\n'));

/** The lines of a job without the breaks of a margin before a capital or a figure: "run two mills from customer" / "STEP files". */
export function joinBroken(lines: readonly string[], text: string): string[] {
  if (lines.length < 2 || lines.length > MOST_LINES || text.length > LONGEST_TEXT) return [...lines];
  return lines.reduce<string[]>((joined, line) => {
    const before = joined.at(-1) ?? '';
    const seam = `${plain(before.slice(-3 * END)).slice(-END)}${plain(line.slice(0, 3 * START)).slice(0, START)}`;
    const isBroken = before !== '' && !/[.!?;:]$/u.test(before) && wholeLines(text).includes(seam);
    if (isBroken) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
    return joined;
  }, []);
}
