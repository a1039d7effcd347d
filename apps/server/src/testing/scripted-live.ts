import type { LiveStream, LiveTranscriber, LiveTranscriptEvent } from '../ports/live-transcription.ts';

/** An engine for tests: it counts the bytes of each recording and says what the test tells it to say. */
export class FakeLiveTranscriber implements LiveTranscriber {
  readonly engine = 'streaming-server';
  readonly name = 'scripted';
  /** Bytes of each recording, in the order in which they were begun. */
  readonly recordings: number[] = [];
  openStreams = 0;
  speechEnds = 0;
  #say: ((event: LiveTranscriptEvent) => void) | null = null;
  readonly #says: ((event: LiveTranscriptEvent) => void)[] = [];
  readonly #onAudio: ((bytes: Uint8Array, say: (event: LiveTranscriptEvent) => void) => void) | null;

  constructor(onAudio?: (bytes: Uint8Array, say: (event: LiveTranscriptEvent) => void) => void) {
    this.#onAudio = onAudio ?? null;
  }

  say(text: string, isFinal = true): void {
    this.#say?.({ type: 'transcript', text, isFinal });
  }

  /** Says it on one recording (the first is 0); `say` speaks on the one that was begun last. */
  tell(recording: number, event: LiveTranscriptEvent): void {
    this.#says[recording]?.(event);
  }

  fail(message: string): void {
    this.openStreams -= 1;
    this.#say?.({ type: 'failure', message });
  }

  open(onEvent: (event: LiveTranscriptEvent) => void): LiveStream {
    const index = this.recordings.push(0) - 1;
    this.openStreams += 1;
    this.#say = onEvent;
    this.#says.push(onEvent);
    let isOpen = true;
    const close = () => {
      if (isOpen) this.openStreams -= 1;
      isOpen = false;
    };
    return {
      write: (bytes) => {
        this.recordings[index] = (this.recordings[index] ?? 0) + bytes.length;
        this.#onAudio?.(bytes, onEvent);
      },
      endSpeech: () => {
        this.speechEnds += 1;
      },
      finish: async () => close(),
      close,
      waitingBytes: 0,
    };
  }
}
