import type { Capabilities } from '@greenroom/contract/capabilities';
import type { LiveServerMessage, LiveSessionTicket, LiveSource } from '@greenroom/contract/live-assistant';
import { type CaptureFailure, captureTab, type TabCapture } from './live-capture.ts';
import { type CloseReason, createLiveConnection, type LeftSession } from './live-connection.ts';
import type { SessionMessages } from './live-session-messages.ts';
import { type LiveSide, sendSide } from './live-side.ts';
import type { LiveEvent, Notice, Speaker } from './live-state.ts';
import { openTabSide, type SessionVoice } from './live-tab-side.ts';

export type SessionOptions = {
  engine: Capabilities['liveTranscription']['engine'];
  capture: TabCapture | null;
  /** A session to continue with, which was begun at that time. */
  left?: (LeftSession & { startedAtMs: number }) | null;
  getTicket(sessionId: string | null): Promise<LiveSessionTicket>;
  dispatch(event: LiveEvent): void;
  words: SessionMessages;
  onLevel(source: LiveSource, levelDb: number): void;
  /** The person's own side is not heard any more; the rest continues. */
  onMicrophoneLost(text: string): void;
  /** `isOver` is false when it was only let go of and can be resumed for a minute. */
  onEnd(isOver: boolean): void;
  /** The connection is closed: the server has counted the session's unit. */
  onClosed(): void;
  now(): number;
};
type Connection = ReturnType<typeof createLiveConnection>;

const SPEAKERS: Record<LiveSource, Speaker> = { tab: 'interviewer', microphone: 'person' };

const handlersOf = (source: LiveSource, { dispatch, onLevel, now }: SessionOptions) => ({
  onLevel: (levelDb: number) => onLevel(source, levelDb),
  onSpeechStart: () => dispatch({ type: 'speech-started', speaker: SPEAKERS[source], atMs: now() }),
  onSpeechEnd: () => dispatch({ type: 'speech-ended', speaker: SPEAKERS[source], atMs: now() }),
});

function createVoice({ dispatch, now, words }: SessionOptions, end: SessionVoice['end']) {
  const settle: SessionVoice['settle'] = (kind) => dispatch({ type: 'settle', kind });
  const voice: SessionVoice = {
    say: (kind, tone, text) => dispatch({ type: 'notice', notice: { kind, tone, text } }),
    settle,
    end,
    fail: (text) => end({ tone: 'error', text }),
    takeWords(speaker, text, isFinal) {
      settle('service');
      if (isFinal) dispatch({ type: 'final', speaker, text, atMs: now() });
      else dispatch({ type: 'interim', speaker, text });
    },
  };
  /** Words are taken down, an error ends the session, the rest is said. */
  function receive(message: LiveServerMessage, onMicrophoneLost: (text: string) => void): void {
    const { type, text = '', message: saying = '', code, source, speaker = 'interviewer' } = message;
    if (type === 'transcript') voice.takeWords(speaker, text, message.isFinal ?? false);
    else if (type === 'error') voice.fail(words.serverError(saying));
    else if (code === 'ended') end({ tone: 'info', text: saying });
    else if (source === 'microphone' && code === 'interrupted') onMicrophoneLost(words.microphoneInterrupted);
    else voice.say('service', 'info', saying);
  }
  return { voice, receive };
}

/** The person's own side; null when it cannot be begun, which is said in its place. */
function openMicrophoneSide(track: MediaStreamTrack, connection: Connection, options: SessionOptions): LiveSide | null {
  const { words, onMicrophoneLost } = options;
  const onRecorderError = (message: string) => onMicrophoneLost(words.recorderError(message));
  const handlers = { ...handlersOf('microphone', options), onRecorderError };
  try {
    return sendSide({ source: 'microphone', track, connection, handlers });
  } catch (error) {
    onMicrophoneLost(words.recorderFailed((error as Error).message));
    return null;
  }
}

const GONE = 409;

/** The message for a failed connection, and whether the server refused it; null on success. */
const problemOf = (work: Promise<unknown>, words: SessionMessages): Promise<{ text: string; isGone: boolean } | null> =>
  work.then(
    () => null,
    ({ status }: { status?: number }) =>
      status === GONE ? { text: words.resumeTooLate, isGone: true } : { text: words.connectFailed, isGone: false },
  );

