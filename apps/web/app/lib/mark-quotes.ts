/** `numbers`: the remarks on a quoted part, as they are listed beside the answer. */
export type Span = { text: string; isQuoted: boolean; numbers: readonly number[] };
type Range = { from: number; to: number; numbers: number[] };

/** The remarks of a quote by number. */
export type QuoteNumbers = ReadonlyMap<string, number>;

/** Numbers the quotes that are in the answer, in its order. A quote that is not there has no number. */
export function numberQuotes(answer: string, quotes: readonly string[]): QuoteNumbers {
  const found = [...new Set(quotes)].filter((quote) => quote !== '' && answer.includes(quote));
  found.sort((left, right) => answer.indexOf(left) - answer.indexOf(right) || left.length - right.length);
  return new Map(found.map((quote, index) => [quote, index + 1]));
}

function rangesOf(answer: string, quotes: readonly string[], numbers: QuoteNumbers): Range[] {
  return [...new Set(quotes)]
    .map((quote) => ({ from: quote ? answer.indexOf(quote) : -1, length: quote.length, number: numbers.get(quote) }))
    .filter(({ from }) => from >= 0)
    .map(({ from, length, number }) => ({ from, to: from + length, numbers: number === undefined ? [] : [number] }))
    .sort((left, right) => left.from - right.from || left.to - right.to);
}

/** Ranges that overlap become one. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from < last.to) {
      last.to = Math.max(last.to, range.to);
      last.numbers.push(...range.numbers);
    } else merged.push({ ...range });
  }
  return merged;
}

/** An answer cut into what the feedback quotes and the rest. Joined, the parts are the answer again. */
export function markQuotes(answer: string, quotes: readonly string[], numbers: QuoteNumbers = new Map()): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const range of merge(rangesOf(answer, quotes, numbers))) {
    spans.push(
      { text: answer.slice(at, range.from), isQuoted: false, numbers: [] },
      { text: answer.slice(range.from, range.to), isQuoted: true, numbers: range.numbers },
    );
    at = range.to;
  }
  spans.push({ text: answer.slice(at), isQuoted: false, numbers: [] });
  return spans.filter(({ text }) => text !== '');
}
