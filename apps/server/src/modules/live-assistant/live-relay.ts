import type { LiveClientMark, LiveServerMessage, LiveSource } from '@greenroom/contract/live-assistant';
import type { LiveTranscriber, LiveTranscriptEvent } from '../../ports/live-transcription.ts';
import type { LiveSocket } from './live-socket.ts';
import { createLiveTrack, type Receipt } from './live-track.ts';
import { createOutbox } from './outbox.ts';

const SPEAKERS = { tab: 'interviewer', microphone: 'person' } as const;

/** A dying engine ends a session that cannot hear the interviewer; without the person's own side it continues. */
function toMessage(source: LiveSource, event: LiveTranscriptEvent): LiveServerMessage {
  const about = source === 'tab' ? {} : { source };
  if (event.type === 'notice') return { type: 'info', message: event.message, ...about };
  if (event.type === 'transcript') {
    return { type: 'transcript', text: event.text, isFinal: event.isFinal, speaker: SPEAKERS[source] };
  }
  return { type: source === 'tab' ? 'error' : 'info', message: event.message, code: 'interrupted', ...about };
}

type RelayOptions = { transcriber: LiveTranscriber | null; onFirstFinal(): void };

/** One live session: audio of its connection to the engine, words back. It outlives a connection that breaks. */
export function createLiveRelay({ transcriber, onFirstFinal }: RelayOptions) {
  const outbox = createOutbox();
  let nextSource: LiveSource = 'tab';
  let hasHeard = false;

  /** Words of either side were delivered. Which sound is which is the client's word alone, so both count. */
  function markHeard(): void {
    if (hasHeard) return;
    hasHeard = true;
    onFirstFinal();
  }

  function onEvent(source: LiveSource, event: LiveTranscriptEvent): void {
    if (event.type === 'transcript' && event.isFinal) markHeard();
    const isLasting = event.type !== 'transcript' || event.isFinal;
    outbox.deliver(toMessage(source, event), isLasting);
  }

  function onReceipt(source: LiveSource, receipt: Receipt): void {
    outbox.deliver({ type: 'info', code: 'received', ...receipt, source }, false);
  }

  const tracks = {
    tab: createLiveTrack({ source: 'tab', transcriber, onEvent, onReceipt }),
    microphone: createLiveTrack({ source: 'microphone', transcriber, onEvent, onReceipt }),
  };

  return {
    /** `after` is the number of the last message that the connection before had; without it all that was sent counts as had. */
    attach(next: LiveSocket, after: number | null): void {
      nextSource = 'tab';
      const microphone = tracks.microphone.receipt();
      outbox.attach(
        next,
        { type: 'info', code: 'ready', message: 'ready', ...tracks.tab.receipt(), microphone },
        after,
      );
    },

    detach: outbox.detach,
    isAttached: outbox.isAttached,

    takeAudio(bytes: Uint8Array): void {
      const source = nextSource;
      nextSource = 'tab';
      tracks[source].takeAudio(bytes);
    },

    mark({ type, source = 'tab', recorderNumber }: LiveClientMark): void {
      if (type === 'audio') nextSource = source;
      if (type === 'recorder-start') tracks[source].startRecorder(recorderNumber);
      if (type === 'recorder-stop') tracks[source].stopRecorder();
      if (type !== 'speech-end') return;
      tracks[source].endSpeech();
      // If the browser recognises speech itself, the server only learns of the end of speech.
      if (!transcriber) markHeard();
    },

    /** About one message of the client: not kept for a reconnect. */
    reply: (message: LiveServerMessage) => outbox.deliver(message, false),
    tell: (message: LiveServerMessage) => outbox.deliver(message, true),

    /** Lets the engine say the rest. */
    async finish(): Promise<void> {
      await Promise.all([tracks.tab.end(), tracks.microphone.end()]);
    },

    close: outbox.close,
  };
}

export type LiveRelay = ReturnType<typeof createLiveRelay>;
