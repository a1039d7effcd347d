import { LIVE_SESSION_LIMIT_MS } from '@greenroom/contract/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeTrack, fakeBrowserSound } from '~/testing/fake-browser-sound.ts';
import { createLiveSession, type SessionOptions } from './live-session.ts';
import type { SessionMessages } from './live-session-messages.ts';
import { emptyState, type LiveEvent, reduceLive } from './live-state.ts';

const words: SessionMessages = {
  connectFailed: 'connect failed',
  resumeTooLate: 'too late',
  connectionError: 'unreachable',
  serverError: (message) => `server: ${message}`,
  recorderError: (message) => `recorder: ${message}`,
  recorderFailed: (message) => `recorder failed: ${message}`,
  noAnswer: 'no answer',
  reconnecting: 'reconnecting',
  captureFailed: ({ kind }) => ({ tone: 'error', text: `capture: ${kind}` }),
  noSound: 'no sound',
  shareEnded: 'share ended',
  replaced: 'replaced',
  woke: 'woke',
  sleptTooLong: 'slept too long',
  limitSoon: (minutesLeft) => `${minutesLeft} minutes left`,
  limitReached: 'limit reached',
  recogniserFailed: (reason) => `recogniser: ${reason}`,
  microphoneInterrupted: 'microphone interrupted',
};
const TICKET = { sessionId: 'session', ticket: 'ticket', expiresAt: '', endsAt: '' };
const READY = { type: 'info', code: 'ready', recorderNumber: 0, receivedBytes: 0 };
const TAB = 0;

