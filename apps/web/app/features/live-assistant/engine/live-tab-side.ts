import type { Capabilities } from '@greenroom/contract/capabilities';
import type { LiveConnection } from './live-connection.ts';
import { watchLimit } from './live-limit.ts';
import type { SessionMessages } from './live-session-messages.ts';
import { type LiveSide, recogniseSide, type SideHandlers, sendSide } from './live-side.ts';
import type { Notice, NoticeKind, Speaker } from './live-state.ts';
import { watchSound } from './live-watch.ts';

/** Long enough to be read by someone who has just opened the lid. */
const WOKE_SHOWN_MS = 30_000;

/** What a side does to its session. */
export type SessionVoice = {
  say(kind: NoticeKind, tone: Notice['tone'], text: string): void;
  settle(kind: NoticeKind): void;
  end(notice: Notice | null): void;
  fail(text: string): void;
  takeWords(speaker: Speaker, text: string, isFinal: boolean): void;
};
type TabOptions = {
  engine: Capabilities['liveTranscription']['engine'];
  track: MediaStreamTrack;
  startedAtMs: number;
  connection: LiveConnection;
  words: SessionMessages;
  voice: SessionVoice;
  handlers: Omit<SideHandlers, 'onRecorderError'>;
  onWake(): void;
};

/** The interviewer's side, and with it what a session lives by: its hour, its sound, and whether the computer slept. */
export function openTabSide(options: TabOptions): LiveSide {
  const { engine, track, startedAtMs, connection, words, voice, handlers, onWake } = options;
  const { say, settle, end, fail, takeWords } = voice;
  let wokeTimer: ReturnType<typeof setTimeout> | undefined;
  const limit = watchLimit({
    startedAtMs,
    onSoon: (minutesLeft) => say('limit', 'info', words.limitSoon(minutesLeft)),
    onReached: () => end({ tone: 'info', text: words.limitReached }),
  });
  const watch = watchSound({
    onNoSound: () => say('sound', 'warning', words.noSound),
    onSound: () => settle('sound'),
    onWake: () => {
      onWake();
      if (limit.isReached()) return end({ tone: 'info', text: words.limitReached });
      say('sleep', 'warning', words.woke);
      clearTimeout(wokeTimer);
      wokeTimer = setTimeout(() => settle('sleep'), WOKE_SHOWN_MS);
    },
  });
  const watched = {
    ...handlers,
    onLevel(levelDb: number): void {
      watch.level(levelDb);
      handlers.onLevel(levelDb);
    },
  };

  function open(): LiveSide {
    if (engine !== 'none') {
      const onRecorderError = (message: string) => fail(words.recorderError(message));
      return sendSide({ source: 'tab', track, connection, handlers: { ...watched, onRecorderError } });
    }
    const onWords = (text: string, isFinal: boolean) => {
      if (isFinal) connection.sendMark({ type: 'speech-end' });
      takeWords('interviewer', text, isFinal);
    };
    const onFailure = (reason: string) => fail(words.recogniserFailed(reason));
    return recogniseSide({ track, handlers: watched, onWords, onFailure });
  }

  const stopWatching = () => {
    limit.stop();
    watch.stop();
    clearTimeout(wokeTimer);
  };
  try {
    const side = open();
    return {
      restart: side.restart,
      stop() {
        stopWatching();
        return side.stop();
      },
    };
  } catch (error) {
    stopWatching();
    throw error;
  }
}
