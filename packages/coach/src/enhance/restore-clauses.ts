import endWeights from '../../data/text/sentence-ends.json' with { type: 'json' };
import { type EndWeights, scoreEnd } from '../text/sentence-ends.ts';
import {
  ACTOR,
  ASIDE_WORD,
  CONDITION,
  CONTRACTED_WISH,
  DETERMINER,
  GOVERNS,
  JOINING,
  MAYBE_SUBORDINATOR,
  MODAL,
  PAST,
  PERSON,
  PREPOSITION,
  PRESENT,
  PRESENT_ACTOR,
  SPEECH,
  SUBORDINATOR,
  TELLS_SPEECH,
  UNFINISHED,
  VERB,
} from './clause-patterns.ts';

/** A sentence, or a line of speech without stops, and where in the text its words are. */
export type RestoredSentence = { text: string; start: number; end: number; isLine?: boolean };

const WEIGHTS: EndWeights = endWeights;
/** A sentence of fewer words is read without effort, with a comma or without one. */
const LONGEST_READABLE = 30;
const LONGEST_WITHOUT_COMMA = 24;
/** A shorter stretch gets a comma, or nothing, before the next clause. */
const SHORTEST_SENTENCE = 9;
const SHORTEST_CLAUSE = 5;
const FEWEST_LEFT = 4;
/** Log-odds of an end where no word joins the clauses and the writer put a comma. */
const SURE_WITH_COMMA = 0;
/** Log-odds before a phrase: of 150 such places in texts left out 94 % have a mark. */
const LEAST_BEFORE_PHRASE: ReadonlyMap<string, number> = new Map([
  ['and', -2],
  ['but', -1],
  ['so', -1],
]);
/** In another language or a list of names no clause is known. */
const KNOWN_SHARE = 0.5;

const LONGEST_SCOPE = 14;
const LONGEST_CONDITION = 24;
/** So far back it is looked for: the time stays linear in the length of the text. */
const FARTHEST = 40;

/** It is cut later, and hides no joining word. */
const SOUND = /^(?:u+h+m?|u+m+|e+r+m+|e+h+m+|h+m+|mm+)[,.…]{0,3}$/iu;

/** "A room was set up, the guests heard of it, and the dish was cooked": so short a part between two commas is one of a series. */
const LONGEST_OF_SERIES = 7;
export type Word = { start: number; end: number; plain: string; hasComma: boolean };

export function readWords(text: string): Word[] {
  return [...text.matchAll(/\S+/gu)]
    .filter(([word]) => /[\p{L}\d]/u.test(word) && !SOUND.test(word))
    .map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      plain: word
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/^["“(]+|[.,;:!?…"”)]+$/gu, ''),
      hasComma: /[,;:]["”)]?$/u.test(word),
    }));
}

function isRunOn(words: readonly Word[]): boolean {
  const longest = words.some(({ hasComma }) => hasComma) ? LONGEST_READABLE : LONGEST_WITHOUT_COMMA;
  if (words.length <= longest) return false;
  return isKnown(words);
}

/** Whether most words are of those the weights were learned from. */
export const isKnown = (words: readonly Word[]): boolean =>
  words.filter(({ plain }) => `0 ${plain}` in WEIGHTS).length / words.length >= KNOWN_SHARE;

/**
 * A run-on sentence as several: one ends where a new clause surely begins, and a short one gets a comma before a joining word. Only a
 * joining "and" before a new sentence is left out; no other word is added, moved or changed.
 */
export function restoreClauses(text: string): RestoredSentence[] {
  const words = readWords(text);
  if (!isRunOn(words)) return [{ text, start: 0, end: text.length }];
  const sentences: RestoredSentence[] = [];
  let from = 0;
  let copied = 0;
  let written = '';
  for (let at = 0; at < words.length - FEWEST_LEFT; at += 1) {
    const mark = markAfter(words, from, at);
    const [word, next] = [words[at], words[at + 1]];
    if (mark === 'none' || !word || !next) continue;
    written += text.slice(copied, word.end);
    copied = next.start;
    if (mark === 'comma') {
      written += word.hasComma ? ' ' : ', ';
      continue;
    }
    sentences.push({ text: `${written.replace(/[,;:]$/u, '')}.`, start: words[from]?.start ?? 0, end: word.end });
    written = '';
    from = next.plain === 'and' ? at + 2 : at + 1;
    copied = words[from]?.start ?? next.start;
  }
  sentences.push({ text: written + text.slice(copied), start: words[from]?.start ?? 0, end: text.length });
  return sentences;
}

type Mark = 'none' | 'comma' | 'stop';

