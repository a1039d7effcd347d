/** The vectors of the sentences that were read last. */
export type VectorCache = {
  get(text: string): Float32Array | undefined;
  set(text: string, vector: Float32Array): void;
};

/** Holds at most `size` vectors (2 kB each) and forgets the one that was used longest ago. */
export function createVectorCache(size: number): VectorCache {
  const vectors = new Map<string, Float32Array>();
  function set(text: string, vector: Float32Array): void {
    vectors.delete(text);
    vectors.set(text, vector);
    const oldest = vectors.keys().next();
    if (vectors.size > size && !oldest.done) vectors.delete(oldest.value);
  }
  return {
    get(text) {
      const vector = vectors.get(text);
      if (vector) set(text, vector);
      return vector;
    },
    set,
  };
}
