import * as client from 'openid-client';
import { AppError } from '../../app-error.ts';
import {
  CALLBACK_PATH,
  type Identity,
  type IdentityProvider,
  type SignInAttempt,
  type SignInCallback,
} from '../../ports/identity.ts';

export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  kind: IdentityProvider['kind'];
  name: string;
  /** The name under which people are stored, where the issuer's own address may change (the built-in one). */
  storedIssuer?: string;
  /** How id tokens are signed, where it is not the default of the protocol (RS256). */
  idTokenAlgorithm?: string;
  timeoutS?: number;
};

const TIMEOUT_S = 8;
const CLOCK_TOLERANCE_S = 60;
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

function callbackUrl(attempt: SignInAttempt, callback?: SignInCallback): URL {
  const url = new URL(CALLBACK_PATH, attempt.origin);
  if (!callback) return url;
  url.searchParams.set('code', callback.code);
  url.searchParams.set('state', callback.state);
  if (callback.iss !== null) url.searchParams.set('iss', callback.iss);
  return url;
}

const unanswered = (cause: unknown) =>
  new AppError('provider_failed', { message: 'The sign-in service does not answer. Please try again.', cause });

/**
 * Whether the exchange failed by the issuer, or by how this server is set up there (a wrong secret), which its operator
 * has to see; a code that is used or too old and a token that is not right are refused to anyone who brought them.
 */
function isIssuersFault(cause: unknown): boolean {
  if (cause instanceof client.ResponseBodyError) return cause.error !== 'invalid_grant';
  if (cause instanceof client.WWWAuthenticateChallengeError || cause instanceof TypeError) return true;
  return cause instanceof client.ClientError && ISSUERS_FAULTS.has(cause.code ?? '');
}
const ISSUERS_FAULTS = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/** Signs in with any OpenID issuer: authorization code, PKCE, state, nonce; the library checks the token. */
export function createOpenIdProvider(settings: OpenIdSettings): IdentityProvider {
  const issuerUrl = new URL(settings.issuer);
  let discovered: Promise<client.Configuration> | null = null;

  async function discover(): Promise<client.Configuration> {
    const metadata = {
      client_secret: settings.clientSecret,
      [client.clockTolerance]: CLOCK_TOLERANCE_S,
      ...(settings.idTokenAlgorithm ? { id_token_signed_response_alg: settings.idTokenAlgorithm } : {}),
    };
    const configuration = await client.discovery(issuerUrl, settings.clientId, metadata, undefined, {
      timeout: settings.timeoutS ?? TIMEOUT_S,
      // Plain http is for the loopback only: the configuration refuses it elsewhere.
      execute: issuerUrl.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    });
    // The signature too, not only that the token came over our own connection to the issuer.
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  /** Discovered on first use: the built-in issuer is this very server, which must listen first. A failure is not kept. */
  function configuration(): Promise<client.Configuration> {
    discovered ??= discover().catch((cause: unknown) => {
      discovered = null;
      throw unanswered(cause);
    });
    return discovered;
  }

  return {
    kind: settings.kind,
    name: settings.name,

    async authorizationUrl(attempt: SignInAttempt): Promise<URL> {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl(attempt).href,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        // Without it a second person at the same browser would silently become the first.
        prompt: settings.kind === 'google' ? 'select_account' : 'login',
      });
    },

    async exchange(attempt: SignInAttempt, callback: SignInCallback): Promise<Identity> {
      const tokens = await client
        .authorizationCodeGrant(await configuration(), callbackUrl(attempt, callback), {
          pkceCodeVerifier: attempt.codeVerifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        })
        .catch((cause: unknown) => {
          if (cause instanceof AppError) throw cause;
          throw isIssuersFault(cause) ? unanswered(cause) : new AppError('sign_in_failed', { cause });
        });
      const claims = tokens.claims();
      if (!claims) throw new AppError('sign_in_failed');
      return {
        issuer: settings.storedIssuer ?? claims.iss,
        subject: claims.sub,
        email: text(claims.email),
        name: text(claims.name) || text(claims.email),
        picture: text(claims.picture),
      };
    },
  };
}
