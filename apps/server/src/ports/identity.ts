/** One attempt to sign in: secrets that only our own cookie and the provider see. */
export type SignInAttempt = {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Where the person's browser is, for example http://localhost:3000. The callback is a page of it. */
  origin: string;
};

/** What the provider vouches for. `issuer` and `subject` together name a person for ever. */
export type Identity = { issuer: string; subject: string; email: string; name: string; picture: string };

/** Parameters with which the provider sent the browser back. */
export type SignInCallback = { code: string; state: string; iss: string | null };

/** An OpenID provider, seen from this product. */
export interface IdentityProvider {
  readonly kind: 'google' | 'oidc' | 'built-in';
  readonly name: string;
  /** Where to send the browser. @throws when the provider cannot be reached */
  authorizationUrl(attempt: SignInAttempt): Promise<URL>;
  /** Exchanges the code for a checked id token. @throws when anything about it is not right */
  exchange(attempt: SignInAttempt, callback: SignInCallback): Promise<Identity>;
}

export const CALLBACK_PATH = '/auth/callback';
