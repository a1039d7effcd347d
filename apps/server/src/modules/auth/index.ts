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
  previousSecrets?: readonly string[] | undefined;
  isHttps: boolean;
  originOf(request: FastifyRequest): string;
};

/** Signing in, staying signed in, signing out. */
export function createAuthModule(app: FastifyInstance, options: AuthModuleOptions): void {
  const { sessions, identity, welcome, secret, previousSecrets, isHttps, originOf } = options;
  const signIn = createSignInService({ identity, sessions, welcome, secret, previousSecrets });
  registerAuthRoutes(app, { sessions, signIn, isHttps, originOf });
}

/** Sessions by themselves: every request needs them before any module is there. */
type SessionModuleOptions = Pick<AuthModuleOptions, 'secret' | 'previousSecrets'> & { orm: Orm };

export function createSessionModule({ orm, ...secrets }: SessionModuleOptions): SessionService {
  return createSessionService({ repository: createSessionRepository(orm), ...secrets });
}
