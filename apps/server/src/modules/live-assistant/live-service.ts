import {
  LIVE_RECONNECT_WINDOW_MS,
  LIVE_SESSION_LIMIT_MS,
  LIVE_TICKET_LIFETIME_MS,
} from '@greenroom/contract/constants';
import type { LiveAnswer, LiveSessionTicket } from '@greenroom/contract/live-assistant';
import { newId } from '@greenroom/contract/uuid';
import { AppError } from '../../app-error.ts';
import type { LiveRepository, LiveSessionRow, OwnedSession } from './live-repository.ts';
import type { LiveUnitRepository } from './live-unit-repository.ts';
import { hashTicket, makeTicket } from './ticket.ts';

const TOO_MANY = 'Your account has too many live sessions open at once. End one of them, or try again in a minute.';

type LiveServiceOptions = {
  sessions: LiveRepository;
  units: LiveUnitRepository;
  isUnlimited: boolean;
  /** Sessions that an account may have open at once; null for any number. */
  mostAtOnce: number | null;
  now?: () => Date;
};
export type OpenRequest = { userId: string; operationId: string | null; sessionId?: string };

/** Sessions of the live assistant: their unit, their tickets, their end. */
export function createLiveService(options: LiveServiceOptions) {
  const { sessions, units, isUnlimited, mostAtOnce, now = () => new Date() } = options;
  const later = (ms: number) => new Date(now().getTime() + ms);

  function present(row: Pick<LiveSessionRow, 'id' | 'endsAt'>, ticket: string, expiresAt: Date): LiveSessionTicket {
    return {
      sessionId: row.id,
      ticket,
      expiresAt: expiresAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    };
  }

  function canGoOn(row: LiveSessionRow): boolean {
    const at = now();
    if (row.endedAt || row.endsAt <= at) return false;
    return !row.disconnectedAt || at.getTime() - row.disconnectedAt.getTime() <= LIVE_RECONNECT_WINDOW_MS;
  }

  async function goOn(userId: string, sessionId: string): Promise<LiveSessionTicket> {
    const row = await sessions.find(userId, sessionId);
    if (!row) throw new AppError('not_found');
    if (!canGoOn(row)) throw new AppError('conflict', { message: 'This live session has ended.' });
    const { ticket, ticketHash } = makeTicket();
    const ticketExpiresAt = later(LIVE_TICKET_LIFETIME_MS);
    await sessions.renewTicket(userId, sessionId, { ticketHash, ticketExpiresAt });
    return present(row, ticket, ticketExpiresAt);
  }

  /** The database did not take their end: `endAbandoned` tries them again, so that their units do not wait for an hour. */
  const unended = new Map<string, OwnedSession>();
  /** Ends a session and gives its unit back where nothing was heard, or only a stand-in answered. Does nothing when another connection took it over. */
  async function end(session: OwnedSession): Promise<void> {
    unended.set(session.id, session);
    await units.end(session, now());
    unended.delete(session.id);
  }

  return {
    /**
     * A ticket for a new session (402 without a reserved unit, 429 with too many open ones) or, with `sessionId`, for one that continues (409 when
     * it ended).
     */
    async open({ userId, operationId, sessionId }: OpenRequest): Promise<LiveSessionTicket> {
      if (sessionId !== undefined) return goOn(userId, sessionId);
      const { ticket, ticketHash } = makeTicket();
      const ticketExpiresAt = later(LIVE_TICKET_LIFETIME_MS);
      const endsAt = later(LIVE_SESSION_LIMIT_MS);
      const session = { id: newId(), userId, endsAt, ticketHash, ticketExpiresAt };
      const rules = { now: now(), mostAtOnce };
      const opening = isUnlimited
        ? await units.insertFree(session, rules)
        : await units.bind(session, operationId, rules);
      if (opening === 'no-unit') throw new AppError('quota_exhausted');
      if (opening === 'too-many') {
        throw new AppError('rate_limited', { message: TOO_MANY, retryAfterSeconds: LIVE_RECONNECT_WINDOW_MS / 1000 });
      }
      return present(opening, ticket, ticketExpiresAt);
    },

    /** The session of a ticket, which is used up. @throws AppError `not_signed_in` when it is unknown, used or too old */
    async connect(ticket: string): Promise<LiveSessionRow> {
      const row = ticket === '' ? null : await sessions.connect(hashTicket(ticket), now());
      if (!row) throw new AppError('not_signed_in', { message: 'This ticket is not valid any more.' });
      return row;
    },

    /** Notes who gave an answer that was asked in a session; the built-in coach by itself costs what it costs. */
    async noteAnswer(userId: string, sessionId: string, answer: LiveAnswer): Promise<void> {
      if (!answer.isInterviewQuestion || answer.answeredBy === 'built-in-coach') return;
      await sessions.countAnswer(userId, sessionId, answer.answeredBy === 'built-in-coach-standing-in');
    },

    disconnect: (session: OwnedSession) => sessions.disconnect(session, now()),
    findTakenOver: (own: OwnedSession[]) => sessions.findTakenOver(own),
    settle: (sessionId: string) => units.settle(sessionId, now()),
    end,

    /** Ends what was left behind, so that a session that heard nothing gives its unit back. Answers how many. */
    async endAbandoned(): Promise<number> {
      const abandoned = [...unended.values(), ...(await sessions.findAbandoned(now()))];
      for (const session of abandoned) await end(session);
      return abandoned.length;
    },
  };
}

export type LiveService = ReturnType<typeof createLiveService>;
