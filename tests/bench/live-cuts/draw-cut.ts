import type { Cut } from './cut-proxy.ts';

/** Numbers from 0 to 1, the same for the same seed. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Bytes of the handshake, before the first message: a few cuts fall into it. */
const HANDSHAKE_BYTES = 450;
const EARLY_SLICES = 3;

/**
 * Where a connection is cut: early, which is in the middle of what was saved and is sent again, or after some slices;
 * with the receipts and words before it lost or not; seen by the server or not.
 */
export function drawCut(chance: () => number, sliceBytes: number, mostSlices: number): Cut {
  const isEarly = chance() < 0.4;
  const afterBytes = HANDSHAKE_BYTES + Math.ceil(chance() * sliceBytes * (isEarly ? EARLY_SLICES : mostSlices));
  const muteAfterBytes = chance() < 0.5 ? Number.POSITIVE_INFINITY : afterBytes * (0.5 + chance() / 2);
  return { afterBytes, muteAfterBytes, isUnnoticed: chance() < 0.3 };
}
