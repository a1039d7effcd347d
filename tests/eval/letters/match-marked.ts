import { contentStems } from '@greenroom/coach/text/content-stems';
import type { MarkedDemand } from './read-marked.ts';

/** So much of the shorter of two stretches has to be shared. */
export const SAME = 0.6;

/** The share of the words of the shorter stretch that the other has. */
export function overlap(one: string, other: string): number {
  const [left, right] = [new Set(contentStems(one)), new Set(contentStems(other))];
  return [...left].filter((stem) => right.has(stem)).length / Math.max(1, Math.min(left.size, right.size));
}

export const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isSameSentence = (one: string, other: string) =>
  squeezed(one).includes(squeezed(other)) || squeezed(other).includes(squeezed(one));

/** The marked demand that a named one is: words in common within the same sentence. */
export function markedOf(
  { name, sentence }: { name: string; sentence: string },
  demands: readonly MarkedDemand[],
): MarkedDemand | undefined {
  return demands
    .filter((demand) => sentence === '' || isSameSentence(demand.sentence, sentence))
    .map((demand) => ({ demand, share: overlap(demand.phrase, name) }))
    .filter(({ share }) => share >= SAME)
    .toSorted((left, right) => right.share - left.share)[0]?.demand;
}
