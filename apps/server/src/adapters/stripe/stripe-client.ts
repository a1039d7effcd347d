import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS } from '@greenroom/contract/errors';
import Stripe from 'stripe';
import { AppError } from '../../app-error.ts';

/** Of one try. A person waits for this. */
const TIMEOUT_MS = 8000;
const TRIES = 3;
/** No further try begins after this time: a provider that hangs is asked once. */
const PATIENCE_MS = 8000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | null;
  timeoutMs?: number;
  firstWaitMs?: number;
};

function createSdk({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    // Ours repeat what these would not: 429, and an answer that breaks off in its middle.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          port: Number(url.port) || (url.protocol === 'http:' ? 80 : 443),
          protocol: url.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
}

export const headerOf = (error: unknown, name: string): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.headers?.[name] : undefined;

/** Whether the same request may bring another answer. */
function isWorthRepeating(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  // 409, every status from 500 up and an answer that is not JSON are of the first kind.
  const isPassing = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
  return isPassing && headerOf(error, 'stripe-should-retry') !== 'false';
}

/** Asks up to three times, with waits that double unless Stripe names one. */
async function askPatiently<Result>(firstWaitMs: number, ask: () => Promise<Result>): Promise<Result> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || performance.now() >= endsAt || !isWorthRepeating(error)) throw error;
      const namedMs = Number(headerOf(error, 'retry-after')) * 1000;
      await wait(Math.min(namedMs || firstWaitMs * 2 ** (tries - 1), LONGEST_WAIT_MS));
    }
  }
}

/** In the contract's words. A key that Stripe knows with another order stays refused, so the purchase must start again. */
export function asAppError(cause: unknown): AppError {
  if (!(cause instanceof Stripe.errors.StripeIdempotencyError)) return new AppError('payment_failed', { cause });
  return new AppError('conflict', { message: ERRORS.payment_failed.message, cause });
}

/** Stripe's library, and the patience with which it is asked. */
export function createStripeClient(settings: StripeSettings) {
  const { firstWaitMs = FIRST_WAIT_MS } = settings;
  return {
    stripe: createSdk(settings),
    ask: <Result>(request: () => Promise<Result>): Promise<Result> => askPatiently(firstWaitMs, request),
  };
}

export type StripeClient = ReturnType<typeof createStripeClient>;
