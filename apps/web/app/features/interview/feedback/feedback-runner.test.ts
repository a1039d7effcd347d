import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitUntil } from '~/testing/wait-until.ts';
import { spokenSoundOf } from '../recordings/lazy-answer-sound.tsx';
import { changeAccommodations } from '../state/accommodations.ts';
import { EMPTY_DRAFT, keepDraft, keepNote, retryQuestion, submitDraft, takeQuestions } from '../state/interview.ts';
import { changeInterview, forgetInterview, startInterview, useInterview } from '../state/interview-store.ts';
import { useFeedbackLimit } from './feedback-limit.ts';
import { pauseBeforeRetry, startFeedbackRunner } from './feedback-runner.ts';
import { retryFeedback } from './retry-feedback.ts';

vi.mock('../recordings/lazy-answer-sound.tsx', () => ({ spokenSoundOf: vi.fn() }));

const ok = { success: true, data: { overallScorePerResponse: 3.5 } };
const failure = (code: string) => ({ success: false, error: { code, message: code, requestId: 'r' } });
const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetching = vi.fn<() => Promise<Response>>();

function answer(id: string, durationMs: number | null = null): void {
  startInterview({ id, roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS });
  changeInterview(id, (interview) => takeQuestions(interview, ['Why?']));
  changeInterview(id, (interview) =>
    submitDraft(keepDraft(interview, 0, { ...EMPTY_DRAFT, text: 'Because.', durationMs }), 0),
  );
}
const turn = () => useInterview.getState().interview?.turns[0];

beforeEach(() => {
  vi.useFakeTimers();
  fetching.mockReset();
  vi.mocked(spokenSoundOf)
    .mockReset()
    .mockImplementation(async (_id, _index, _parts, allowed) => (allowed === 'all' ? { durationMs: 60_000 } : {}));
  vi.stubGlobal('fetch', fetching);
  startFeedbackRunner();
});
afterEach(() => {
  changeAccommodations({ withoutPace: false, withoutDelivery: false });
  forgetInterview();
  vi.useRealTimers();
});

