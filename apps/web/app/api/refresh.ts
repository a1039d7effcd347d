import type { Envelope } from '@greenroom/contract/envelope';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import { writeLocal } from '~/lib/browser-storage.ts';
import { ApiError, errorOfBody, errorOfResponse } from './api-error.ts';
import { failureMessages } from './messages.ts';
import { resetAuth, takePersonOf, updateAuth, useSession } from './session-store.ts';
import { send } from './transport.ts';

/** Storage key for the last known state: signed in ('true') or out ('false'). */
export const STATE_KEY = 'state';
/** 'true' if the last session expired: the user did not sign out, so their input is saved for their return. */
export const LAPSED_KEY = 'lapsed';
const LOCK_NAME = `greenroom-refresh ${API_BASE_PATH}`;

const REFUSED = 401;
const REFUSALS: ReadonlySet<number> = new Set([REFUSED, 403]);
const TOO_MANY = 429;

/** The server has answered that the session is over; one that is away, or asked too often, has not, nor has a proxy's page. */
export function isSessionOver(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === TOO_MANY) return false;
  const isOurs = error.requestId !== null;
  return REFUSALS.has(error.status) || (isOurs && error.status >= 400 && error.status < 500);
}

let current: Promise<string> | null = null;

/** Tabs take turns, so that no tab presents a token that another one has just used up. */
function inTurn(work: () => Promise<string>): Promise<string> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK_NAME, work) as Promise<string>;
}

async function fetchToken(name: 'refreshToken' | 'silentLogin'): Promise<string> {
  const response = await send(name, {}, null);
  if (!response.ok) throw await errorOfResponse(response);
  const envelope = (await response.json()) as Envelope<string>;
  if (!envelope.success) throw errorOfBody(envelope.error, { status: REFUSED });
  return envelope.data;
}

/** Forgets who is signed in, here and, by the stored state, in the other tabs. `hasLapsed`: without anybody's wish. */
export function signOutLocally(hasLapsed: boolean): void {
  resetAuth();
  writeLocal(LAPSED_KEY, String(hasLapsed));
  writeLocal(STATE_KEY, 'false');
}

/**
 * A new access token for the session of the cookie; calls at the same time share one request. A session that has ended
 * signs out; a server that does not answer does not. Anyone who signs in silently tells the page when it is ready.
 */
export function renewToken(name: 'refreshToken' | 'silentLogin' = 'refreshToken'): Promise<string> {
  current ??= inTurn(() => fetchToken(name))
    .then((token) => {
      // The request concerned the previous user, so it is not repeated for another one.
      if (takePersonOf(token)) throw new ApiError('not_signed_in', failureMessages.anotherPerson);
      if (name === 'refreshToken') updateAuth(true);
      return token;
    })
    .catch((error: unknown) => {
      if (isSessionOver(error) && useSession.getState().auth) signOutLocally(!useSession.getState().hasLeft);
      throw error;
    })
    .finally(() => {
      current = null;
    });
  return current;
}
