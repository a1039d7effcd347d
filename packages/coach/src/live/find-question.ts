import { joinPattern } from '../text/join-pattern.ts';
import {
  CLAUSE_END,
  CUE_OPENERS,
  FIRST_PERSON,
  LEADS_IN,
  OPENING,
  OPENING_CUE_OPENERS,
  QUESTION_CUES,
  type QuestionCue,
  REPORTING_WORDS,
  SECOND_PERSON,
  STORY_WORDS,
} from './question-cue-patterns.ts';
import { NEVER_A_QUESTION, SMALL_TALK } from './small-talk-patterns.ts';
import type { SpokenWord } from './spoken-words.ts';
import {
  ASKED_BY_OTHERS,
  CARRIES_ON,
  CLEFT,
  CLEFT_EXEMPT,
  INVERTED,
  SAID_TO_YOU,
  SAYS_WHAT_IS,
  SUBORDINATE,
  TAG,
} from './statement-patterns.ts';
import { countIn, openingFrom, readUtterance, type Utterance } from './utterance.ts';

/** Where a question begins among the words, and whether it asks (takes a question mark) or requests (takes a full stop). */
export type FoundQuestion = { start: number; isInterrogative: boolean };

/** Longest utterance, in words, that can be a question by its form alone ("your biggest weakness"). */
const FRAGMENT_WORDS = 9;
/** A question and all that follows it in one breath is rarely longer; a story that happens to hold a question is. */
const QUESTION_WORDS = 90;
const WH_WORD = /^(?:what|how|why|when|where|which|who|whose|whom)$/;
const AUXILIARY =
  /^(?:do|did|does|are|is|was|were|have|has|had|can|could|would|will|should|might|may|must|am)(?:n't)?$|^(?:can't|won't)$/;

/** An interviewer says "we" and "our" of the company; an answer is recognised by its "I". */
const SPEAKER_ALONE: ReadonlySet<string> = new Set(['i', "i'm", "i've", "i'd", "i'll", 'me', 'my', 'mine', 'myself']);

/** Index of the first word after what only leads up to it ("okay great so"). */
export const openingOf = (words: readonly SpokenWord[]): number => readUtterance(words).opening;

/** More than the longest phrase that is looked for before a cue. */
const BEFORE_CHARACTERS = 80;

function lineBefore({ line, offsets }: Utterance, index: number): string {
  const offset = offsets[index] ?? 0;
  return line.slice(Math.max(0, offset - BEFORE_CHARACTERS), Math.max(0, offset - 1));
}

const isAtOpening = ({ openedAt, opening }: Utterance, index: number): boolean => index >= openedAt && index <= opening;

const opensSentence = (utterance: Utterance, index: number): boolean =>
  isAtOpening(utterance, index) || utterance.words[index - 1]?.endsSentence === true;

function canBeginCue(utterance: Utterance, index: number): boolean {
  const word = utterance.words[index]?.plain ?? '';
  // "to begin with, …": only "begin with your background" asks.
  if (/^(?:begin|start)$/.test(word) && utterance.words[index - 1]?.plain === 'to') return false;
  return CUE_OPENERS.has(word) || (OPENING_CUE_OPENERS.has(word) && opensSentence(utterance, index));
}

function matchAt(patterns: readonly RegExp[], line: string, offset: number): number {
  let longest = 0;
  for (const pattern of patterns) {
    pattern.lastIndex = offset;
    longest = Math.max(longest, pattern.exec(line)?.[0].length ?? 0);
  }
  return longest;
}

/** Words to step over because small talk or logistics are here, 0 when they do not. */
function smallTalkWords(utterance: Utterance, index: number): number {
  const offset = utterance.offsets[index] ?? 0;
  const length = matchAt(SMALL_TALK, utterance.line, offset);
  return length === 0 ? 0 : utterance.line.slice(offset, offset + length).split(' ').length;
}

function cueAt(utterance: Utterance, index: number): QuestionCue | null {
  const offset = utterance.offsets[index] ?? 0;
  let found: QuestionCue | null = null;
  const canOpen = opensSentence(utterance, index);
  for (const cue of QUESTION_CUES) {
    if (cue.strength === 'opening' && !canOpen) continue;
    cue.pattern.lastIndex = offset;
    if (!cue.pattern.test(utterance.line)) continue;
    if (cue.strength === 'strong') return cue;
    found ??= cue;
  }
  return found;
}

/** "what I did was", "how we work", "when my manager": the speaker speaks of the speaker. */
function isAboutSpeaker(words: readonly SpokenWord[], index: number): boolean {
  const [wh, next, afterNext, last] = words.slice(index, index + 4).map(({ plain }) => plain);
  if (wh === undefined || !(WH_WORD.test(wh) || WH_CONTRACTED.test(wh))) return false;
  if (wh === 'why' && (next === 'us' || next === 'our')) return false;
  if (wh === 'why' && next === 'should') return afterNext === 'you' && last === 'hire';
  const near = words.slice(index + 1, index + (wh === 'why' ? 3 : 5)).map((word) => word.plain);
  return namesSpeakerFirst(near);
}
const WH_CONTRACTED = /^(?:what|how|why|when|where|who)'s$/;

/** The first person comes before the second, and not as in "what do we". */
function namesSpeakerFirst(near: readonly string[]): boolean {
  const first = near.findIndex((word) => FIRST_PERSON.has(word));
  const second = near.findIndex((word) => SECOND_PERSON.has(word));
  if (first < 0 || (second >= 0 && second < first)) return false;
  const isInverted = AUXILIARY.test(near[0] ?? '');
  return !(isInverted && /^(?:we|our|us)$/.test(near[first] ?? ''));
}

function isStatementForm(utterance: Utterance, index: number): boolean {
  const rest = utterance.line.slice(utterance.offsets[index] ?? 0);
  if (
    joinPattern(
      '',
      '^(?:which|that) (?:is|was|are|were|would|will|can|has|had|did|could|should) (?:why|how|what|where|when|a|an|the|really|very|great|good',
      String.raw`|something|also|just|not|basically|like|kind|one|my|our|pretty|actually|around|about|still|nice|fine|probably|always|in|at|then)\b`,
    ).test(rest)
  )
    return true;
  if (/^(?:what|how|why) about (?:i|my)\b/.test(rest)) return true;
  if (
    /^which (?:in|at|for|to|by|on|of course|after|then|eventually|later) (?!(?:what|which)\b)/.test(rest) &&
    !/ (?:you|your)\b/.test(rest)
  )
    return true;
  if (
    /^(?:let's|say|suppose|imagine)\b(?! more$)/.test(rest) &&
    !/ (?:you|your|you're|you've|you'd|about|what|how)\b/.test(rest)
  )
    return true;
  if (SUBORDINATE.test(rest)) return true;
  if (
    /^(?:did|do|does) (?:that|it|this) (?:for|a|the|my|because|and|when|in|at|with|by|to|on|as|every|all)\b/.test(rest)
  )
    return true;
  if (SAYS_WHAT_IS.test(rest)) return true;
  return CLEFT.test(rest) && !CLEFT_EXEMPT.test(rest);
}

/** Spoken ways of quoting someone ("so they go can you …", "and I was like what …"). */
const TELLS_A_STORY =
  /(?:^| )(?:he|she|they|we|i|it|everyone|people) (?:go|goes|went|was like|were like|is like|are like|was)$/;

/** "this is something you learn": after its subject "is" asks nothing. */
const SUBJECT = /(?:^| )(?:this|that|it|there|which|who)$/;

function isReported(utterance: Utterance, index: number): boolean {
  if (isAtOpening(utterance, index)) return false;
  if (ASKED_BY_OTHERS.test(lineBefore(utterance, index))) return true;
  const before = utterance.words.slice(Math.max(0, index - 4), index);
  const last = before.at(-1);
  if (last === undefined || last.endsSentence) return false;
  if (REPORTING_WORDS.has(last.plain)) return true;
  const line = before.map((word) => word.plain).join(' ');
  if (TELLS_A_STORY.test(line)) return true;
  return before.some((word, at) => STORY_WORDS.has(word.plain) && before[at - 1]?.plain !== 'you');
}

/** What follows the cue must look like a question to another person, not like a story about oneself. */
function readsLikeQuestion(utterance: Utterance, index: number, cue: QuestionCue): boolean {
  const body = utterance.words.slice(index);
  const isOpening = isAtOpening(utterance, index);
  const speaker = isOpening && cue.isInterrogative ? SPEAKER_ALONE : FIRST_PERSON;
  const first = Math.max(0, countIn(body, speaker) - ownWordsOf(cue, body[0]?.plain ?? ''));
  const second = countIn(body, SECOND_PERSON);
  const isStrong = cue.strength === 'strong';
  if (body.length > QUESTION_WORDS && !(isOpening && second > first)) return false;
  if (isStrong && body.length <= 15 && second > 0) return true;
  if (body.length <= 8) return isStrong || first === 0 || second > 0;
  if (second >= first && second > 0) return true;
  return first / body.length <= (isOpening && isStrong ? 0.08 : 0.04);
}

/** "Why do you want to lead I mean most people I know don't": the interviewer adds a remark, so its "I" does not count. */
function asksAtOnce(utterance: Utterance, index: number, { strength }: QuestionCue): boolean {
  const [wh = '', auxiliary = '', subject] = utterance.words.slice(index, index + 3).map(({ plain }) => plain);
  if (strength !== 'strong' || utterance.words.length - index > QUESTION_WORDS) return false;
  return WH_WORD.test(wh) && AUXILIARY.test(auxiliary) && subject === 'you' && isAtOpening(utterance, index);
}

/** "tell me", "could you walk me through", "I'd love to hear": so many of the speaker's own pronouns belong to the request. */
function ownWordsOf(cue: QuestionCue, opener: string): number {
  if (!cue.isInterrogative) return 2;
  return /^(?:can|could|would|will|do|may|should)$/.test(opener) ? 1 : 0;
}

/** A long story about oneself before the cue: only a question that plainly turns to the other person counts then. */
function comesOutOfStory(utterance: Utterance, index: number): boolean {
  const before = utterance.words.slice(index > utterance.opening ? utterance.opening : 0, index);
  if (before.length < 25) return false;
  const first = countIn(before, FIRST_PERSON);
  return first / before.length > 0.055 && first > countIn(before, SECOND_PERSON);
}

/** After a question that was quoted in a story the story continues: "can you help me and he said no". */
function goesOnAsStory(utterance: Utterance, index: number): boolean {
  const body = utterance.line.slice(utterance.offsets[index] ?? 0);
  return (
    utterance.words.length - index > 40 ||
    / (?:and|so|but|then) (?:then )?(?:i|we|he|she|they|it|that|my|our)\b/.test(body)
  );
}

const ENDING_WORDS = 14;

/** Asked straight after a remark of the interviewer, without a word that ends a clause: "… it was hard how long did that take". */
function isAskedAtEnd(utterance: Utterance, index: number): boolean {
  const { words, line } = utterance;
  const body = words.slice(index);
  const offset = utterance.offsets[index] ?? 0;
  if (body.length > ENDING_WORDS || countIn(body, SPEAKER_ALONE) > 0) return false;
  const before = words.slice(0, index);
  if (countIn(before, SPEAKER_ALONE) > 0 && countIn(before, SECOND_PERSON) === 0) return false;
  if (CARRIES_ON.test(lineBefore(utterance, index))) return false;
  const addresses =
    countIn(before, SPEAKER_ALONE) === 0 &&
    countIn(body, SECOND_PERSON) > 0 &&
    !/^(?:any|your|is|are|was|were|has|have|had)/.test(body[0]?.plain ?? '');
  return addresses || INVERTED.test(line.slice(offset));
}

/** "tell me about yourself okay so I grew up …": the person repeats the question and answers it. */
const ECHOED = /^.{0,80}(?:yourself|you|your [a-z]+) (?:okay|well|sure|alright)(?: so| well)? (?:i|i'm|i've|my|i'd)\b/;

function accepts(utterance: Utterance, index: number, cue: QuestionCue): boolean {
  const { words, line } = utterance;
  if (ECHOED.test(line.slice(utterance.offsets[index] ?? 0)) || belongsToStatement(utterance, index)) return false;
  if (isAboutSpeaker(words, index) || isStatementForm(utterance, index) || isReported(utterance, index)) return false;
  if (cue.strength !== 'strong' && isAskedAtEnd(utterance, index)) return !comesOutOfStory(utterance, index);
  if (!mayStandHere(utterance, index, cue)) return false;
  if (comesOutOfStory(utterance, index) && (cue.strength !== 'strong' || goesOnAsStory(utterance, index))) return false;
  return asksAtOnce(utterance, index, cue) || readsLikeQuestion(utterance, index, cue);
}

/** "this is something", "the one who's there": inside a sentence these verbs follow their subject and ask nothing. */
function belongsToStatement(utterance: Utterance, index: number): boolean {
  if (isAtOpening(utterance, index)) return false;
  const word = utterance.words[index]?.plain ?? '';
  const told = lineBefore(utterance, index);
  if (/^(?:is|was|are|were|has|does|did|'s)$/.test(word) && SUBJECT.test(told)) return true;
  return word === "who's" && !CLAUSE_END.test(told);
}

/** A cue that is not strong needs a place at which a question can begin. */
function mayStandHere(utterance: Utterance, index: number, { strength }: QuestionCue): boolean {
  const { words, opening, line } = utterance;
  const isAfterSentence = isAtOpening(utterance, index) || words[index - 1]?.endsSentence === true;
  if (strength === 'strong' || isAfterSentence) return true;
  if (strength === 'opening') return false;
  if (CLAUSE_END.test(lineBefore(utterance, index))) return true;
  const opened = line.slice(utterance.offsets[opening] ?? 0);
  const isLedIn = LEADS_IN.test(opened) && words.length - opening <= 45;
  return isLedIn && (countIn(words, SPEAKER_ALONE) === 0 || /^(?:if|when|say|suppose|imagine) (?:i|we)\b/.test(opened));
}

const ABOUT_YOU =
  /^(?:so |and |okay |then |but )*(?:you|you've|you're|your|i see you|i see that you|it says(?: here)? (?:that )?you|i see on your resume)\b/;

/** "so you led that team right", "so you've been there two years": statements that ask to be confirmed. */
function findTagQuestion(utterance: Utterance): FoundQuestion | null {
  const { line, words } = utterance;
  const isShort = words.length <= 25 && countIn(words, FIRST_PERSON) <= 1;
  if (!isShort || !ABOUT_YOU.test(line)) return null;
  const isTagged =
    words.length >= 4 && TAG.test(line) && !/^(?:so |and )*you (?:can|could|will|would|should|may|just)\b/.test(line);
  const isSaidToYou = /^(?:so|and|okay so) (?!you know )/.test(line) && words.length <= 14 && SAID_TO_YOU.test(line);
  return isTagged || isSaidToYou ? { start: utterance.opening, isInterrogative: true } : null;
}

/** Second words after which an opening question word or auxiliary begins a clause of an answer ("what you see", "did a lot"). */
const NOT_AFTER_WH = /^(?:you|you're|you've|you'd|i|i'm|we|they|he|she|it|it's|there|there's|my|our|people|to)$/;
const NOT_AFTER_AUXILIARY =
  /^(?:say|be|been|a|an|love|like|do|not|never|have|what|just|also|probably|definitely|only|always|more|some|my|i|to)$/;

/** "is leadership something people are born with": a short question about a thing, without "I" and without its own answer. */
function asksOfThing({ words, opening }: Utterance): boolean {
  const body = words.slice(opening);
  const line = body.map((word) => word.plain).join(' ');
  if (asksWhyThing(body)) return true;
  if (body.length < 4 || body.length > 14 || countIn(body, SPEAKER_ALONE) > 0) return false;
  if (/ (?:no|yes|yeah|sure|absolutely|of course|probably|not at all|definitely|but)(?: |$)/.test(line)) return false;
  return /^(?:is|are|does|do|can|should|will|would) (?!(?:what|how|why|that|this|it|not|so|you|the|a|an|to|be|like|say|love|also|just|never|always|more|some)\b)[a-z]{4,} /.test(
    line,
  );
}

/** "Why a care home in the hills and not a hospital in the city": the reason for a choice, without a verb. */
function asksWhyThing(body: readonly SpokenWord[]): boolean {
  if (body[0]?.plain !== 'why' || NOT_AFTER_WHY.test(body[1]?.plain ?? '')) return false;
  return body.length <= WHY_WORDS && countIn(body, SPEAKER_ALONE) === 0 && !isAboutSpeaker(body, 0);
}
const WHY_WORDS = 40;
const NOT_AFTER_WHY =
  /^(?:you|you're|you've|i|we|they|he|she|it|it's|that|this|the|these|those|there|people|everybody|nobody|is|thank|yes)$/;

/** Any utterance that opens like a question, speaks of "you" and never of "I". */
function opensAsQuestion(utterance: Utterance): FoundQuestion | null {
  const { words, opening } = utterance;
  const body = words.slice(opening);
  const [first, next] = [body[0]?.plain ?? '', body[1]?.plain ?? ''];
  if (body.length < 3 || body.length > 40) return null;
  if (asksOfThing(utterance)) return { start: opening, isInterrogative: true };
  if (countIn(body, SECOND_PERSON) === 0 || countIn(body, SPEAKER_ALONE) > 0) return null;
  const isWh = /^(?:what|why|how|who|which|whose)$/.test(first) && !NOT_AFTER_WH.test(next);
  const isAuxiliary = AUXILIARY.test(first) && (!NOT_AFTER_AUXILIARY.test(next) || / ever /.test(utterance.line));
  const isCommand = first === 'have' && !/^(?:you|your|they|there|any|we|those)$/.test(next);
  if (isCommand || (!isWh && !isAuxiliary) || isStatementForm(utterance, opening)) return null;
  return smallTalkWords(utterance, opening) > 0 ? null : { start: opening, isInterrogative: true };
}

function endsStory(utterance: Utterance): boolean {
  const { words } = utterance;
  return words.length > FRAGMENT_WORDS && countIn(words, FIRST_PERSON) > 0;
}

function isNeverAQuestion({ line, offsets, opening }: Utterance): boolean {
  return NEVER_A_QUESTION.test(line) || NEVER_A_QUESTION.test(line.slice(offsets[opening] ?? 0));
}

/** True when the words are nothing but chatter or logistics ("okay can you hear me"). */
export function isChatter(words: readonly SpokenWord[]): boolean {
  const utterance = readUtterance(words);
  if (words.length === 0 || isNeverAQuestion(utterance)) return true;
  // "thanks for that": an opening, and nothing that it opens.
  if (OPENING.exec(`${utterance.line} `)?.[0].trim() === utterance.line) return true;
  return utterance.opening + smallTalkWords(utterance, utterance.opening) >= words.length;
}

/** The first question that is put to the other person in these words, or null. */
export function findQuestion(words: readonly SpokenWord[]): FoundQuestion | null {
  const utterance = readUtterance(words);
  if (isNeverAQuestion(utterance)) return null;
  return (
    findCued(utterance) ?? findTagQuestion(utterance) ?? opensAsQuestion(utterance) ?? findMarkedQuestion(utterance)
  );
}

/** The first cue that asks. Small talk before it is stepped over, and what follows it opens the utterance. */
function findCued(utterance: Utterance): FoundQuestion | null {
  let index = 0;
  while (index < utterance.words.length) {
    if (!canBeginCue(utterance, index)) {
      index += 1;
      continue;
    }
    const stepped = smallTalkWords(utterance, index);
    if (stepped > 0) {
      index += stepped;
      utterance.openedAt = index;
      utterance.opening = openingFrom(utterance.line, utterance.offsets, index);
      continue;
    }
    const cue = cueAt(utterance, index);
    if (cue !== null && accepts(utterance, index, cue)) return { start: index, isInterrogative: cue.isInterrogative };
    index += cue === null ? 1 : wordsRefused(utterance, index);
  }
  return null;
}

/** True if a cue is anywhere in the words, also a refused one. */
export function hasCue(words: readonly SpokenWord[]): boolean {
  const utterance = readUtterance(words);
  const isCue = (_: SpokenWord, index: number) =>
    canBeginCue(utterance, index) && smallTalkWords(utterance, index) === 0 && cueAt(utterance, index) !== null;
  return words.some(isCue);
}

/** What follows a refused "what", "how" … is its own clause: "how we did it was simple" asks nothing at "did it". */
function wordsRefused(utterance: Utterance, index: number): number {
  const word = utterance.words[index]?.plain ?? '';
  const isQuoted = AUXILIARY.test(word) && isReported(utterance, index);
  return WH_WORD.test(word) || isQuoted ? CLAUSE_WORDS : 1;
}
const CLAUSE_WORDS = 4;

/** A question mark, where the recogniser sets them, is trusted in the last sentence when the words are not about the speaker. */
function findMarkedQuestion(utterance: Utterance): FoundQuestion | null {
  const { words } = utterance;
  if (words.at(-1)?.endsWithQuestionMark !== true) return null;
  let start = words.length - 1;
  while (start > 0 && words[start - 1]?.endsSentence !== true) start -= 1;
  const sentence = words.slice(start);
  if (smallTalkWords(utterance, start) >= sentence.length) return null;
  start = openingFrom(utterance.line, utterance.offsets, start);
  if (smallTalkWords(utterance, start) >= words.length - start) return null;
  if (
    endsStory({ ...utterance, words: sentence }) ||
    countIn(sentence, FIRST_PERSON) > countIn(sentence, SECOND_PERSON)
  ) {
    return null;
  }
  return sentence.length >= 2 ? { start, isInterrogative: true } : null;
}