describe('feedback in the background', () => {
  it('is made once an answer is given', async () => {
    fetching.mockResolvedValue(reply(ok));
    answer('made');
    await waitUntil(() => expect(turn()).toMatchObject({ feedbackStatus: 'made', feedback: ok.data }));
    expect(fetching).toHaveBeenCalledOnce();
    const [, init] = fetching.mock.calls[0] as unknown as [unknown, RequestInit];
    // The server counts it for the unit of this interview.
    expect(JSON.parse(String(init.body))).toMatchObject({ question: 'Why?', interviewId: 'made' });
  });

  it.each([
    ['all', {}, { durationMs: 60_000 }],
    ['pace and pauses', { withoutPace: true }, { delivery: 'voice' }],
    ['delivery', { withoutDelivery: true }, { delivery: 'none' }],
  ])('tells of the sound what is not switched off (%s)', async (name, switches, told) => {
    changeAccommodations(switches);
    fetching.mockResolvedValue(reply(ok));
    answer(`spoken ${name}`, 61_000);
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('made'));
    const [, { body } = { body: '{}' }] = (fetching.mock.calls[0] ?? []) as unknown as [string, { body: string }?];
    const { durationMs, sound, delivery } = JSON.parse(body);
    expect(JSON.parse(JSON.stringify({ durationMs, sound, delivery }))).toEqual(told);
    expect(vi.mocked(spokenSoundOf).mock.calls.length).toBe(name === 'delivery' ? 0 : 1);
  });

  it('gives up at once at the limit of the day, and keeps until when it lasts', async () => {
    const error = { code: 'rate_limited', message: 'Please try again in 5 hours.', requestId: 'r' };
    const headers = { 'retry-after': '18000' };
    fetching.mockResolvedValue(new Response(JSON.stringify({ success: false, error }), { status: 429, headers }));
    answer('limited');
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('failed'));
    expect(fetching).toHaveBeenCalledOnce();
    expect(useFeedbackLimit.getState().text).toBe('Please try again in 5 hours.');
    fetching.mockResolvedValue(reply(ok));
    retryFeedback('limited', 0);
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('made'));
    expect(useFeedbackLimit.getState().text).toBeNull();
  });

  it('is asked for once, whatever else changes meanwhile', async () => {
    const asked = Promise.withResolvers<Response>();
    fetching.mockReturnValue(asked.promise);
    answer('once');
    changeInterview('once', (interview) => keepNote(interview, 0, 'A note.'));
    asked.resolve(reply(ok));
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('made'));
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('is not given to an answer that took the place of the one it is about', async () => {
    const asked = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    for (const { promise } of asked) fetching.mockReturnValueOnce(promise);
    answer('replaced');
    changeInterview('replaced', (interview) => ({
      ...interview,
      turns: interview.turns.map((one) => ({ ...one, answer: 'Said elsewhere.' })),
    }));
    asked[0]?.resolve(reply(ok));
    await vi.advanceTimersByTimeAsync(1000);
    expect(turn()).toMatchObject({ feedbackStatus: 'waiting', feedback: null });
    asked[1]?.resolve(reply({ success: true, data: { overallScorePerResponse: 2 } }));
    await waitUntil(() => expect(turn()?.feedback).toEqual({ overallScorePerResponse: 2 }));
  });

  it('is made for each attempt, and the better one counts', async () => {
    fetching.mockResolvedValueOnce(reply(ok));
    answer('again');
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('made'));
    fetching.mockResolvedValueOnce(reply({ success: true, data: { overallScorePerResponse: 4.5 } }));
    changeInterview('again', (interview) => {
      const written = keepDraft(retryQuestion(interview, 0), 0, { ...EMPTY_DRAFT, text: 'Because I care.' });
      return submitDraft(written, 0);
    });
    await waitUntil(() => expect(turn()).toMatchObject({ number: 1, answer: 'Because I care.' }));
    expect(turn()).toMatchObject({ feedback: { overallScorePerResponse: 4.5 }, others: [{ answer: 'Because.' }] });
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the failure may pass', reply(failure('feedback_failed'), 502)],
    ['nothing came back', reply({ success: true, data: null })],
  ])('is tried again after a pause when %s', async (_, first) => {
    fetching.mockResolvedValueOnce(first).mockResolvedValueOnce(reply(ok));
    answer('retried');
    await vi.advanceTimersByTimeAsync(1000);
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('made'));
  });

  it('waits for the connection of the device, however long that takes', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    answer('away');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(turn()?.feedbackStatus).toBe('waiting');
    onLine.mockRestore();
    fetching.mockReset();
    fetching.mockResolvedValue(reply(ok));
    dispatchEvent(new Event('online'));
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('made'));
  });

  it('is given up when the server stays away', async () => {
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    answer('gone');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(turn()?.feedbackStatus).toBe('failed');
    expect(fetching).toHaveBeenCalledTimes(5);
  });

  it('is shown as failed when it cannot be made, and asked for again on request', async () => {
    fetching.mockResolvedValueOnce(reply(failure('invalid_request'), 400)).mockResolvedValueOnce(reply(ok));
    answer('failed');
    await waitUntil(() => expect(turn()).toMatchObject({ feedbackStatus: 'failed', feedback: null }));
    retryFeedback('failed', 0);
    await waitUntil(() => expect(turn()?.feedbackStatus).toBe('made'));
  });

  it('waits longer each time, as long as the server asks, and never more than 15 s', () => {
    expect([1, 2, 3].map((attempt) => pauseBeforeRetry(attempt, null))).toEqual([1000, 2000, 4000]);
    expect(pauseBeforeRetry(1, 7)).toBe(7000);
    expect(pauseBeforeRetry(9, 600)).toBe(15_000);
  });
});
