import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logout } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { emptyState } from '~/features/live-assistant/engine/live-state.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { FakeTrack, fakeBrowserSound } from '~/testing/fake-browser-sound.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { forgetDraft, type RunningSession, saveDraft, useLiveDraft } from './live-draft.ts';
import { LiveScreen } from './live-screen.tsx';

const SESSION_ID = '01890a5d-ac96-774b-bcce-b302099a0001';
const ANSWERS = {
  'GET /capabilities': {
    data: { liveTranscription: { engine: 'local-engine', name: 'pocketsphinx' }, payments: { provider: 'sandbox' } },
  },
  [`GET /user/${USER_ID}/quota`]: { data: { availableLiveInterviews: 2 } },
  [`PATCH /user/${USER_ID}/quota`]: { data: {} },
  'POST /live/sessions': { data: { sessionId: SESSION_ID, ticket: 't', expiresAt: '', endsAt: '' } },
};
const READY = { type: 'info', code: 'ready', recorderNumber: 0, receivedBytes: 0 };
const SAID = {
  id: 4,
  speaker: 'person',
  text: 'I led a team.',
  atMs: 5,
  fromMs: null,
  toMs: null,
  requestId: null,
} as const;
const ANSWER = { requestId: 3, question: 'Why us?', paragraphs: ['Because of you.'], isWhole: true, atMs: 2 };
const leftAgo = (ms: number): RunningSession => ({
  sessionId: SESSION_ID,
  lastNumber: 7,
  startedAtMs: Date.now() - 90_000,
  leftAtMs: Date.now() - ms,
});
const goOnButton = () => screen.queryByRole('button', { name: 'Resume this session' });
const Screen = () => <LiveScreen background={{ resume: null, jobDescription: 'Nurse' }} />;