describe('a live session', () => {
  let browser: ReturnType<typeof fakeBrowserSound>;
  let state = emptyState;
  const getTicket = vi.fn(async () => TICKET);
  const onMicrophoneLost = vi.fn();
  const dispatch = (event: LiveEvent): void => {
    state = reduceLive(state, event).state;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    browser = fakeBrowserSound();
    state = emptyState;
    onMicrophoneLost.mockReset();
    getTicket.mockReset().mockResolvedValue(TICKET);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const turn = () => vi.advanceTimersByTimeAsync(0);
  const socket = () => browser.sockets().at(-1) ?? expect.fail('no socket was opened');
  const says = () => state.notices.at(-1)?.text;
  const give = (bytes = 10) => browser.recorders().at(-1)?.give(bytes);

  async function open(options: Partial<SessionOptions> = {}) {
    const track = new FakeTrack();
    browser.getDisplayMedia.mockImplementation(async () => browser.stream(track));
    const session = createLiveSession({ ...baseOptions(), ...options });
    const started = session.start();
    await turn();
    socket().say(READY);
    await started;
    await turn();
    return { session, track };
  }

  it('takes down what the server hears and says when it listens', async () => {
    await open();
    expect(state.phase).toBe('recording');
    socket().say({ type: 'transcript', text: 'tell me', isFinal: false, speaker: 'interviewer' });
    expect(state.interim.interviewer).toBe('tell me');
    socket().say({ type: 'transcript', text: 'tell me more', isFinal: true, speaker: 'interviewer', number: 1 });
    expect(state.lines.map(({ text }) => text)).toEqual(['tell me more']);
  });

  it('says at once that a tab was shared without its sound, and ends', async () => {
    browser.getDisplayMedia.mockResolvedValue(browser.stream());
    const session = createLiveSession(baseOptions());
    const started = session.start();
    await turn();
    socket().say(READY);
    await started;
    expect([state.phase, says()]).toEqual(['ended', 'capture: no-audio']);
  });

  it('says at once that sharing was refused, and ends', async () => {
    browser.getDisplayMedia.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    const session = createLiveSession(baseOptions());
    const started = session.start();
    await turn();
    socket().say(READY);
    await started;
    expect([state.phase, says()]).toEqual(['ended', 'capture: denied']);
  });

  it('says at once that sharing was stopped in the browser’s bar, and ends', async () => {
    const { track } = await open();
    track.end();
    expect([state.phase, says()]).toEqual(['ended', 'share ended']);
  });

  it('says within 3 s that nothing is heard of the tab, and takes it back when something is', async () => {
    await open();
    browser.hear(TAB, -120);
    await vi.advanceTimersByTimeAsync(3000);
    expect(says()).toBe('no sound');
    browser.hear(TAB);
    expect(says()).toBeUndefined();
  });

  it('says within a second of waking that the computer slept, and goes on', async () => {
    await open();
    browser.hear(TAB);
    vi.setSystemTime(Date.now() + 30_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect([state.phase, says()]).toEqual(['recording', 'woke']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(says()).toBeUndefined();
  });

  it('does not take the slow timers of a hidden tab for sleep while sound is measured', async () => {
    await open();
    for (let second = 0; second < 60; second++) {
      vi.setSystemTime(Date.now() + 1000);
      browser.hear(TAB);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(says()).toBeUndefined();
  });

  it('says that it slept too long when the server has ended the session meanwhile', async () => {
    await open();
    vi.setSystemTime(Date.now() + 600_000);
    await vi.advanceTimersByTimeAsync(1000);
    getTicket.mockRejectedValue(Object.assign(new Error('gone'), { status: 409 }));
    socket().break();
    await vi.advanceTimersByTimeAsync(100);
    expect([state.phase, says()]).toEqual(['ended', 'slept too long']);
  });

  it('ends by itself after 3600 s and says so five minutes before', async () => {
    await open();
    browser.hear(TAB);
    await vi.advanceTimersByTimeAsync(LIVE_SESSION_LIMIT_MS - 5 * 60_000);
    expect(says()).toBe('5 minutes left');
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(state.phase).toBe('recording');
    await vi.advanceTimersByTimeAsync(1);
    expect([state.phase, says()]).toEqual(['ended', 'limit reached']);
    expect(socket().marks().at(-1)).toEqual({ type: 'end' });
  });

  it('ends on waking when its hour is over', async () => {
    await open();
    vi.setSystemTime(Date.now() + LIVE_SESSION_LIMIT_MS);
    await vi.advanceTimersByTimeAsync(1000);
    expect([state.phase, says()]).toEqual(['ended', 'limit reached']);
  });

  it('ends when the server says that the hour is over', async () => {
    await open();
    socket().say({ type: 'info', code: 'ended', message: 'An hour.', number: 1 });
    expect([state.phase, says()]).toEqual(['ended', 'An hour.']);
  });

  it('says at once that the engine died, and ends', async () => {
    await open();
    socket().say({ type: 'error', code: 'interrupted', message: 'gone', number: 1 });
    expect([state.phase, says()]).toEqual(['ended', 'server: gone']);
  });

  it('says what the engine has to say until its next words', async () => {
    await open();
    socket().say({ type: 'info', message: 'slow', number: 1 });
    expect(says()).toBe('slow');
    socket().say({ type: 'transcript', text: 'at last', isFinal: true, number: 2 });
    expect(says()).toBeUndefined();
  });

  it('says at once that the connection broke, begins a fresh recorder, and comes back without losing a slice', async () => {
    await open();
    give(100);
    socket().break();
    await turn();
    expect(says()).toBe('reconnecting');
    expect(browser.recorders()).toHaveLength(2);
    give(20);
    await vi.advanceTimersByTimeAsync(300);
    socket().say({ ...READY, recorderNumber: 1, receivedBytes: 60 });
    await turn();
    expect(says()).toBeUndefined();
    const sizes = socket().sent.map((data) => (typeof data === 'string' ? JSON.parse(data).type : data.size));
    expect(sizes).toEqual([40, 1, 'recorder-start', 20]);
  });

  it('says within 3 s that a connection does not answer, and makes a new one when it stays dead', async () => {
    await open();
    browser.hear(TAB);
    const dead = socket();
    for (let slice = 0; slice < 6; slice++) {
      give();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(says()).toBe('no answer');
    for (let slice = 0; slice < 8; slice++) {
      give();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(socket()).not.toBe(dead);
    expect(says()).toBe('reconnecting');
  });

  it('takes it back when a connection that was slow answers after all', async () => {
    await open();
    browser.hear(TAB);
    for (let slice = 0; slice < 6; slice++) {
      give();
      await vi.advanceTimersByTimeAsync(500);
    }
    socket().say({ type: 'info', code: 'received', recorderNumber: 1, receivedBytes: 60 });
    expect(says()).toBeUndefined();
  });

  it('names the last message that it had, and shows none twice', async () => {
    await open();
    socket().say({ type: 'transcript', text: 'one', isFinal: true, number: 1 });
    socket().break();
    await vi.advanceTimersByTimeAsync(300);
    expect(socket().url).toContain('after=1');
    socket().say({ ...READY, recorderNumber: 1 });
    socket().say({ type: 'transcript', text: 'one', isFinal: true, number: 1 });
    socket().say({ type: 'transcript', text: 'two', isFinal: true, number: 2 });
    expect(state.lines.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('says that it could not be reached again for a minute, and ends', async () => {
    await open();
    getTicket.mockRejectedValue(new Error('offline'));
    socket().break();
    await vi.advanceTimersByTimeAsync(70_000);
    expect([state.phase, says()]).toEqual(['ended', 'unreachable']);
  });

  it('still hands over what was said when the connection breaks as it is ended', async () => {
    const { session } = await open();
    socket().break();
    await turn();
    give(20);
    session.end();
    await vi.advanceTimersByTimeAsync(300);
    socket().say({ ...READY, recorderNumber: 1 });
    await turn();
    expect(socket().sent.some((data) => typeof data !== 'string' && data.size === 20)).toBe(true);
    expect(socket().marks().at(-1)).toEqual({ type: 'end' });
    expect(state.phase).toBe('ended');
  });

  it('ends when another page has taken it over, and does not take it back', async () => {
    await open();
    socket().break(4409);
    await vi.advanceTimersByTimeAsync(1000);
    expect([state.phase, says()]).toEqual(['ended', 'replaced']);
    expect(browser.sockets()).toHaveLength(1);
  });

  describe('that a page before was in the middle of', () => {
    const left = { sessionId: 'session', lastNumber: 7, startedAtMs: 0 };

    it('is gone on with: the same session, after the last message that was had', async () => {
      await open({ left: { ...left, startedAtMs: Date.now() - 1000 } });
      expect(getTicket).toHaveBeenCalledWith('session');
      expect(socket().url).toContain('after=7');
      expect(state.phase).toBe('recording');
    });

    it('ends when its own hour is over', async () => {
      await open({ left: { ...left, startedAtMs: Date.now() - LIVE_SESSION_LIMIT_MS + 60_000 } });
      await vi.advanceTimersByTimeAsync(0);
      expect(says()).toBe('1 minutes left');
      await vi.advanceTimersByTimeAsync(60_000);
      expect([state.phase, says()]).toEqual(['ended', 'limit reached']);
    });

    it('says that it was too late when the server has ended it', async () => {
      getTicket.mockRejectedValue(Object.assign(new Error('gone'), { status: 409 }));
      await createLiveSession({ ...baseOptions(), left }).start();
      expect([state.phase, says()]).toEqual(['ended', 'too late']);
    });

    it('is let go of, not ended, when no tab was shared', async () => {
      browser.getDisplayMedia.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
      const onEnd = vi.fn();
      const started = createLiveSession({ ...baseOptions(), left, onEnd }).start();
      await turn();
      socket().say(READY);
      await started;
      expect(onEnd).toHaveBeenCalledWith(false);
      expect(socket().marks()).toEqual([]);
      expect(says()).toBe('capture: denied');
    });
  });

  it('opens no socket when it was ended while it was still connecting', async () => {
    const session = createLiveSession(baseOptions());
    const started = session.start();
    session.end();
    await started;
    expect(browser.sockets()).toHaveLength(0);
    expect(state.phase).toBe('ended');
  });

  describe('with the person’s own microphone', () => {
    async function openBoth() {
      const opened = await open();
      const microphone = new FakeTrack();
      opened.session.setMicrophone(microphone as unknown as MediaStreamTrack);
      await turn();
      return { ...opened, microphone };
    }

    it('sends its sound named as the microphone’s, the tab’s as before', async () => {
      await openBoth();
      const [tab, microphone] = browser.recorders();
      tab?.give(5);
      microphone?.give(6);
      const sent = socket().sent.slice(1);
      expect(sent.map((data) => (typeof data === 'string' ? JSON.parse(data) : data.size))).toEqual([
        { type: 'recorder-start', source: 'microphone', recorderNumber: 1 },
        5,
        { type: 'audio', source: 'microphone' },
        6,
      ]);
    });

    it('writes its words down as the person’s', async () => {
      await openBoth();
      socket().say({ type: 'transcript', text: 'I led a team', isFinal: true, speaker: 'person', number: 1 });
      expect(state.lines).toMatchObject([{ speaker: 'person', requestId: null }]);
      expect(state.asked).toEqual([]);
    });

    it('lets the server finish with it when it is switched off, and goes on with the tab', async () => {
      const { session } = await openBoth();
      session.setMicrophone(null);
      await turn();
      expect(socket().marks().at(-1)).toEqual({ type: 'recorder-stop', source: 'microphone' });
      expect(browser.recorders().map((recorder) => recorder.state)).toEqual(['recording', 'inactive']);
      expect(state.phase).toBe('recording');
    });

    it('goes on without it when its engine dies', async () => {
      await openBoth();
      socket().say({ type: 'info', code: 'interrupted', source: 'microphone', message: 'gone', number: 1 });
      expect(onMicrophoneLost).toHaveBeenCalledWith('microphone interrupted');
      expect([state.phase, says()]).toEqual(['recording', undefined]);
    });

    it('begins a fresh recorder for it too after a break', async () => {
      await openBoth();
      socket().break();
      await turn();
      expect(browser.recorders().filter(({ state: at }) => at === 'recording')).toHaveLength(2);
      expect(browser.recorders()).toHaveLength(4);
    });

    it('is not sent where the browser’s own recogniser listens, which hears one sound at a time', async () => {
      class FakeRecognition {
        static available = async () => 'available';
        start = vi.fn();
        stop = vi.fn();
      }
      vi.stubGlobal('SpeechRecognition', FakeRecognition);
      const { session } = await open({ engine: 'none' });
      session.setMicrophone(new FakeTrack() as unknown as MediaStreamTrack);
      await turn();
      expect(browser.recorders()).toHaveLength(0);
    });
  });

  function baseOptions(): SessionOptions {
    return {
      engine: 'local-engine',
      capture: null,
      getTicket,
      dispatch,
      words,
      onLevel: () => undefined,
      onMicrophoneLost,
      onEnd: () => undefined,
      onClosed: () => undefined,
      now: () => performance.now(),
    };
  }
});
