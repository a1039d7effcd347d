import { isForbiddenQuestion } from '@greenroom/coach/questions/forbidden-question';
import { comparableText } from '@greenroom/coach/questions/words';
import type { FollowUpRequest } from '@greenroom/contract/feedback';
import type { CallOptions } from '../../ports/language.ts';
import { cleanText } from './clean-text.ts';
import { createFence } from './fence.ts';
import { findQuote } from './find-quote.ts';
import type { ModelWork } from './model-work.ts';
import { followUpPrompt } from './prompts/follow-up.ts';
import { followUpReply } from './reply-schemas.ts';
import { untracedNumbers } from './trace-numbers.ts';

/** The interview waits for it. */
const LONGEST_WAIT_MS = 4000;
/** A spoken question, in characters. */
const LENGTH = { min: 8, max: 300 };
/** Shorter words are in every answer. */
const TELLING_WORD = /[\p{L}\p{N}]{5,}/gu;

type Reply = { quote: string; question: string };
const isNone = ({ quote, question }: Reply): boolean => quote.trim() === '' && question.trim() === '';

/** Why a reply cannot be asked; null when it can. */
function findProblem(reply: Reply, request: FollowUpRequest): string | null {
  if (isNone(reply)) return null;
  const question = cleanText(reply.question).trim();
  if (question.length < LENGTH.min || question.length > LENGTH.max || !question.endsWith('?')) {
    return 'The question must be one short question.';
  }
  if (isForbiddenQuestion(question)) return 'The question is about a private matter.';
  if (findQuote(reply.quote, request.answer) === null) return 'The quote must be copied from the answer.';
  if (comparableText(question) === comparableText(request.question)) return 'The question was asked already.';
  if (untracedNumbers(question, [request.question, request.answer]).length > 0) return 'A number was never said.';
  return isAbout(question, request.answer) ? null : "The question must use the answer's own words.";
}

/** True if the question has a telling word of the answer. */
function isAbout(question: string, answer: string): boolean {
  const said = new Set(answer.toLowerCase().match(TELLING_WORD));
  return (question.toLowerCase().match(TELLING_WORD) ?? []).some((word) => said.has(word));
}

/** One follow-up on the answer, checked for relevance and for topics that an interviewer may not raise; null for none. */
export function askFollowUp(work: ModelWork, request: FollowUpRequest, call: CallOptions): Promise<string | null> {
  const clock = work.startClock(Math.min(LONGEST_WAIT_MS, work.timeouts.shortMs));
  return work.orStandIn(
    { ...call, clock },
    async () => {
      const reply = await work.client.askForObject({
        prompt: followUpPrompt(request, createFence()),
        schema: followUpReply,
        findProblem: (found) => findProblem(found, request),
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      return isNone(reply) ? null : cleanText(reply.question).trim();
    },
    () => work.standIn.askFollowUp(request, call),
  );
}
