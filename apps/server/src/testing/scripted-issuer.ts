import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** How an id token of the scripted issuer differs from a right one. */
export type Misbehaviour = {
  issuer?: string;
  audience?: string;
  nonce?: string;
  expiresInS?: number;
  issuedInS?: number;
  isForged?: boolean;
  name?: string;
  /** What the token endpoint answers instead of a token. */
  refusal?: [status: number, body: object];
};

/** An OpenID issuer on a real socket that says what a test tells it to, true or not. */
export async function startScriptedIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const forger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let misbehaviour: Misbehaviour = {};
  let nonce = '';
  let usedCodes = new Set<string>();
  let origin = '';

  async function idToken(): Promise<string> {
    const nowS = Math.floor(Date.now() / 1000) + (misbehaviour.issuedInS ?? 0);
    return new SignJWT({
      nonce: misbehaviour.nonce ?? nonce,
      email: 'ada@example.org',
      name: misbehaviour.name ?? 'Ada',
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(misbehaviour.issuer ?? origin)
      .setSubject('ada')
      .setAudience(misbehaviour.audience ?? 'client')
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + (misbehaviour.expiresInS ?? 300))
      .sign(misbehaviour.isForged ? forger.privateKey : privateKey);
  }

  async function answer(path: string, body: string): Promise<[number, object]> {
    if (path === '/.well-known/openid-configuration') {
      return [
        200,
        {
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          authorization_response_iss_parameter_supported: true,
        },
      ];
    }
    if (path === '/keys') return [200, { keys: [jwk] }];
    if (misbehaviour.refusal) return misbehaviour.refusal;
    const code = new URLSearchParams(body).get('code') ?? '';
    if (usedCodes.has(code)) return [400, { error: 'invalid_grant' }];
    usedCodes.add(code);
    return [200, { access_token: 'token', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }];
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const [status, body] = await answer(request.url ?? '', Buffer.concat(parts).toString());
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return {
    origin,
    /** What the issuer would remember of the authorization request, and how it lies in the token. */
    prepare(request: { nonce: string }, how: Misbehaviour = {}) {
      nonce = request.nonce;
      misbehaviour = how;
      usedCodes = new Set();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
