import type { JobPhrase } from './job-phrase.ts';
import { toPhrase } from './job-phrase.ts';
import type { Token } from './tokenize.ts';

const MAX_MEMBER_WORDS = 4;
const MAX_WHOLE_WORDS = 5;
/** A point that tells or addresses is a sentence and no name of a skill. */
const SENTENCE_WORD =
  /\b(?:you|we|our|us|they|is|are|was|be|will|must|can|if|this|that|who|which|when|because|not|no|please|it|i)\b/iu;
const NO_MEMBER_START = new Set(
  'at on by from per via within during up minimum maximum min max around over under about the a an to for of in with as'.split(
    ' ',
  ),
);
/** "Level 3 Food Safety", "NVQ Level 2 in Carpentry". */
const QUALIFICATION =
  /\b(?:(?:NVQ|SVQ|HNC|HND|BTEC|GCSEs?|City (?:&|and) Guilds|IOSH|NEBOSH|CIPD|CIPS|AAT|ACCA|CIMA|CSCS|SMSTS|SSSTS|IPAF|PASMA)\b(?: Level \d)?|Level [1-7]\b)(?: (?:in |qualified )?(?:\p{Lu}[\p{L}-]+|&|and)(?: (?:\p{Lu}[\p{L}-]+|&|and(?= \p{Lu})|of(?= \p{Lu})))*)?/gu;

/** Points of a list that name a skill by themselves ("Good timekeeping") and members of a row ("PLCs, inverters and sensors"). */
export function findListPhrases(
  clause: string,
  tokens: Token[],
  isItem: boolean,
  isKnown: (token: Token) => boolean,
): JobPhrase[] {
  const qualifications = [...clause.matchAll(QUALIFICATION)].map(
    (match): JobPhrase => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      category: 'hard',
    }),
  );
  if (!isItem || SENTENCE_WORD.test(clause) || /[£$€]\s?\d/u.test(clause)) return qualifications;
  const members = splitMembers(tokens);
  const isRow = members.length > 1 && members.some((member) => member.some(isKnown));
  if (!isRow && tokens.length > MAX_WHOLE_WORDS) return qualifications;
  const phrases = members.flatMap((member) => {
    const [first] = member;
    if (!first || member.length > MAX_MEMBER_WORDS || member.some(isKnown) || NO_MEMBER_START.has(first.word))
      return [];
    const phrase = toPhrase(clause, member, 'hard');
    return phrase ? [phrase] : [];
  });
  return [...qualifications, ...phrases];
}

/** The words between commas, brackets, "and" and "or". */
function splitMembers(tokens: Token[]): Token[][] {
  const members: Token[][] = [[]];
  for (const token of tokens) {
    if (token.word === 'and' || token.word === 'or') members.push([]);
    else {
      if (token.gap === 'break') members.push([]);
      members.at(-1)?.push(token);
    }
  }
  return members.filter((member) => member.length > 0);
}
