import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/api/query-client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { keepResume } from '~/api/saved-documents.ts';
import { resetAuth } from '~/api/session-store.ts';
import { closeUpgrade, readUpgradeRequest } from '~/lib/upgrade-request.ts';
import { answerCalls, type SentCall } from '~/testing/answer-calls.ts';
import { signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { readToasts } from '~/ui/toast.ts';
import { takeQuestions } from '../state/interview.ts';
import { changeInterview, startInterview, useInterview } from '../state/interview-store.ts';
import { NotesView } from './notes-view.tsx';

const SAMPLE = { 'POST /notes/answers': { data: 'A model answer.' } };
const EXHAUSTED = { status: 402, error: { code: 'quota_exhausted', message: 'None.' } };
const LIMITED = { status: 429, error: { code: 'rate_limited', message: 'Please try again in 5 hours.' } };
const AWAY = { error: { code: 'internal', message: 'The coach is away.' } };
const warn = vi.spyOn(console, 'warn');
let interviews = 0;

function Notes() {
  const interview = useInterview((state) => state.interview);
  return interview && <NotesView interview={interview} />;
}
function show(questions = ['Why this job?']): void {
  interviews += 1;
  const id = `interview-${interviews}`;
  startInterview({ id, roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS });
  changeInterview(id, (interview) => takeQuestions(interview, questions));
  render(<Notes />, { wrapper: MemoryRouter });
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^1\./ });
/** Without the calls that only read what is left. */
const changesAmong = (sent: readonly SentCall[]) => sent.filter(({ method }) => method !== 'GET');
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'View Sample Answer' }));

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
  resetAuth();
  // Stories have their own tests.
  queryClient.setQueryData(queryKeys.stories(USER_ID), { stories: [] });
});
afterEach(closeUpgrade);

