import { endpoints } from '@greenroom/contract/endpoints';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { describeDevice } from '../../plugins/describe-device.ts';
import { noteSecurityEvent } from '../../plugins/security-events.ts';
import { withQueryOf } from './return-path.ts';
import type { SessionService, SessionTokens } from './session-service.ts';
import { ATTEMPT_COOKIE_PREFIX, attemptCookieName, type SignInService } from './sign-in-service.ts';

/** Sign-ins of one browser at once, in as many tabs. Each takes about 500 bytes of the header. */
const MOST_ATTEMPTS = 6;
const COOKIE_PATH = `${API_BASE_PATH}/auth`;

type AuthRoutesOptions = {
  sessions: SessionService;
  signIn: SignInService;
  isHttps: boolean;
  /** Where the browser is: one of our own origins; the Host header is not believed. */
  originOf(request: FastifyRequest): string;
};

export function registerAuthRoutes(
  app: FastifyInstance,
  { sessions, signIn, isHttps, originOf }: AuthRoutesOptions,
): void {
  // On https the prefix makes browsers refuse a cookie of this name that came over plain http.
  const nameOf = (name: string) => (isHttps ? `__Secure-${name}` : name);
  const refreshCookie = nameOf('greenroom_refresh');
  const cookieOptions = { path: COOKIE_PATH, httpOnly: true, secure: isHttps } as const;

  function keep(reply: FastifyReply, tokens: SessionTokens): string {
    reply.setCookie(refreshCookie, tokens.refreshToken, {
      ...cookieOptions,
      sameSite: 'strict',
      expires: tokens.refreshExpiresAt,
    });
    return tokens.accessToken;
  }
  async function renew(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const refreshToken = request.cookies[refreshCookie];
    if (!refreshToken) throw new AppError('not_signed_in');
    const tokens = await sessions.rotate(refreshToken).catch((error: unknown) => {
      if (error instanceof AppError) noteSecurityEvent(request, 'session-refused');
      throw error;
    });
    noteSecurityEvent(request, 'session-renewed');
    return keep(reply, tokens);
  }
  /** Clears the oldest attempts. Too many cookies make the header too long, which would stop this browser from signing in for ten minutes. */
  function clearOldAttempts(request: FastifyRequest, reply: FastifyReply): void {
    const prefix = nameOf(ATTEMPT_COOKIE_PREFIX);
    // Browsers send the cookies of one path in the order of their creation.
    const attempts = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
    for (const name of attempts.slice(0, -(MOST_ATTEMPTS - 1))) reply.clearCookie(name, cookieOptions);
  }

  app.endpoint(endpoints.startSignIn, async ({ query, request, reply }) => {
    const attempt = await signIn.start(originOf(request), withQueryOf(request.headers.referer, query.returnTo));
    clearOldAttempts(request, reply);
    // Lax, since the provider's redirect brings the browser back from another site.
    reply.setCookie(nameOf(attempt.cookieName), attempt.cookie, {
      ...cookieOptions,
      sameSite: 'lax',
      maxAge: attempt.lifetimeS,
    });
    await reply.redirect(attempt.url.href, 302);
    return undefined;
  });

  app.endpoint(endpoints.login, async ({ query, request, reply }) => {
    const cookieName = nameOf(attemptCookieName(query.state));
    const cookie = request.cookies[cookieName];
    reply.clearCookie(cookieName, cookieOptions);
    const callback = { code: query.token, state: query.state, iss: query.iss ?? null };
    const device = describeDevice(request.headers['user-agent']);
    const { returnTo, ...tokens } = await signIn.finish(callback, cookie, device).catch((error: unknown) => {
      noteSecurityEvent(request, 'sign-in-failed');
      throw error;
    });
    noteSecurityEvent(request, 'sign-in');
    reply.header('x-return-to', returnTo);
    return keep(reply, tokens);
  });

  app.endpoint(endpoints.silentLogin, async ({ request, reply }) => renew(request, reply));
  app.endpoint(endpoints.refreshToken, async ({ request, reply }) => renew(request, reply));

  app.endpoint(endpoints.logout, async ({ request, reply }) => {
    const refreshToken = request.cookies[refreshCookie];
    if (refreshToken) await sessions.close(refreshToken);
    reply.clearCookie(refreshCookie, cookieOptions);
    noteSecurityEvent(request, 'sign-out');
    return {};
  });

  app.endpoint(endpoints.listSessions, async ({ caller }) => ({
    sessions: await sessions.list(caller.userId, caller.sessionId),
  }));

  app.endpoint(endpoints.endSession, async ({ caller, params, request, reply }) => {
    await sessions.closeOne(caller.userId, params.session_id);
    if (params.session_id === caller.sessionId) reply.clearCookie(refreshCookie, cookieOptions);
    noteSecurityEvent(request, 'session-ended');
    return {};
  });

  app.endpoint(endpoints.endSessions, async ({ caller, query, request, reply }) => {
    if (query.others === 'true') {
      await sessions.closeOthers(caller.userId, caller.sessionId);
      noteSecurityEvent(request, 'sign-out-elsewhere');
      return {};
    }
    await sessions.closeAll(caller.userId);
    reply.clearCookie(refreshCookie, cookieOptions);
    noteSecurityEvent(request, 'sign-out-everywhere');
    return {};
  });
}
