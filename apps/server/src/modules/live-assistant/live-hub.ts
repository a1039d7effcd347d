import { LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';
import type { LiveTranscriber } from '../../ports/live-transcription.ts';
import { type Connection, createConnection } from './live-connection.ts';
import { createLiveRelay, type LiveRelay } from './live-relay.ts';
import type { LiveSessionRow } from './live-repository.ts';
import type { LiveService } from './live-service.ts';
import { CLOSE_CODES, type LiveSocket } from './live-socket.ts';

const LIMIT_REACHED = 'The session has reached its limit of 60 minutes.';

type HubOptions = {
  transcriber: LiveTranscriber | null;
  service: Pick<LiveService, 'disconnect' | 'settle' | 'end' | 'findTakenOver'>;
  onError(error: unknown): void;
  reconnectWindowMs?: number;
};
/** `epoch` is that of its newest connection here. */
type Session = {
  relay: LiveRelay;
  epoch: number;
  limit: NodeJS.Timeout;
  away: NodeJS.Timeout | null;
  /** Writes down that something was heard. */
  settling: Promise<void> | null;
};

/** Lets the engine say the rest, does what has to be done before the connection is closed, and closes it. */
async function finishAndClose(relay: LiveRelay, code: number, reason: string, before = async () => {}): Promise<void> {
  await relay.finish();
  await before().finally(() => relay.close(code, reason));
}

/** The live sessions of this process, each with at most one connection. */
export function createLiveHub(options: HubOptions) {
  const { transcriber, service, onError, reconnectWindowMs = LIVE_RECONNECT_WINDOW_MS } = options;
  const sessions = new Map<string, Session>();
  /** Work that no one waits for, but that has to be done before the database is closed. */
  const pending = new Set<Promise<unknown>>();
  function quietly(work: Promise<unknown>): void {
    const watched = work.catch(onError).finally(() => pending.delete(watched));
    pending.add(watched);
  }

  async function end(id: string, code: number = CLOSE_CODES.done, reason = 'done'): Promise<void> {
    const session = take(id);
    if (!session) return;
    // Closed last: a client that counts its units at the close sees the one that was given back.
    await finishAndClose(session.relay, code, reason, async () => {
      await session.settling?.catch(() => undefined);
      await service.end({ id, epoch: session.epoch });
    });
  }

  function take(id: string): Session | null {
    const session = sessions.get(id);
    if (!session) return null;
    sessions.delete(id);
    clearTimeout(session.limit);
    if (session.away) clearTimeout(session.away);
    return session;
  }

  /** The session itself continues: its client has a minute to come back, here or to another process. */
  async function handOver(id: string): Promise<void> {
    const session = take(id);
    if (!session) return;
    await finishAndClose(session.relay, CLOSE_CODES.serviceRestart, 'service restart');
    await service.disconnect({ id, epoch: session.epoch });
  }

  /** A client that went to another process leaves its connection here behind: nothing more is heard of it. */
  async function dropTakenOver(): Promise<void> {
    const own = [...sessions].map(([id, { epoch }]) => ({ id, epoch }));
    for (const id of await service.findTakenOver(own)) {
      // It may have come back here while the database was asked.
      if (own.find((session) => session.id === id)?.epoch !== sessions.get(id)?.epoch) continue;
      const session = take(id);
      if (session) await finishAndClose(session.relay, CLOSE_CODES.replaced, 'replaced');
    }
  }

  function reachLimit(id: string): void {
    sessions.get(id)?.relay.tell({ type: 'info', code: 'ended', message: LIMIT_REACHED });
    quietly(end(id));
  }

  function open({ id, epoch, endsAt, settledAt }: LiveSessionRow): Session {
    const settle = () => {
      session.settling = service.settle(id);
      quietly(session.settling);
    };
    const relay = createLiveRelay({ transcriber, onFirstFinal: settledAt ? () => {} : settle });
    const limit = setTimeout(() => reachLimit(id), Math.max(0, endsAt.getTime() - Date.now())).unref();
    const session: Session = { relay, epoch, limit, away: null, settling: null };
    sessions.set(id, session);
    return session;
  }

  function leave(id: string, session: Session, socket: LiveSocket): void {
    if (!session.relay.detach(socket) || sessions.get(id) !== session) return;
    session.away = setTimeout(() => quietly(end(id)), reconnectWindowMs).unref();
    quietly(service.disconnect({ id, epoch: session.epoch }));
  }

  return {
    /** Joins a connection to its session. */
    join(row: LiveSessionRow, socket: LiveSocket, after: number | null): Connection {
      const { id } = row;
      const session = sessions.get(id) ?? open(row);
      if (session.away) clearTimeout(session.away);
      session.away = null;
      session.epoch = row.epoch;
      session.relay.attach(socket, after);
      return createConnection({
        relay: session.relay,
        socket,
        onEnd: () => quietly(end(id)),
        onClosed: () => leave(id, session, socket),
        onError,
      });
    },
    dropTakenOver,
    /** Before the process ends: every session is handed over to whichever process its client comes back to. */
    async close(): Promise<void> {
      await Promise.allSettled([...sessions.keys()].map(handOver));
      await Promise.all(pending);
    },
    size: () => sessions.size,
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
