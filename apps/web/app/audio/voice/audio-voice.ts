import { type Speech, SpeechNotAllowed, stopped, type Voice } from './voice.ts';

type FetchSpeech = (text: string, signal: AbortSignal) => Promise<string>;

/** What comes later than this would be read out when the person has begun to answer. */
const FETCH_LIMIT_MS = 15_000;

/** The kind of audio by its first bytes: the server sends the bytes alone. */
function mimeTypeOf(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === 'RIFF') return 'audio/wav';
  if (start === 'OggS') return 'audio/ogg';
  return 'audio/mpeg';
}

/** The audio as its own address: unlike a blob's, it never goes away under the player. */
function audioAddress(base64: string): string {
  const firstBytes = Uint8Array.from(atob(base64.slice(0, 8)), (letter) => letter.charCodeAt(0));
  return `data:${mimeTypeOf(firstBytes)};base64,${base64}`;
}

function playToEnd(audio: HTMLAudioElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      audio.pause();
      reject(stopped());
    });
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(new Error('The audio could not be played.')));
    audio.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') reject(new SpeechNotAllowed());
      else if (error instanceof Error && error.name !== 'AbortError') reject(error);
    });
  });
}

/** A voice that comes as audio from the server. */
export function createAudioVoice(
  fetchSpeech: FetchSpeech,
  isThere: () => Promise<boolean>,
  limitMs = FETCH_LIMIT_MS,
): Voice {
  function speak(text: string, { signal, onStart }: Parameters<Voice['speak']>[1]): Speech {
    const audio = new Audio();
    const run = async () => {
      audio.src = audioAddress(await fetchSpeech(text, AbortSignal.any([signal, AbortSignal.timeout(limitMs)])));
      signal.throwIfAborted();
      audio.addEventListener('playing', onStart, { once: true });
      await playToEnd(audio, signal);
    };
    return {
      done: run(),
      pause: () => {
        audio.pause();
      },
      resume: () => {
        void audio.play().catch(() => undefined);
      },
    };
  }
  return { isThere, speak };
}
