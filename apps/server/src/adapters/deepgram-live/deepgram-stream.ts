import { WebSocket } from 'ws';
import type { LiveStream, LiveTranscriptEvent } from '../../ports/live-transcription.ts';
import { kindOfStatus, type ProviderCall } from '../../ports/provider-calls.ts';
import { createHeaderKeeper, fromFirstCluster } from './container-header.ts';
import { parseProviderMessage } from './parse-message.ts';
import { createSilenceWatch } from './silence-watch.ts';

/** The protocol closes a quiet connection after 10 s. */
const KEEP_ALIVE_MS = 5000;
/** Longer than the silence after which the user is notified: a slow server may still come. */
const HANDSHAKE_TIMEOUT_MS = 8000;
const FINISH_TIMEOUT_MS = 2500;
/** About a minute of speech: what may wait while the connection is being made. */
const MOST_WAITING_BYTES = 1024 * 1024;

const UNREACHABLE = 'The transcription service could not be reached.';
const INTERRUPTED = 'The transcription service was interrupted. Connecting to it again.';
const UNREADABLE = 'The transcription service sent something that could not be read.';

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

type Tellers = Pick<StreamOptions, 'onEvent' | 'onOutcome'>;

/** Turns the other side's messages into events; that some cannot be read is said once. */
function createEar({ onEvent, onOutcome }: Tellers, onHeard: () => void) {
  let [hasToldUnreadable, hasUnderstood] = [false, false];
  return (text: string): void => {
    onHeard();
    const message = parseProviderMessage(text);
    if (message.kind === 'bad' && !hasToldUnreadable) {
      hasToldUnreadable = true;
      onEvent({ type: 'notice', message: UNREADABLE });
      onOutcome({ kind: 'malformed', status: null });
    }
    if (message.kind !== 'bad' && !hasUnderstood) {
      hasUnderstood = true;
      onOutcome(null);
    }
    if (message.kind === 'transcript' && message.text !== '') {
      onEvent({ type: 'transcript', text: message.text, isFinal: message.isFinal });
    }
  };
}

type StreamOptions = {
  address: string;
  headers: Record<string, string>;
  onEvent: (event: LiveTranscriptEvent) => void;
  /** For the operator: the first message that was understood, and each failure. */
  onOutcome: (failure: ProviderCall['failure']) => void;
};

/** The status with which a connection was refused: the library says it in words only. */
function refusalOf(error: Error | null): NonNullable<ProviderCall['failure']> {
  const status = Number(/Unexpected server response: (\d{3})/.exec(error?.message ?? '')?.[1] ?? 0);
  return { kind: kindOfStatus(status), status: status || null };
}

function openSocket(
  { address, headers }: Pick<StreamOptions, 'address' | 'headers'>,
  onClose: (error: Error | null) => void,
): WebSocket {
  const made = new WebSocket(address, {
    headers,
    followRedirects: false,
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    maxPayload: 1024 * 1024,
  });
  let failure: Error | null = null;
  // `close` follows every error and says what to do.
  made.on('error', (error) => {
    failure = error;
  });
  made.once('close', () => onClose(failure));
  return made;
}

/** One recording over one connection; a connection that breaks is created again once. */
export function openDeepgramStream({ address, headers, onEvent, onOutcome }: StreamOptions): LiveStream {
  const keeper = createHeaderKeeper();
  let socket: WebSocket;
  let waiting: Uint8Array[] = [];
  let hasReconnected = false;
  let isWaitingForCluster = false;
  let [isOver, isFinishing] = [false, false];
  let finished: () => void = () => undefined;
  const watch = createSilenceWatch((message) => {
    onEvent({ type: 'notice', message });
    onOutcome({ kind: 'timeout', status: null });
  });
  const hear = createEar({ onEvent, onOutcome }, () => watch.heard());
  const keepAlive = setInterval(() => sendControl('KeepAlive'), KEEP_ALIVE_MS).unref();

  const sendControl = (type: 'KeepAlive' | 'Finalize' | 'CloseStream') =>
    socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ type }));

  function end(event: LiveTranscriptEvent | null): void {
    if (isOver) return;
    isOver = true;
    clearInterval(keepAlive);
    watch.stop();
    waiting = [];
    if (socket.readyState === WebSocket.CONNECTING) socket.terminate();
    else socket.close();
    if (event) onEvent(event);
    finished();
  }

  function lose(wasOpen: boolean, error: Error | null): void {
    if (isOver) return;
    if (!isFinishing) onOutcome(refusalOf(error));
    if (isFinishing || hasReconnected) {
      end(isFinishing ? null : { type: 'failure', message: UNREACHABLE });
      return;
    }
    hasReconnected = true;
    if (wasOpen) {
      onEvent({ type: 'notice', message: INTERRUPTED });
      waiting = keeper.header();
      isWaitingForCluster = waiting.length > 0;
    }
    connect();
  }

  function connect(): void {
    let wasOpen = false;
    const made = openSocket({ address, headers }, (error) => lose(wasOpen, error));
    socket = made;
    made.on('open', () => {
      wasOpen = true;
      for (const bytes of waiting) made.send(bytes);
      waiting = [];
      if (isFinishing) sendControl('CloseStream');
    });
    made.on('message', (data) => !isOver && hear(String(data)));
  }

  function write(bytes: Uint8Array): void {
    if (isOver) return;
    keeper.watch(bytes);
    const next = isWaitingForCluster ? fromFirstCluster(bytes) : bytes;
    if (!next) return;
    isWaitingForCluster = false;
    watch.sent();
    if (socket.readyState === WebSocket.OPEN) socket.send(next);
    else waiting.push(next);
    if (sizeOf(waiting) > MOST_WAITING_BYTES) end({ type: 'failure', message: UNREACHABLE });
  }

  connect();
  return {
    write,
    endSpeech: () => void sendControl('Finalize'),
    async finish() {
      if (isOver) return;
      isFinishing = true;
      sendControl('CloseStream');
      const late = setTimeout(() => end(null), FINISH_TIMEOUT_MS).unref();
      await new Promise<void>((resolve) => {
        finished = resolve;
      });
      clearTimeout(late);
    },
    close: () => end(null),
    get waitingBytes() {
      return sizeOf(waiting) + socket.bufferedAmount;
    },
  };
}
