import { createHash, generateKeyPairSync } from 'node:crypto';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { createMemoryStore } from './memory-store.ts';
import { renderOverPage } from './sign-in-page.ts';

const CLIENT_ID = 'greenroom';
const MINUTES_10_S = 600;

type Person = { subject: string; name: string; email: string };
type BuiltInOptions = {
  issuer: string;
  /** Where the page asks who is there; the interaction's id is appended. */
  interactionPath: string;
  redirectUri: string;
  clientSecret: string;
  cookieKey: string;
};

/** The same e-mail is the same person, also after a restart, so nothing of people needs to be stored here. */
const subjectOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32);

/** Asks for no consent: the only client is the product that this provider is part of. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const accountId = oidc.session?.accountId;
  const clientId = oidc.client?.clientId;
  if (!accountId || !clientId) return undefined;
  const grant = new oidc.provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** A signing key of this run: an id token is checked within seconds, so no key needs to outlive the process. */
const signingKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'ES256',
});

/** A real OpenID provider of this process, for one origin, that signs in anyone who says who they are. */
export function createBuiltInProvider(options: BuiltInOptions) {
  const { issuer, interactionPath, redirectUri, clientSecret, cookieKey } = options;
  const people = new Map<string, Person>();
  const configuration: Configuration = {
    adapter: createMemoryStore(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [cookieKey] },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    // Puts name and e-mail into the id token, where the client looks for them.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${interactionPath}/${interaction.uid}` },
    loadExistingGrant: grantEverything,
    renderError: async (ctx) => {
      ctx.type = 'html';
      ctx.body = renderOverPage();
    },
    pkce: { required: () => true },
    ttl: {
      Interaction: MINUTES_10_S,
      Session: MINUTES_10_S,
      Grant: MINUTES_10_S,
      AccessToken: MINUTES_10_S,
      IdToken: MINUTES_10_S,
      AuthorizationCode: 60,
    },
    findAccount: async (_ctx, subject) => {
      const person = people.get(subject);
      if (!person) return undefined;
      return { accountId: subject, claims: async () => ({ sub: subject, name: person.name, email: person.email }) };
    },
  };
  const provider = new Provider(issuer, configuration);
  return {
    provider,
    clientId: CLIENT_ID,
    /** Remembers who said that they are there, for the minutes of the sign-in. */
    welcome(name: string, email: string): string {
      const subject = subjectOf(email);
      people.set(subject, { subject, name, email });
      return subject;
    },
  };
}

export type BuiltInProvider = ReturnType<typeof createBuiltInProvider>;
