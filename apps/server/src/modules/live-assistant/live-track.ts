import type { LiveSource } from '@greenroom/contract/live-assistant';
import type { LiveStream, LiveTranscriber, LiveTranscriptEvent } from '../../ports/live-transcription.ts';

/** An engine that takes nothing any more; about two minutes of speech. */
const MOST_WAITING_AUDIO_BYTES = 2 * 1024 * 1024;
/**
 * The client learns at least this often what has arrived: it keeps little for a reconnect, and sees at once that no one
 * answers.
 */
const RECEIPT_EVERY_MS = 1000;
const ENGINE_BEHIND = 'The transcription service cannot keep up.';

export type Receipt = { receivedBytes: number; recorderNumber: number };
type TrackOptions = {
  source: LiveSource;
  transcriber: LiveTranscriber | null;
  onEvent(source: LiveSource, event: LiveTranscriptEvent): void;
  onReceipt(source: LiveSource, receipt: Receipt): void;
  now?: () => number;
};

/** The way of one sound to the engine: recorder after recorder, each heard by its own stream. */
export function createLiveTrack({
  source,
  transcriber,
  onEvent,
  onReceipt,
  now = () => performance.now(),
}: TrackOptions) {
  let stream: LiveStream | null = null;
  let receivedBytes = 0;
  let recorderNumber = 0;
  let receiptAtMs = Number.NEGATIVE_INFINITY;
  let isOver = false;
  const finishing = new Set<LiveStream>();

  function stopRecorder(): void {
    const ending = stream;
    stream = null;
    if (!ending) return;
    finishing.add(ending);
    void ending.finish().finally(() => finishing.delete(ending));
  }

  /** By the client's count, which continues where a server that stopped left it. */
  function startRecorder(number = recorderNumber + 1): void {
    stopRecorder();
    recorderNumber = number;
    receivedBytes = 0;
    if (!transcriber || isOver) return;
    const opened = transcriber.open((event) => {
      if (event.type === 'failure' && stream === opened) stream = null;
      onEvent(source, event);
    });
    stream = opened;
  }

  return {
    startRecorder,
    stopRecorder,
    receipt: (): Receipt => ({ receivedBytes, recorderNumber }),

    takeAudio(bytes: Uint8Array): void {
      if (recorderNumber === 0) startRecorder();
      receivedBytes += bytes.length;
      stream?.write(bytes);
      if (stream && stream.waitingBytes > MOST_WAITING_AUDIO_BYTES) {
        stream.close();
        stream = null;
        onEvent(source, { type: 'failure', message: ENGINE_BEHIND });
      }
      if (now() - receiptAtMs < RECEIPT_EVERY_MS) return;
      receiptAtMs = now();
      onReceipt(source, { receivedBytes, recorderNumber });
    },

    endSpeech: () => stream?.endSpeech(),

    /** Lets the engine say the rest. */
    async end(): Promise<void> {
      isOver = true;
      const ending = [...finishing, ...(stream ? [stream] : [])];
      stream = null;
      await Promise.all(ending.map((each) => each.finish()));
      for (const each of ending) each.close();
    },
  };
}
