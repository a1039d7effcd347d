import { joinPattern } from '../text/join-pattern.ts';
import { type FoundQuestion, findQuestion, hasCue, isChatter, openingOf } from './find-question.ts';
import type { SpokenWord } from './spoken-words.ts';
import { findTermsQuestion } from './terms-question.ts';
import { weighQuestion } from './weigh-question.ts';

/**
 * Beyond these the weight of the words overrules the rules: soonest for a few words that no rule foresaw as a question, and
 * hardly against one that a rule did. A turn with words that a question begins with needs less weight: a missed question costs
 * more than a needless answer. Chosen with each writer of `live-answers/questions` judged by weights of the others.
 */
const SURE_OF_QUESTION = { cue: 1, few: 0.75, many: 1.75 };
const FEW_WORDS = 12;
/** An interviewer's turn is seldom longer; an answer that quotes a question is. */
const TURN_WORDS = 45;
const SURE_OF_NONE = 2.5;
/** A question that only its weight gives away is shown with at most so many of its last words. */
const SHOWN_WORDS = 30;
const REQUEST =
  /^(?:tell|describe|explain|give|walk|talk|take|share|name|imagine|suppose|let's|i'd|i|please|maybe|introduce|start)$/;

/** "Start by telling me …", "I'd love to hear about …": no speaker says this of anything but a question, after any other words. */
const ASKS_TO_TELL =
  /^(?:start|begin)(?: us)?(?: off)? by (?:telling|giving|walking|taking) (?:me|us)\b|^(?:i'd|i would|we'd|we would) (?:really )?(?:love|like) to hear\b/;
const asksToTell = (words: readonly SpokenWord[], start: number): boolean =>
  ASKS_TO_TELL.test(
    words
      .slice(start)
      .map(({ plain }) => plain)
      .join(' '),
  );

/** "I see overtime went from eleven percent to six, how did you do that": said of the person's resume, and by an interviewer alone. */
const POINTS = joinPattern(
  '',
  String.raw`^(?:(?:so|and|okay|ok|now|right|well|alright|um|uh) )*(?:i (?:see|saw|noticed|gotta ask|have to ask)|it says|your (?:cv|resume|form) (?:says|mentions|has)|there's an? line|says here)\b`,
  String.raw`.{6,}\b(?:how did you|what did you|what was your|what do you mean|what's the story|what's going on|tell me|(?:is|was|are) (?:it|that|they) (?!a lot\b)\w+)\b`,
  String.raw`|^(?:(?:so|and|okay|ok|now|right|well|alright|um|uh) )*what happens when (?:i|you|we|somebody|someone)\b`,
);
const FEW_LAST = 60;
function findPointed(words: readonly SpokenWord[]): FoundQuestion | null {
  const line = words.map(({ plain }) => plain).join(' ');
  return words.length <= FEW_LAST && POINTS.test(line) ? { start: openingOf(words), isInterrogative: true } : null;
}

function placeQuestion(words: readonly SpokenWord[]): FoundQuestion {
  const opening = openingOf(words);
  const start = Math.max(opening, words.length - SHOWN_WORDS);
  return { start, isInterrogative: !REQUEST.test(words[start]?.plain ?? '') };
}

function sureOf(words: readonly SpokenWord[]): number {
  if (words.length <= TURN_WORDS && hasCue(words)) return SURE_OF_QUESTION.cue;
  return words.length <= FEW_WORDS ? SURE_OF_QUESTION.few : SURE_OF_QUESTION.many;
}

/**
 * The question in these words, or null. The rules say where it begins; the learned weights decide where the rules are
 * clearly wrong. A question mark, where the recogniser sets them, is not overruled.
 */
export function judgeQuestion(words: readonly SpokenWord[]): FoundQuestion | null {
  if (words.length === 0) return null;
  const found = findQuestion(words);
  const weight = weighQuestion(words);
  if (found === null) {
    return (
      findTermsQuestion(words) ??
      findPointed(words) ??
      (weight > sureOf(words) && !isChatter(words) ? placeQuestion(words) : null)
    );
  }
  const isOverruled = weight < -SURE_OF_NONE && !asksToTell(words, found.start);
  return isOverruled && words.at(-1)?.endsWithQuestionMark !== true ? findTermsQuestion(words) : found;
}
