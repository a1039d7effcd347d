import { isForbiddenQuestion } from '@greenroom/coach/questions/forbidden-question';
import { comparableText, contentStems, overlapOf } from '@greenroom/coach/questions/words';
import { shareOfOtherLanguage } from '@greenroom/coach/text/other-languages';
import { OPENING_QUESTION } from '@greenroom/contract/constants';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { CallOptions, ChosenQuestions } from '../../ports/language.ts';
import { cleanText } from './clean-text.ts';
import { createFence } from './fence.ts';
import type { ModelWork } from './model-work.ts';
import { questionsPrompt } from './prompts/questions.ts';
import { questionsReply } from './reply-schemas.ts';

/** A spoken question, in characters. */
const QUESTION_CHARS = { min: 8, max: 600 };

/** Questions that share this part of their content words ask the same. */
const SAME_QUESTION = 0.75;
const FEWEST_STEMS = 3;
/** Share of the words of a question that are frequent in another language. */
const FOREIGN_SHARE = 0.16;

/** English, without repeats, without what was asked before and without what an employer may not ask. */
function usableQuestions(questions: readonly string[], askedBefore: readonly string[]): string[] {
  const taken = askedBefore.map(contentStems);
  const asked = new Set(askedBefore.map(comparableText));
  const usable: string[] = [];
  for (const question of questions.map((text) => cleanText(text).trim())) {
    const stems = contentStems(question);
    const isKnown = asked.has(comparableText(question)) || taken.some((other) => isSame(stems, other));
    if (isKnown || !isAskable(question)) continue;
    usable.push(question);
    taken.push(stems);
    asked.add(comparableText(question));
  }
  return usable;
}

function isAskable(question: string): boolean {
  const hasLength = question.length >= QUESTION_CHARS.min && question.length <= QUESTION_CHARS.max;
  return hasLength && !isForbiddenQuestion(question) && !isForeign(question);
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return Math.min(one.size, other.size) >= FEWEST_STEMS && overlapOf(one, other) >= SAME_QUESTION;
}

/** In another script, or with frequent words of another language. */
function isForeign(question: string): boolean {
  const letters = question.match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2) return true;
  return shareOfOtherLanguage(question.toLowerCase().match(/\p{L}+/gu) ?? []) > FOREIGN_SHARE;
}

/**
 * As many questions as asked for; without `skipFirst` the fixed opening is one of them. When the model's do not pass, the built-in
 * coach chooses, and the answer says so.
 */
export function chooseQuestions(
  work: ModelWork,
  request: QuestionsRequest,
  call: CallOptions,
): Promise<ChosenQuestions> {
  const { questionCount, skipFirst } = request.interviewInformation.interviewData.interviewOptions;
  const askedBefore = request.interviewInformation.askedBefore ?? [];
  const count = skipFirst ? questionCount : questionCount - 1;
  const clock = work.startClock(work.timeouts.shortMs);
  return work.orStandIn<ChosenQuestions>(
    { ...call, clock },
    async () => {
      const facts = await work.standIn.readRole(request.roleInformation, call);
      const reply = await work.client.askForObject({
        prompt: questionsPrompt(request, facts, count, createFence()),
        schema: questionsReply,
        findProblem: ({ questions }) =>
          usableQuestions(questions, askedBefore).length < count
            ? `There must be ${count} different questions in English, none asked before and none about age, family, health, religion, origin or private life.`
            : null,
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      const chosen = usableQuestions(reply.questions, askedBefore).slice(0, count);
      const questions = skipFirst ? chosen : [OPENING_QUESTION, ...chosen];
      return { questions, writtenBy: 'language-model', isTitleKnown: true };
    },
    async () => ({
      ...(await work.standIn.chooseQuestions(request, call)),
      writtenBy: 'built-in-coach-standing-in',
    }),
  );
}
