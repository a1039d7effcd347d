import type { WebSocket } from '@fastify/websocket';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { addressKey } from '../../plugins/address-key.ts';
import type { LiveHub } from './live-hub.ts';
import type { LiveSessionRow } from './live-repository.ts';
import type { LiveService } from './live-service.ts';
import type { LiveSocket } from './live-socket.ts';

/** A connection that answers no ping for this long is dead; proxies keep a connection that moves this often. */
const PING_EVERY_MS = 20_000;
const OPEN = 1;
const RETRY_AFTER_S = 60;
const TOO_MANY = 'Too many live sessions are open from your network. Please try again in a minute.';

type SocketRouteOptions = {
  hub: LiveHub;
  service: Pick<LiveService, 'connect'>;
  origins: string[];
  /** Open sockets of one address; null for any number. */
  mostPerAddress: number | null;
  /** Runs work on the speech of a person: its processor time and its calls to providers are theirs. */
  runFor(userId: string, work: () => void): void;
};

function wrap(socket: WebSocket): LiveSocket {
  return {
    send: (message) => {
      if (socket.readyState === OPEN) socket.send(JSON.stringify(message));
    },
    close: (code, reason) => socket.close(code, reason),
    get waitingBytes() {
      return socket.bufferedAmount;
    },
  };
}

/** Ends a connection that the client lost without closing it (a laptop that sleeps, a network that changed). */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** `GET /live?ticket=…&after=…`: Origin and ticket are checked before the connection is upgraded. */
export function registerLiveSocket(app: FastifyInstance, options: SocketRouteOptions): void {
  const { hub, service, origins, mostPerAddress, runFor } = options;
  const ours = new Set(origins);
  const admitted = new WeakMap<FastifyRequest, LiveSessionRow>();
  /** Open sockets by address. */
  const open = new Map<string, number>();

  async function admit(request: FastifyRequest): Promise<void> {
    if (!request.ws) throw new AppError('not_found');
    if (!ours.has(request.headers.origin ?? '')) throw new AppError('cross_site_refused');
    // Before the ticket is used up.
    if (mostPerAddress !== null && (open.get(addressKey(request.ip)) ?? 0) >= mostPerAddress) {
      throw new AppError('rate_limited', { message: TOO_MANY, retryAfterSeconds: RETRY_AFTER_S });
    }
    const { ticket } = request.query as { ticket?: unknown };
    admitted.set(request, await service.connect(typeof ticket === 'string' ? ticket : ''));
  }

  /** The number of the last message that the client had; null from one that does not say. */
  function readAfter(request: FastifyRequest): number | null {
    const { after } = request.query as { after?: unknown };
    return typeof after === 'string' && /^\d{1,9}$/.test(after) ? Number(after) : null;
  }

  function serve(socket: WebSocket, request: FastifyRequest): void {
    const row = admitted.get(request);
    if (!row) {
      socket.terminate();
      return;
    }
    const address = addressKey(request.ip);
    open.set(address, (open.get(address) ?? 0) + 1);
    const stopPinging = keepAlive(socket);
    const connection = hub.join(row, wrap(socket), readAfter(request));
    socket.on('message', (data, isBinary) => {
      const bytes = data as Buffer;
      // What recognises the speech later, by timers too, is started by a message.
      runFor(row.userId, () => (isBinary ? connection.audio(bytes) : connection.text(bytes.toString('utf8'))));
    });
    socket.on('error', (error) => request.log.info({ err: error }, 'live socket failed'));
    socket.once('close', () => {
      stopPinging();
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
      connection.closed();
    });
  }

  app.get(
    `${API_BASE_PATH}/live`,
    { websocket: true, schema: { hide: true } as object, preValidation: admit },
    (socket, request) => serve(socket, request),
  );
}
