import { type LiveClientMark, liveClientMark } from '@greenroom/contract/live-assistant';
import type { LiveRelay } from './live-relay.ts';
import { CLOSE_CODES, type LiveSocket } from './live-socket.ts';
import { createMessageMeter } from './message-meter.ts';

const NOT_UNDERSTOOD = 'This message was not understood.';

/** What a connection's owner calls as things happen on it. */
export type Connection = { audio(bytes: Uint8Array): void; text(text: string): void; closed(): void };
type ConnectionOptions = {
  relay: LiveRelay;
  socket: LiveSocket;
  onEnd(): void;
  onClosed(): void;
  onError(error: unknown): void;
};

function parseMark(text: string): LiveClientMark | null {
  try {
    return liveClientMark.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Hands the messages of one socket to the relay of its session. Everything it throws is caught here, message by message. */
export function createConnection({ relay, socket, onEnd, onClosed, onError }: ConnectionOptions): Connection {
  const meter = createMessageMeter();
  // Not kept for a reconnect, and left out for a client that reads nothing.
  const refuse = () => relay.reply({ type: 'error', message: NOT_UNDERSTOOD });

  function guarded(isAllowed: boolean, work: () => void): void {
    // A connection that was replaced may still hand over what was on its way; it was sent again on the new one.
    if (!relay.isAttached(socket)) return;
    try {
      if (isAllowed) work();
      else socket.close(CLOSE_CODES.tooMuch, 'too many messages');
    } catch (error) {
      onError(error);
      refuse();
    }
  }

  function take(text: string): void {
    const mark = parseMark(text);
    if (!mark) refuse();
    else if (mark.type === 'end') onEnd();
    else if (mark.type === 'recorder-start' && !meter.takeRecorder()) {
      socket.close(CLOSE_CODES.tooMuch, 'too many recorders');
    } else relay.mark(mark);
  }

  return {
    audio: (bytes) => guarded(meter.takeAudio(bytes.length), () => relay.takeAudio(bytes)),
    text: (text) => guarded(meter.takeText(text.length), () => take(text)),
    closed: onClosed,
  };
}
