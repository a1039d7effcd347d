import { RECOGNITION_LANGUAGE, type SpeechRecognitionClass, type SpeechRecognitionLike } from './speech-recognition.ts';

export type LiveListener = {
  /** Ends listening; answers all that was heard. */
  finish: () => Promise<string>;
  close: () => void;
};
type LiveListenerOptions = {
  track: MediaStreamTrack;
  /** Never lets the sound leave the device. */
  isOnDevice: boolean;
  onInterim: (text: string) => void;
  onFailed: (reason: string) => void;
};
/** How long the last words may take after the end. */
const LAST_WORDS_MS = 3000;
/** These say that no one spoke, or that we asked for it: the recogniser simply continues. */
const HARMLESS = new Set(['no-speech', 'aborted']);

function begin(recogniser: SpeechRecognitionLike, track: MediaStreamTrack): void {
  // Chrome 135 and newer take the track that is recorded; others open the microphone themselves and ignore it.
  recogniser.start(track);
}

/**
 * Listens while an answer is spoken. The browser ends by itself after about a minute: it is started again, and what it
 * had heard is saved.
 */
export function listenLive(recognition: SpeechRecognitionClass, options: LiveListenerOptions): LiveListener {
  const recogniser = new recognition();
  recogniser.lang = RECOGNITION_LANGUAGE;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  if (options.isOnDevice) recogniser.processLocally = true;
  const finals: string[] = [];
  let interim = '';
  let isOver = false;
  let onSettled: (() => void) | null = null;
  const heard = () => [...finals, interim].join(' ').replace(/\s+/g, ' ').trim();

  const fail = (reason: string) => {
    if (isOver) return;
    isOver = true;
    options.onFailed(reason);
  };
  recogniser.onresult = ({ resultIndex, results }) => {
    interim = '';
    for (let place = resultIndex; place < results.length; place += 1) {
      const result = results[place];
      const words = result?.[0]?.transcript ?? '';
      if (result?.isFinal) finals.push(words);
      else interim += words;
    }
    if (!isOver) options.onInterim(heard());
  };
  recogniser.onerror = ({ error }) => {
    if (!HARMLESS.has(error)) fail(error);
  };
  recogniser.onend = () => {
    onSettled?.();
    if (isOver) return;
    try {
      begin(recogniser, options.track);
    } catch (error) {
      fail(String(error));
    }
  };
  try {
    begin(recogniser, options.track);
  } catch (error) {
    queueMicrotask(() => fail(String(error)));
  }

  return {
    finish: () => {
      isOver = true;
      return new Promise((resolve) => {
        const settle = () => {
          clearTimeout(timer);
          resolve(heard());
        };
        const timer = setTimeout(settle, LAST_WORDS_MS);
        onSettled = settle;
        recogniser.stop();
      });
    },
    close: () => {
      isOver = true;
      recogniser.abort();
    },
  };
}
