import type { Endpoint } from '@greenroom/contract/endpoint';
import { LIMITS, SIGNED_IN_WORK_LIMIT } from '@greenroom/contract/limits';
import type { LimitName } from '@greenroom/contract/routes';
import type { FastifyRequest } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import { addressKey } from './address-key.ts';

type Rule = { points: number; durationS: number };

/** A PostgreSQL pool when several replicas share the limits; null keeps them in memory. */
export type LimitStore = { pool: unknown; tableName: string } | null;

function createLimiter(name: string, rule: Rule, store: LimitStore): RateLimiterAbstract {
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

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('rate_limited', { retryAfterSeconds: refusal.msBeforeNext / 1000 });
  }
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

  const limit = async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
    if (!isOn) return;
    const rule = LIMITS[endpoint.limit];
    if (rule.holds === 'visitors' && request.caller) {
      return take(limiterFor('work', SIGNED_IN_WORK_LIMIT), request.caller.userId);
    }
    await take(limiterFor(endpoint.limit, rule), request.caller?.userId ?? addressKey(request.ip));
  };

  /** How many calls an address has left today under a visitor's limit. */
  const remaining = async (name: LimitName, address: string): Promise<number> => {
    const rule = LIMITS[name];
    if (!isOn) return rule.points;
    const state = await limiterFor(name, rule).get(addressKey(address));
    return state ? Math.max(0, state.remainingPoints) : rule.points;
  };
  return { limit, remaining };
}
