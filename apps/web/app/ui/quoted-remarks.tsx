import type { QuoteNumbers } from '~/lib/mark-quotes.ts';
import { HeardQuote } from './heard-words.tsx';

type QuotesProps = {
  /** Words of the answer, each with the remark on them. */
  remarks: readonly { quote: string; comments: readonly string[] }[];
  /** The name of the button that plays a quote, before the quote. */
  hear: string;
};

/** The words that earned a remark, and the remark. */
export function Quotes({ remarks, hear }: QuotesProps) {
  if (remarks.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {remarks.map(({ quote, comments }) => (
        <li key={quote} className="border-accent border-l-3 pl-4">
          <blockquote dir="auto" className="text-ink italic">
            <HeardQuote quote={quote} hear={hear}>
              “{quote}”
            </HeardQuote>
          </blockquote>
          <p className="mt-0.5 text-sm">{comments.join(' ')}</p>
        </li>
      ))}
    </ul>
  );
}

/** The remarks on the answer by the numbers of its marked parts. One whose words are not in the answer brings them along. */
export function NumberedRemarks({ remarks, numbers, hear }: QuotesProps & { numbers: QuoteNumbers }) {
  const numbered = remarks.filter(({ quote }) => numbers.has(quote));
  numbered.sort((one, other) => (numbers.get(one.quote) ?? 0) - (numbers.get(other.quote) ?? 0));
  return (
    <>
      {numbered.length > 0 && (
        <ol className="mt-3 grid gap-2">
          {numbered.map(({ quote, comments }) => (
            <li key={quote} className="flex items-baseline gap-2.5">
              <span className="w-4 shrink-0 text-right font-semibold text-accent-ink text-sm">
                {numbers.get(quote)}
              </span>
              <HeardQuote quote={quote} hear={hear}>
                <span>{comments.join(' ')}</span>
              </HeardQuote>
            </li>
          ))}
        </ol>
      )}
      <Quotes remarks={remarks.filter(({ quote }) => !numbers.has(quote))} hear={hear} />
    </>
  );
}
