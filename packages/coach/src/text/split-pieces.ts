/** A stretch of a text: `text` is `whole.slice(start, end)`, in UTF-16 offsets. */
export type Piece = { text: string; start: number; end: number };

/** Longest sentence that stays whole, in words. */
const LONGEST_SENTENCE = 30;
/** Unpunctuated speech is cut into pieces of about this many words. */
const SPOKEN_PIECE = 22;

/**
 * The sentences of a text, in their order; a stretch without punctuation is cut into pieces of at most `SPOKEN_PIECE` words. Linear in
 * the length of the text.
 */
export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let words: { start: number; end: number }[] = [];
  const close = () => {
    const count = words.length <= LONGEST_SENTENCE ? 1 : Math.ceil(words.length / SPOKEN_PIECE);
    const size = Math.max(1, Math.ceil(words.length / count));
    for (let first = 0; first < words.length; first += size) {
      const start = words[first]?.start ?? 0;
      const end = words[Math.min(first + size, words.length) - 1]?.end ?? start;
      pieces.push({ text: text.slice(start, end), start, end });
    }
    words = [];
  };
  for (const match of text.matchAll(/\S+/g)) {
    words.push({ start: match.index, end: match.index + match[0].length });
    if (/[.!?…]["'”’)\]]{0,3}$/.test(match[0])) close();
  }
  close();
  return pieces;
}