/** The mark behind the word at `at` of the sentence that begins at `from`. */
function markAfter(words: readonly Word[], from: number, at: number): Mark {
  const length = at - from + 1;
  if (length < SHORTEST_CLAUSE || isInSpeech(words, from, at) || mayBeQuoted(words, from, at)) return 'none';
  if (isLastOfSeries(words, from, at)) return 'none';
  if (joinsClause(words, at) || joinsPhrase(words, from, at)) {
    if (isInScope(words, from, at) || isParallel(words, from, at)) return 'none';
    return length >= SHORTEST_SENTENCE ? 'stop' : 'comma';
  }
  return beginsClause(words, from, at) ? 'stop' : 'none';
}

/** Behind "she said," the words are hers: nothing tells where they end. */
function isInSpeech(words: readonly Word[], from: number, at: number): boolean {
  if (!words[at]?.hasComma) return false;
  for (let place = at - 1; place >= Math.max(from, at - FARTHEST); place -= 1) {
    if (!words[place]?.hasComma) continue;
    if ([place, place - 1, place - 2].some((near) => near >= from && SPEECH.test(plainAt(words, near)))) return true;
  }
  return false;
}

/** "He said it is cold and I'll pay you": behind a verb of speech a clause in the present or the future can be the speech of another person. */
function mayBeQuoted(words: readonly Word[], from: number, at: number): boolean {
  const next = JOINING.test(plainAt(words, at + 1)) ? at + 2 : at + 1;
  const actorAt = ASIDE_WORD.test(plainAt(words, next)) ? next + 1 : next;
  if (!PRESENT_ACTOR.test(plainAt(words, actorAt)) && !PRESENT.test(plainAt(words, actorAt + 1))) return false;
  return words.slice(Math.max(from, at - FARTHEST), at + 1).some(({ plain }) => TELLS_SPEECH.test(plain));
}

/** The "and" before the last of several parts belongs to them all: short parts, or clauses between which the writer put only a comma. */
function isLastOfSeries(words: readonly Word[], from: number, at: number): boolean {
  if (!words[at]?.hasComma || plainAt(words, at + 1) !== 'and') return false;
  if (words.slice(Math.max(from, at - LONGEST_OF_SERIES), at).some(({ hasComma }) => hasComma)) return true;
  const first = Math.max(from, at - FARTHEST);
  return words.slice(first, at).some(({ hasComma }, offset) => hasComma && isActor(words, first + offset + 1));
}

const plainAt = (words: readonly Word[], at: number): string => words[at]?.plain ?? '';
/** "There" without a verb behind it is a slip for "their". */
const isActor = (words: readonly Word[], at: number): boolean =>
  ACTOR.test(plainAt(words, at)) && (plainAt(words, at) !== 'there' || VERB.test(plainAt(words, at + 1)));

const isSubject = (words: readonly Word[], at: number): boolean =>
  isActor(words, at) || DETERMINER.test(plainAt(words, at));

export function joinsClause(words: readonly Word[], at: number): boolean {
  const [before, word] = [plainAt(words, at), plainAt(words, at + 1)];
  if (!JOINING.test(word) || UNFINISHED.test(before)) return false;
  if (hasNounAndVerb(words, at)) return word !== 'and' || !isNoun(words, at);
  if (PERSON.test(before)) return false;
  const actorAt = ASIDE_WORD.test(plainAt(words, at + 2)) ? at + 3 : at + 2;
  if (!isActor(words, actorAt)) return false;
  if (word === 'so' && isAim(words, actorAt)) return false;
  return !(word === 'and' && isCompanion(words, at));
}

/** "And in my second year we …", "so if it is dry I …": a joining word before a phrase or a condition of the next clause. */
export function joinsPhrase(words: readonly Word[], from: number, at: number, allowance = 0): boolean {
  const [before, word, next] = [plainAt(words, at), plainAt(words, at + 1), plainAt(words, at + 2)];
  const least = LEAST_BEFORE_PHRASE.get(word);
  if (least === undefined || UNFINISHED.test(before) || PERSON.test(before)) return false;
  if (!PREPOSITION.test(next) && !CONDITION.test(next)) return false;
  const hasActor = [3, 4, 5, 6, 7].some((distance) => isActor(words, at + distance));
  return hasActor && scoreNear(words, from, at) >= least - allowance;
}

/** The score looks at the nearest words alone. */
const scoreNear = (words: readonly Word[], from: number, at: number): number => {
  const first = Math.max(0, at - 1);
  const near = words.slice(first, at + 4).map(({ plain }) => plain);
  return scoreEnd(WEIGHTS, near, at - first, at - from + 1);
};

