/** What an engine says while it listens. `failure` is the last event: the stream is over. Messages are words for the person. */
export type LiveTranscriptEvent =
  | { type: 'transcript'; text: string; isFinal: boolean }
  | { type: 'notice'; message: string }
  | { type: 'failure'; message: string };

/** One recording (one webm/opus container) that is heard as it arrives. No method throws. */
export type LiveStream = {
  /** The next bytes of the container, in order. */
  write(bytes: Uint8Array): void;
  /** The person's browser heard the speech end: the open utterance becomes final without waiting for a pause. */
  endSpeech(): void;
  /** Ends the audio; resolves when all transcripts have been emitted. */
  finish(): Promise<void>;
  /** Ends at once, without another event. */
  close(): void;
  /** Bytes that the engine has not taken yet. */
  readonly waitingBytes: number;
};

export type LiveTranscriber = {
  readonly engine: 'streaming-server' | 'segments' | 'local-engine';
  /** Shown to the person: which engine listens. */
  readonly name: string;
  open(onEvent: (event: LiveTranscriptEvent) => void): LiveStream;
};
