import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetAuth, useSession } from '~/api/session-store.ts';
import { LaunchPanel } from '~/features/live-assistant/before/launch-panel.tsx';
import { prepare, usePrepared } from '~/features/live-assistant/before/prepared.ts';
import { DEMO_CANDIDATE } from '~/features/live-assistant/demo/demo-candidate-data.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { fakeBrowserSound } from '~/testing/fake-browser-sound.ts';
import { renderScreen, renderWhole, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import LiveInterview from './live-interview.tsx';

const { resume } = DEMO_CANDIDATE;
const CALLS = {
  'GET /capabilities': {
    data: { liveTranscription: { engine: 'local-engine', name: 'pocketsphinx' }, payments: { provider: 'sandbox' } },
  },
  [`GET /user/${USER_ID}/quota`]: { data: { availableLiveInterviews: 2 } },
};
const SESSION_ID = '01890a5d-ac96-774b-bcce-b302099a0001';
const facts = async () => within(await screen.findByRole('region', { name: 'What the answers draw on' }));
const values = async () => (await facts()).getAllByRole('definition').map(({ textContent }) => textContent);
const choose = (user: ReturnType<typeof userEvent.setup>) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  return user.upload(input as HTMLInputElement, new File(['%PDF-1.7'], 'robin.pdf', { type: 'application/pdf' }));
};

beforeEach(() => {
  fakeBrowserSound();
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  prepare({ resume: null, jobDescription: '' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes a resume and a job on the live screen itself, and changes them', async () => {
  signInAsAda();
  const sent = answerCalls({ ...CALLS, 'POST /ai/parse/resume-raw': { data: resume } });
  renderScreen(LiveInterview);
  const user = userEvent.setup();
  await waitFor(async () => expect(await values()).toEqual(['none', 'none', '2']));
  await user.click((await facts()).getByRole('button', { name: 'Add resume and job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add resume and job' }));
  await user.type(dialog.getByLabelText('Job role or description'), 'Baker');
  await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Use these' }));
  await waitFor(async () => expect(await values()).toEqual(['Robin Vale', 'Baker', '2']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);

  await user.click((await facts()).getByRole('button', { name: 'Change resume or job' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('button', { name: 'Robin Vale' })).toBeTruthy();
  await user.click(again.getByRole('button', { name: 'Remove resume' }));
  await user.click(again.getByRole('button', { name: 'Use these' }));
  await waitFor(async () => expect(await values()).toEqual(['none', 'Baker', '2']));
});

it('changes resume and job while a session runs, from the next answer on, without another unit', async () => {
  signInAsAda();
  const browser = fakeBrowserSound();
  const sent = answerCalls({
    ...CALLS,
    [`PATCH /user/${USER_ID}/quota`]: { data: {} },
    'POST /live/sessions': { data: { sessionId: SESSION_ID, ticket: 't', expiresAt: '', endsAt: '' } },
    'POST /ai/parse/resume-raw': { data: resume },
    'POST /live-interview/answers': { error: { code: 'internal', message: 'No.' } },
  });
  renderScreen(LiveInterview);
  const user = userEvent.setup();
  await waitFor(async () => expect(await values()).toEqual(['none', 'none', '2']));
  await user.click(screen.getByRole('button', { name: 'Launch Interview Assistant' }));
  await waitFor(() => expect(browser.sockets()).toHaveLength(1));
  const [socket] = browser.sockets();
  act(() => socket?.say({ type: 'info', code: 'ready', recorderNumber: 0, receivedBytes: 0 }));
  await screen.findByText('Listening');
  const asked = () => sent.filter(({ path }) => path.endsWith('/live-interview/answers'));
  const ask = async (text: string, number: number) => {
    act(() => socket?.say({ type: 'transcript', text, isFinal: true, number }));
    await waitFor(() => expect(asked()).toHaveLength(number));
    return asked().at(-1)?.body;
  };
  expect(await ask('Tell me about yourself.', 1)).toMatchObject({ resume: null, jobDesc: '', sessionId: SESSION_ID });

  await user.click((await facts()).getByRole('button', { name: 'Add resume and job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add resume and job' }));
  expect(dialog.getByText(/^The session continues/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Job role or description'), 'Baker');
  await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Use these' }));
  await waitFor(async () => expect((await values()).slice(0, 2)).toEqual(['Robin Vale', 'Baker']));
  const changed = await ask('Why do you want to work here?', 2);
  expect(changed).toMatchObject({ resume: { fullName: 'Robin Vale' }, jobDesc: 'Baker', sessionId: SESSION_ID });
  expect(screen.getByText('Listening')).toBeTruthy();
  expect(browser.sockets()).toHaveLength(1);
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

it('keeps what there was when a resume cannot be read, and says so', async () => {
  signInAsAda();
  prepare({ resume, jobDescription: 'Baker' });
  answerCalls({
    ...CALLS,
    'POST /ai/parse/resume-raw': { status: 422, error: { code: 'resume_unreadable', message: 'Unreadable.' } },
  });
  renderScreen(LiveInterview);
  const user = userEvent.setup();
  await user.click((await facts()).getByRole('button', { name: 'Change resume or job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await choose(user);
  await user.click(dialog.getByRole('button', { name: 'Use these' }));
  expect(await dialog.findByText(/could not be read\. Choose another file/)).toBeTruthy();
  expect(usePrepared.getState().resume).toBe(resume);
});

it('says in a demo that it answers for a made-up candidate', async () => {
  resetAuth();
  useSession.setState({ isRestoring: false });
  answerCalls(CALLS);
  renderScreen(LiveInterview);
  await waitFor(async () => expect(await values()).toEqual(['of a made-up candidate', 'made up too']));
});

it('shows on Home what is prepared, and launches with it', async () => {
  signInAsAda();
  prepare({ resume, jobDescription: 'Baker' });
  const sent = answerCalls(CALLS);
  await renderWhole(LaunchPanel);
  expect(await screen.findByRole('button', { name: 'Robin Vale' })).toBeTruthy();
  expect(screen.getByDisplayValue('Baker')).toBeTruthy();
  expect(screen.getByText(/^This resume is ready from your last session/)).toBeTruthy();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Launch Interview Assistant' }));
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/live-interview'));
  expect(usePrepared.getState()).toMatchObject({ resume, jobDescription: 'Baker' });
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  act(() => useSession.setState({ profile: { sub: 'another', name: 'Grace', email: '', picture: '' } }));
  expect(usePrepared.getState().resume).toBeNull();
});
