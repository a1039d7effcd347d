import { joinPattern } from '../text/join-pattern.ts';

const LONGEST = 90;
const CELLS = /\s*[|\t¦│]\s*|\s{3,}/u;
const HEAD_WORDS = joinPattern(
  'iu',
  '^(?:(?:from|to|until|start|end|began|ended|dates?|period|years?|months?|when|time|where|what|employer|employers|company|organi[sz]ation|business|firm',
  '|place|location|city|town|country|site|job|title|role|position|post|duties|duration|department|institution|school|college|university|course|qualification',
  String.raw`|award|degree|grade|result|level|subjects?|main|name|of|and|the|held|obtained)(?:[\s,/&–—-]+|$)){1,6}$`,
);
/** A row without one of these may be a heading: "Dates and places". */
const TELLS_COLUMN =
  /\b(?:employer|company|organi[sz]ation|position|job|role|title|post|institution|school|qualification|course|degree|award)\b/iu;

/** The row above a table: "From – To | Employer, place | Job" names columns and nobody's work. */
export function isColumnHeads(line: string): boolean {
  if (line.length > LONGEST || /\d/u.test(line)) return false;
  const cells = line
    .trim()
    .split(CELLS)
    .filter((cell) => cell !== '');
  return cells.length > 1 && TELLS_COLUMN.test(line) && cells.every((cell) => HEAD_WORDS.test(cell));
}
