import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { waitUntil } from '~/testing/wait-until.ts';
import { EMPTY_DRAFT, keepDraft, submitDraft, takeQuestions } from '../state/interview.ts';
import { changeInterview, forgetInterview, startInterview, useInterview } from '../state/interview-store.ts';
import { startFollowUpRunner } from './follow-up-runner.ts';

let interviews = 0;

/** Its own interview for each test: requests are remembered by its id. */
function answer(asksFollowUps = true): void {
  interviews += 1;
  const id = `follow-up-${interviews}`;
  startInterview({ id, roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS }, asksFollowUps);
  changeInterview(id, (interview) => takeQuestions(interview, ['Why?', 'Where?']));
  changeInterview(id, (interview) => submitDraft(keepDraft(interview, 0, { ...EMPTY_DRAFT, text: 'Because.' }), 0));
}
const state = () => useInterview.getState().interview;

beforeEach(startFollowUpRunner);
afterEach(forgetInterview);

describe('the decision on a follow-up', () => {
  it('is made once after an answer', async () => {
    const sent = answerCalls({ 'POST /follow-up': { data: { followUp: 'Because of what?' } } });
    answer();
    await waitUntil(() => expect(state()?.followUp).toEqual({ index: 0, question: 'Because of what?' }));
    expect(sent.map(({ body }) => body)).toEqual([{ question: 'Why?', answer: 'Because.' }]);
  });

  it.each([
    ['none is fitting', { data: { followUp: null } }],
    ['it fails', { status: 503, error: { code: 'internal', message: 'Away.' } }],
  ])('lets the interview continue when %s', async (_, reply) => {
    answerCalls({ 'POST /follow-up': reply });
    answer();
    await waitUntil(() =>
      expect(state()).toMatchObject({ followUp: null, turns: [{ feedbackStatus: 'waiting' }, {}] }),
    );
  });

  it('is not made where follow-ups are switched off', () => {
    const sent = answerCalls({});
    answer(false);
    expect(sent).toEqual([]);
    expect(state()?.followUp).toBeNull();
  });
});
