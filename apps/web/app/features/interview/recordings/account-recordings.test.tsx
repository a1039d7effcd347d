import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '~/api/session-store.ts';
import { measureRecording } from '~/audio/delivery/measure-recording.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { changeAccommodations } from '../state/accommodations.ts';
import { idOfCopy, paramsOf, useAccountRecordings } from './account-recordings.ts';
import { uploadAgain } from './account-upload.ts';
import { AnswerSound, keepAnswer } from './answer-sound.tsx';
import { deleteAllRecordings, useRecordings } from './recordings.ts';
import { SuitsYouCard } from './suits-you-card.tsx';

vi.mock('~/audio/delivery/measure-recording.ts', () => ({ measureRecording: vi.fn() }));

const INTERVIEW = '01890a5d-ac96-774b-bcce-b302099a8058';
const LIST = `GET /users/${USER_ID}/recordings`;
const SWITCH = `PATCH /users/${USER_ID}/recordings`;
const ONE = `/interviews/${INTERVIEW}/recordings/0`;
const copy = { interviewId: INTERVIEW, part: '0', bytes: 2000, savedAt: new Date().toISOString() };
const listed = (isOn: boolean, ...recordings: object[]) => ({ data: { isOn, days: 90, recordings } });
const sound = { audio: btoa('RIFF'), mimeType: 'audio/wav', durationMs: 61_000, wordCount: 2, words: [] };
const recording = { blob: new Blob([new Uint8Array(2000)], { type: 'audio/webm' }), durationMs: 61_000.4 };
const speak = () =>
  act(() => keepAnswer({ interviewId: INTERVIEW, index: 0, attempt: 0, recording, text: 'two words' }));
const show = () => render(<AnswerSound interviewId={INTERVIEW} index={0} />);
type Sent = ReturnType<typeof answerCalls>;
/** Calls about recordings; the switches of the person are synchronised beside them. */
const count = (sent: Sent, method: string) =>
  sent.filter((each) => each.method === method && !each.path.endsWith('/accommodations')).length;

beforeEach(async () => {
  useSession.setState({ profile: null, auth: false, token: null });
  useAccountRecordings.setState({ status: 'unread', isOn: false, days: 0, recordings: [], problems: {} });
  changeAccommodations({ withoutDelivery: false, withoutPace: false, withoutRecordings: false });
  await deleteAllRecordings();
  useRecordings.setState({ recordings: [] });
  vi.mocked(measureRecording).mockReset().mockRejectedValue(new Error('no decoder'));
  answerCalls({ 'GET /': listed(false) });
  uploadAgain();
  await act(() => new Promise((resolve) => setTimeout(resolve, 1)));
  signInAsAda();
});

it.each([
  ['0', `${INTERVIEW}:0`],
  ['3-2', `${INTERVIEW}:3:2`],
  ['0-follow-up', `${INTERVIEW}:0:follow-up`],
])('the part %s of the account is %s in the browser', (part, id) => {
  expect(idOfCopy({ interviewId: INTERVIEW, part })).toBe(id);
  expect(paramsOf(id)).toEqual({ user_id: USER_ID, interview_id: INTERVIEW, part });
});

