import type { Endpoint } from '@greenroom/contract/endpoint';
import { PROCESSOR_WINDOW_S } from '@greenroom/contract/limits';
import { routes } from '@greenroom/contract/routes';
import { waitWords } from '@greenroom/contract/wait-words';
import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '../app-error.ts';
import type { ChargeProcessor } from '../ports/processor-time.ts';
import { addressKey } from './address-key.ts';
import { isCostly } from './costly-endpoints.ts';
import type { Rule } from './limits.ts';

/** Work of a request comes in several parts: they are written to the shared counts together. */
const WRITE_EVERY_MS = 500;

type ProcessorBudgetOptions = {
  isOn: boolean;
  /** Milliseconds of processor time in a window. */
  accountMs: number;
  addressMs: number;
  createLimiter(name: string, rule: Rule): RateLimiterAbstract;
  onError(error: unknown): void;
};
const WHO = { account: 'Your account has', address: 'Visitors from your network have' };
type Payer = { kind: 'account' | 'address'; key: string };

/**
 * Counts the processor time of costly work per account, or per address of a visitor. Work that has begun is finished and charged; a costly
 * call is refused once the budget of the window is used up.
 */
export function createProcessorBudget(options: ProcessorBudgetOptions) {
  const { isOn, createLimiter, onError } = options;
  const ofKind = (kind: Payer['kind'], points: number) => ({
    limiter: createLimiter(`${kind}Processor`, { points, durationS: PROCESSOR_WINDOW_S }),
    points,
    unwritten: new Map<string, number>(),
  });
  const kinds = { account: ofKind('account', options.accountMs), address: ofKind('address', options.addressMs) };
  const writing = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  function write(): void {
    timer = undefined;
    for (const { limiter, unwritten } of Object.values(kinds)) {
      for (const [key, ms] of unwritten) {
        unwritten.delete(key);
        const written: Promise<unknown> = addPoints(limiter, key, ms).catch(onError);
        writing.add(written);
        void written.finally(() => writing.delete(written));
      }
    }
  }

  function charge({ kind, key }: Payer, ms: number): void {
    if (!isOn || !(ms > 0)) return;
    const { unwritten } = kinds[kind];
    unwritten.set(key, (unwritten.get(key) ?? 0) + ms);
    timer ??= setTimeout(write, WRITE_EVERY_MS).unref();
  }

  function payerOf({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): Payer {
    return caller ? { kind: 'account', key: caller.userId } : { kind: 'address', key: addressKey(ip) };
  }

  async function refuseIfUsedUp({ kind, key }: Payer): Promise<void> {
    const { limiter, points, unwritten } = kinds[kind];
    const state = await limiter.get(key);
    const usedMs = (state?.consumedPoints ?? 0) + (unwritten.get(key) ?? 0);
    if (usedMs < points) return;
    const retryAfterSeconds = Math.max(1, (state?.msBeforeNext ?? PROCESSOR_WINDOW_S * 1000) / 1000);
    const message = `${WHO[kind]} used as much computing time of this server as an hour allows. Please try again ${waitWords(retryAfterSeconds)}.`;
    throw new AppError('rate_limited', { retryAfterSeconds, message });
  }

  return {
    /** @throws AppError `rate_limited` when the caller has used its processor time and the call is costly */
    async check(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
      if (!isOn || !isCostly(endpoint)) return;
      // A live session that runs is not cut off by the time that its own speech has taken.
      if (request.caller && endpoint.path === routes.answerLive.path) return;
      await refuseIfUsedUp(payerOf(request));
    },
    /** For work that follows a call: a live session recognises speech for up to an hour. */
    async checkAccount(userId: string): Promise<void> {
      if (isOn) await refuseIfUsedUp({ kind: 'account', key: userId });
    },
    chargeOf: (request: Pick<FastifyRequest, 'caller' | 'ip'>): ChargeProcessor => {
      const payer = payerOf(request);
      return (ms) => charge(payer, ms);
    },
    chargeOfAccount:
      (userId: string): ChargeProcessor =>
      (ms) =>
        charge({ kind: 'account', key: userId }, ms),
    /** Writes what is not written yet. For the end of the process, before the database is closed. */
    async close(): Promise<void> {
      clearTimeout(timer);
      write();
      await Promise.all(writing);
    },
  };
}

/** Points are whole. What was used counts in the window in which it is written. */
const addPoints = (limiter: RateLimiterAbstract, key: string, ms: number) => limiter.penalty(key, Math.ceil(ms));

export type ProcessorBudget = ReturnType<typeof createProcessorBudget>;
