const UNFINISHED =
  /\b(?:ongoing|on-going|in progress|to be sat|part[- ]qualified|not yet (?:passed|completed|sat)|still (?:studying|to sit))\b/iu;
/** Dates below the name of a paper belong to it. */
const IS_DATE_LINE = /^\s*\(?(?:(?:19|20)\d\d\b|(?:expected|ongoing|in progress)\s*(?:[.,;)]|$))/iu;

/** Whether a resume says, in the line of a paper or in the line of dates below it, that it is still studied for: then it is not held. */
export function isStillStudied(paper: string, text: string): boolean {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(paper));
  if (at < 0) return false;
  const below = lines[at + 1] ?? '';
  return UNFINISHED.test(lines[at] ?? '') || (IS_DATE_LINE.test(below) && UNFINISHED.test(below));
}
