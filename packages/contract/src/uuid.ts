/**
 * A UUID of version 7 (RFC 9562): 48 bits of Unix milliseconds, then random bits.
 * Time and randomness are arguments, so that the same function serves the browser, the server and the tests.
 */
export function uuidV7(unixMs: number, randomBytes: Uint8Array): string {
  const bytes = new Uint8Array(16);
  bytes.set(randomBytes.subarray(0, 10), 6);
  let rest = unixMs;
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A new version 7 UUID from the platform's clock and randomness (both browsers and Node have `crypto`). */
export function newId(): string {
  const source = globalThis as unknown as { crypto: { getRandomValues(into: Uint8Array): Uint8Array } };
  return uuidV7(Date.now(), source.crypto.getRandomValues(new Uint8Array(10)));
}
