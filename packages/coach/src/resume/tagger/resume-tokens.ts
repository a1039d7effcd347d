/** A word, number or mark of a resume; `from` and `to` are offsets into the whole text, `line` counts from 0. */
export type ResumeToken = Readonly<{
  text: string;
  line: number;
  from: number;
  to: number;
  /** The gap before it: none, a space, a tab or wide gap, or the start of a line. */
  gap: 'none' | 'space' | 'tab' | 'line';
}>;

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*|\p{N}+|[^\s\p{L}\p{N}]/gu;
/** The rest of a longer text is not read. */
const MOST_TOKENS = 2500;

/** The tokens of a text with one line a line. */
export function toResumeTokens(text: string): ResumeToken[] {
  const tokens: ResumeToken[] = [];
  let start = 0;
  for (const [line, words] of text.split('\n').entries()) {
    let end = -1;
    for (const match of words.matchAll(TOKEN)) {
      const between = end < 0 ? 'line' : gapOf(words.slice(end, match.index));
      end = match.index + match[0].length;
      tokens.push({ text: match[0], line, from: start + match.index, to: start + end, gap: between });
      if (tokens.length >= MOST_TOKENS) return tokens;
    }
    start += words.length + 1;
  }
  return tokens;
}

function gapOf(between: string): ResumeToken['gap'] {
  if (between === '') return 'none';
  return between.includes('\t') || between.length > 2 ? 'tab' : 'space';
}
