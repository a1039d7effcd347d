import type { LiveAnswer } from '@greenroom/contract/live-assistant';
import type { Coach } from '../../ports/language.ts';
import type { CircuitState, WatchProvider } from '../../ports/provider-calls.ts';
import { askFollowUp } from './ask-follow-up.ts';
import { chooseQuestions } from './choose-questions.ts';
import type { ModelClientOptions, ModelSettings } from './configured-model.ts';
import { giveFeedback } from './give-feedback.ts';
import { createModelClient } from './model-client.ts';
import { type CallTimeouts, createModelWork } from './model-work.ts';
import { reviewResume } from './review-resume.ts';
import { streamLive } from './stream-live.ts';
import { enhanceAnswer, writeSampleAnswer } from './write-answers.ts';
import { rewriteParagraph, writeLetter } from './write-letter.ts';

const TIMEOUTS: CallTimeouts = {
  shortMs: 8000,
  longMs: 8000,
  liveSilenceMs: 4000,
  liveWholeMs: 25_000,
  atStartMs: 10_000,
};

export type LanguageModelCoach = Coach & {
  /** Makes one test call and keeps what is wrong, in words, for `describe`. Never throws. */
  checkAtStart(): Promise<void>;
  /** Whether calls go to the model at present. */
  circuit(): CircuitState;
};
export type LanguageModelCoachOptions = ModelClientOptions & {
  /** Answers when the model does not. */
  standIn: Coach;
  watch: WatchProvider;
  timeouts?: Partial<CallTimeouts>;
};

/**
 * A coach on a language model of the operator's choice, over the OpenAI protocol. The model's replies pass our checks. If a
 * call fails, the built-in coach answers and the result says so. Rejects only with the signal's reason or with an error of the
 * built-in coach (`cannot_score`).
 */
export function createLanguageModelCoach(
  settings: ModelSettings,
  options: LanguageModelCoachOptions,
): LanguageModelCoach {
  const client = createModelClient(settings, options);
  const work = createModelWork({ ...options, client, timeouts: { ...TIMEOUTS, ...options.timeouts } });
  return {
    chooseQuestions: (request, call) => chooseQuestions(work, request, call),
    readRole: (role, call) => options.standIn.readRole(role, call),
    giveFeedback: (request, call) => giveFeedback(work, request, call),
    askFollowUp: (request, call) => askFollowUp(work, request, call),
    matchStories: (request, call) => options.standIn.matchStories(request, call),
    mayAcknowledge: (request, call) => options.standIn.mayAcknowledge(request, call),
    enhanceAnswer: (request, call) => enhanceAnswer(work, request, call),
    writeSampleAnswer: (request, call) => writeSampleAnswer(work, request, call),
    reviewResume: (request, call) => reviewResume(work, request, call),
    writeLetter: (request, call) => writeLetter(work, request, call),
    rewriteParagraph: (request, call) => rewriteParagraph(work, request, call),
    streamLive: (request, call) => streamLive(work, request, call),
    answerLive: async (request, call) => lastOf(streamLive(work, request, call)),
    describe: () => ({ kind: 'language-model', model: settings.model, problem: work.problem() }),
    checkAtStart: () => client.tryOut(work.timeouts.atStartMs).then(work.succeeded, work.failed),
    circuit: client.circuit,
  };
}

async function lastOf(answers: AsyncIterable<LiveAnswer>): Promise<LiveAnswer> {
  let last: LiveAnswer | null = null;
  for await (const answer of answers) last = answer;
  if (last === null) throw new Error('A live answer always has at least one value.');
  return last;
}
