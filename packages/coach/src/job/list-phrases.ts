import type { Token } from '../skills/tokenize.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isDutyVerbForm } from './duty-phrases.ts';
import { isFact, isPlace } from './job-fact-phrases.ts';
import type { JobPhrase } from './job-phrase.ts';
import { isPeople, isPosition, toPhrase } from './job-phrase.ts';

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
const NO_MEMBER_INSIDE = new Set('at by per via within during under about as'.split(' '));
/** "Liaise with clergy, florists and the registrar": whom one has to do with. */
const PARTIES_BEFORE =
  /\b(?:liais|speak|talk|communicat|cooperat|collaborat|coordinat|deal|engag|negotiat|meet|partner|work(?:ing)? closely)\p{L}*\s+(?:\p{L}+\s+){0,2}?with\b/iu;
/** "Level 3 Food Safety", "NVQ Level 2 in Carpentry". */
const QUALIFICATION = joinPattern(
  'gu',
  String.raw`\b(?:(?:NVQ|SVQ|HNC|HND|BTEC|GCSEs?|City (?:&|and) Guilds|IOSH|NEBOSH|CIPD|CIPS|AAT|ACCA|CIMA|CSCS|SMSTS|SSSTS|IPAF|PASMA)\b(?: Level \d)?`,
  String.raw`|Level [1-7]\b)(?: (?:in |qualified )?(?:\p{Lu}[\p{L}-]+|&|and)(?: (?:\p{Lu}[\p{L}-]+|&|and(?= \p{Lu})|of(?= \p{Lu})))*)?`,
);

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
      source: 'qualification',
    }),
  );
  if (!isItem || SENTENCE_WORD.test(clause) || /[£$€]\s?\d/u.test(clause)) return qualifications;
  // "Aalen, Germany" and "Own hand tools" are what they are as a whole.
  if (isPlace(clause) || isFact(clause)) return qualifications;
  const members = splitMembers(tokens).filter((member) => !isBeforeSharedNoun(clause, member));
  const isRow = members.length > 1 && members.some((member) => member.some(isKnown));
  if (!isRow && tokens.length > MAX_WHOLE_WORDS) return qualifications;
  const phrases = members.flatMap((member) => {
    if (member.some(isKnown) || !canBePhrase(clause, member)) return [];
    const phrase = toPhrase(clause, member, 'hard', 'list');
    return phrase && !isPeople(phrase.text) && !isPosition(phrase.text) ? [phrase] : [];
  });
  return [...qualifications, ...phrases];
}

/** Whether a member of a list says by itself what is wanted. */
function canBePhrase(clause: string, member: Token[]): boolean {
  const [first] = member;
  if (!first || member.length > MAX_MEMBER_WORDS || NO_MEMBER_START.has(first.word)) return false;
  if (PARTIES_BEFORE.test(clause.slice(0, first.start)) || /^\d+$/u.test(first.raw)) return false;
  const isVerbal = isDutyVerbForm(first.word) || first.word === 'work' || /^\p{Lu}/u.test(first.raw);
  if (!isVerbal && member.slice(1).some(({ word }) => NO_MEMBER_INSIDE.has(word))) return false;
  return !isFragment(member) && !isLabel(clause, member);
}

/** "Databases" of "Databases: PostgreSQL": it says what kind of thing follows and asks for nothing by itself. */
function isLabel(clause: string, member: Token[]): boolean {
  return /^\s*:(?!\d)/u.test(clause.slice(member.at(-1)?.end ?? 0));
}

/** Of "assess, triage and prioritize patients" or "preventative and breakdown maintenance": a word with its noun elsewhere. */
function isFragment([first, second]: Token[]): boolean {
  if (first === undefined || second !== undefined) return false;
  return (
    first.word === 'read' ||
    (isDutyVerbForm(first.word) && !first.word.endsWith('ing')) ||
    /(?:ative|ical|ary)$/u.test(first.word)
  );
}

/** "Felling small and large trees", "read small or faint print": the noun of the first member stands in the second. */
function isBeforeSharedNoun(clause: string, member: Token[]): boolean {
  const last = member.at(-1);
  return last !== undefined && SHARED_ADJECTIVE.test(last.word) && /^\s+(?:and|or|&)\s/iu.test(clause.slice(last.end));
}
const SHARED_ADJECTIVE = joinPattern(
  'u',
  '^(?:small|large|big|major|minor|new|old|local|national|international|regional|internal|external|short|long|low|high|medium|simple',
  '|complex|verbal|oral|written|individual|existing|young|manual)$',
);

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
