import { joinPattern } from '../text/join-pattern.ts';
import type { Place } from './place.ts';

/** No resume has more lines. */
const MOST_READ = 600;
const MOST_CHARACTERS = 2000;
const MOST_SENTENCES = 40;
const SHORTEST = 30;
const LONGEST_HEADING = 40;
const WORK = /^(?:my )?(?:work|jobs?|employment|career|experience|positions?)(?: (?:history|experience|so far))?:?$/iu;
const ELSEWHERE =
  /^(?:my )?(?:education|training|qualifications?|hobbies|interests|references?|referees|skills|languages|about me|personal \p{L}+)\b.{0,25}$/iu;
const SENTENCE_END =
  /(?<=\p{L}{2}[.!?]|[\d)][.!?])(?<!\b(?:\p{Lu}[b-df-hj-np-tv-xz]{1,3}|Prof|Rev|Sgt|Capt|vs|approx)\.)\s+(?=\p{Lu})/u;
/** What a person did or does: "I lead a group", "Ran the sessions". */
const DEED = joinPattern(
  'u',
  String.raw`^(?:(?:(?:In|Since) (?:\p{L}+ )?(?:19|20)\d\d,? )?(?:I|we) (?:have |also |now )?(?!am\b|was\b|believe|love|enjoy|like|want|hope|would|will|left|had\b|did not\b|(?:came|went|moved`,
  String.raw`|started|began|start|begin|come|go|move|learn|speak|live|joined|entered|stayed|got|learn(?:ed|t)|play|sing|live|understand)\b)\p{Ll}+`,
  String.raw`|\p{Lu}\p{Ll}+(?:ed|ing)|Ran|Led|Made|Built|Wrote|Taught|Kept|Set up|Took|Sold)\s`,
);

/** Work in sentences without a job that was read: a place without a name. Below a heading of work, where there is one. */
export function proseWork(text: string): Place {
  const lines = text
    .replace(/(?<=\p{Ll},?)[ \t]*\n(?=\p{Ll})/gu, ' ')
    .split('\n', MOST_READ)
    .map((line) => line.trim().replace(/^[^\p{L}\p{N}"“(]+/u, ''));
  const start = lines.findIndex((line) => line.length <= LONGEST_HEADING && WORK.test(line));
  const below = lines.slice(start + 1);
  const end = start < 0 ? -1 : below.findIndex((line) => ELSEWHERE.test(line));
  const achievements = (end < 0 ? below : below.slice(0, end))
    .filter((line) => line.length <= MOST_CHARACTERS)
    .flatMap((line) => line.split(SENTENCE_END))
    .filter((sentence) => sentence.length >= SHORTEST && DEED.test(sentence))
    .slice(0, MOST_SENTENCES);
  return { title: '', employer: '', startDate: '', endDate: '', achievements, isProject: false };
}
