import { isForbiddenQuestion } from '@greenroom/coach/questions/forbidden-question';
import { comparableText } from '@greenroom/coach/questions/words';
import { OPENING_QUESTION } from '@greenroom/contract/constants';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { CallOptions } from '../../ports/language.ts';
import { cleanText } from './clean-text.ts';
import { createFence } from './fence.ts';
import type { ModelWork } from './model-work.ts';
import { questionsPrompt } from './prompts/questions.ts';
import { questionsReply } from './reply-schemas.ts';

/** A spoken question, in characters. */
const QUESTION_CHARS = { min: 8, max: 600 };

/** Without repeats, without what was asked before and without what an employer may not ask. */
const usableQuestions = (questions: readonly string[], askedBefore: readonly string[]): string[] => {
  const asked = new Set(askedBefore.map(comparableText));
  const tidy = questions.map((question) => cleanText(question).trim());
  return [...new Set(tidy)].filter(
    (question) =>
      question.length >= QUESTION_CHARS.min &&
      question.length <= QUESTION_CHARS.max &&
      !asked.has(comparableText(question)) &&
      !isForbiddenQuestion(question),
  );
};

/** As many questions as asked for; without `skipFirst` the fixed opening is one of them. */
export function chooseQuestions(work: ModelWork, request: QuestionsRequest, call: CallOptions): Promise<string[]> {
  const { questionCount, skipFirst } = request.interviewInformation.interviewData.interviewOptions;
  const askedBefore = request.interviewInformation.askedBefore ?? [];
  const count = skipFirst ? questionCount : questionCount - 1;
  return work.orStandIn(
    call,
    async () => {
      const reply = await work.client.askForObject({
        prompt: questionsPrompt(request, count, createFence()),
        schema: questionsReply,
        findProblem: ({ questions }) =>
          usableQuestions(questions, askedBefore).length < count
            ? `There must be ${count} different questions, none about age, family, health, religion, origin or private life.`
            : null,
        timeoutMs: work.timeouts.shortMs,
        signal: call.signal,
      });
      const chosen = usableQuestions(reply.questions, askedBefore).slice(0, count);
      return skipFirst ? chosen : [OPENING_QUESTION, ...chosen];
    },
    () => work.standIn.chooseQuestions(request, call),
  );
}
