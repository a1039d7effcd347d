import type { LiveClientMark, LiveServerMessage, LiveSource } from '@greenroom/contract/live-assistant';
import type { LiveTranscriber, LiveTranscriptEvent } from '../../ports/live-transcription.ts';
import type { LiveSocket } from './live-socket.ts';
import { createLiveLane, type Receipt } from './live-track.ts';
import { createMailbox } from './outbox.ts';

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
  const mailbox = createMailbox();
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
    mailbox.deliver(toMessage(source, event), isLasting);
  }

  function onReceipt(source: LiveSource, receipt: Receipt): void {
    mailbox.deliver({ type: 'info', code: 'received', ...receipt, source }, false);
  }

  const lanes = {
    tab: createLiveLane({ source: 'tab', transcriber, onEvent, onReceipt }),
    microphone: createLiveLane({ source: 'microphone', transcriber, onEvent, onReceipt }),
  };

  return {
    /** `after` is the number of the last message that the connection before had; without it all that was sent counts as had. */
    attach(next: LiveSocket, after: number | null): void {
      nextSource = 'tab';
      const microphone = lanes.microphone.receipt();
      mailbox.attach(
        next,
        { type: 'info', code: 'ready', message: 'ready', ...lanes.tab.receipt(), microphone },
        after,
      );
    },

    detach: mailbox.detach,
    isAttached: mailbox.isAttached,

    hear(bytes: Uint8Array): void {
      const source = nextSource;
      nextSource = 'tab';
      lanes[source].hear(bytes);
    },

    mark({ type, source = 'tab', recorderNumber }: LiveClientMark): void {
      if (type === 'audio') nextSource = source;
      if (type === 'recorder-start') lanes[source].startRecorder(recorderNumber);
      if (type === 'recorder-stop') lanes[source].stopRecorder();
      if (type !== 'speech-end') return;
      lanes[source].endSpeech();
      // If the browser recognises speech itself, the server only learns of the end of speech.
      if (!transcriber) markHeard();
    },

    /** About one message of the client: not kept for a reconnect. */
    reply: (message: LiveServerMessage) => mailbox.deliver(message, false),
    tell: (message: LiveServerMessage) => mailbox.deliver(message, true),

    /** Lets the engine say the rest. */
    async finish(): Promise<void> {
      await Promise.all([lanes.tab.end(), lanes.microphone.end()]);
    },

    close: mailbox.close,
  };
}

export type LiveRelay = ReturnType<typeof createLiveRelay>;
