import { DEFAULT_INTERVIEW_OPTIONS, TEXT_LIMITS } from '@greenroom/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAuth } from '~/api/session-store.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { readToasts } from '~/ui/toast.ts';
import { EMPTY_DRAFT, endEarly, type Interview, keepDraft, submitDraft, takeQuestions } from '../state/interview.ts';
import { changeInterview, forgetInterview, startInterview, useInterview } from '../state/interview-store.ts';
import { holdProgress, startProgressSync } from './progress-sync.ts';

const AWAY = { status: 503, error: { code: 'internal', message: 'Away.' } };
const COMPLETED = { status: 409, error: { code: 'conflict', message: 'Completed.' } };
const KEPT = { data: {} };
let interviews = 0;
let id = '';

/** Its own interview for each test: requests are remembered by its id. */
function begin(): void {
  interviews += 1;
  id = `interview-${interviews}`;
  startInterview({ id, roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS });
  change((interview) => takeQuestions(interview, ['Why?', 'Where?']));
}
const change = (how: (interview: Interview) => Interview) => changeInterview(id, how);
const answer = (index: number, text: string) =>
  change((interview) => submitDraft(keepDraft(interview, index, { ...EMPTY_DRAFT, text }), index));
const pass = (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs);

beforeEach(() => {
  vi.useFakeTimers();
  signInAsAda();
  startProgressSync();
});
afterEach(async () => {
  forgetInterview();
  await pass(60_000);
  vi.useRealTimers();
});

describe('the progress of a signed-in interview', () => {
  it('reaches the server after each turn, and with the end, in one call each', async () => {
    const sent = answerCalls({ 'PUT /progress': KEPT });
    begin();
    await pass(1000);
    // A draft is local until it is submitted.
    change((interview) => keepDraft(interview, 0, { ...EMPTY_DRAFT, text: 'Bec' }));
    await pass(1000);
    answer(0, 'Because.');
    await pass(1000);
    change(endEarly);
    await pass(60_000);
    expect(sent.map(({ path }) => path)).toEqual(Array(3).fill(`/api/v1/users/${USER_ID}/interviews/${id}/progress`));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { jobName: 'Baker', turns: [{ answer: null }, { answer: null }], hasEndedEarly: false },
      { turns: [{ answer: 'Because.' }, { answer: null }], hasEndedEarly: false },
      { turns: [{ answer: 'Because.' }, { answer: null }], hasEndedEarly: true },
    ]);
  });

  it('reaches the server at once with an answer, though notes are written right after it', async () => {
    const sent = answerCalls({ 'PUT /progress': KEPT });
    begin();
    await pass(1000);
    answer(0, 'Because.');
    await pass(1);
    expect(sent.at(-1)?.body).toMatchObject({ turns: [{ answer: 'Because.' }, { answer: null }] });
    change((interview) => ({ ...interview, notes: { 1: 'A' } }));
    await pass(500);
    change((interview) => ({ ...interview, notes: { 1: 'A bakery' } }));
    await pass(1000);
    expect(sent).toHaveLength(3);
  });

  it('has no note that is longer than the account takes, and the browser keeps it whole', async () => {
    const sent = answerCalls({ 'PUT /progress': KEPT });
    begin();
    const note = 'n'.repeat(TEXT_LIMITS.answer + 20);
    change((interview) => ({ ...interview, notes: { 1: note } }));
    await pass(1000);
    expect(sent.at(-1)?.body).toMatchObject({ notes: { 1: note.slice(20) } });
    expect(useInterview.getState().interview?.notes[1]).toBe(note);
  });

  it('is sent again until the server has it, with what was answered meanwhile', async () => {
    const sent = answerCalls({ 'PUT /progress': [AWAY, AWAY, KEPT] });
    begin();
    await pass(1000);
    answer(0, 'Because.');
    await pass(60_000);
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)?.body).toMatchObject({ turns: [{ answer: 'Because.' }, { answer: null }] });
  });

  it('is sent again though something in between answers in words that are not ours', async () => {
    const odd = { status: 429, error: { code: '1015', message: 'You are being rate limited' } };
    const sent = answerCalls({ 'PUT /progress': [odd, KEPT] });
    begin();
    await pass(60_000);
    expect(sent).toHaveLength(2);
  });

  it('is not sent again when the interview was completed elsewhere', async () => {
    const sent = answerCalls({ 'PUT /progress': COMPLETED });
    begin();
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('waits while the finished interview is saved', async () => {
    const sent = answerCalls({ 'PUT /progress': KEPT });
    begin();
    const goOn = await holdProgress();
    answer(0, 'Because.');
    await pass(60_000);
    expect(sent).toEqual([]);
    goOn();
    answer(1, 'Here.');
    await pass(1000);
    expect(sent).toHaveLength(1);
  });

  it('goes on where another tab has come to, and keeps in the notes what was said here instead', async () => {
    const turns = [
      { question: 'Why?', answer: 'For the smell.' },
      { question: 'Where?', answer: 'In Ghent.' },
    ];
    const kept = { jobName: 'Baker', options: DEFAULT_INTERVIEW_OPTIONS, turns, notes: {}, hasEndedEarly: false };
    const sent = answerCalls({ 'PUT /progress': { data: { progress: kept } }, 'POST /feedback': KEPT });
    begin();
    answer(0, 'For the bread.');
    change((interview) => keepDraft(interview, 1, { ...EMPTY_DRAFT, text: 'In a' }));
    await pass(5000);
    const { interview } = useInterview.getState();
    expect(interview?.turns.map((turn) => turn.answer)).toEqual(['For the smell.', 'In Ghent.']);
    expect(interview?.notes).toEqual({ 0: 'For the bread.', 1: 'In a' });
    expect(readToasts().at(-1)?.title).toBe('You continued this interview elsewhere');
    // The notes have changed: the server gets them, together with its own answers.
    expect(sent.at(-1)?.body).toMatchObject({ turns, notes: { 0: 'For the bread.' } });
  });

  it('of a visitor stays in the tab', async () => {
    resetAuth();
    const sent = answerCalls({ 'PUT /progress': KEPT });
    begin();
    await pass(60_000);
    expect(sent).toEqual([]);
  });
});
