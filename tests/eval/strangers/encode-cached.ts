import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type EncoderName,
  type EncodeTexts,
  loadEncoder,
  VECTOR_LENGTHS,
} from '../../../apps/server/src/adapters/sentence-encoder/load-encoder.ts';

const AT_ONCE = 128;
/** Vectors of the sets stay in a file between runs: encoding 20,000 sentences takes some minutes. */
const FILES: Readonly<Record<EncoderName, string>> = {
  answers: 'universal-sentence-encoder-lite.bin',
  lines: 'all-minilm-l6-v2.bin',
};
const DIGEST_BYTES = 16;

type Vectors = Map<string, Float32Array>;

const digestOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);

function readCache(path: string, length: number): Vectors {
  const known: Vectors = new Map();
  if (!existsSync(path)) return known;
  const bytes = readFileSync(path);
  const entryBytes = DIGEST_BYTES + length * 4;
  for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
    const vector = new Float32Array(length);
    Buffer.from(vector.buffer).set(bytes.subarray(at + DIGEST_BYTES, at + entryBytes));
    known.set(bytes.subarray(at, at + DIGEST_BYTES).toString('hex'), vector);
  }
  return known;
}

function cacheOf(name: EncoderName): (texts: Iterable<string>) => Promise<Vectors> {
  const path = join(tmpdir(), 'greenroom-eval-vectors', FILES[name]);
  const empty = new Float32Array(VECTOR_LENGTHS[name]);
  let cache: Vectors | undefined;
  let encoder: Promise<EncodeTexts> | undefined;
  return async (texts) => {
    cache ??= readCache(path, empty.length);
    const known = cache;
    const wanted = [...new Set(texts)].map((text) => ({ text, key: digestOf(text).toString('hex') }));
    const missing = wanted.filter(({ key }) => !known.has(key));
    if (missing.length > 0) {
      encoder ??= loadEncoder(name);
      const encode = await encoder;
      mkdirSync(dirname(path), { recursive: true });
      for (let start = 0; start < missing.length; start += AT_ONCE) {
        const batch = missing.slice(start, start + AT_ONCE);
        const vectors = await encode(batch.map(({ text }) => text));
        for (const [index, { key }] of batch.entries()) known.set(key, vectors[index] ?? empty);
        appendFileSync(path, Buffer.concat(batch.map(({ key }) => entryOf(key, known.get(key) ?? empty))));
      }
    }
    return new Map(wanted.map(({ text, key }) => [text, known.get(key) ?? empty]));
  };
}

const entryOf = (key: string, vector: Float32Array) =>
  Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(vector.buffer)]);

/** The vectors of all texts, by text, as the judge of answers sees them. */
export const encodeCached = cacheOf('answers');

/** The same as what finds the lines of a resume sees them. */
export const encodeLines = cacheOf('lines');
