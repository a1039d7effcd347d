/** A stretch of a text: `text` is `whole.slice(start, end)`, in UTF-16 offsets. */
export type Piece = { text: string; start: number; end: number };

/** Longest sentence that stays whole, in words. */
const LONGEST_SENTENCE = 30;
/** Unpunctuated speech is cut into pieces of about this many words. */
const SPOKEN_PIECE = 22;

/** A piece may be this much longer or shorter, so that it begins where a thought begins. */
const LEEWAY = 7;
/** Words that begin a new thought. */
export const OPENER =
  /^(?:and|but|so|because|then|when|which|while|after|before|where|until|though|although|since|as|if|or|that)$/i;

type Word = { start: number; end: number; text: string };

/**
 * The sentences of a text, in their order; a long stretch is cut into pieces of about `SPOKEN_PIECE` words where a clause begins. Linear
 * in the length of the text.
 */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let words: Word[] = [];
  const close = () => {
    for (let first = 0; first < words.length; ) {
      const next = words.length - first <= LONGEST_SENTENCE ? words.length : findCut(words, first + SPOKEN_PIECE);
      const start = words[first]?.start ?? 0;
      const end = words[next - 1]?.end ?? start;
      pieces.push({ text: text.slice(start, end), start, end });
      first = next;
    }
    words = [];
  };
  for (const match of text.matchAll(/\S+/g)) {
    words.push({ start: match.index, end: match.index + match[0].length, text: match[0] });
    if (/[.!?…]["'”’)\]]{0,3}$/.test(match[0])) close();
  }
  close();
  return pieces;
}

/** The place nearest to `wanted` at which a clause begins; `wanted` itself where none is near. */
function findCut(words: readonly Word[], wanted: number): number {
  for (let distance = 0; distance <= LEEWAY; distance += 1) {
    for (const place of [wanted - distance, wanted + distance]) {
      const isAfterComma = /[,;:]$/.test(words[place - 1]?.text ?? '');
      if (place < words.length && (isAfterComma || OPENER.test(words[place]?.text ?? ''))) return place;
    }
  }
  return wanted;
}
