import type { Capabilities } from '@greenroom/contract/capabilities';
import type { LiveServerMessage, LiveSessionTicket, LiveSource } from '@greenroom/contract/live-assistant';
import { type CaptureFailure, captureTab, type TabCapture } from './live-capture.ts';
import { createLiveConnection } from './live-connection.ts';
import type { SessionWords } from './live-session-words.ts';
import { type LiveSide, sendSide } from './live-side.ts';
import type { LiveEvent, Notice, Speaker } from './live-state.ts';
import { openTabSide, type SessionVoice } from './live-tab-side.ts';

export type SessionOptions = {
  engine: Capabilities['liveTranscription']['engine'];
  capture: TabCapture | null;
  getTicket(sessionId: string | null): Promise<LiveSessionTicket>;
  dispatch(event: LiveEvent): void;
  words: SessionWords;
  onLevel(source: LiveSource, levelDb: number): void;
  /** The person's own side is not heard any more; the rest goes on. */
  onMicrophoneLost(text: string): void;
  onEnd(): void;
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

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** A live session from its start to its end: socket, shared tab, recorders, and everything that can go wrong with them. */
export function createLiveSession(options: SessionOptions) {
  const { engine, getTicket, dispatch, words, onMicrophoneLost, onEnd } = options;
  let capture = options.capture;
  let microphone: MediaStreamTrack | null = null;
  let tab: LiveSide | null = null;
  let own: LiveSide | null = null;
  let changing = Promise.resolve();
  let hasSlept = false;
  let isOver = false;

  function end(notice: Notice | null): void {
    if (isOver) return;
    isOver = true;
    if (tab) void Promise.all([tab.stop(), own?.stop()]).finally(() => connection.end());
    else connection.end();
    capture?.stop();
    dispatch({ type: 'phase', phase: 'ended' });
    dispatch({ type: 'notice', notice });
    onEnd();
  }
  const { voice, receive } = createVoice(options, end);

  const connection = createLiveConnection({
    getTicket,
    handlers: {
      onMessage: (message) => receive(message, onMicrophoneLost),
      onSilent: () => voice.say('connection', 'warning', words.noAnswer),
      onLost: () => {
        voice.say('connection', 'warning', words.reconnecting);
        void tab?.restart();
        void own?.restart();
      },
      onBack: () => voice.settle('connection'),
      onClosed: (reason) => {
        if (reason === 'ended') end(null);
        else if (hasSlept) end({ tone: 'warning', text: words.sleptTooLong });
        else voice.fail(words.connectionError);
      },
    },
  });

  /** One after the other: the last slice of a recorder that ends must not follow the beginning of the next. */
  function hearMicrophone(): void {
    changing = changing.then(async () => {
      await own?.stop();
      // The browser's recogniser hears one sound at a time, and that is the interviewer's.
      const canHear = microphone && engine !== 'none' && !isOver;
      own = canHear ? openMicrophoneSide(microphone as MediaStreamTrack, connection, options) : null;
    });
  }

  function hear(track: MediaStreamTrack): void {
    const endOfShare = () => end({ tone: 'info', text: words.shareEnded });
    if (track.readyState === 'ended') {
      endOfShare();
      return;
    }
    track.addEventListener('ended', endOfShare);
    const onWake = () => {
      hasSlept = true;
    };
    const handlers = handlersOf('tab', options);
    try {
      tab = openTabSide({ engine, track, connection, words, voice, handlers, onWake });
    } catch (error) {
      voice.fail(words.recorderFailed((error as Error).message));
      return;
    }
    hearMicrophone();
    dispatch({ type: 'phase', phase: 'recording' });
  }

  return {
    /** First the socket, then the tab, then the recorders; whatever fails is said and ends it. */
    async start(): Promise<void> {
      dispatch({ type: 'phase', phase: 'connecting' });
      const isConnected = await succeeds(connection.connect());
      if (isOver) return;
      if (!isConnected) return voice.fail(words.connectFailed);
      dispatch({ type: 'phase', phase: 'sharing' });
      capture ??= await captureTab().catch((failure: CaptureFailure) => {
        end(words.captureFailed(failure));
        return null;
      });
      if (!capture || isOver) return capture?.stop();
      hear(capture.track);
    },
    /** Hears the person's own side from now on, or with null no more. */
    setMicrophone(track: MediaStreamTrack | null): void {
      microphone = track;
      if (tab && !isOver) hearMicrophone();
    },
    end: () => end(null),
    sessionId: () => connection.sessionId(),
  };
}

export type LiveSession = ReturnType<typeof createLiveSession>;
