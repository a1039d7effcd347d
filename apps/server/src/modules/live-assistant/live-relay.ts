import type { LiveClientMark, LiveServerMessage } from '@greenroom/contract/live-assistant';
import type { LiveStream, LiveTranscriber, LiveTranscriptEvent } from '../../ports/live-transcription.ts';
import type { LiveSocket } from './live-socket.ts';
import { createMailbox } from './mailbox.ts';

/** An engine that takes nothing any more; about two minutes of speech. */
const MOST_WAITING_AUDIO_BYTES = 2 * 1024 * 1024;
/** So often the client learns what has arrived, so that it keeps little for a reconnect. */
const RECEIPT_EVERY_BYTES = 16 * 1024;
const ENGINE_BEHIND = 'The transcription service cannot keep up.';

function toMessage(event: LiveTranscriptEvent): LiveServerMessage {
  if (event.type === 'notice') return { type: 'info', message: event.message };
  if (event.type === 'failure') return { type: 'error', message: event.message, code: 'interrupted' };
  return { type: 'transcript', text: event.text, isFinal: event.isFinal, speaker: 'interviewer' };
}

type RelayOptions = { transcriber: LiveTranscriber | null; onFirstFinal(): void };

/** One live session: audio of its connection to the engine, words back. It outlives a connection that breaks. */
export function createLiveRelay({ transcriber, onFirstFinal }: RelayOptions) {
  const mailbox = createMailbox();
  let stream: LiveStream | null = null;
  let receivedBytes = 0;
  let receiptBytes = 0;
  let recorderNumber = 0;
  let hasHeard = false;
  const finishing = new Set<LiveStream>();

  function markHeard(): void {
    if (hasHeard) return;
    hasHeard = true;
    onFirstFinal();
  }

  function onEvent(event: LiveTranscriptEvent): void {
    if (event.type === 'transcript' && event.isFinal) markHeard();
    const isLasting = event.type !== 'transcript' || event.isFinal;
    mailbox.deliver(toMessage(event), isLasting);
  }

  function finishStream(): void {
    const ending = stream;
    stream = null;
    if (!ending) return;
    finishing.add(ending);
    void ending.finish().finally(() => finishing.delete(ending));
  }

  function startRecorder(): void {
    finishStream();
    recorderNumber += 1;
    receivedBytes = 0;
    receiptBytes = 0;
    if (!transcriber) return;
    const opened = transcriber.open((event) => {
      if (event.type === 'failure' && stream === opened) stream = null;
      onEvent(event);
    });
    stream = opened;
  }

  return {
    attach(next: LiveSocket): void {
      mailbox.attach(next, { type: 'info', code: 'ready', message: 'ready', receivedBytes, recorderNumber });
    },

    detach: mailbox.detach,

    hear(bytes: Uint8Array): void {
      if (recorderNumber === 0) startRecorder();
      receivedBytes += bytes.length;
      receiptBytes += bytes.length;
      stream?.write(bytes);
      if (stream && stream.waitingBytes > MOST_WAITING_AUDIO_BYTES) {
        stream.close();
        stream = null;
        onEvent({ type: 'failure', message: ENGINE_BEHIND });
      }
      if (receiptBytes < RECEIPT_EVERY_BYTES) return;
      receiptBytes = 0;
      mailbox.deliver({ type: 'info', code: 'received', receivedBytes }, false);
    },

    mark({ type }: LiveClientMark): void {
      if (type === 'recorder-start') startRecorder();
      if (type !== 'speech-end') return;
      if (stream) stream.endSpeech();
      // Where the browser itself recognises, the end of speech is all that is known here of what was heard.
      else if (!transcriber) markHeard();
    },

    tell: (message: LiveServerMessage) => mailbox.deliver(message, true),

    /** Lets the engine say the rest, then closes the connection. */
    async end(code: number, reason: string): Promise<void> {
      const ending = [...finishing, ...(stream ? [stream] : [])];
      stream = null;
      await Promise.all(ending.map((each) => each.finish()));
      for (const each of ending) each.close();
      mailbox.close(code, reason);
    },
  };
}

export type LiveRelay = ReturnType<typeof createLiveRelay>;
