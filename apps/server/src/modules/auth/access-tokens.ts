import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ACCESS_TOKEN_S = 900;
/** What else a token names is no one that the database could look up. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const AUDIENCE = 'greenroom';
/** Verified tokens, about 500 bytes each. The oldest goes first. */
const MAX_KNOWN = 5000;

export type Verified = { userId: string; sessionId: string };

/** Signs and checks access tokens: JWTs of 15 minutes that name the person and the session. */
export function createAccessTokens(secret: Uint8Array, previous: readonly Uint8Array[], now: () => Date) {
  // A key object is prepared once; bytes would be at every call.
  const key = createSecretKey(secret);
  const keys = [key, ...previous.map((one) => createSecretKey(one))];
  // A signature that was good stays good; checking it takes longer than all the rest of a read. Only the time is looked at again.
  const known = new Map<string, { verified: Verified; expiresS: number }>();
  const nowS = () => Math.floor(now().getTime() / 1000);

  function remember(accessToken: string, verified: Verified, expiresS: number): Verified {
    const oldest = known.size < MAX_KNOWN ? undefined : known.keys().next().value;
    if (oldest !== undefined) known.delete(oldest);
    known.set(accessToken, { verified, expiresS });
    return verified;
  }

  async function verify(accessToken: string) {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, issuer: AUDIENCE, requiredClaims: ['exp'] };
    for (const one of keys) {
      const checked = await jwtVerify<{ sid?: unknown }>(accessToken, one, { ...options, currentDate: now() }).catch(
        () => null,
      );
      if (checked) return checked.payload;
    }
    return null;
  }

  return {
    sign(userId: string, sessionId: string): Promise<string> {
      const issuedS = nowS();
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuer(AUDIENCE)
        .setIssuedAt(issuedS)
        .setExpirationTime(issuedS + ACCESS_TOKEN_S)
        .sign(key);
    },

    /** Null when it is expired or forged. Whether the session lives is not known here. */
    async check(accessToken: string): Promise<Verified | null> {
      const remembered = known.get(accessToken);
      if (remembered && remembered.expiresS > nowS()) return remembered.verified;
      known.delete(accessToken);
      const { sub: userId, sid: sessionId, exp: expiresS } = (await verify(accessToken)) ?? {};
      if (
        !userId ||
        typeof sessionId !== 'string' ||
        !UUID.test(sessionId) ||
        !UUID.test(userId) ||
        expiresS === undefined
      )
        return null;
      return remember(accessToken, { userId, sessionId }, expiresS);
    },
  };
}
