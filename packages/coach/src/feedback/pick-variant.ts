/** The same content always gets the same wording, another content often another: FNV-1a over the key, its bits mixed. */
export function pickVariant(variants: readonly string[], key: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  // The lowest bit of FNV-1a is the parity of the text, so that lists of two would all be chosen from alike.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return variants[(hash >>> 0) % Math.max(1, variants.length)] ?? '';
}
