import type { LiveServerMessage } from '@greenroom/contract/live-assistant';
import { CLOSE_CODES, type LiveSocket } from './live-socket.ts';

/** Words that may still change are left out for a connection that is this far behind. */
const SLOW_SOCKET_BYTES = 256 * 1024;
/** A connection that takes nothing any more is ended; the session waits for its return. */
const DEAD_SOCKET_BYTES = 2 * 1024 * 1024;
/** Messages kept for a connection that is away for at most a minute, or that dies with some of them on their way. */
const MOST_KEPT_MESSAGES = 500;

/**
 * What a session says, to the connection that it has. What must arrive is numbered and kept: a connection that dies
 * without a word takes with it what was on its way, and the one that comes back says how far the one before got.
 */
export function createOutbox() {
  let socket: LiveSocket | null = null;
  let kept: LiveServerMessage[] = [];
  let lastNumber = 0;
  /** The number up to which a connection was there to take it. */
  let sentNumber = 0;

  function keep(message: LiveServerMessage): LiveServerMessage {
    lastNumber += 1;
    const numbered = { ...message, number: lastNumber };
    kept.push(numbered);
    if (kept.length > MOST_KEPT_MESSAGES) kept.shift();
    return numbered;
  }

  return {
    deliver(message: LiveServerMessage, mustArrive: boolean): void {
      const sent = mustArrive ? keep(message) : message;
      if (!socket) return;
      sentNumber = lastNumber;
      if (!mustArrive && socket.waitingBytes > SLOW_SOCKET_BYTES) return;
      socket.send(sent);
      if (socket.waitingBytes > DEAD_SOCKET_BYTES) socket.close(CLOSE_CODES.tooSlow, 'too slow');
    },

    attach(next: LiveSocket, greeting: LiveServerMessage, after: number | null): void {
      socket?.close(CLOSE_CODES.replaced, 'replaced');
      socket = next;
      // A client that had more than was ever said here comes from a server that stopped: continue counting where that
      // one was.
      lastNumber = Math.max(lastNumber, after ?? 0);
      const hadNumber = after ?? sentNumber;
      kept = kept.filter(({ number = 0 }) => number > hadNumber);
      sentNumber = lastNumber;
      for (const message of [greeting, ...kept]) next.send(message);
    },

    isAttached: (asked: LiveSocket): boolean => socket === asked,

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
