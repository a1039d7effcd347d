import type { SkillMatch } from '../skills/match-skills.ts';
import { GENERIC_WORDS, PHRASE_STOPS, UNNAMED_THINGS } from '../skills/phrase-words.ts';
import type { Token } from '../skills/tokenize.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { findDutyPhrases } from './duty-phrases.ts';
import type { JobPhrase } from './job-phrase.ts';
import { toPhrase } from './job-phrase.ts';
import { findListPhrases } from './list-phrases.ts';

const CUE = joinPattern(
  'giu',
  String.raw`\b(?:experience|experienced|knowledge|understanding|proficien(?:cy|t)|expert|expertise|familiar(?:ity)?|skilled|competen(?:ce|t)|background`,
  '|grounding|fluency|fluent|certifi(?:ed|cation)|training|trained|qualified|specialis(?:ing|ation)|specializ(?:ing|ation)|versed|exposure',
  '|awareness|command|mastery|working knowledge|(?<=confident |competent |advanced |proficient )user|track record|degree',
  String.raw`|qualification)\s+(?:(?!ability\b|able\b|willing)\w+\s+){0,2}?(?:with|in|of|using|on|to|on the use of|working with|building)\s+`,
);
const ABILITY =
  /\b(?:ability|able|capable|capability|capacity|willing(?:ness)?|aptitude)\s+(?:to|of|for)\s+(?:\w+ly\s+)?/giu;
/** Conditions of work rather than skills. */
const CONDITION_VERBS = new Set(
  (
    'lift stand sit walk bend kneel climb commute relocate pass obtain start legally push pull carry drive travel ' +
    'work reach stoop wear be have attend secure prove demonstrate get take gain register live undertake complete cover'
  ).split(' '),
);
/** "Willing to do this before the first trip" leans on another sentence. */
const POINTING = new Set(['this', 'that', 'these', 'those', 'it']);
const MAX_NOUN_WORDS = 4;
const MAX_VERB_WORDS = 6;

/**
 * What a clause asks for after a cue ("experience with …", "ability to …") where the lexicon found nothing. Conservative:
 * up to four words a noun phrase, up to six a verb phrase, none made of general words only.
 */
export function findJobPhrases(clause: string, tokens: Token[], known: SkillMatch[], isItem = false): JobPhrase[] {
  const nouns = [...clause.matchAll(CUE)].flatMap((cue) => nounPhrases(clause, tokens, cue.index + cue[0].length));
  const verbs = [...clause.matchAll(ABILITY)].flatMap((cue) => verbPhrase(clause, tokens, cue.index + cue[0].length));
  const isKnown = (part: { start: number; end: number }) =>
    known.some((match) => match.start < part.end && match.end > part.start);
  const asked = [...nouns, ...verbs];
  const others = [
    ...findDutyPhrases(clause, tokens),
    ...findListPhrases(clause, tokens, isItem, isKnown),
    ...coinedNames(clause, tokens),
  ];
  return withoutOverlaps([...asked, ...others].filter((phrase) => !isKnown(phrase)));
}

const LIST_COMMA = /^\s*[,/(]\s*$/u;
const isJoining = ({ word }: Token) => word === 'and' || word === 'or';

/** The phrases of a list: "knowledge of crop rotation, irrigation and soil testing". */
function nounPhrases(clause: string, tokens: Token[], from: number): JobPhrase[] {
  const phrases: JobPhrase[] = [];
  let words: Token[] = [];
  const close = () => {
    const phrase = toPhrase(clause, words, 'hard', 'cue');
    if (phrase && words.length <= MAX_NOUN_WORDS) phrases.push(phrase);
    words = [];
  };
  for (const token of tokens.filter(({ start }) => start >= from)) {
    if (token.gap === 'break' && words.length > 0) {
      close();
      if (!LIST_COMMA.test(clause.slice(previousEnd(tokens, token), token.start))) break;
    }
    if (isJoining(token)) close();
    else if (PHRASE_STOPS.has(token.word)) break;
    else if (words.length > 0 || !GENERIC_WORDS.has(token.word)) words.push(token);
  }
  close();
  return phrases;
}

function previousEnd(tokens: Token[], token: Token): number {
  return tokens[tokens.indexOf(token) - 1]?.end ?? 0;
}

function verbPhrase(clause: string, tokens: Token[], from: number): JobPhrase[] {
  const words: Token[] = [];
  for (const token of tokens) {
    if (token.start < from) continue;
    if (words.length > 0 && (token.gap === 'break' || isJoining(token))) break;
    words.push(token);
  }
  const isCondition = CONDITION_VERBS.has(words[0]?.word ?? '') || words.some(({ word }) => POINTING.has(word));
  const phrase =
    !isCondition && words.length >= 2 && words.length <= MAX_VERB_WORDS
      ? toPhrase(clause, words, 'soft', 'ability')
      : undefined;
  return phrase ? [phrase] : [];
}

/** Names that are written as no common word is: "Xactimate" is not seen, "FICO", "eMAR" and "OpenLCA" are. */
function coinedNames(clause: string, tokens: Token[]): JobPhrase[] {
  const isShouted = clause === clause.toUpperCase();
  return tokens.flatMap((token) => {
    const isCoined =
      /^\p{Lu}{3,6}\d{0,4}$|^\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(token.raw) && !/^(?:Mc|Mac|O)\p{Lu}/u.test(token.raw);
    if (!isCoined || isShouted || UNNAMED_THINGS.has(token.raw.toLowerCase())) return [];
    // "ISO 9606-1": the number says which.
    const [number = ''] = /^ \d{2,6}(?:-\d{1,4}){0,2}(?![\p{L}\d%])/u.exec(clause.slice(token.end)) ?? [];
    const end = token.end + number.length;
    return [
      {
        text: clause.slice(token.start, end),
        start: token.start,
        end,
        category: 'hard' as const,
        source: 'name' as const,
      },
    ];
  });
}

/** Of two phrases over the same words the one that was found first, as the surer cues come first. */
function withoutOverlaps(phrases: JobPhrase[]): JobPhrase[] {
  return phrases.filter(
    (phrase, place) => !phrases.slice(0, place).some((other) => other.start < phrase.end && phrase.start < other.end),
  );
}
