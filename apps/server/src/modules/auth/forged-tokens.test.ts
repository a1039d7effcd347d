import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_SECRET, type TestApp, type TestPerson } from '../../testing/test-app.ts';

type Claims = Record<string, unknown>;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined): Claims => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** A token by hand: a library refuses to make most of these. */
function forge(header: Claims, claims: Claims, key: string | Buffer): string {
  const head = `${encode(header)}.${encode(claims)}`;
  const hash = `sha${String(header.alg).slice(2)}`;
  return `${head}.${createHmac(hash, key).update(head).digest('base64url')}`;
}
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe('an access token', () => {
  let test: TestApp;
  let ada: TestPerson;
  let header: Claims;
  let claims: Claims;
  beforeAll(async () => {
    test = await buildTestApp();
    ada = await test.signIn();
    const [head, body] = ada.token.split('.');
    header = decode(head);
    claims = decode(body);
  });
  afterAll(() => test.close());

  const statusOf = async (token: string) => (await test.ask({ ...ada, token }, 'GET', '/profile')).status;
  const key = createHmac('sha256', TEST_SECRET).update('access-token').digest();
  /** Signed with the right key, so that each refusal has one reason only. */
  const signed = (changes: Claims, headerChanges: Claims = {}) =>
    forge({ ...header, ...headerChanges }, { ...claims, ...changes }, key);

  it('that is made by hand with the right key and claims is accepted', async () => {
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(await statusOf(ada.token)).toBe(200);
    expect(await statusOf(signed({ iat: inSeconds(-1) }))).toBe(200);
  });

  it.each(['none', 'None', 'NONE', ''])('without a signature is refused: alg %j', async (alg) => {
    const head = `${encode({ ...header, alg })}.${encode(claims)}`;
    const [, , signature] = ada.token.split('.');
    for (const token of [head, `${head}.`, `${head}.${signature}`]) expect(await statusOf(token)).toBe(403);
  });

  it.each(['HS384', 'HS512'])('of the right key in another algorithm is refused: %s', async (alg) =>
    expect(await statusOf(signed({}, { alg }))).toBe(403),
  );

  it('signed with keys of the forger is refused, with their key or its address in the header or not', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    for (const extra of [{}, { jwk }, { kid: 'mine' }, { jku: 'https://forger.example/keys' }]) {
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...extra }).sign(privateKey);
      expect(await statusOf(token)).toBe(403);
    }
    // The swap of RS for HS: the public key as the secret.
    expect(await statusOf(forge(header, claims, publicKey.export({ format: 'pem', type: 'spki' })))).toBe(403);
  });

  it.each<[string, Claims]>([
    ['a file', { kid: '../../../../dev/null' }],
    ['an injection', { kid: "' UNION SELECT '' --" }],
    ['an address', { kid: 'mine', jku: 'https://forger.example/keys.json' }],
    ['a key', { jwk: { kty: 'oct', k: Buffer.from('forged').toString('base64url') } }],
  ])('whose header names %s as the key is not checked with that', async (_, extra) => {
    for (const forged of ['', '\0', 'forged']) {
      expect(await statusOf(forge({ ...header, ...extra }, claims, forged))).toBe(403);
    }
  });

  it('with an extension that must be understood is refused', async () =>
    expect(await statusOf(signed({}, { crit: ['exp'] }))).toBe(403));

  it.each(['', 'secret', 'greenroom', TEST_SECRET])('signed with another secret is refused: %j', async (secret) =>
    expect(await statusOf(forge(header, claims, secret))).toBe(403),
  );

  it.each<[string, () => Claims]>([
    ['another audience', () => ({ aud: 'another' })],
    ['no audience', () => ({ aud: undefined })],
    ['another issuer', () => ({ iss: 'https://accounts.google.com' })],
    ['no issuer', () => ({ iss: undefined })],
    ['an end that has passed', () => ({ exp: inSeconds(-1) })],
    ['no end', () => ({ exp: undefined })],
    ['an end that is a text', () => ({ exp: '9999999999' })],
    ['a beginning that is to come', () => ({ nbf: inSeconds(600) })],
    ['no person', () => ({ sub: undefined })],
    ['a person who does not exist', () => ({ sub: randomUUID() })],
    ['a person that is no id', () => ({ sub: 'ada' })],
    ['no session', () => ({ sid: undefined })],
    ['a session that does not exist', () => ({ sid: randomUUID() })],
    ['a session that is no id', () => ({ sid: 'one' })],
    ['a session that is a number', () => ({ sid: 1 })],
  ])('of the right key with %s is refused', async (_, change) => expect(await statusOf(signed(change()))).toBe(403));

  it('that names another person beside this session is refused', async () => {
    const grace = await test.signIn();
    expect(await statusOf(signed({ sub: grace.userId }))).toBe(403);
  });

  it('of which any byte is changed is refused', async () => {
    const bytes = Buffer.from(ada.token);
    // The last character also holds bits that are no part of the signature.
    for (let at = 0; at < bytes.length - 1; at += 3) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at] === 0x41 ? 0x42 : 0x41;
      expect(await statusOf(changed.toString())).toBe(403);
    }
  });
});
