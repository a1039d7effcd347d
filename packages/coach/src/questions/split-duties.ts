/**
 * Words before "you will" that say only when or as whom: "In the course of a normal shift you'll". A condition or a reason is none.
 */
const BEFORE_YOU =
  /^(?![^.;:?!]{0,70}\b(?:if|unless|because|but|although|though|whether|that|which|who)\b)[^.;:?!]{3,70}?[\s,](?=you(?:'ll| will)\s)/iu;
/** "Day to day that means clinically checking prescriptions". */
const MEANS =
  /^[^.;:?!]{0,40}\b(?:that|this|it|which|role|job|work|post|position|day) (?:means|includes|involves|covers|is about)\s+(?=(?:\p{L}+ly )?\p{L}+ing\b)/iu;
/** Where another verb may begin. After "and" alone it needs an object, since "and" joins nouns as well. */
const JOINT = /(,\s+(?:and\s+|or\s+|then\s+)?)(\p{L}+)(?=\s)|(\s+and\s+)(\p{L}+)\s+(?=(\S+))/gu;
const OPENS_OBJECT =
  /^(?:the|a|an|our|your|all|any|each|every|their|its|new|up|out|on|with|for|to|over|after|through|in|\p{L}+s|\d\S*)$/iu;
const RELATIVE = /\b(?:which|who|that|whose|where)\b/iu;
const FEWEST_WORDS = 2;

/** "In the quiet hours you will answer …" as "you will answer …"; "That means checking …" as "you will be checking …". */
export function withoutLead(sentence: string): string {
  if (MEANS.test(sentence)) return `you will be ${sentence.replace(MEANS, '')}`;
  return sentence.replace(BEFORE_YOU, '');
}

const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

/**
 * "check guests in, take bookings by phone and balance the till" holds three duties. `isVerb` knows the verbs with which a duty begins; a part
 * without an object stays with its neighbour ("plan, order and supply materials").
 */
export function splitVerbPhrases(text: string, isVerb: (word: string) => boolean): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const [, comma, afterComma, and = '', afterAnd = '', object = ''] = match;
    const verb = (afterComma ?? afterAnd).toLowerCase();
    // "assessments which a family could read and recognise themselves in" is one part.
    if (comma === undefined && RELATIVE.test(text.slice(from, match.index))) continue;
    if (!isVerb(verb) || (comma === undefined && !OPENS_OBJECT.test(object.replace(/[,.;:]$/u, '')))) continue;
    const start = match.index + (comma ?? and).length;
    const isWhole =
      countWords(text.slice(from, match.index)) >= FEWEST_WORDS && countWords(text.slice(start)) >= FEWEST_WORDS;
    if (!isWhole) continue;
    parts.push(text.slice(from, match.index));
    from = start;
  }
  return [...parts, text.slice(from)];
}
