export type Span = { text: string; isQuoted: boolean };
type Range = { from: number; to: number };

function rangesOf(answer: string, quotes: readonly string[]): Range[] {
  return quotes
    .map((quote) => ({ from: quote ? answer.indexOf(quote) : -1, length: quote.length }))
    .filter(({ from }) => from >= 0)
    .map(({ from, length }) => ({ from, to: from + length }))
    .sort((left, right) => left.from - right.from || left.to - right.to);
}

/** Ranges that overlap or touch become one. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}

/** An answer cut into what the feedback quotes and the rest. Joined, the parts are the answer again. */
export function markQuotes(answer: string, quotes: readonly string[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { from, to } of merge(rangesOf(answer, quotes))) {
    spans.push({ text: answer.slice(at, from), isQuoted: false }, { text: answer.slice(from, to), isQuoted: true });
    at = to;
  }
  spans.push({ text: answer.slice(at), isQuoted: false });
  return spans.filter(({ text }) => text !== '');
}
