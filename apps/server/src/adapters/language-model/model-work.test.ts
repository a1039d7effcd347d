import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenQuestions } from '../../ports/language.ts';
import { builtInCoach } from '../../testing/build-model-coach.ts';
import { CallFailure } from './call-failure.ts';
import { chooseQuestions } from './choose-questions.ts';
import type { ModelClient } from './model-client.ts';
import { createModelWork } from './model-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms));

const CHOSEN: ChosenQuestions = { questions: ['Why?'], writtenBy: 'built-in-coach', isTitleKnown: true };

/** A model that never answers: each call ends with its timeout. */
const hanging: ModelClient = {
  host: 'model.example',
  askForObject: ({ timeoutMs }) =>
    after(timeoutMs, null).then(() => Promise.reject(new CallFailure('timeout', 'model.example took too long.'))),
  streamWords: async function* () {},
  tryOut: async () => undefined,
  circuit: () => 'closed',
};
const TIMEOUTS = { shortMs: 8000, longMs: 8000, liveSilenceMs: 4000, liveWholeMs: 25_000, atStartMs: 10_000 };
const workWith = (standIn = builtInCoach) =>
  createModelWork({ client: hanging, standIn, timeouts: TIMEOUTS, watch: () => undefined });

describe('a task of a model that never answers', () => {
  it('is done by the built-in coach within its time, also where that takes two seconds', async () => {
    const work = workWith();
    const clock = work.startClock(8000);
    const startedAtMs = performance.now();
    const answered = work
      .orStandIn(
        { clock },
        () => hanging.askForObject({ timeoutMs: clock.modelMs() } as never),
        () => after(2000, 'built-in'),
      )
      .then((by) => ({ by, tookMs: performance.now() - startedAtMs }));
    await vi.advanceTimersByTimeAsync(20_000);
    const { by, tookMs } = await answered;
    expect(by).toBe('built-in');
    expect(tookMs).toBeGreaterThan(6500);
    expect(tookMs).toBeLessThanOrEqual(7500);
  });

  it('counts what the built-in coach does before the model is called', async () => {
    const slow = {
      ...builtInCoach,
      readRole: () => after(2000, { family: null, skills: [], duties: [] } as never),
      chooseQuestions: () => after<ChosenQuestions>(2000, CHOSEN),
    };
    const startedAtMs = performance.now();
    const request = {
      roleInformation: { roleName: 'Baker', roleDescription: '' },
      interviewInformation: {
        interviewId: '01890a5d-ac96-774b-bcce-b302099a0001',
        interviewData: { state: '', interviewResponses: [], interviewOptions: DEFAULT_INTERVIEW_OPTIONS },
      },
    };
    const chosen = chooseQuestions(workWith(slow), request, {}).then(({ writtenBy }) => ({
      writtenBy,
      tookMs: performance.now() - startedAtMs,
    }));
    await vi.advanceTimersByTimeAsync(20_000);
    const { writtenBy, tookMs } = await chosen;
    expect(writtenBy).toBe('built-in-coach-standing-in');
    expect(tookMs).toBeLessThanOrEqual(7500);
  });
});

describe('a model that answers in time', () => {
  it('keeps its whole time but the reserve, and the built-in coach is not asked for nothing', async () => {
    const work = workWith();
    const clock = work.startClock(8000);
    const instead = vi.fn(async () => 'built-in');
    const answered = work.orStandIn({ clock }, () => after(3500, 'model'), instead);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answered).toBe('model');
    expect(instead).not.toHaveBeenCalled();
    expect(work.startClock(8000).modelMs()).toBe(7000);
    expect(work.startClock(2000).modelMs()).toBe(1750);
  });
});
