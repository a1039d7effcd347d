import type { EncoderName } from './load-encoder.ts';

/** Texts of a slice times the length of its longest, to which a model may pad them: about 25 ms of work of each encoder. */
const SLICE_CHARACTERS: Readonly<Record<EncoderName, number>> = { answers: 300, lines: 120 };
const SLICE_TEXTS = 16;
/** The model reads 128 tokens at most: a longer text has the same cost. */
const MOST_CHARACTERS = 400;

const costOf = (text: string): number => Math.min(text.length, MOST_CHARACTERS);

/** Sorts texts by length and cuts them into slices of texts of similar length, which need the least padding. */
export function cutSlices(texts: readonly string[], name: EncoderName): string[][] {
  const slices: string[][] = [];
  let slice: string[] = [];
  for (const text of texts.toSorted((left, right) => left.length - right.length)) {
    const isFull = slice.length === SLICE_TEXTS || (slice.length + 1) * costOf(text) > SLICE_CHARACTERS[name];
    if (slice.length > 0 && isFull) {
      slices.push(slice);
      slice = [];
    }
    slice.push(text);
  }
  if (slice.length > 0) slices.push(slice);
  return slices;
}

/** Roughly how long the model works on some texts. */
export const estimateMs = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + 2 + costOf(text) / 12, 0);
