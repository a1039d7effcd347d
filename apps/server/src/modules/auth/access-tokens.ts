import { jwtVerify, SignJWT } from 'jose';

const ACCESS_TOKEN_S = 900;
const AUDIENCE = 'greenroom';

export type Verified = { userId: string; sessionId: string };

/** Signs and checks access tokens: JWTs of 15 minutes that name the person and the session. */
export function createAccessTokens(key: Uint8Array, now: () => Date) {
  return {
    sign(userId: string, sessionId: string): Promise<string> {
      const issuedS = Math.floor(now().getTime() / 1000);
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
      const verified = await jwtVerify<{ sid?: unknown }>(accessToken, key, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        issuer: AUDIENCE,
        currentDate: now(),
      }).catch(() => null);
      const userId = verified?.payload.sub;
      const sessionId = verified?.payload.sid;
      return userId && typeof sessionId === 'string' ? { userId, sessionId } : null;
    },
  };
}
