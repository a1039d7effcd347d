import { API_BASE_PATH, LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';
import type { LiveClientMark, LiveServerMessage, LiveSessionTicket } from '@greenroom/contract/live-assistant';
import { createAudioBuffer } from './live-audio-buffer.ts';
import { readLiveMessage } from './live-wire.ts';

const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 5000;
const READY_TIMEOUT_MS = 10_000;
const NORMAL_CLOSE = 1000;

export type ConnectionHandlers = {
  onMessage(message: LiveServerMessage): void;
  /** The connection broke: begin a fresh recorder, what it gives is kept until the connection is back. */
  onLost(): void;
  onBack(): void;
  /** It is over: the server said so (`ended`), or it could not be reached again. */
  onClosed(reason: 'ended' | 'unreachable'): void;
};
type ConnectionOptions = {
  getTicket(sessionId: string | null): Promise<LiveSessionTicket>;
  handlers: ConnectionHandlers;
  openSocket?(ticket: string): WebSocket;
};

function openLiveSocket(ticket: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}${API_BASE_PATH}/live?ticket=${encodeURIComponent(ticket)}`);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Attempt = { work(): Promise<void>; isOver(): boolean };

/** Tries again for a minute, at growing pauses. True when it worked; a session that has ended (409) is given up at once. */
async function tryForAMinute({ work, isOver }: Attempt): Promise<boolean> {
  const until = Date.now() + LIVE_RECONNECT_WINDOW_MS;
  for (
    let pauseMs = 0;
    !isOver() && Date.now() < until;
    pauseMs = Math.min(LONGEST_RETRY_MS, pauseMs * 2 || FIRST_RETRY_MS)
  ) {
    await wait(pauseMs);
    try {
      if (!isOver()) await work();
      return true;
    } catch (error) {
      if ((error as { status?: number }).status === 409) return false;
    }
  }
  return false;
}

/** Resolves when the server is ready to hear, with the socket; `onMessage` answers whether that is what a message said. */
function untilReady(socket: WebSocket, onMessage: (data: unknown) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      reject(new Error('The live socket could not be opened.'));
    };
    const timer = setTimeout(() => {
      socket.close();
      fail();
    }, READY_TIMEOUT_MS);
    socket.addEventListener('close', fail);
    socket.addEventListener('message', ({ data }) => {
      if (!onMessage(data)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The live socket with its tickets: it comes back by itself within a minute, and loses nothing meanwhile. */
export function createLiveConnection({ getTicket, handlers, openSocket = openLiveSocket }: ConnectionOptions) {
  const buffer = createAudioBuffer();
  let socket: WebSocket | null = null;
  let sessionId: string | null = null;
  let isReady = false;
  let isOver = false;

  function sendMark(mark: LiveClientMark): void {
    if (isReady && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(mark));
  }

  function resend({ recorderNumber = 0, receivedBytes = 0 }: LiveServerMessage): void {
    isReady = true;
    for (const { startsRecorder, chunks } of buffer.takeUnsent(recorderNumber, receivedBytes)) {
      if (startsRecorder) sendMark({ type: 'recorder-start' });
      for (const chunk of chunks) socket?.send(chunk);
    }
  }

  /** True for the message that says that the server is ready. */
  function receive(data: unknown): boolean {
    const message = readLiveMessage(data);
    if (message?.code === 'ready') resend(message);
    else if (message?.code === 'received') buffer.acknowledge(message.receivedBytes ?? 0);
    else if (message) {
      isOver ||= message.code === 'ended';
      handlers.onMessage(message);
    }
    return message?.code === 'ready';
  }

  async function connect(): Promise<void> {
    const ticket = await getTicket(sessionId);
    sessionId = ticket.sessionId;
    const made = openSocket(ticket.ticket);
    socket = made;
    made.addEventListener('close', ({ code }) => socket === made && void lose(code));
    await untilReady(made, receive);
  }

  async function lose(code: number): Promise<void> {
    const wasReady = isReady;
    isReady = false;
    if (!wasReady) return;
    if (isOver || code === NORMAL_CLOSE) {
      isOver = true;
      handlers.onClosed('ended');
      return;
    }
    handlers.onLost();
    const isBack = await tryForAMinute({ work: connect, isOver: () => isOver });
    if (isOver) return;
    if (isBack) {
      handlers.onBack();
      return;
    }
    isOver = true;
    handlers.onClosed('unreachable');
  }

  return {
    connect,
    sendMark,
    startRecorder(): void {
      buffer.startRecorder();
      sendMark({ type: 'recorder-start' });
    },
    sendAudio(chunk: Blob): void {
      buffer.add(chunk);
      if (isReady && socket?.readyState === WebSocket.OPEN) socket.send(chunk);
    },
    /** Ends the session on both sides; what was said last is still heard. */
    end(): void {
      sendMark({ type: 'end' });
      isOver = true;
      if (!isReady) socket?.close();
    },
    sessionId: () => sessionId,
  };
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;
