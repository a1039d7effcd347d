import type { LiveClientMark, LiveServerMessage, LiveSource } from '@greenroom/contract/live-assistant';
import { createAudioBuffer } from './live-audio-buffer.ts';

/** What sound goes up by; nothing is sent while it is not open. */
type Wire = { isOpen(): boolean; send(data: string | Blob): void };

/** The sounds of a session on their way to the server. What it may not have yet is saved, for when a connection comes back. */
export function createUplink(wire: Wire) {
  const buffers = { tab: createAudioBuffer(), microphone: createAudioBuffer() };
  const isStopped = { tab: false, microphone: false };

  function sendMark(mark: LiveClientMark): void {
    if (wire.isOpen()) wire.send(JSON.stringify(mark));
  }

  /** Sound is the tab's unless the mark before it says otherwise. */
  function sendChunk(source: LiveSource, chunk: Blob): void {
    if (source !== 'tab') sendMark({ type: 'audio', source });
    if (wire.isOpen()) wire.send(chunk);
  }

  function resend(source: LiveSource, { recorderNumber = 0, receivedBytes = 0 }: Partial<LiveServerMessage>): void {
    buffers[source].countFrom(recorderNumber);
    for (const { startsRecorder, chunks } of buffers[source].takeUnsent(recorderNumber, receivedBytes)) {
      if (startsRecorder !== null) sendMark({ type: 'recorder-start', source, recorderNumber: startsRecorder });
      for (const chunk of chunks) sendChunk(source, chunk);
    }
    if (isStopped[source]) sendMark({ type: 'recorder-stop', source });
  }

  return {
    sendMark,
    startRecorder(source: LiveSource): void {
      isStopped[source] = false;
      const recorderNumber = buffers[source].startRecorder();
      sendMark({ type: 'recorder-start', source, recorderNumber });
    },
    /** This source is paused: the server lets its engine finish. */
    stopRecorder(source: LiveSource): void {
      isStopped[source] = true;
      sendMark({ type: 'recorder-stop', source });
    },
    sendAudio(source: LiveSource, chunk: Blob): void {
      buffers[source].add(chunk);
      sendChunk(source, chunk);
    },
    acknowledge: ({ source = 'tab', recorderNumber = 0, receivedBytes = 0 }: LiveServerMessage): void =>
      buffers[source].acknowledge(recorderNumber, receivedBytes),
    /** A connection is ready, and says how much of either sound has arrived: the rest is sent again. */
    sendRest(ready: LiveServerMessage): void {
      resend('tab', ready);
      resend('microphone', ready.microphone ?? {});
    },
  };
}
