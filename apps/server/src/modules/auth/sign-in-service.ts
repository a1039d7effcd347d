import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Identity, IdentityProvider, SignInCallback } from '../../ports/identity.ts';
import { safeReturnPath } from './return-path.ts';
import type { SessionService, SessionTokens } from './session-service.ts';

const ATTEMPT_LIFETIME_S = 600;
const attemptClaims = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  origin: z.string(),
  returnTo: z.string(),
});

type SignInServiceOptions = {
  identity: IdentityProvider | null;
  sessions: Pick<SessionService, 'open'>;
  /** Finds the person, or makes them with their first units. */
  welcome(identity: Identity): Promise<{ userId: string }>;
  secret: string;
  /** Accepted for what they signed; nothing new is signed with them. */
  previousSecrets?: readonly string[] | undefined;
};

const randomText = () => randomBytes(32).toString('base64url');

export const ATTEMPT_COOKIE_PREFIX = 'greenroom_sign_in_';

/** One state cookie an attempt, so that two tabs may sign in side by side. */
export const attemptCookieName = (state: string): string =>
  `${ATTEMPT_COOKIE_PREFIX}${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;

/** Sign-in by authorization code with PKCE. */
export function createSignInService({
  identity,
  sessions,
  welcome,
  secret,
  previousSecrets = [],
}: SignInServiceOptions) {
  const derive = (one: string) => createHmac('sha256', one).update('sign-in-attempt').digest();
  const key = derive(secret);
  const keys = [key, ...previousSecrets.map(derive)];

  /** Null for an attempt that is expired or not signed by one of our keys. */
  async function readAttempt(cookie: string): Promise<JWTPayload | null> {
    for (const one of keys) {
      const verified = await jwtVerify(cookie, one, { algorithms: ['HS256'] }).catch(() => null);
      if (verified) return verified.payload;
    }
    return null;
  }

  function provider(): IdentityProvider {
    if (!identity) throw new AppError('sign_in_failed', { message: 'Signing in is not set up on this server.' });
    return identity;
  }

  async function start(origin: string, returnTo: string) {
    const attempt = { state: randomText(), nonce: randomText(), codeVerifier: randomText(), origin };
    const url = await provider().authorizationUrl(attempt);
    const cookie = await new SignJWT({ ...attempt, returnTo: safeReturnPath(returnTo) })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(`${ATTEMPT_LIFETIME_S}s`)
      .sign(key);
    return { url, cookie, cookieName: attemptCookieName(attempt.state), lifetimeS: ATTEMPT_LIFETIME_S };
  }

  /** @throws AppError `sign_in_failed` when the attempt is not ours, is too old, or the provider's answer is not right */
  async function finish(
    callback: SignInCallback,
    cookie: string | undefined,
    device: string | null,
  ): Promise<SessionTokens & { returnTo: string }> {
    const payload = await readAttempt(cookie ?? '');
    if (!payload) {
      throw new AppError('sign_in_failed', {
        message: 'This sign-in was begun elsewhere or is too old. Please sign in again.',
      });
    }
    const attempt = attemptClaims.parse(payload);
    if (attempt.state !== callback.state) throw new AppError('sign_in_failed');
    const person = await provider().exchange(attempt, callback);
    const { userId } = await welcome(person);
    return { ...(await sessions.open(userId, device)), returnTo: attempt.returnTo };
  }

  return { start, finish };
}

export type SignInService = ReturnType<typeof createSignInService>;
