import type { QuestionType } from '@greenroom/contract/constants';
import type { NotScoredReason } from '@greenroom/contract/feedback';

/** An answer of our own writing with the judgement that a fair interviewer would give. */
export type JudgedAnswer = {
  id: string;
  question: string;
  answer: string;
  /** As it was typed, or raw as a recogniser hears speech: lower case, no punctuation, misheard words. */
  form: 'typed' | 'speech';
  group: string;
  role?: string;
  type?: QuestionType;
  /** The centre of the band on the scale of 0 to 5, or the reasons for which it may go without a score. */
  band: number | readonly NotScoredReason[];
  reason: string;
};