describe('the live screen', () => {
  let browser: ReturnType<typeof fakeBrowserSound>;
  const user = userEvent.setup();
  beforeEach(() => {
    browser = fakeBrowserSound();
    vi.stubGlobal('isSecureContext', true);
    signInAsAda();
  });
  afterEach(() => {
    // First, since a session that runs ends with its screen.
    cleanup();
    forgetDraft();
    vi.unstubAllGlobals();
  });

  const startButton = () => screen.findByRole('button', { name: 'Launch Interview Assistant' });
  async function launch() {
    await waitFor(async () => expect((await startButton()).hasAttribute('disabled')).toBe(false));
    await user.click(await startButton());
    await waitFor(() => expect(browser.sockets()).toHaveLength(1));
    const socket = browser.sockets()[0] ?? expect.fail('no socket');
    act(() => socket.say(READY));
    await screen.findByText('Listening');
    return socket;
  }

  it('tells a browser without the sound of tabs before it starts, with what would work, and offers the demo', async () => {
    browser.getSupportedConstraints.mockReturnValue({});
    answerCalls(ANSWERS);
    renderScreen(Screen);
    expect(await screen.findByText(/Chrome, Edge or Brave on a computer/)).toBeTruthy();
    expect((await startButton()).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Launch Demo' })).toBeTruthy();
  });

  it('says of an answer that the built-in coach stood in, and of no other', async () => {
    answerCalls(ANSWERS);
    const ofModel = { ...ANSWER, requestId: 2 };
    const draft = { lines: [SAID], answers: [ofModel, { ...ANSWER, isStandIn: true }] };
    saveDraft(draft, { sessionId: SESSION_ID, jobDescription: 'Nurse', running: null });
    renderScreen(Screen);
    expect(await screen.findAllByText(/the built-in coach stood in/)).toHaveLength(1);
  });

  it('says that no unit was used where every answer came from the stand-in, and only there', async () => {
    answerCalls(ANSWERS);
    const session = { sessionId: SESSION_ID, jobDescription: 'Nurse', running: null };
    saveDraft({ lines: [SAID], answers: [{ ...ANSWER, isStandIn: true }] }, session);
    renderScreen(Screen);
    expect(await screen.findByText(/gave none of these answers, so no live interview was used/)).toBeTruthy();
    cleanup();
    saveDraft({ lines: [SAID], answers: [ANSWER, { ...ANSWER, requestId: 4, isStandIn: true }] }, session);
    renderScreen(Screen);
    expect(await screen.findByText(/the built-in coach stood in/)).toBeTruthy();
    expect(screen.queryByText(/so no live interview was used/)).toBeNull();
  });

  it('says of an answer in which the language model stopped that it is not whole', async () => {
    answerCalls(ANSWERS);
    const draft = {
      lines: [SAID],
      answers: [
        { ...ANSWER, requestId: 2 },
        { ...ANSWER, isBrokenOff: true },
      ],
    };
    saveDraft(draft, { sessionId: SESSION_ID, jobDescription: 'Nurse', running: null });
    renderScreen(Screen);
    expect(await screen.findAllByText(/The language model stopped before the end/)).toHaveLength(1);
  });

  it('goes on after a double click on its button', async () => {
    answerCalls(ANSWERS);
    renderScreen(Screen);
    await waitFor(async () => expect((await startButton()).hasAttribute('disabled')).toBe(false));
    await user.dblClick(await startButton());
    await waitFor(() => expect(browser.sockets()).toHaveLength(1));
    act(() => browser.sockets()[0]?.say(READY));
    expect(await screen.findByText('Listening')).toBeTruthy();
    expect(browser.sockets()).toHaveLength(1);
  });

  it('says that a session in which nothing was heard used no unit, and counts them once its connection is closed', async () => {
    const sent = answerCalls(ANSWERS);
    renderScreen(Screen);
    const socket = await launch();
    await user.click(screen.getByRole('button', { name: 'End Interview Assistant' }));
    expect(await screen.findByText('Nothing was heard, so no live interview was used.')).toBeTruthy();
    const counts = () => sent.filter(({ path }) => path.endsWith('/quota')).length;
    const before = counts();
    act(() => socket.break(1000));
    await waitFor(() => expect(counts()).toBe(before + 1));
  });

  it('asks for the microphone only when it is switched on, and lets it go when it is switched off', async () => {
    const track = new FakeTrack();
    browser.getUserMedia.mockResolvedValue(browser.stream(track));
    answerCalls(ANSWERS);
    renderScreen(Screen);
    const own = await screen.findByRole('switch', { name: /^Hear my side too/ });
    expect((own as HTMLInputElement).checked).toBe(false);
    expect(browser.getUserMedia).not.toHaveBeenCalled();
    await user.click(own);
    expect(await screen.findByLabelText('Sound of your microphone')).toBeTruthy();
    await user.click(own);
    expect(track.readyState).toBe('ended');
  });

  it('says in its place that the microphone was denied, and starts all the same', async () => {
    browser.getUserMedia.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    answerCalls(ANSWERS);
    renderScreen(Screen);
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByText(/Access to the microphone was denied/)).toBeTruthy();
    await launch();
    expect(browser.recorders()).toHaveLength(1);
  });

  it('says in its place that the microphone was unplugged, and goes on with the interviewer', async () => {
    const track = new FakeTrack();
    browser.getUserMedia.mockResolvedValue(browser.stream(track));
    answerCalls(ANSWERS);
    renderScreen(Screen);
    await user.click(await screen.findByRole('switch'));
    await screen.findByLabelText('Sound of your microphone');
    const socket = await launch();
    await waitFor(() => expect(browser.recorders()).toHaveLength(2));
    act(() => track.end());
    expect(await screen.findByText(/was unplugged.*The interviewer is still heard/)).toBeTruthy();
    act(() => socket.say({ type: 'transcript', text: 'still here', isFinal: true, speaker: 'person', number: 1 }));
    expect(screen.getByText('still here')).toBeTruthy();
    expect(screen.getByText('Listening')).toBeTruthy();
  });

  it('keeps what was said through a reload, and keeps it in the account with the job', async () => {
    const line = { id: 1, speaker: 'person', text: 'I led a team.', atMs: 5, fromMs: null, toMs: null } as const;
    saveDraft(
      { ...emptyState, lines: [{ ...line, requestId: null }] },
      { sessionId: SESSION_ID, jobDescription: 'Nurse on nights', running: null },
    );
    const sent = answerCalls({ ...ANSWERS, [`PUT /live-sessions/${SESSION_ID}`]: { data: {} } });
    renderScreen(Screen);
    expect(await screen.findByText('I led a team.')).toBeTruthy();
    expect(screen.getByText(/This session has ended\. What was said is still here/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save transcript' }));
    const again = await screen.findByRole('link', { name: 'Read it again' });
    expect(again.getAttribute('href')).toBe(`/live-interviews/${SESSION_ID}`);
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      lines: [{ speaker: 'person', text: 'I led a team.', atMs: 5 }],
      answers: [],
      jobDescription: 'Nurse on nights',
    });
    const keeping = () => sent.filter(({ method }) => method === 'PUT');
    expect(keeping()).toHaveLength(1);
    // A last word arrives late: the saved interview must be complete without a second press.
    const { draft } = useLiveDraft.getState();
    act(() => useLiveDraft.setState({ draft: draft && { ...draft, isKept: false } }));
    await waitFor(() => expect(keeping()).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Saved to your account' })).toBeTruthy();
  });

  describe('after a reload in the middle of a session', () => {
    const save = (running: RunningSession) =>
      saveDraft({ lines: [SAID], answers: [ANSWER] }, { sessionId: SESSION_ID, jobDescription: 'Nurse', running });

    it('goes on with the same session, its words and its answers, and takes no other unit', async () => {
      save(leftAgo(10_000));
      const sent = answerCalls({
        ...ANSWERS,
        [`GET /user/${USER_ID}/quota`]: { data: { availableLiveInterviews: 0 } },
      });
      renderScreen(Screen);
      const goOn = await screen.findByRole('button', { name: 'Resume this session' });
      expect(screen.getByText('Interrupted')).toBeTruthy();
      await user.click(goOn);
      await waitFor(() => expect(browser.sockets()).toHaveLength(1));
      const socket = browser.sockets()[0] ?? expect.fail('no socket');
      expect(socket.url).toContain('after=7');
      act(() => socket.say({ ...READY, recorderNumber: 2, receivedBytes: 100 }));
      await screen.findByText('Listening');
      expect(socket.marks()).toEqual([{ type: 'recorder-start', source: 'tab', recorderNumber: 3 }]);
      act(() => socket.say({ type: 'transcript', text: 'welcome back', isFinal: true, speaker: 'person', number: 8 }));
      expect(screen.getByText('welcome back')).toBeTruthy();
      expect(screen.getByText('I led a team.')).toBeTruthy();
      expect(screen.getByText('Why us?')).toBeTruthy();
      expect(sent.find(({ path }) => path.endsWith('/live/sessions'))?.body).toEqual({ sessionId: SESSION_ID });
      expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
      expect(goOnButton()).toBeNull();
    });

    it('offers it no longer than the server waits', async () => {
      save(leftAgo(59_950));
      answerCalls(ANSWERS);
      renderScreen(Screen);
      expect(await screen.findByText(/This session has ended\. What was said is still here/)).toBeTruthy();
      expect(goOnButton()).toBeNull();
      expect(screen.getByText('I led a team.')).toBeTruthy();
    });

    it('offers it again when no tab was shared', async () => {
      save(leftAgo(0));
      browser.getDisplayMedia.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
      answerCalls(ANSWERS);
      renderScreen(Screen);
      await user.click(await screen.findByRole('button', { name: 'Resume this session' }));
      await waitFor(() => expect(browser.sockets()).toHaveLength(1));
      act(() => browser.sockets()[0]?.say(READY));
      expect(await screen.findByText(/capture permission was denied/)).toBeTruthy();
      expect(goOnButton()).toBeTruthy();
    });

    it('is forgotten when the session ends and when the person signs out', async () => {
      answerCalls({ ...ANSWERS, 'GET /auth/logout': { data: {} } });
      renderScreen(Screen);
      await launch();
      expect(useLiveDraft.getState()).toMatchObject({ owner: USER_ID, draft: { running: { sessionId: SESSION_ID } } });
      act(() => void window.dispatchEvent(new Event('pagehide')));
      expect(useLiveDraft.getState().draft?.running?.leftAtMs).toBeGreaterThan(0);
      await user.click(screen.getByRole('button', { name: 'End Interview Assistant' }));
      expect(useLiveDraft.getState().draft?.running).toBeNull();
      save(leftAgo(0));
      await act(logout);
      expect(useLiveDraft.getState().draft).toBeNull();
    });
  });

  describe('a launch that fails', () => {
    it('uses the same unit at each try, and gives it back', async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const sent = answerCalls({
        ...ANSWERS,
        'POST /live/sessions': { error: { code: 'internal', message: 'No.' } },
        'DELETE /reservations/': { data: {} },
      });
      renderScreen(Screen);
      await waitFor(async () => expect((await startButton()).hasAttribute('disabled')).toBe(false));
      await user.click(await startButton());
      expect(await screen.findByText(/Failed to connect to the transcription server/)).toBeTruthy();
      const reserved = sent.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers['idempotency-key']);
      await waitFor(() =>
        expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(
          `/api/v1/user/${USER_ID}/quota/reservations/${reserved[0]}`,
        ),
      );
    });
  });

  describe('a tab whose sharing stops', () => {
    const share = () => {
      const track = new FakeTrack();
      browser.getDisplayMedia.mockResolvedValue(browser.stream(track));
      return track;
    };

    it('interrupts the session, which can be resumed on the same unit with all that was said', async () => {
      const track = share();
      const sent = answerCalls({
        ...ANSWERS,
        'POST /live-interview/answers': { error: { code: 'internal', message: 'No.' } },
      });
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      renderScreen(Screen);
      const socket = await launch();
      act(() => socket.say({ type: 'transcript', text: 'tell me about you', isFinal: true, number: 1 }));
      act(() => track.end());
      expect(await screen.findByText('Sharing was stopped. What was said is still here.')).toBeTruthy();
      share();
      await user.click(await screen.findByRole('button', { name: 'Resume this session' }));
      await waitFor(() => expect(browser.sockets()).toHaveLength(2));
      act(() => browser.sockets()[1]?.say(READY));
      await screen.findByText('Listening');
      expect(screen.getByText('tell me about you')).toBeTruthy();
      expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    });

    it('does not let a new session take the place of words that are not saved without a question', async () => {
      answerCalls(ANSWERS);
      saveDraft({ lines: [SAID], answers: [] }, { sessionId: SESSION_ID, jobDescription: '', running: null });
      renderScreen(Screen);
      await screen.findByText(SAID.text);
      await waitFor(async () => expect((await startButton()).hasAttribute('disabled')).toBe(false));
      await user.click(await startButton());
      expect(await screen.findByRole('alertdialog', { name: 'Start a new session?' })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Not yet' }));
      expect(screen.getByText(SAID.text)).toBeTruthy();
      expect(browser.sockets()).toHaveLength(0);
    });
  });

  it('says which resume and job it works with and how many interviews are left', async () => {
    answerCalls(ANSWERS);
    renderScreen(Screen);
    const facts = await screen.findByRole('region', { name: 'What the answers draw on' });
    await waitFor(() => expect(facts.textContent).toBe('ResumenoneJobNurseLive interviews left2Change resume or job'));
  });

  it('does not offer a member the demo while their units cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerCalls({ ...ANSWERS, [`GET /user/${USER_ID}/quota`]: { error: { code: 'internal', message: 'Away.' } } });
    renderScreen(Screen);
    expect((await startButton()).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Launch Demo' })).toBeNull();
  });

  it('asks before a running session is left', async () => {
    answerCalls(ANSWERS);
    renderScreen(() => (
      <>
        <Screen />
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    ));
    await launch();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByText('Listening')).toBeTruthy();
    expect(screen.getByLabelText('address').textContent).toBe('/');
  });

  it('does not show one person’s words to another', async () => {
    saveDraft({ ...emptyState, lines: [SAID] }, { sessionId: SESSION_ID, jobDescription: '', running: leftAgo(0) });
    useSession.setState({ profile: { sub: 'somebody-else', name: 'Grace', email: '', picture: '' } });
    answerCalls({ ...ANSWERS, 'GET /user/somebody-else/quota': { data: { availableLiveInterviews: 2 } } });
    renderScreen(Screen);
    await startButton();
    expect(screen.queryByText(SAID.text)).toBeNull();
    expect(goOnButton()).toBeNull();
  });

  it('warns before the tab is closed while a session runs, and not after it', async () => {
    answerCalls(ANSWERS);
    renderScreen(Screen);
    await launch();
    const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeldBack()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'End Interview Assistant' }));
    expect(isHeldBack()).toBe(false);
  });
});
