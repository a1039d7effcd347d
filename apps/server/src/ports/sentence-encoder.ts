import type { CallOptions } from './language.ts';

export type EncodeOptions = CallOptions & {
  /** Someone waits for these vectors in a conversation: they come before requests that are not urgent. */
  isUrgent?: boolean;
};

/**
 * Turns sentences into vectors: sentences of similar meaning get similar vectors, of equal length among those of one encoder, and each
 * about a unit long. The built-in coach's learned models take these vectors as their input.
 */
export interface SentenceEncoder {
  /**
   * The vectors of `texts`, in their order; the same text always gets the same vector. Rejects with an AppError (`provider_failed`,
   * `rate_limited`, `shutting_down`) or with the signal's reason when it was aborted.
   */
  encode(texts: readonly string[], options?: EncodeOptions): Promise<Float32Array[]>;
}
