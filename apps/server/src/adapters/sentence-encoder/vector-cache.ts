/** The vectors of the sentences that were read last. */
export type VectorCache = {
  /** A copy, which stays as it is when the sentence is forgotten. */
  get(text: string): Float32Array | undefined;
  set(text: string, vector: Float32Array): void;
};

/**
 * Holds at most `size` vectors of one length (2 kB each) and forgets the one that was used longest ago. All lie in one array: the buffer of
 * an evicted vector would take memory until the next full garbage collection, which is minutes away.
 */
export function createVectorCache(size: number): VectorCache {
  /** Where the vector of each text lies in `vectors`, counted in vectors; the one used last is the last. */
  const places = new Map<string, number>();
  let vectors: Float32Array | undefined;
  let length = 0;

  /** The place that the text has, that of the evicted one, or the next one that is free. */
  function findPlace(text: string): number {
    const own = places.get(text);
    if (own !== undefined || places.size < size) return own ?? places.size;
    const [oldest = '', freed = 0] = places.entries().next().value ?? [];
    places.delete(oldest);
    return freed;
  }
  function use(text: string, place: number): void {
    places.delete(text);
    places.set(text, place);
  }

  return {
    get(text) {
      const place = places.get(text);
      if (place === undefined) return undefined;
      use(text, place);
      return vectors?.slice(place * length, (place + 1) * length);
    },
    set(text, vector) {
      if (!vectors) {
        length = vector.length;
        vectors = new Float32Array(size * length);
      }
      if (vector.length !== length) return;
      const place = findPlace(text);
      vectors.set(vector, place * length);
      use(text, place);
    },
  };
}