describe('a spoken answer', () => {
  it('stays in the browser while saving with the account is off', async () => {
    const sent = answerCalls({ [LIST]: listed(false) });
    show();
    await speak();
    expect(await screen.findByText(/^In this browser only, 2 kB/)).toBeTruthy();
    await waitFor(() => expect(useAccountRecordings.getState().status).toBe('read'));
    expect(count(sent, 'PUT')).toBe(0);
  });

  it('is saved with the account in the background, once', async () => {
    const sent = answerCalls({ [LIST]: listed(true), [`PUT ${ONE}`]: { data: {} } });
    show();
    await speak();
    expect(await screen.findByText('With your account, 2 kB. Deleted there in 90 days.')).toBeTruthy();
    uploadAgain();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(count(sent, 'PUT')).toBe(1);
  });

  it('is not sent where recordings are not to be saved', async () => {
    changeAccommodations({ withoutRecordings: true });
    const sent = answerCalls({ [LIST]: listed(true) });
    show();
    await speak();
    expect(screen.getByText('Not saved. It is gone when you leave or reload this page.')).toBeTruthy();
    await waitFor(() => expect(useAccountRecordings.getState().status).toBe('read'));
    expect(count(sent, 'PUT')).toBe(0);
  });

  it('says why it could not be saved with the account, stays in the browser, and is tried again on request', async () => {
    const full = { status: 507, error: { code: 'storage_full', message: 'There is no more room.' } };
    answerCalls({ [LIST]: listed(true), [`PUT ${ONE}`]: [full, { data: {} }] });
    show();
    await speak();
    expect(await screen.findByText('Not saved with your account. There is no more room.')).toBeTruthy();
    expect(screen.getByText(/^In this browser only/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^With your account/)).toBeTruthy();
  });

  it('is retried by itself when the server does not answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const away = { status: 503, error: { code: 'unavailable', message: 'Not now.' } };
    answerCalls({ [LIST]: listed(true), [`PUT ${ONE}`]: [away, { data: {} }] });
    show();
    await speak();
    expect(await screen.findByText(/It is being saved with your account/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(await screen.findByText(/^With your account/)).toBeTruthy();
    vi.useRealTimers();
  });

  it('is not sent again after it was deleted on another device', async () => {
    const sent = answerCalls({ [LIST]: listed(true), [`PUT ${ONE}`]: { data: {} } });
    show();
    await speak();
    await screen.findByText(/^With your account/);
    act(() => useAccountRecordings.setState({ recordings: [] }));
    uploadAgain();
    expect(await screen.findByText(/^In this browser only/)).toBeTruthy();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(count(sent, 'PUT')).toBe(1);
  });

  it('is deleted here and with the account, or nowhere', async () => {
    const failing = { status: 500, error: { code: 'internal', message: 'Not now.' } };
    const sent = answerCalls({
      [LIST]: listed(true),
      [`PUT ${ONE}`]: { data: {} },
      [`DELETE ${ONE}`]: [failing, { data: {} }],
    });
    show();
    await speak();
    await screen.findByText(/^With your account/);
    await userEvent.click(screen.getByRole('button', { name: 'Delete recording' }));
    await waitFor(() => expect(count(sent, 'DELETE')).toBe(1));
    expect(screen.getByText(/^With your account/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete recording' }));
    await waitFor(() => expect(screen.queryByText('How it sounded')).toBeNull());
    expect(count(sent, 'DELETE')).toBe(2);
  });
});

describe('on another device', () => {
  it('a recording of the account is loaded on a press, measured and played', async () => {
    vi.mocked(measureRecording).mockResolvedValue({ measure: null as never, waveform: [1], lengthSeconds: 61 });
    answerCalls({ [LIST]: listed(true, copy), [`GET ${ONE}`]: { data: sound } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Get the recording (2 kB)' }));
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    expect(screen.getByText('With your account, 4 bytes. Deleted there in 90 days.')).toBeTruthy();
    expect(measureRecording).toHaveBeenCalledOnce();
  });

  it('it is not measured where how one sounds is not to be judged', async () => {
    changeAccommodations({ withoutDelivery: true });
    answerCalls({ [LIST]: listed(true, copy), [`GET ${ONE}`]: { data: sound } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Get the recording/ }));
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    expect(measureRecording).not.toHaveBeenCalled();
  });

  it('says why a recording could not be loaded', async () => {
    const gone = { status: 404, error: { code: 'not_found', message: 'There is nothing here.' } };
    answerCalls({ [LIST]: listed(true, copy), [`GET ${ONE}`]: gone });
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Get the recording/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('There is nothing here.');
  });
});

describe('the switch', () => {
  const theSwitch = () => screen.findByRole('switch', { name: /with my account/ });

  it('is off by default, and switched on it saves what this browser has', async () => {
    const sent = answerCalls({ [LIST]: listed(false), [SWITCH]: listed(true), [`PUT ${ONE}`]: { data: {} } });
    await speak();
    render(<SuitsYouCard />);
    const toggle = (await theSwitch()) as HTMLInputElement;
    expect(toggle.checked).toBe(false);
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(true));
    expect(await screen.findByText('1 recording with your account, 2 kB.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ isOn: true });
  });

  it('asks before switching off deletes what the account has', async () => {
    const sent = answerCalls({ [LIST]: listed(true, copy), [SWITCH]: listed(false) });
    render(<SuitsYouCard />);
    const toggle = (await theSwitch()) as HTMLInputElement;
    await userEvent.click(toggle);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('The recording with your account will be deleted now.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep saving' }));
    expect(count(sent, 'PATCH')).toBe(0);
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop and delete' }));
    await waitFor(() => expect(toggle.checked).toBe(false));
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ isOn: false });
  });

  it('says so when it cannot be changed, and stays as it was', async () => {
    answerCalls({ [LIST]: listed(false), [SWITCH]: { error: { code: 'internal', message: 'Not now.' } } });
    render(<SuitsYouCard />);
    const toggle = (await theSwitch()) as HTMLInputElement;
    await userEvent.click(toggle);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(toggle.checked).toBe(false);
  });

  it('deletes all recordings, here and with the account', async () => {
    const sent = answerCalls({ [LIST]: listed(true, copy), [`DELETE /users/${USER_ID}/recordings`]: { data: {} } });
    render(<SuitsYouCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete all recordings' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete all recordings' })).toBeNull());
    expect(count(sent, 'DELETE')).toBe(1);
  });
});

it('nothing of an account is left when somebody else signs in', async () => {
  answerCalls({ [LIST]: listed(true, copy) });
  show();
  await screen.findByRole('button', { name: /^Get the recording/ });
  act(() => useSession.setState({ auth: false, token: null, profile: null }));
  expect(screen.queryByRole('button', { name: /^Get the recording/ })).toBeNull();
});
