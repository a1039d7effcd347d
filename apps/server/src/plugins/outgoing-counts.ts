import type { OutgoingList } from '@greenroom/contract/capabilities';
import { currentPerson } from '../ports/outgoing-person.ts';
import type { ProviderCall } from '../ports/provider-calls.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
/** A pause that ends a session of a person. */
const PAUSE_MS = 30 * 60_000;
/** In memory. Who had no call for the longest time is forgotten first. */
const MOST_PEOPLE = 10_000;

type Counts = Map<string, OutgoingList['calls'][number]>;
type Session = { fromMs: number; untilMs: number; calls: Counts };

function add(calls: Counts, { provider, host }: ProviderCall): void {
  const key = `${provider} ${host}`;
  const known = calls.get(key) ?? { provider, host, isThisComputer: LOOPBACK.test(host), count: 0 };
  calls.set(key, { ...known, count: known.count + 1 });
}

/**
 * Counts calls to configured providers by host, since the process started: of all people, and of each person in their last session. Holds no
 * payload.
 */
export function createOutgoingCounts(now: () => number = Date.now) {
  const since = new Date(now());
  const calls: Counts = new Map();
  const sessions = new Map<string, Session>();

  function noteSession(userId: string, call: ProviderCall): void {
    const atMs = now();
    const known = sessions.get(userId);
    const isSame = known !== undefined && atMs - known.untilMs < PAUSE_MS;
    const session = isSame ? known : { fromMs: atMs, untilMs: atMs, calls: new Map() };
    session.untilMs = atMs;
    add(session.calls, call);
    // To the end of the order.
    sessions.delete(userId);
    sessions.set(userId, session);
    const [oldest] = sessions.keys();
    if (sessions.size > MOST_PEOPLE && oldest !== undefined) sessions.delete(oldest);
  }

  function lastSession(userId: string): OutgoingList['lastSession'] {
    const session = sessions.get(userId);
    if (!session) return null;
    const { fromMs, untilMs } = session;
    return {
      from: new Date(fromMs).toISOString(),
      until: new Date(untilMs).toISOString(),
      calls: [...session.calls.values()],
    };
  }

  return {
    note(call: ProviderCall): void {
      // An open circuit is the decision not to send.
      if (call.failure?.kind === 'circuit-open') return;
      add(calls, call);
      const userId = currentPerson();
      if (userId !== undefined) noteSession(userId, call);
    },
    list: (userId: string): OutgoingList => ({
      since: since.toISOString(),
      calls: [...calls.values()],
      lastSession: lastSession(userId),
    }),
  };
}

export type OutgoingCounts = ReturnType<typeof createOutgoingCounts>;
