import { writtenDate } from './letter-phrases.ts';

const PART_END = /,\s+(?![^()]*\))|\s+[–—-]\s+/u;
const DATED =
  /^(?:(?:completed|passed|awarded|obtained|finished|gained|since|in)\s+){0,2}((?:\p{L}{3,9}\.?\s|\d{1,2}\/)?(?:19|20)\d\d)$/iu;
const MOST_PARTS = 2;
const LONGEST = 110;
/** Says of the person, or what is not held. */
const NO_NAME = /\bI \p{Ll}|\b(?:my|me|not|expired|lapsed|applied|pending|planned|scheduled|years?)\b|[!?:]|\.\s/u;

/** "CeMAP (Certificate in Advice), Elm Institute, completed November 2023, at second attempt" by its name, its giver and its date; '' where a line is no such name. */
export function shortPaper(line: string): string {
  const parts = line.split(PART_END).map((part) => part.trim());
  const at = parts.findIndex((part) => DATED.test(part));
  const date = writtenDate(DATED.exec(parts[at] ?? '')?.[1] ?? '');
  const named = parts.slice(0, at < 0 ? MOST_PARTS : Math.min(at, MOST_PARTS)).join(', ');
  if (named === '' || NO_NAME.test(named) || !/^[\p{Lu}\d]/u.test(named)) return '';
  const text = date === '' ? named : `${named} (${date})`;
  return text.length > LONGEST || text.split('(').length !== text.split(')').length
    ? ''
    : text.replace(/\) \(([^()]+)\)$/u, ', $1)');
}
