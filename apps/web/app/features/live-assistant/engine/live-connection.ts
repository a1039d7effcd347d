import { LIVE_REPLACED_CLOSE_CODE } from '@greenroom/contract/constants';
import type { LiveServerMessage, LiveSessionTicket, LiveSource } from '@greenroom/contract/live-assistant';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import { watchAnswers } from './live-answer-watch.ts';
import { tryForAMinute } from './live-retry.ts';
import { createUplink } from './live-uplink.ts';
import { readLiveMessage } from './live-wire.ts';

const READY_TIMEOUT_MS = 10_000;
const NORMAL_CLOSE = 1000;
const ABNORMAL_CLOSE = 1006;

export type CloseReason = 'ended' | 'unreachable' | 'replaced';
export type ConnectionHandlers = {
  onMessage(message: LiveServerMessage): void;
  /** The server does not answer; the connection may still come back by itself. */
  onSilent(): void;
  /** The connection broke: begin fresh recorders, what they give is saved until the connection is back. */
  onLost(): void;
  onBack(): void;
  /** It is over: the server said so (`ended`), it could not be reached again, or another page has it now. */
  onClosed(reason: CloseReason): void;
};
/** A session that a page before this one left in its middle, and the last message of it that was had. */
export type LeftSession = { sessionId: string; lastNumber: number };
type ConnectionOptions = {
  getTicket(sessionId: string | null): Promise<LiveSessionTicket>;
  left?: LeftSession | null;
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

/** Why a connection was closed for good; null when it broke off and can be made again. */
function reasonOf(code: number, isOver: boolean): CloseReason | null {
  if (isOver || code === NORMAL_CLOSE) return 'ended';
  return code === LIVE_REPLACED_CLOSE_CODE ? 'replaced' : null;
}

/** The live socket with its tickets: it comes back by itself within a minute, and loses nothing in the meantime. */
export function createLiveConnection({ getTicket, left = null, handlers }: ConnectionOptions) {
  let socket: WebSocket | null = null;
  let sessionId = left?.sessionId ?? null;
  let lastNumber = left?.lastNumber ?? 0;
  let [isReady, wasEverReady] = [false, false];
  /** `isEnding`: the person ended it, and the server is still to get the rest and to be told. */
  let [isEnding, isOver] = [false, false];
  const answers = watchAnswers({
    onSilent: handlers.onSilent,
    onBack: handlers.onBack,
    onDead: () => {
      socket?.close();
      socket = null;
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
    // A duplicate: its receipt and a reconnect crossed.
    if (message.number !== undefined && message.number <= lastNumber) return false;
    lastNumber = message.number ?? lastNumber;
    if (message.code === 'ready') {
      [isReady, wasEverReady] = [true, true];
      uplink.sendRest(message);
      if (isEnding) uplink.sendMark({ type: 'end' });
    } else if (message.code === 'received') uplink.acknowledge(message);
    else {
      isOver ||= message.code === 'ended';
      handlers.onMessage(message);
    }
    return message.code === 'ready';
  }

  async function connect(): Promise<void> {
    const ticket = await getTicket(sessionId);
    sessionId = ticket.sessionId;
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
    const reason = reasonOf(code, isOver);
    if (reason !== null) return close(reason);
    if (!isEnding) handlers.onLost();
    const isBack = await tryForAMinute({ work: connect, isOver: () => isOver });
    if (isOver) return;
    if (!isBack) close(isEnding ? 'ended' : 'unreachable');
    else if (!isEnding) handlers.onBack();
  }

  function close(reason: CloseReason): void {
    isOver = true;
    handlers.onClosed(reason);
  }

  /** Lets go of the connection and not of the session, which can be resumed for a minute. */
  function leave(): void {
    isOver = true;
    socket?.close();
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
    /** Ends the session on both sides; the last words are still transcribed, after a reconnect if necessary. */
    end(): void {
      isEnding = true;
      uplink.sendMark({ type: 'end' });
      if (!wasEverReady) leave();
    },
    leave,
    sessionId: () => sessionId,
    lastNumber: () => lastNumber,
  };
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;
