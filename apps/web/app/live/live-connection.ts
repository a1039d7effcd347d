import { API_BASE_PATH } from '@greenroom/contract/constants';
import type { LiveServerMessage, LiveSessionTicket, LiveSource } from '@greenroom/contract/live-assistant';
import { watchAnswers } from './live-answer-watch.ts';
import { tryForAMinute } from './live-retry.ts';
import { createUplink } from './live-uplink.ts';
import { readLiveMessage } from './live-wire.ts';

const READY_TIMEOUT_MS = 10_000;
const NORMAL_CLOSE = 1000;
const ABNORMAL_CLOSE = 1006;

export type ConnectionHandlers = {
  onMessage(message: LiveServerMessage): void;
  /** The server does not answer; the connection may still come back by itself. */
  onSilent(): void;
  /** The connection broke: begin fresh recorders, what they give is kept until the connection is back. */
  onLost(): void;
  onBack(): void;
  /** It is over: the server said so (`ended`), or it could not be reached again. */
  onClosed(reason: 'ended' | 'unreachable'): void;
};
type ConnectionOptions = {
  getTicket(sessionId: string | null): Promise<LiveSessionTicket>;
  handlers: ConnectionHandlers;
};

function openLiveSocket(ticket: string, lastNumber: number): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const query = new URLSearchParams({ ticket, after: String(lastNumber) });
  return new WebSocket(`${scheme}//${location.host}${API_BASE_PATH}/live?${query}`);
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
export function createLiveConnection({ getTicket, handlers }: ConnectionOptions) {
  let socket: WebSocket | null = null;
  let ticket: LiveSessionTicket | null = null;
  let lastNumber = 0;
  let isReady = false;
  let isOver = false;
  const answers = watchAnswers({
    onSilent: handlers.onSilent,
    onBack: handlers.onBack,
    onDead: () => {
      const dead = socket;
      socket = null;
      dead?.close();
      void lose(ABNORMAL_CLOSE);
    },
  });
  const isOpen = () => isReady && socket?.readyState === WebSocket.OPEN;
  const uplink = createUplink({ isOpen, send: (data) => socket?.send(data) });

  /** True for the message that says that the server is ready. */
  function receive(data: unknown): boolean {
    const message = readLiveMessage(data);
    if (!message) return false;
    answers.answered();
    // What was had already came once more, since its receipt and a reconnect crossed.
    if (message.number !== undefined && message.number <= lastNumber) return false;
    lastNumber = message.number ?? lastNumber;
    if (message.code === 'ready') {
      isReady = true;
      uplink.sendRest(message);
    } else if (message.code === 'received') uplink.acknowledge(message);
    else {
      isOver ||= message.code === 'ended';
      handlers.onMessage(message);
    }
    return message.code === 'ready';
  }

  async function connect(): Promise<void> {
    ticket = await getTicket(ticket?.sessionId ?? null);
    if (isOver) throw new Error('The session was ended.');
    const made = openLiveSocket(ticket.ticket, lastNumber);
    socket = made;
    answers.reset();
    made.addEventListener('close', ({ code }) => socket === made && void lose(code));
    await untilReady(made, (data) => socket === made && receive(data));
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
    sendMark: uplink.sendMark,
    startRecorder: uplink.startRecorder,
    stopRecorder: uplink.stopRecorder,
    sendAudio(source: LiveSource, chunk: Blob): void {
      uplink.sendAudio(source, chunk);
      if (isOpen()) answers.sent();
    },
    /** Ends the session on both sides; what was said last is still heard. */
    end(): void {
      uplink.sendMark({ type: 'end' });
      isOver = true;
      if (!isReady) socket?.close();
    },
    sessionId: () => ticket?.sessionId ?? null,
  };
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;
