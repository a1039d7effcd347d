import { joinPattern } from '../text/join-pattern.ts';

/** Left school with it: no answer to a demand. */
export const SCHOOL_LEAVING =
  /\b(?:high school|GCSEs?|A[- ]levels?|ba[ck]+alaur?[eé]at\p{L}*|GED|leaving cert\p{L}*|senior certificate|matric)\b/iu;
const ACADEMIC = joinPattern(
  'iu',
  String.raw`\b(?:bachelor|master|doctor|licenciat\p{L}+|laurea|magister|diplom|associate (?:of|degree|in)|mba|juris doctor|j\.?d|llb|llm`,
  String.raw`|b\.?\s?(?:sc|a|s|eng|ed|tech|com)|m\.?\s?(?:sc|a|s|eng|ed|tech|phil)|ph\.?\s?d)\b`,
);

/** A degree of a university: an NVQ and an Abitur are none. */
export function isAcademic(degree: string): boolean {
  return ACADEMIC.test(degree) && !/\b(?:n?vq|btec|level [1-5]|certificate|pass)\b/iu.test(degree);
}
