import { joinPattern } from '../text/join-pattern.ts';
import { verbOfGerund } from './bare-verbs.ts';

/** The reader's own time: "half of your week", "you will be out", "the rest is in the office". */
/** "A typical day starts with". */
const OF_TYPICAL_DAY =
  /^(?:an?|the|our|your) (?:normal|typical|usual|average|good|busy) (?:day|week|shift|morning|night)\b/iu;
const OF_READER = joinPattern(
  'iu',
  String.raw`\b(?:you|your|you'(?:ll|d|re)|(?:successful|ideal|right) (?:candidate|applicant)|post ?holder|job ?holder|appointee)\b`,
  String.raw`|\bthe (?:other half|rest|job|role|work)\b|\b(?:this|that|it|days?) (?:means|involves|includes)\b`,
);
const OF_COMPANY =
  /\b(?:we|our company|our clients)(?:'(?:re|ve|ll|d))?\b|^(?:the )?\p{Lu}\p{L}+ (?:is|are|has|makes|builds)\b/iu;
/** "Updating the log, which we are strict about". */
const REMARK = /,? which (?:we|is|are|our)\b.*$|,? and ends? with\b.*$/iu;
const BRACKETS = /(?:^|\s)\([^()]{0,200}\)/gu;
const BEFORE_GERUND = /(?:,\s+(?:and\s+|or\s+)?|:\s+|\s+and\s+)(?=(?:\p{L}+ly )?\p{L}{2,}ing\s+\p{L})/u;
/** Words in -ing that begin no work, or work of another kind. */
const NO_WORK = joinPattern(
  'iu',
  '^(?:during|including|following|excluding|regarding|concerning|being|having|living|working|looking|earning|getting|joining|starting|growing',
  '|going|coming|becoming|enjoying|learning|knowing|wanting|staying|receiving)\\b',
);
const FEWEST = 2;
/** "The rest of the week is paperwork and showing trainees the ropes." */
const OF_OWN_TIME =
  /^(?:the rest|the other half|half|part|most|some) of (?:your|the) (?:week|day|time|work|job|shift|winter|summer)\b/iu;

export const tellsTypicalDay = (sentence: string): boolean =>
  OF_TYPICAL_DAY.test(sentence) || OF_OWN_TIME.test(sentence);

/**
 * The pieces of work that a sentence about the reader's time lists in -ing: "the rest is in the office, fixing rosters, ringing families back and
 * running a meeting". Empty where it does not surely list work.
 */
export function gerundRow(sentence: string): string[] {
  const plain = sentence.replace(BRACKETS, '');
  const [opening = '', ...pieces] = plain.replace(REMARK, '').split(BEFORE_GERUND);
  if (!(OF_READER.test(plain) || OF_TYPICAL_DAY.test(plain)) || OF_COMPANY.test(opening)) return [];
  const known = pieces.filter((piece) => {
    const [, gerund = ''] = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(piece) ?? [];
    return !NO_WORK.test(piece) && verbOfGerund(gerund.toLowerCase()) !== undefined;
  });
  return known.length < (OF_OWN_TIME.test(plain) ? 1 : FEWEST)
    ? []
    : known.map((piece) => piece.replace(/[\s.!?]+$/u, ''));
}
