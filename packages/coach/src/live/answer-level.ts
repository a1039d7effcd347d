import { joinPattern } from '../text/join-pattern.ts';
import { saysHowFar, sentencesOf } from './answer-held.ts';
import type { AnswerInput } from './read-parts.ts';
import type { ResumeFacts } from './resume-facts.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { hasTelling, tellingWords, wordsOfLine } from './telling-words.ts';

/** "How good are you in Sage", "how is your Excel": the item of a list answers, with its level as it is written. */
const ASKS_FOR_LEVEL = joinPattern(
  '',
  String.raw`\bhow (?:good|well|strong|comfortable|confident|fluent|skilled|familiar) (?:are|would|do|is)\b|\bhow(?:'s| is| are) your\b`,
  String.raw`|\b(?:which|what) level\b|\bwhat(?:'s| is) your level\b`,
);
const LISTED = new Set(['skill', 'language']);
const LONGEST_ITEM = 10;

/** Null where no level is asked for, or no item of a list has the telling word of the question. */
export function answerLevel(
  question: string,
  { lines }: ResumeFacts,
  resume: AnswerInput['resume'] = null,
): SpokenAnswer | null {
  if (!ASKS_FOR_LEVEL.test(question)) return null;
  const telling = tellingWords(question);
  const honest = sentencesOf({ resume }).find(
    (text) =>
      saysHowFar(text) &&
      text.split(' ').length <= LONGEST_ITEM &&
      telling.some((stem) => hasTelling(stem, wordsOfLine(text))),
  );
  if (honest !== undefined) return { paragraph1: `To be exact about that: **${honest}**.`, paragraph2: '' };
  const item = lines.find(
    ({ kind, text }) =>
      LISTED.has(kind) &&
      text.split(' ').length <= LONGEST_ITEM &&
      telling.some((stem) => hasTelling(stem, wordsOfLine(text))),
  );
  return item === undefined ? null : { paragraph1: `I have **${item.text}**.`, paragraph2: '' };
}
