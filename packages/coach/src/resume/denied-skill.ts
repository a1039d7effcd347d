import { joinPattern } from '../text/join-pattern.ts';

const DENIED = joinPattern(
  'iu',
  String.raw`\b(?:not (?:great|good|strong|confident|experienced|trained|yet|used)|never (?:used|done|worked|had)|no (?:experience|knowledge|training)`,
  String.raw`|(?:have|has)(?:n['’]?t| not)\b|still learning|lapsed|expired|out of date|no longer)\b`,
);
const RUN_OUT = /\b(?:lapsed|expired|out of date|no longer (?:valid|held))\b/iu;
const ITEM_END = /[,;.•|](?=\s|$)/gu;

/**
 * True where the resume says of a skill that it is not there or is no longer valid: "not great at Excel", "First aid, expired 2021". `at` is
 * the place of the skill in the line.
 */
export function isDenied(line: string, at: number): boolean {
  const ends = [...line.matchAll(ITEM_END)].map(({ index }) => index);
  const start = Math.max(0, ...ends.filter((end) => end < at).map((end) => end + 1));
  const end = ends.find((place) => place >= at) ?? line.length;
  return DENIED.test(line.slice(start, end)) || (ends.length <= 2 && RUN_OUT.test(line));
}
