import { joinPattern } from '../text/join-pattern.ts';
import { isPlainVerb } from './phrase-duty.ts';

/**
 * Words before "you will" that say only when or as whom: "In the course of a normal shift you'll". A condition or a reason is none.
 */
const BEFORE_YOU =
  /^(?![^.;:?!]{0,70}\b(?:if|unless|because|but|although|though|whether|that|which|who)\b)[^.;:?!]{3,70}?[\s,](?=you(?:'ll| will|'d| would)\s)/iu;
/** "Day to day that means clinically checking prescriptions", "most days will involve inspections, preparing vehicles". */
const MEANS = joinPattern(
  'iu',
  String.raw`^[^.;:?!]{0,40}\b(?:that|this|it|which|role|job|work|post|position|days?|weeks?|duties) (?:will |would |may |might |can )?`,
  String.raw`(?:means?|includes?|involves?|covers?|is about)\s+(?=(?:\p{L}+ly )?\p{L}+ing\b|[^.;:?!]*,\s(?:and\s)?\p{L}+ing\s)`,
);
/** "Half of your week: translating contracts". */
const LABEL = /^[^:.;,]{3,40}:\s+(?=\p{Ll}+ing\s|[Yy]ou(?:'ll| will)\s)/u;
/** "In the first half year we'd want you to", "we want a cook who can". */
const WISHED =
  /^[^.;:?!]{0,60}?\b(?:I|we)(?:'d| would|'ll| will|'re| are|'m)? (?:(?:want|like|need|expect) you to|(?:want|need|seek|looking for) an? [^.;:?!,]{2,40}? (?:who (?:can|will|would)|to))\s+/iu;
/** Where another verb may begin. After "and" alone it needs an object, since "and" joins nouns as well. */
const JOINT = /(,\s+(?:and\s+|or\s+|then\s+)?)(\p{L}[\p{L}-]*)\s+(?=(\S+))|(\s+and\s+)(\p{L}[\p{L}-]*)\s+(?=(\S+))/gu;
const OPENS_OBJECT =
  /^(?:the|a|an|our|your|all|any|each|every|their|its|new|up|out|on|with|for|to|over|after|through|in|as|\p{L}+ed|\p{L}+s|\d\S*)$/iu;
const RELATIVE = /\b(?:which|who|that|whose|where)\b/iu;
const FEWEST_WORDS = 2;
const FEWEST_BEHIND_AND = 4;

/** "In the quiet hours you will answer …" as "you will answer …"; "That means checking …" as "you will be checking …". */
export function withoutLead(sentence: string): string {
  if (MEANS.test(sentence)) return `you will be ${sentence.replace(MEANS, '')}`;
  const said = sentence.replace(WISHED, 'you will ').replace(BEFORE_YOU, '').replace(LABEL, '');
  const [lead = '', verb = ''] = BEFORE_PRESENT.exec(said) ?? [];
  const isVerb = isPlainVerb(verb) || DO_VERBS.test(verb);
  return isVerb && !OTHER_CLAUSE.test(lead) ? said.slice(lead.length) : said;
}
/** "Between the trips you answer the phone". */
const BEFORE_PRESENT = /^[^.;:?!]{3,70}?[\s,](?=you (\p{Ll}+)\s)/iu;
const OTHER_CLAUSE = /\b(?:you|if|unless|because|but|although|though|whether|that|which|who|what|how|where|we|so)\b/iu;
const DO_VERBS = /^(?:do|answer|write|plan|check|run|lead|deal|travel|visit|keep|take|make|raise|sort|order|report)$/u;

const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

/** What is known of a word where another verb may begin. */
export type VerbPlace = { word: string; isBehindComma: boolean; isBehindAnd: boolean; object: string };

/**
 * "check guests in, take bookings by phone and balance the till" holds three duties. `isVerb` knows the verbs with which a duty begins; a part
 * without an object, or with fewer than `fewest` words, stays with its neighbour ("plan, order and supply materials").
 */
export function splitVerbPhrases(text: string, isVerb: (place: VerbPlace) => boolean, fewest = FEWEST_WORDS): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const place = placeOf(match);
    const before = text.slice(from, match.index);
    const behind = text.slice(match.index + place.joint.length);
    // "Assessments which a family could read and recognise themselves in" is one part.
    if (!place.isBehindComma && (RELATIVE.test(before) || !OPENS_OBJECT.test(place.object))) continue;
    if (!isVerb(place) || !areWhole(before, behind, place, fewest)) continue;
    parts.push(before);
    from = match.index + place.joint.length;
  }
  return [...parts, text.slice(from)];
}

function placeOf(match: RegExpMatchArray): VerbPlace & { joint: string } {
  const [, comma, afterComma, objectOfComma, and = '', afterAnd = '', objectOfAnd = ''] = match;
  const joint = comma ?? and;
  return {
    joint,
    word: (afterComma ?? afterAnd).toLowerCase(),
    isBehindComma: comma !== undefined,
    isBehindAnd: /\band\b/u.test(joint),
    object: (objectOfComma ?? objectOfAnd).replace(/[,.;:]$/u, ''),
  };
}

/** "And explain the differences" needs what is before it. */
const areWhole = (before: string, behind: string, { isBehindComma }: VerbPlace, fewest: number): boolean =>
  countWords(before) >= fewest && countWords(behind) >= (isBehindComma ? fewest : Math.max(fewest, FEWEST_BEHIND_AND));
