import { groupByQuote } from '@greenroom/contract/scores';
import type { AnsweredQuestion } from './answered-question.ts';

/** Characters in a line of a column at 1280 pixels. */
const LINE = 58;
/** A concern has its label, its words and its advice. */
const CONCERN_LINES = 3;
/** The strip of a recording with its buttons. */
const RECORDING_LINES = 4;

const linesOf = (text: string): number => Math.ceil(text.length / LINE);
const sum = (lines: readonly number[]): number => lines.reduce((total, line) => total + line, 0);

/**
 * Whether the feedback is estimated to be shorter than the answer beside it. What comes with an answer, such as the enhanced one,
 * goes below the shorter column, so that neither has a hole.
 */
export function isFeedbackShorter({ answer, feedback, followUp }: AnsweredQuestion): boolean {
  if (!feedback) return true;
  const isSpoken = (feedback.delivery?.wordsPerMinute ?? null) !== null;
  const answerLines = linesOf(answer) + linesOf(followUp?.question ?? '') + (isSpoken ? RECORDING_LINES : 0);
  const remarks = groupByQuote(feedback.evidence.filter(({ skill }) => skill === 'overall'));
  const feedbackLines =
    linesOf(feedback.overallFeedbackPerResponse) +
    sum(remarks.map(({ comments }) => linesOf(comments.join(' ')))) +
    sum(feedback.nextSteps.map(linesOf)) +
    (feedback.concerns ?? []).length * CONCERN_LINES;
  return feedbackLines < answerLines;
}
