import type { Capabilities } from '@greenroom/contract/capabilities';
import type { LiveServerMessage, LiveSessionTicket } from '@greenroom/contract/live-assistant';
import { type CaptureFailure, captureTab, type TabCapture } from './live-capture.ts';
import { createLiveConnection } from './live-connection.ts';
import { type Hearing, hearByServer } from './live-hearing.ts';
import { listenAlong } from './live-listen-along.ts';
import { recogniseTrack } from './live-recogniser.ts';
import type { LiveEvent, Notice } from './live-state.ts';

/** Sentences that the session says; the feature has the words. */
export type SessionWords = {
  connectFailed: string;
  connectionError: string;
  serverError(message: string): string;
  recorderError(message: string): string;
  recorderFailed(message: string): string;
  reconnecting: string;
  captureFailed(failure: CaptureFailure): Notice;
  noSound: string;
  shareEnded: string;
  woke: string;
  recogniserFailed(reason: string): string;
};
type SessionOptions = {
  engine: Capabilities['liveTranscription']['engine'];
  capture: TabCapture | null;
  getTicket(sessionId: string | null): Promise<LiveSessionTicket>;
  dispatch(event: LiveEvent): void;
  words: SessionWords;
  onLevel(levelDb: number): void;
  onEnd(): void;
  now(): number;
};

type Reactions = {
  dispatch: SessionOptions['dispatch'];
  now: SessionOptions['now'];
  fail(text: string): void;
  end(text: string): void;
  say(text: string): void;
};

/** What a message of the server does: words are taken down, an error ends the session, the rest is said. */
function react({ type, text = '', isFinal, message = '', code }: LiveServerMessage, to: Reactions): void {
  if (type === 'transcript' && isFinal) to.dispatch({ type: 'final', speaker: 'interviewer', text, atMs: to.now() });
  else if (type === 'transcript') to.dispatch({ type: 'interim', speaker: 'interviewer', text });
  else if (type === 'error') to.fail(message);
  else if (code === 'ended') to.end(message);
  else to.say(message);
}

/** A live session from its start to its end: socket, shared tab, recorder, and everything that can go wrong with them. */
export function createLiveSession(options: SessionOptions) {
  const { engine, getTicket, dispatch, words, onLevel, onEnd, now } = options;
  let capture = options.capture;
  let hearing: Hearing | null = null;
  let isOver = false;
  const stops: (() => void)[] = [];

  const say = (tone: Notice['tone'], text: string, hint?: string) =>
    dispatch({ type: 'notice', notice: { tone, text, hint } });

  function end(notice: Notice | null): void {
    if (isOver) return;
    isOver = true;
    for (const stop of stops) stop();
    void Promise.resolve(hearing?.stop()).finally(() => connection.end());
    capture?.stop();
    dispatch({ type: 'phase', phase: 'ended' });
    if (notice) dispatch({ type: 'notice', notice });
    onEnd();
  }
  const fail = (text: string, hint?: string) => end({ tone: 'error', text, hint });

  const receive = (message: LiveServerMessage) =>
    react(message, {
      dispatch,
      now,
      fail: (text) => fail(words.serverError(text)),
      end: (text) => end({ tone: 'info', text }),
      say: (text) => say('info', text),
    });

  const connection = createLiveConnection({
    getTicket,
    handlers: {
      onMessage: receive,
      onLost: () => {
        say('warning', words.reconnecting);
        void hearing?.restart();
      },
      onBack: () => dispatch({ type: 'notice', notice: null }),
      onClosed: (reason) => (reason === 'ended' ? end(null) : fail(words.connectionError)),
    },
  });

  function hear(track: MediaStreamTrack): void {
    if (engine !== 'none') {
      hearing = hearByServer({ track, connection, onError: (message) => fail(words.recorderError(message)) });
      return;
    }
    const onWords = (text: string, isFinal: boolean) => {
      if (isFinal) connection.sendMark({ type: 'speech-end' });
      receive({ type: 'transcript', text, isFinal });
    };
    stops.push(recogniseTrack(track, { onWords, onFailure: (reason) => fail(words.recogniserFailed(reason)) }));
  }

  const listen = (track: MediaStreamTrack) =>
    listenAlong(track, {
      say: (text) => (text === null ? dispatch({ type: 'notice', notice: null }) : say('warning', text)),
      words,
      onLevel,
      onSpeechStart: () => hearing?.speechStarted(),
      onSpeechEnd: () => {
        dispatch({ type: 'speech-ended', atMs: now() });
        hearing?.speechEnded();
      },
    }).then((stop) => (isOver ? stop() : void stops.push(stop)));

  return {
    /** First the socket, then the tab, then the recorder; whatever fails is said and ends it. */
    async start(): Promise<void> {
      dispatch({ type: 'phase', phase: 'connecting' });
      const isConnected = await connection.connect().then(
        () => true,
        () => false,
      );
      if (!isConnected) return fail(words.connectFailed);
      dispatch({ type: 'phase', phase: 'sharing' });
      capture ??= await captureTab().catch((failure: CaptureFailure) => {
        end(words.captureFailed(failure));
        return null;
      });
      if (!capture || isOver) return capture?.stop();
      const { track } = capture;
      track.addEventListener('ended', () => end({ tone: 'info', text: words.shareEnded }));
      try {
        hear(track);
      } catch (error) {
        return fail(words.recorderFailed((error as Error).message));
      }
      dispatch({ type: 'phase', phase: 'recording' });
      await listen(track).catch(() => undefined);
    },
    end: () => end(null),
    sessionId: () => connection.sessionId(),
  };
}

export type LiveSession = ReturnType<typeof createLiveSession>;
