import { createHash } from 'node:crypto';
import type { Endpoint } from '@greenroom/contract/endpoint';
import {
  ATTEMPTS_PER_DELIVERY,
  DAY_S,
  LIMITS,
  SESSIONS_PER_ADDRESS,
  SIGNED_IN_DAILY_LIMITS,
  SIGNED_IN_WORK_LIMIT,
} from '@greenroom/contract/limits';
import type { LimitName } from '@greenroom/contract/routes';
import { waitWords } from '@greenroom/contract/wait-words';
import type { FastifyRequest } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import { addressKey } from './address-key.ts';

export type Rule = { points: number; durationS: number };

/** A PostgreSQL pool when several replicas share the limits; null keeps them in memory. */
export type LimitStore = { pool: unknown; tableName: string } | null;

/** A counter of `durationS` seconds, shared by all replicas where there is a store. */
export function createLimiter(name: string, rule: Rule, store: LimitStore): RateLimiterAbstract {
  const options = { keyPrefix: name, points: rule.points, duration: rule.durationS };
  if (!store) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: store.pool,
    tableName: store.tableName,
    tableCreated: true,
    // When the database does not answer, a limit in this process is better than none and than refusing everybody.
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

/** Gives back what a call took from a limit of the day. */
export type GiveBack = () => Promise<void>;

async function take(limiter: RateLimiterAbstract, key: string, who = 'a visitor'): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = refusal.msBeforeNext / 1000;
    const message = `That is as much as ${who} can ask for in a day. Please try again ${waitWords(retryAfterSeconds)}.`;
    throw new AppError('rate_limited', { retryAfterSeconds, ...(limiter.duration === DAY_S ? { message } : {}) });
  }
}

/**
 * Takes a place before the work starts and returns the way to give it back. To look first and to count afterwards would let any
 * number of calls through at once; a place that is taken is taken from all of them, and adding and subtracting is one step each.
 */
async function takePlace(limiter: RateLimiterAbstract, key: string, who?: string): Promise<GiveBack> {
  try {
    const { msBeforeNext } = await take(limiter, key, who);
    const endsAtMs = Date.now() + msBeforeNext;
    // The count of another day owes nothing to the calls of this one.
    return async () => void (Date.now() < endsAtMs && (await limiter.reward(key)));
  } catch (refusal) {
    // The refusal was counted too: without this it would stay when the calls that took the places give them back.
    if (refusal instanceof AppError) await limiter.reward(key);
    throw refusal;
  }
}

const REFRESH_COOKIE = /(?:^|;\s*)(?:__Secure-)?greenroom_refresh=([^;]+)/;

/** The session of a call by cookie, hashed since it is a secret; null without one. */
function sessionKey(request: FastifyRequest): string | null {
  const token = REFRESH_COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return token === undefined ? null : createHash('sha256').update(token).digest('base64url');
}

/** Counts calls per caller (a person, or else an address) against the limit that the contract names. */
export function createLimits(isOn: boolean, store: LimitStore) {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (name: string, rule: Rule): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const made = createLimiter(name, rule, store);
    limiters.set(name, made);
    return made;
  };

  /** Each session by itself; all of an address by a wider bound, since many people may share it. */
  const takeForSession = async (name: LimitName, address: string, session: string): Promise<void> => {
    const rule = LIMITS[name];
    const wide = { ...rule, points: rule.points * SESSIONS_PER_ADDRESS };
    await take(limiterFor(`${name}Address`, wide), address);
    await take(limiterFor(name, rule), session);
  };

  /** Takes a place of the day that an address has as a visitor, for `who`. */
  const takeVisitorPlace = async (name: LimitName, address: string, who: string): Promise<GiveBack> =>
    isOn ? takePlace(limiterFor(name, LIMITS[name]), addressKey(address), who) : async () => {};

  /** Refuses, or counts the call; what it returns is for a call that fails. */
  const limit = async (endpoint: Endpoint, request: FastifyRequest): Promise<GiveBack | null> => {
    if (!isOn) return null;
    const name = endpoint.limit;
    const rule = LIMITS[name];
    const key = request.caller?.userId ?? addressKey(request.ip);
    const session = endpoint.access === 'cookie' ? sessionKey(request) : null;
    if (session !== null) {
      await takeForSession(name, key, session);
      return null;
    }
    if (rule.holds === 'visitors' && !request.caller) {
      const attempts = { ...rule, points: rule.points * ATTEMPTS_PER_DELIVERY };
      await take(limiterFor(`${name}Attempts`, attempts), key);
      return takePlace(limiterFor(name, rule), key);
    }
    if (rule.holds !== 'visitors') {
      await take(limiterFor(name, rule), key);
      return null;
    }
    await take(limiterFor('work', SIGNED_IN_WORK_LIMIT), key);
    const daily = SIGNED_IN_DAILY_LIMITS[name];
    if (daily === undefined) return null;
    return takePlace(limiterFor(`${name}Day`, { points: daily, durationS: DAY_S }), key, 'an account');
  };

  /** How many calls an address has left today under a visitor's limit. */
  const remaining = async (name: LimitName, address: string): Promise<number> => {
    const rule = LIMITS[name];
    if (!isOn) return rule.points;
    const state = await limiterFor(name, rule).get(addressKey(address));
    return state ? Math.max(0, state.remainingPoints) : rule.points;
  };
  return { limit, remaining, takeVisitorPlace };
}