function noticeOfClose(reason: CloseReason, hasSlept: boolean, words: SessionMessages): Notice | null {
  if (reason === 'ended') return null;
  if (reason === 'replaced') return { tone: 'info', text: words.replaced };
  return hasSlept ? { tone: 'warning', text: words.sleptTooLong } : { tone: 'error', text: words.connectionError };
}

/** A live session from its start to its end: socket, shared tab, recorders, and everything that can go wrong with them. */
export function createLiveSession(options: SessionOptions) {
  const { engine, left = null, getTicket, dispatch, words, onMicrophoneLost, onEnd } = options;
  let capture = options.capture;
  let microphone: MediaStreamTrack | null = null;
  let [tab, own]: (LiveSide | null)[] = [null, null];
  let changing = Promise.resolve();
  let [hasSlept, isOver] = [false, false];
  const onWake = () => {
    hasSlept = true;
  };

  /** Not `isDone`: resuming failed. The session stays open so that the user can retry. */
  function finish(notice: Notice | null, isDone: boolean): void {
    if (isOver) return;
    isOver = true;
    const stopped = Promise.all([tab?.stop(), own?.stop()]);
    if (!isDone) connection.leave();
    else if (tab) void stopped.finally(() => connection.end());
    else connection.end();
    capture?.stop();
    dispatch({ type: 'phase', phase: 'ended' });
    dispatch({ type: 'notice', notice });
    onEnd(isDone);
  }
  const end = (notice: Notice | null): void => finish(notice, true);
  const { voice, receive } = createVoice(options, end);

  const connection = createLiveConnection({
    getTicket,
    left,
    handlers: {
      onMessage: (message) => receive(message, onMicrophoneLost),
      onSilent: () => voice.say('connection', 'warning', words.noAnswer),
      onLost: () => {
        voice.say('connection', 'warning', words.reconnecting);
        void tab?.restart();
        void own?.restart();
      },
      onBack: () => voice.settle('connection'),
      onClosed: (reason) => [end(noticeOfClose(reason, hasSlept, words)), options.onClosed()],
    },
  });

  /** One after the other: the last slice of a recorder that ends must not follow the beginning of the next. */
  function listenToMicrophone(): void {
    changing = changing.then(async () => {
      await own?.stop();
      // The browser's recogniser hears one sound at a time, and that is the interviewer's.
      const canHear = microphone && engine !== 'none' && !isOver;
      own = canHear ? openMicrophoneSide(microphone as MediaStreamTrack, connection, options) : null;
    });
  }

  function hear(track: MediaStreamTrack) {
    const endOfShare = () => finish({ tone: 'info', text: words.shareEnded }, false);
    if (track.readyState === 'ended') return endOfShare();
    track.addEventListener('ended', endOfShare);
    const handlers = handlersOf('tab', options);
    try {
      const startedAtMs = left?.startedAtMs ?? Date.now();
      tab = openTabSide({ engine, track, startedAtMs, connection, words, voice, handlers, onWake });
    } catch (error) {
      return voice.fail(words.recorderFailed((error as Error).message));
    }
    listenToMicrophone();
    dispatch({ type: 'phase', phase: 'recording' });
  }

  return {
    /** First the socket, then the tab, then the recorders; any failure is shown and ends the session. */
    async start(): Promise<void> {
      dispatch({ type: 'phase', phase: 'connecting' });
      const problem = await problemOf(connection.connect(), words);
      if (isOver) return;
      // A session that was left is worth another try, unless the server said no.
      if (problem) return finish({ tone: 'error', text: problem.text }, !left || problem.isGone);
      dispatch({ type: 'phase', phase: 'sharing' });
      capture ??= await captureTab().catch((failure: CaptureFailure) => {
        finish(words.captureFailed(failure), !left);
        return null;
      });
      if (!capture || isOver) return capture?.stop();
      hear(capture.track);
    },
    /** Starts to transcribe the user's side, or with null stops. */
    setMicrophone(track: MediaStreamTrack | null): void {
      microphone = track;
      if (tab && !isOver) listenToMicrophone();
    },
    end: () => end(null),
    /** Lets go of the session, which can be resumed for a minute. One that does not listen yet ends. */
    leave: () => finish(null, tab === null),
    sessionId: () => connection.sessionId(),
    lastNumber: () => connection.lastNumber(),
  };
}

export type LiveSession = ReturnType<typeof createLiveSession>;
