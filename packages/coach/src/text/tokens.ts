/** One word as it is in a text. `start` and `end` are UTF-16 offsets into that text, `word` is its lower-case form. */
export type Token = { text: string; word: string; start: number; end: number };

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.+#&/-]+[\p{L}\p{M}\p{N}]+)*(?:\+\+|#|%)?/gu;

/** Words of a text in order. Keeps `don't`, `node.js`, `c++`, `30%` and `e-mail` whole; everything else is a gap. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    tokens.push({
      text: raw,
      word: raw.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + raw.length,
    });
  }
  return tokens;
}
