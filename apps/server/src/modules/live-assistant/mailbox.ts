import type { LiveServerMessage } from '@greenroom/contract/live-assistant';
import { CLOSE_CODES, type LiveSocket } from './live-socket.ts';

/** Words that may still change are left out for a connection that is this far behind. */
const SLOW_SOCKET_BYTES = 256 * 1024;
/** A connection that takes nothing any more is ended; the session waits for its return. */
const DEAD_SOCKET_BYTES = 2 * 1024 * 1024;
/** Messages kept for a connection that is away for at most a minute. */
const MOST_KEPT_MESSAGES = 500;

/** What a session says, to the connection that it has; what must arrive is kept while it has none. */
export function createMailbox() {
  let socket: LiveSocket | null = null;
  let kept: LiveServerMessage[] = [];
  return {
    deliver(message: LiveServerMessage, mustArrive: boolean): void {
      if (!socket) {
        if (mustArrive && kept.length < MOST_KEPT_MESSAGES) kept.push(message);
        return;
      }
      if (!mustArrive && socket.waitingBytes > SLOW_SOCKET_BYTES) return;
      socket.send(message);
      if (socket.waitingBytes > DEAD_SOCKET_BYTES) socket.close(CLOSE_CODES.tooSlow, 'too slow');
    },

    attach(next: LiveSocket, greeting: LiveServerMessage): void {
      socket?.close(CLOSE_CODES.replaced, 'replaced');
      socket = next;
      const missed = kept;
      kept = [];
      for (const message of [greeting, ...missed]) next.send(message);
    },

    /** Only the connection that is in use can be taken off: one that was replaced says goodbye late. */
    detach(gone: LiveSocket): boolean {
      if (socket !== gone) return false;
      socket = null;
      return true;
    },

    close(code: number, reason: string): void {
      socket?.close(code, reason);
      socket = null;
      kept = [];
    },
  };
}
