import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Orm } from '../../db/database.ts';
import type { Identity, IdentityProvider } from '../../ports/identity.ts';
import { registerAuthRoutes } from './auth-routes.ts';
import { createSessionRepository } from './session-repository.ts';
import { createSessionService, type SessionService } from './session-service.ts';
import { createSignInService } from './sign-in-service.ts';

type AuthModuleOptions = {
  sessions: SessionService;
  identity: IdentityProvider | null;
  welcome(identity: Identity): Promise<{ userId: string }>;
  secret: string;
  isHttps: boolean;
  originOf(request: FastifyRequest): string;
};

/** Signing in, staying signed in, signing out. */
export function createAuthModule(app: FastifyInstance, options: AuthModuleOptions): void {
  const { sessions, identity, welcome, secret, isHttps, originOf } = options;
  const signIn = createSignInService({ identity, sessions, welcome, secret });
  registerAuthRoutes(app, { sessions, signIn, isHttps, originOf });
}

/** Sessions by themselves: every request needs them before any module is there. */
export function createSessionModule({ orm, secret }: { orm: Orm; secret: string }): SessionService {
  return createSessionService({ repository: createSessionRepository(orm), secret });
}