/** "Three and a half left" is one number. */
const PART = /^(?:half|quarter|third|bit)$/;

/** "And the boss wanted …": a noun of at most three words with its verb begins a clause. */
function hasNounAndVerb(words: readonly Word[], at: number): boolean {
  // "And that each room was" is a second object of the verb.
  if (!DETERMINER.test(plainAt(words, at + 2)) || DETERMINER.test(plainAt(words, at + 3))) return false;
  if (PART.test(plainAt(words, at + 3))) return false;
  const verbAt = [at + 4, at + 5, at + 6].find((place) => PAST.test(plainAt(words, place)));
  if (verbAt === undefined) return false;
  const between = words.slice(at + 3, verbAt).map(({ plain }) => plain);
  return !between.some((word) => UNFINISHED.test(word) || GOVERNS.test(word) || PREPOSITION.test(word));
}

/** A noun of the clause before, to which "and the …" may add another one. */
const isNoun = (words: readonly Word[], at: number): boolean =>
  [at - 1, at - 2].some((place) => DETERMINER.test(plainAt(words, place)));

const isAim = (words: readonly Word[], actorAt: number): boolean =>
  /^(?:nobody|everybody|everyone)$/.test(plainAt(words, actorAt)) ||
  CONTRACTED_WISH.test(plainAt(words, actorAt)) ||
  MODAL.test(plainAt(words, actorAt + 1));

/** In a sentence with commas of the writer an "and" without one joins more closely; "that … and …, but that …" is one thought. */
function isParallel(words: readonly Word[], from: number, at: number): boolean {
  if (words[at]?.hasComma) return false;
  return words.slice(Math.max(from, at - LONGEST_READABLE), at + LONGEST_READABLE).some(({ hasComma }) => hasComma);
}

/** "With my colleague and I", "my colleague and I went": one person more. */
const isCompanion = (words: readonly Word[], at: number): boolean =>
  /^(?:my|the|our|a|another|this)$/.test(plainAt(words, at - 1)) &&
  /^(?:i|she|he)$/.test(plainAt(words, at + 2)) &&
  (at < 2 || /^(?:with|between|and|so|but|that|because|when|then|like|for)$/.test(plainAt(words, at - 2)));

/** A new subject behind a comma of the writer begins a clause though no word joins it: told by the words around. */
function beginsClause(words: readonly Word[], from: number, at: number): boolean {
  const before = plainAt(words, at);
  const actorAt = plainAt(words, at + 1) === 'then' ? at + 2 : at + 1;
  if (!words[at]?.hasComma || !isActor(words, actorAt)) return false;
  if (GOVERNS.test(before) || UNFINISHED.test(before) || isInScope(words, from, at)) return false;
  return (
    scoreNear(words, from, at) >= SURE_WITH_COMMA && isClauseBeforeComma(words, from, at) && !hasLastPart(words, at)
  );
}

/** "We wrote, I posted it, and then I checked": the writer made one sentence of three. */
const hasLastPart = (words: readonly Word[], at: number): boolean =>
  words
    .slice(at + 1, at + FARTHEST)
    .some(({ hasComma }, offset) => hasComma && plainAt(words, at + offset + 2) === 'and');

/** Whether the stretch up to a comma has a subject, and neither begins a phrase nor announces speech. */
function isClauseBeforeComma(words: readonly Word[], from: number, at: number): boolean {
  let start = at;
  while (start > Math.max(from, at - FARTHEST) && !words[start - 1]?.hasComma) start -= 1;
  const stretch = words.slice(start, at + 1).map(({ plain }) => plain);
  const [first = ''] = JOINING.test(stretch[0] ?? '') ? stretch.slice(1) : stretch;
  if (SUBORDINATOR.test(first) || MAYBE_SUBORDINATOR.test(first) || PREPOSITION.test(first)) return false;
  return stretch.some((word) => ACTOR.test(word)) && !stretch.some((word) => SPEECH.test(word));
}

/** Whether a condition, a reason or a time is still open: no second subject has begun after its first. */
function isInScope(words: readonly Word[], from: number, at: number): boolean {
  let subjects = 0;
  for (let place = at; place >= Math.max(from, at - FARTHEST); place -= 1) {
    const word = plainAt(words, place);
    const opens = SUBORDINATOR.test(word) || (MAYBE_SUBORDINATOR.test(word) && isSubject(words, place + 1));
    if (opens && CONDITION.test(word)) return subjects < 2 || at - place <= LONGEST_CONDITION;
    if (opens) return subjects < 2 && at - place <= LONGEST_SCOPE;
    if (ACTOR.test(word)) subjects += 1;
  }
  return false;
}
