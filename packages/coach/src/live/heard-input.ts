import type { AnswerInput } from './read-parts.ts';
import { textOf, writeNames } from './written-names.ts';

/** The turn with its names as the resume and the advertisement write them. */
export function inWrittenNames(heard: AnswerInput): AnswerInput {
  const { question, context, resume, jobDescription } = heard;
  const write = (turn: string) => writeNames(turn, textOf(resume), jobDescription);
  return { ...heard, question: write(question), ...(context === undefined ? {} : { context: write(context) }) };
}
