import { findInBank } from '../questions/find-question.ts';
import { findConcerns, isDoubtful } from './find-concerns.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Vectors } from './model-inputs.ts';
import { readWords } from './read-words.ts';

/** Whether an interviewer may say "Thank you" to an answer: not where it raises a concern or may hold an admission. */
export function mayAcknowledge({ question, answer }: { question: string; answer: string }, vectors: Vectors): boolean {
  const judgement = judgeAnswer(readWords(answer, question), question, findInBank(question), vectors);
  return !isDoubtful(judgement) && findConcerns(judgement, answer).length === 0;
}
