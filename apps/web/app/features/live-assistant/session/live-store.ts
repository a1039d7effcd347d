import { hasCode, isAborted, messageOf } from '~/api/api-error.ts';
import {
  emptyState,
  type LiveEffect,
  type LiveEvent,
  type LiveState,
  type Question,
  reduceLive,
} from '~/features/live-assistant/engine/live-state.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { liveMessages } from '../messages.ts';
import { type Background, requestAnswer } from './request-answer.ts';

type StoreOptions = {
  /** Asked again for each answer: the demo may draw on another resume than the session. */
  readBackground(): Background;
  now(): number;
  ask?: typeof requestAnswer;
};

/** The limit of the day says when it ends; any other failure is worth another try. */
function describeFailure(error: unknown): { text: string; isLimit?: boolean } {
  const cause = error instanceof Error ? error.cause : null;
  return hasCode(cause, 'rate_limited')
    ? { text: messageOf(cause), isLimit: true }
    : { text: liveMessages.answerFailed };
}

/** The state of a session with the requests that it raises. No React: a screen subscribes. */
export function createLiveStore({ readBackground, now, ask = requestAnswer }: StoreOptions) {
  let state: LiveState = emptyState;
  const listeners = new Set<() => void>();
  const requests = new Map<number, AbortController>();

  async function answer(requestId: number, question: Question): Promise<void> {
    const controller = new AbortController();
    requests.set(requestId, controller);
    try {
      for await (const value of ask(question, readBackground(), controller.signal)) {
        dispatch({ type: 'answer-grew', requestId, answer: value, atMs: now() });
      }
      dispatch({ type: 'answer-done', requestId });
    } catch (error) {
      if (isAborted(error)) return dispatch({ type: 'answer-done', requestId });
      logQuietly('live answer', error);
      dispatch({ type: 'answer-failed', requestId, ...describeFailure(error) });
    } finally {
      requests.delete(requestId);
    }
  }

  function run(effect: LiveEffect): void {
    if (effect.type === 'ask') void answer(effect.requestId, effect.question);
    else requests.get(effect.requestId)?.abort();
  }

  function dispatch(event: LiveEvent): void {
    const step = reduceLive(state, event);
    state = step.state;
    for (const listener of listeners) listener();
    for (const effect of step.effects) run(effect);
  }

  return {
    dispatch,
    read: () => state,
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose(): void {
      for (const controller of requests.values()) controller.abort();
    },
  };
}

export type LiveStore = ReturnType<typeof createLiveStore>;
