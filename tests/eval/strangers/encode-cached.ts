import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type EncodeTexts, loadEncoder } from '../../../apps/server/src/adapters/sentence-encoder/load-encoder.ts';
import { VECTOR_LENGTH } from '../../../apps/server/src/ports/sentence-encoder.ts';

const AT_ONCE = 128;
/** Vectors of the sets stay in a file between runs: encoding 20,000 sentences takes some minutes. */
const CACHE = join(tmpdir(), 'greenroom-eval-vectors', 'universal-sentence-encoder-lite.bin');
const DIGEST_BYTES = 16;
const ENTRY_BYTES = DIGEST_BYTES + VECTOR_LENGTH * 4;

const digestOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);

function readCache(): Map<string, Float32Array> {
  const known = new Map<string, Float32Array>();
  if (!existsSync(CACHE)) return known;
  const bytes = readFileSync(CACHE);
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const vector = new Float32Array(VECTOR_LENGTH);
    Buffer.from(vector.buffer).set(bytes.subarray(at + DIGEST_BYTES, at + ENTRY_BYTES));
    known.set(bytes.subarray(at, at + DIGEST_BYTES).toString('hex'), vector);
  }
  return known;
}

let cache: Map<string, Float32Array> | undefined;
let encoder: Promise<EncodeTexts> | undefined;

/** The vectors of all texts, by text. */
export async function encodeCached(texts: Iterable<string>): Promise<Map<string, Float32Array>> {
  cache ??= readCache();
  const known = cache;
  const wanted = [...new Set(texts)].map((text) => ({ text, key: digestOf(text).toString('hex') }));
  const missing = wanted.filter(({ key }) => !known.has(key));
  if (missing.length > 0) {
    encoder ??= loadEncoder();
    const encode = await encoder;
    mkdirSync(dirname(CACHE), { recursive: true });
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const batch = missing.slice(start, start + AT_ONCE);
      const vectors = await encode(batch.map(({ text }) => text));
      for (const [index, { key }] of batch.entries()) known.set(key, vectors[index] ?? new Float32Array(VECTOR_LENGTH));
      appendFileSync(CACHE, Buffer.concat(batch.map(({ key }) => entryOf(key, known.get(key)))));
    }
  }
  return new Map(wanted.map(({ text, key }) => [text, known.get(key) ?? new Float32Array(VECTOR_LENGTH)]));
}

const entryOf = (key: string, vector: Float32Array = new Float32Array(VECTOR_LENGTH)) =>
  Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(vector.buffer)]);
