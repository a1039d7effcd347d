/** The newest samples of a sound. Each is written twice, so that they always lie in a row. */
export function createRecent(size: number) {
  const samples = new Float32Array(2 * size);
  let next = 0;
  return {
    /** Adds the samples from `from` to before `to`. */
    add(added: Float32Array, from: number, to: number): void {
      let place = next;
      for (let at = from; at < to; at += 1) {
        const sample = added[at] ?? 0;
        samples[place] = sample;
        samples[place + size] = sample;
        place = (place + 1) % size;
      }
      next = place;
    },
    /** A view that the next sample changes. */
    newest: (length: number): Float32Array => samples.subarray(next + size - length, next + size),
  };
}
