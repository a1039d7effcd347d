import { cleanQuestion } from './clean-question.ts';
import { breaksOff, joinPieces } from './join-pieces.ts';
import { judgeQuestion } from './judge-question.ts';
import { leadOf } from './question-lead.ts';
import { spokenWords } from './spoken-words.ts';

export type DetectionInput = {
  /** The last final transcript, with or without punctuation. */
  data: string;
  /** Earlier finals of the interviewer, oldest first. */
  recent: string[];
  /** The question that was answered last, as it was returned; empty when there was none. */
  lastQuestion: string;
  /** True when the person asked by hand for an answer to the last words. */
  force: boolean;
  /** Milliseconds from the final before to this one; left out where it is not known. */
  sincePreviousMs?: number | undefined;
  /** Who said it. The person's own words raise no question. */
  speaker?: 'interviewer' | 'person';
};
export type Detection = { isInterviewQuestion: boolean; interviewQuestion: string; continuesLastQuestion: boolean };

const NOTHING: Detection = { isInterviewQuestion: false, interviewQuestion: '', continuesLastQuestion: false };
/** Words taken as the question when it is forced and no question can be seen in them. */
const FORCED_WORDS = 40;

/**
 * Whether an interviewer's question ends with these words, and the question alone. Punctuation and case are not needed.
 * Small talk ("how are you"), logistics ("can you hear me") and checking back ("does that make sense") are not interview
 * questions; neither is a question that breaks off ("can you tell me about"): it is found once its rest is heard.
 */
export function detectQuestion(input: DetectionInput): Detection {
  if (input.speaker === 'person' && !input.force) return NOTHING;
  const joined = joinPieces(input.data, input.recent, input.lastQuestion, input.sincePreviousMs);
  const found = judgeQuestion(joined.words);
  const isUnfinished = found !== null && breaksOff(joined.words);
  if (found !== null && (!isUnfinished || input.force)) {
    return {
      isInterviewQuestion: true,
      interviewQuestion: cleanQuestion(joined.words.slice(leadOf(joined.words, found.start)), found.isInterrogative),
      continuesLastQuestion: joined.continuesLastQuestion,
    };
  }
  return input.force || HANDS_OVER.test(input.data) ? forceQuestion(input) : detectBefore(input);
}

/** "We are oversold by four, a guest with two sleeping children is at the desk, and there is no room. Go.": a case of a dozen words or more that is handed over. */
const HANDS_OVER =
  /^(?:\S+\s+){12,150}?\S*(?<!\b(?:to|you|please|just|can|let's|we|i|they|and)\s)\bgo(?: on| ahead)?[.!]?\s*$/iu;

/** A question that a few words follow: "Anything for me? Then I'll let you go." */
function detectBefore(input: DetectionInput): Detection {
  const end = input.data.lastIndexOf('?') + 1;
  const behind = input.data
    .slice(end)
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  if (end === 0 || behind.length > MOST_WORDS_BEHIND || GREETING.test(input.data)) return NOTHING;
  const asked = input.data.slice(0, end);
  const start = Math.max(...['.', '!', '?'].map((mark) => asked.lastIndexOf(mark, end - 2))) + 1;
  const sentence = asked.slice(start).trim();
  const wholes = [asked, sentence].filter((text) => text !== input.data && text.length > 1);
  for (const data of wholes) {
    const joined = judgeQuestion(spokenWords(data));
    if (joined !== null) return detectQuestion({ ...input, data });
  }
  return NOTHING;
}
const MOST_WORDS_BEHIND = 30;
/** How one is received asks nothing of the interview: "Come in. Did you find the gate? The sign fell off." */
const GREETING = /^(?:\S+\s+){0,5}(?:good morning|morning|afternoon|hello|hi|welcome|come in|sit down|have a seat)\b/iu;

function forceQuestion(input: DetectionInput): Detection {
  const all = spokenWords([...input.recent.slice(-2), input.data].join(' '));
  const own = spokenWords(input.data);
  const found = judgeQuestion(all);
  const words = found === null ? (own.length > 0 ? own : all).slice(-FORCED_WORDS) : all.slice(found.start);
  if (words.length === 0) return NOTHING;
  return {
    isInterviewQuestion: true,
    interviewQuestion: cleanQuestion(words, found?.isInterrogative ?? false),
    continuesLastQuestion: false,
  };
}
