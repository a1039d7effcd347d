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
  return input.force ? forceQuestion(input) : NOTHING;
}

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
