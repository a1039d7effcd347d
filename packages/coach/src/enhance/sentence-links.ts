import { contentStems } from '../text/content-stems.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { joinPattern } from '../text/join-pattern.ts';

/** The sentence continues the one before it. */
const LEANS_BACK = joinPattern(
  'iu',
  '^(?:(?:and |so |then )*(?:but|because|that|this|these|those|it|they|which|otherwise|instead|however|also|therefore|for that|after that|after this',
  "|that's|it's|they're|there|if not|not|only|same|similarly|another|others?|eventually|afterwards|later|next|again|both|neither|either",
  '|in the end|what happened|the (?:other|second|third|next|first|last|same|rest|reason|problem|thing|two|result|idea)))\\b',
);
/** "One of them", "the second one", "like that": of the sentence before. */
const REFERS_BACK = joinPattern(
  'iu',
  '\\b(?:one of (?:them|these|those)|(?:the|that|this) (?:other|second|third|one|same|two)|both|like (?:that|this)|that (?:was',
  '|is)|(?:did|do|does) (?:that|this|so|it)|such|instead|otherwise|too|either|as well)\\b',
);
/** "In his own kitchen." means nothing alone. */
const SHORTEST_ALONE = 5;
/** A person named so many sentences before is forgotten. */
const FARTHEST = 12;

const HE_OR_SHE = /\b(?:he|him|his|she|her|hers|himself|herself)\b/iu;
const IT_OR_THEY = /\b(?:it|its|they|them|their|theirs|these|those|this(?= (?:is|was|way))|that(?=[.,;!?]|'s|$))\b/iu;
const PERSON = joinPattern(
  'iu',
  '\\b(?:(?:a|an|the|my|our|one|this|that|another|some|his|her|their|two|old|young|new) (?:[a-z-]+ ){0,3}?(?:man|woman|lady|gentleman|boy|girl|child|kid|lad|guy',
  '|fella|fellow|chap|bloke|person|customer|client|patient|resident|tenant|guest|passenger|student|pupil|manager|boss|supervisor|foreman|colleague|co-?worker',
  '|teacher|doctor|nurse|chef|driver|director|lead|leader|officer|engineer|apprentice|trainee|intern|neighbour|friend|partner|mother|father|mum|dad|wife',
  '|husband|daughter|son|brother|sister|granny|parent|developer|owner|mate|consultant|surgeon|registrar|buyer|seller|couple|worker|operator|technician',
  '|farmer|landlord|assistant|carer|clerk|agent|baby|member|starter|head|professor|tutor|candidate))\\b',
);
const INTRODUCED = joinPattern(
  'iu',
  '\\b(?:a|an|this|one|another|some|two) (?:[a-z-]+ ){0,3}?(?:man|woman|lady|gentleman|boy|girl|child|kid|lad|guy|fella|fellow|chap|person|customer',
  '|client|patient|resident|guest|passenger|student|pupil|colleague|mother|father|couple|apprentice|trainee|driver|doctor|nurse|neighbour|member|starter)\\b',
);
/** A name inside a sentence. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}\b/u;
const NOUN_BEFORE = /\b(?:a|an|the|some|every|each|two|three|four)\s+\p{L}/iu;

/**
 * For each sentence the earlier ones without which a listener would not know who or what is spoken of. Sure of the noun that a pronoun
 * needs only in that it takes the nearest one: it would rather keep a sentence too many.
 */
export function linkSentences(texts: readonly string[]): number[][] {
  const firstAt = new Map<string, number>();
  return texts.map((text, at) => {
    const stems = contentStems(text).filter((stem) => !FUNCTION_WORDS.has(stem));
    const named = stems.flatMap((stem) => firstAt.get(stem) ?? []);
    for (const stem of stems) if (!firstAt.has(stem)) firstAt.set(stem, at);
    return [...new Set([...linksOfPronouns(texts, at), ...named])];
  });
}

/** The same for the words that stand for others alone: a listener can do without the first mention of a thing. */
export const linkPronouns = (texts: readonly string[]): number[][] =>
  texts.map((_, at) => [...linksOfPronouns(texts, at), ...linksToIntroduction(texts, at)]);

/** Of them those without which a sentence has no beginning or no person. */
export const linkBeginnings = (texts: readonly string[]): number[][] =>
  texts.map((text, at) => [...(at > 0 && LEANS_BACK.test(text) ? [at - 1] : []), ...linksToIntroduction(texts, at)]);

/** The sentence in which a person comes in: "a man", "this chap". A nearer one may name another person. */
function linksToIntroduction(texts: readonly string[], at: number): number[] {
  if (!HE_OR_SHE.test(texts[at] ?? '')) return [];
  const first = Math.max(0, at - FARTHEST);
  const introduced = texts.slice(first, at).findLastIndex((text) => INTRODUCED.test(text));
  return introduced === -1 ? [] : [first + introduced];
}

function linksOfPronouns(texts: readonly string[], at: number): number[] {
  if (at === 0) return [];
  const text = texts[at] ?? '';
  const isPart = [LEANS_BACK, REFERS_BACK].some((pattern) => pattern.test(text)) || needsNoun(text);
  // A short sentence means nothing alone, and often names what the next one is about: "It was insulin."
  const isBesideShort = [text, texts[at - 1] ?? ''].some((near) => near.split(/\s+/).length < SHORTEST_ALONE);
  return [...(isPart || isBesideShort ? [at - 1] : []), ...linksOfPerson(texts, at)];
}

/** "So", "and" or "then" before a sentence without its neighbour. */
export const withoutJoining = (sentence: string): string => {
  const text = sentence.replace(
    /^(?:(?:and|so|then)\b,? ){1,3}(?=(?:i|we|he|she|they|it|there|the|my|our|at|in|on)\b)/iu,
    '',
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const leansBack = (sentence: string): boolean => LEANS_BACK.test(sentence);

/** The nearest sentence that names the person whom "he" or "she" means, and the one before, which may name another. */
function linksOfPerson(texts: readonly string[], at: number): number[] {
  const text = texts[at] ?? '';
  const pronoun = HE_OR_SHE.exec(text);
  if (pronoun === null || namesPerson(text.slice(0, pronoun.index))) return [];
  const before = HE_OR_SHE.test(texts[at - 1] ?? '') ? [] : [at - 1];
  for (let earlier = at - 1; earlier >= Math.max(0, at - FARTHEST); earlier -= 1) {
    if (namesPerson(texts[earlier] ?? '')) return [earlier, ...before];
  }
  return [at - 1];
}

const namesPerson = (text: string): boolean => PERSON.test(text) || NAME.test(text);

function needsNoun(text: string): boolean {
  const pronoun = IT_OR_THEY.exec(text);
  return pronoun !== null && !NOUN_BEFORE.test(text.slice(0, pronoun.index));
}
