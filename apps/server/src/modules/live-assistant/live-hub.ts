import { LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';
import { type LiveClientMark, liveClientMark } from '@greenroom/contract/live-assistant';
import type { LiveTranscriber } from '../../ports/live-transcription.ts';
import { createLiveRelay, type LiveRelay } from './live-relay.ts';
import type { LiveSessionRow } from './live-repository.ts';
import type { LiveService } from './live-service.ts';
import { CLOSE_CODES, type LiveSocket } from './live-socket.ts';

const LIMIT_REACHED = 'The session has reached its limit of 60 minutes.';
const NOT_UNDERSTOOD = 'This message was not understood.';

type HubOptions = {
  transcriber: LiveTranscriber | null;
  service: Pick<LiveService, 'disconnect' | 'settle' | 'end'>;
  onError(error: unknown): void;
  reconnectWindowMs?: number;
};
type Session = { relay: LiveRelay; limit: NodeJS.Timeout; away: NodeJS.Timeout | null };

/** What a connection's owner calls as things happen on it. */
export type Connection = { audio(bytes: Uint8Array): void; text(text: string): void; closed(): void };

function parseMark(text: string): LiveClientMark | null {
  try {
    return liveClientMark.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The live sessions of this process, each with at most one connection. */
export function createLiveHub(options: HubOptions) {
  const { transcriber, service, onError, reconnectWindowMs = LIVE_RECONNECT_WINDOW_MS } = options;
  const sessions = new Map<string, Session>();
  /** Work that nobody waits for, but that has to be done before the database is closed. */
  const pending = new Set<Promise<unknown>>();
  function quietly(work: Promise<unknown>): void {
    const watched = work.catch(onError).finally(() => pending.delete(watched));
    pending.add(watched);
  }

  async function end(id: string, code: number = CLOSE_CODES.done, reason = 'done'): Promise<void> {
    const session = sessions.get(id);
    if (!session) return;
    sessions.delete(id);
    clearTimeout(session.limit);
    if (session.away) clearTimeout(session.away);
    await session.relay.end(code, reason);
    await service.end(id);
  }

  function reachLimit(id: string): void {
    sessions.get(id)?.relay.tell({ type: 'info', code: 'ended', message: LIMIT_REACHED });
    quietly(end(id));
  }

  function open({ id, endsAt, settledAt }: LiveSessionRow): Session {
    const relay = createLiveRelay({
      transcriber,
      onFirstFinal: () => (settledAt ? undefined : quietly(service.settle(id))),
    });
    const limit = setTimeout(() => reachLimit(id), Math.max(0, endsAt.getTime() - Date.now())).unref();
    const session: Session = { relay, limit, away: null };
    sessions.set(id, session);
    return session;
  }

  function leave(id: string, session: Session, socket: LiveSocket): void {
    if (!session.relay.detach(socket) || sessions.get(id) !== session) return;
    session.away = setTimeout(() => quietly(end(id)), reconnectWindowMs).unref();
    quietly(service.disconnect(id));
  }

  return {
    /** Joins a connection to its session; everything it throws is caught here, message by message. */
    join(row: LiveSessionRow, socket: LiveSocket, after: number | null): Connection {
      const { id } = row;
      const session = sessions.get(id) ?? open(row);
      if (session.away) clearTimeout(session.away);
      session.away = null;
      session.relay.attach(socket, after);
      const guarded = (work: () => void) => {
        // A connection that was replaced may still hand over what was on its way; it was sent again on the new one.
        if (!session.relay.isAttached(socket)) return;
        try {
          work();
        } catch (error) {
          onError(error);
          socket.send({ type: 'error', message: NOT_UNDERSTOOD });
        }
      };
      return {
        audio: (bytes) => guarded(() => session.relay.hear(bytes)),
        text: (text) =>
          guarded(() => {
            const mark = parseMark(text);
            if (!mark) return socket.send({ type: 'error', message: NOT_UNDERSTOOD });
            if (mark.type === 'end') return quietly(end(id));
            session.relay.mark(mark);
          }),
        closed: () => leave(id, session, socket),
      };
    },
    async close(): Promise<void> {
      await Promise.allSettled([...sessions.keys()].map((id) => end(id, CLOSE_CODES.goingAway, 'going away')));
      await Promise.all(pending);
    },
    size: () => sessions.size,
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
