import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { CALLBACK_PATH, type IdentityProvider, type SignInAttempt, type SignInCallback } from '../../ports/identity.ts';
import type { BuiltInProvider } from './built-in-provider.ts';
import { renderOverPage, renderSignInPage } from './sign-in-page.ts';

type BuiltInIdentityOptions = { origins: string[]; secret: string };
type Side = { provider: BuiltInProvider; client: IdentityProvider };
type SideOf = (request: FastifyRequest) => Promise<Side>;

const BUILT_IN_PATH = '/oidc';

const person = z.object({ name: z.string().trim().min(1).max(100), email: z.email().max(200) });

/**
 * Every origin under which this computer reaches the server has its own issuer, so that cookies stay where the person
 * is. It is made, and its library loaded, by the first sign-in.
 */
function createSides({ origins, secret }: BuiltInIdentityOptions) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
  const known = new Map<string, Promise<Side>>();

  async function createSide(origin: string): Promise<Side> {
    const [{ createBuiltInProvider }, { createOpenIdProvider }] = await Promise.all([
      import('./built-in-provider.ts'),
      import('../openid/openid-provider.ts'),
    ]);
    const clientSecret = derive(`built-in-identity-client ${origin}`);
    const provider = createBuiltInProvider({
      issuer: `${origin}${BUILT_IN_PATH}`,
      interactionPath: `${BUILT_IN_PATH}/interaction`,
      redirectUri: new URL(CALLBACK_PATH, origin).href,
      clientSecret,
      cookieKey: derive('built-in-identity-cookies'),
    });
    const client = createOpenIdProvider({
      issuer: `${origin}${BUILT_IN_PATH}`,
      clientId: provider.clientId,
      clientSecret,
      kind: 'built-in',
      name: 'the sign-in for trying out',
      storedIssuer: 'built-in',
      idTokenAlgorithm: 'ES256',
    });
    return { provider, client };
  }

  return async (origin: string): Promise<Side | null> => {
    if (!origins.includes(origin)) return null;
    const side = known.get(origin) ?? createSide(origin);
    known.set(origin, side);
    return side;
  };
}

/** Whether the provider waits for this browser to say who is there. */
const isOpen = ({ provider }: BuiltInProvider, request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  provider.interactionDetails(request.raw, reply.raw).then(
    () => true,
    () => false,
  );

const sendOver = (reply: FastifyReply) => reply.code(400).type('text/html').send(renderOverPage());

async function registerPages(scope: FastifyInstance, sideOf: SideOf): Promise<void> {
  scope.removeAllContentTypeParsers();
  // The provider reads its own bodies; the page's form is read below.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

  scope.get(`${BUILT_IN_PATH}/interaction/:uid`, { schema: { hide: true } }, async (request, reply) => {
    const { provider } = await sideOf(request);
    if (!(await isOpen(provider, request, reply))) return sendOver(reply);
    return reply.type('text/html').send(renderSignInPage({ action: request.url, name: '', email: '', problem: null }));
  });

  scope.get(`${BUILT_IN_PATH}/interaction/:uid/cancel`, { schema: { hide: true } }, async (request, reply) => {
    const { provider } = await sideOf(request);
    if (!(await isOpen(provider, request, reply))) return sendOver(reply);
    reply.hijack();
    const cancelled = { error: 'access_denied', error_description: 'The person went back.' };
    await provider.provider.interactionFinished(request.raw, reply.raw, cancelled);
    return reply;
  });

  const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
    const side = await sideOf(request);
    reply.hijack();
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    raw.originalUrl = raw.url;
    raw.url = raw.url?.slice(BUILT_IN_PATH.length) || '/';
    void side.provider.provider.callback()(raw, reply.raw);
    return reply;
  };
  scope.all(`${BUILT_IN_PATH}/*`, { schema: { hide: true } }, handOver);
}

async function registerForm(scope: FastifyInstance, sideOf: SideOf): Promise<void> {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.post(`${BUILT_IN_PATH}/interaction/:uid`, { schema: { hide: true } }, async (request, reply) => {
    const { provider } = await sideOf(request);
    const given = request.body as { name?: string; email?: string };
    const parsed = person.safeParse(given);
    if (!parsed.success) {
      const problem = 'Please give a name and an e-mail address such as ada@example.org.';
      const page = renderSignInPage({ action: request.url, name: given.name ?? '', email: given.email ?? '', problem });
      return reply.code(400).type('text/html').send(page);
    }
    if (!(await isOpen(provider, request, reply))) return sendOver(reply);
    const accountId = provider.welcome(parsed.data.name, parsed.data.email);
    reply.hijack();
    await provider.provider.interactionFinished(request.raw, reply.raw, { login: { accountId, remember: false } });
    return reply;
  });
}

/**
 * The identity provider for trying out. It asks for no password, so it answers only requests with our own Host header:
 * another site's name that was pointed at this computer must not reach it.
 */
export function createBuiltInIdentity(options: BuiltInIdentityOptions) {
  const findSide = createSides(options);
  const sideOf: SideOf = async (request) => {
    const side = await findSide(`${request.protocol}://${request.headers.host}`);
    if (!side) throw new AppError('not_found');
    return side;
  };
  const clientOf = async (attempt: SignInAttempt): Promise<IdentityProvider> => {
    const side = await findSide(attempt.origin);
    if (!side) throw new AppError('sign_in_failed');
    return side.client;
  };
  const identity: IdentityProvider = {
    kind: 'built-in',
    name: 'the sign-in for trying out',
    authorizationUrl: async (attempt: SignInAttempt) => (await clientOf(attempt)).authorizationUrl(attempt),
    exchange: async (attempt: SignInAttempt, callback: SignInCallback) =>
      (await clientOf(attempt)).exchange(attempt, callback),
  };
  return {
    identity,
    async register(app: FastifyInstance): Promise<void> {
      await app.register((scope) => registerForm(scope, sideOf));
      await app.register((scope) => registerPages(scope, sideOf));
    },
  };
}
