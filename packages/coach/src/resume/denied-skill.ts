import { joinPattern } from '../text/join-pattern.ts';

const DENIED = joinPattern(
  'iu',
  String.raw`\b(?:not (?:great|good|strong|confident|experienced|trained|yet|used|done|held|finished|started)|never (?:used|done|worked|had)`,
  String.raw`|no (?:experience|knowledge|training)|no (?:[\p{L}()]+ ){1,3}(?:yet|so far|at (?:present|the moment))|(?:have|has)(?:n['’]?t| not)\b`,
  String.raw`|still learning|would like to (?:learn|do|get|train)|lapsed|expired|out of date|no longer)\b`,
);
/** "No NVQ", "no own car": right before the skill. */
const NONE = /\bno (?:\p{L}+ )?\P{L}*$/iu;
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
  return (
    DENIED.test(line.slice(start, end)) || NONE.test(line.slice(start, at)) || (ends.length <= 2 && RUN_OUT.test(line))
  );
}