describe('a sample answer', () => {
  it('says at the limit of the day when it ends, and offers a visitor to sign in', async () => {
    answerCalls({ 'POST /notes/answers': LIMITED });
    show();
    await press();
    expect(await screen.findByText(/Please try again in 5 hours\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in with Google' })).toBeTruthy();
  });

  it('says at its button what it uses and how many are left, of a visitor', async () => {
    answerCalls(SAMPLE);
    show();
    const [costId = ''] =
      screen.getByRole('button', { name: 'View Sample Answer' }).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(costId)?.textContent).toBe('Uses one sample answer, 3 left.');
    await press();
    expect(await screen.findByText('Uses one sample answer, 2 left.')).toBeTruthy();
  });

  it.each([
    ['sandbox', 'Uses one sample answer, 5 left.'],
    ['off', undefined],
  ])('says to a person how many are left where they are counted, with payments %s', async (provider, text) => {
    queryClient.clear();
    signInAsAda();
    answerCalls({
      'GET /quota': { data: { availableSampleAnswers: 5 } },
      'GET /capabilities': { data: { payments: { provider } } },
    });
    show();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(screen.queryByText(/^Uses one/)?.textContent).toBe(text));
  });

  it('is written under the notes of a visitor, one of their three', async () => {
    const sent = answerCalls(SAMPLE);
    show();
    await userEvent.setup().type(box(), 'Mine.');
    await press();
    await waitFor(() => expect(box().value).toBe('Mine.\n\nA model answer.'));
    expect(screen.getByRole('status').textContent).toBe(
      'The sample answer is in your notes. Greenroom’s coach wrote it as an example: tell your own story.',
    );
    expect(sent.map(({ body }) => body)).toEqual([{ question: 'Why this job?', role: 'Baker', earlierSamples: [] }]);
    expect(localStorage.getItem('freeSampleAnswerGenerations')).toBe('2');
  });

  it('says that a language model wrote it where one did', async () => {
    answerCalls({ 'POST /notes/answers': { headers: { 'x-written-by': 'language-model' }, data: 'A model answer.' } });
    show();
    await press();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('A language model wrote it'));
    expect(screen.getByRole('status').textContent).not.toContain('coach');
  });

  it('sends the resume of this tab and the samples before, unless that is switched off', async () => {
    signInAsAda();
    const resume = new File(['Baker at Crumb. Baked 300 loaves a night.'], 'cv.txt', { type: 'text/plain' });
    const read = { fullName: 'Ada', experience: [{ employer: 'Crumb', title: 'Baker' }] };
    const sent = answerCalls({
      'PATCH /quota': { data: {} },
      'POST /resume-raw': { data: read },
      'POST /notes/answers': [
        SAMPLE['POST /notes/answers'],
        SAMPLE['POST /notes/answers'],
        SAMPLE['POST /notes/answers'],
      ],
    });
    show(['Why this job?', 'Why now?', 'Why here?']);
    act(() => keepResume(resume));
    const user = userEvent.setup();
    const buttons = screen.getAllByRole('button', { name: 'View Sample Answer' });
    const bodies = () => sent.filter(({ path }) => path.endsWith('/notes/answers')).map(({ body }) => body);
    for (const [index, button] of buttons.slice(0, 2).entries()) {
      await user.click(button);
      await waitFor(() => expect(bodies()).toHaveLength(index + 1));
    }
    await user.click(screen.getByRole('switch', { name: /Use my resume in sample answers/ }));
    await user.click(buttons[2] as HTMLElement);
    await waitFor(() => expect(bodies()).toHaveLength(3));
    expect(bodies()).toEqual([
      { question: 'Why this job?', role: 'Baker', resume: read, earlierSamples: [] },
      { question: 'Why now?', role: 'Baker', resume: read, earlierSamples: ['A model answer.'] },
      { question: 'Why here?', role: 'Baker', earlierSamples: [] },
    ]);
    expect(sent.filter(({ path }) => path.endsWith('/resume-raw'))).toHaveLength(1);
    act(() => keepResume(null));
  });

  it('takes none of the free ones when the built-in coach stood in for a model, and says so', async () => {
    answerCalls({ 'POST /notes/answers': { data: 'A model answer.', headers: { 'x-unit-kept': 'standing-in' } } });
    show();
    await press();
    await waitFor(() => expect(box().value).toBe('A model answer.'));
    expect(screen.getByText(/so this used no sample answer/)).toBeTruthy();
    expect(localStorage.getItem('freeSampleAnswerGenerations')).toBeNull();
  });

  it('cannot be asked for twice while it is made', async () => {
    const sent = answerCalls(SAMPLE);
    const answerNow = globalThis.fetch;
    const made = Promise.withResolvers<void>();
    globalThis.fetch = async (...call) => {
      await made.promise;
      return answerNow(...call);
    };
    show();
    await press();
    const busy = screen.getByRole('button', { name: 'Generating Sample Answer...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.setup().click(busy);
    made.resolve();
    await waitFor(() => expect(box().value).toBe('A model answer.'));
    expect(sent).toHaveLength(1);
  });

  it('is refused to a visitor who has used the free ones', async () => {
    localStorage.setItem('freeSampleAnswerGenerations', '0');
    const sent = answerCalls(SAMPLE);
    show();
    await press();
    expect(readToasts().at(-1)).toMatchObject({
      title: 'No Sample Answer Generations Left',
      description: 'You have used up your free sample answer generations. Please log in for more sample answers.',
    });
    expect(screen.getByRole('button', { name: 'View Sample Answer' }).getAttribute('aria-disabled')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('that failed costs nothing, is logged and said, and is the same operation the next time', async () => {
    signInAsAda();
    const sent = answerCalls({
      'PATCH /quota': { data: {} },
      'DELETE /reservations': { data: {} },
      'POST /notes/answers': [AWAY, SAMPLE['POST /notes/answers']],
    });
    show();
    await press();
    expect(await screen.findByText('The coach is away.')).toBeTruthy();
    expect(box().getAttribute('aria-invalid')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    await press();
    await waitFor(() => expect(box().value).toBe('A model answer.'));
    const changes = changesAmong(sent);
    expect(changes.map(({ method }) => method)).toEqual(['PATCH', 'POST', 'DELETE', 'PATCH', 'POST']);
    expect(changes[0]?.body).toEqual({ updateType: 'sample-answer', user_id: USER_ID });
    const keys = changes.map(({ method, path, headers }) =>
      method === 'DELETE' ? path.split('/').at(-1) : headers['idempotency-key'],
    );
    expect(new Set(keys).size).toBe(1);
  });

  it('whose text got lost on its way is a new operation the next time, as its unit is spent', async () => {
    signInAsAda();
    const sent = answerCalls({
      'PATCH /quota': { data: {} },
      'POST /notes/answers': [AWAY, EXHAUSTED, SAMPLE['POST /notes/answers']],
    });
    show();
    await press();
    expect(await screen.findByText('The coach is away.')).toBeTruthy();
    await press();
    await waitFor(() => expect(box().value).toBe('A model answer.'));
    const keys = changesAmong(sent)
      .filter(({ method }) => method !== 'DELETE')
      .map(({ headers }) => headers['idempotency-key']);
    expect([new Set(keys.slice(0, 4)).size, new Set(keys.slice(4)).size, new Set(keys).size]).toEqual([1, 1, 2]);
    expect(readUpgradeRequest()).toBeNull();
  });

  it('cannot be had beyond the free ones by asking for many at once', async () => {
    localStorage.setItem('freeSampleAnswerGenerations', '1');
    const sent = answerCalls(SAMPLE);
    show(['Why this job?', 'Why now?']);
    const user = userEvent.setup();
    for (const button of screen.getAllByRole('button', { name: 'View Sample Answer' })) await user.click(button);
    await waitFor(() => expect(box().value).toBe('A model answer.'));
    expect(sent).toHaveLength(1);
    expect(readToasts().at(-1)?.title).toBe('No Sample Answer Generations Left');
    expect(localStorage.getItem('freeSampleAnswerGenerations')).toBe('0');
  });

  it('opens the Upgrade dialog when no unit is left, with the button ready again', async () => {
    signInAsAda();
    const sent = answerCalls({ 'PATCH /quota': EXHAUSTED });
    show();
    await press();
    await waitFor(() => expect(readUpgradeRequest()).toBe('sample-answer'));
    expect(screen.getByRole('button', { name: 'View Sample Answer' }).getAttribute('aria-disabled')).toBeNull();
    expect(changesAmong(sent)).toHaveLength(1);
  });
});
