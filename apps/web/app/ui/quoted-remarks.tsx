import type { Evidence } from '@greenroom/contract/feedback';
import { groupByQuote } from '@greenroom/contract/scores';
import type { QuoteNumbers } from '~/lib/mark-quotes.ts';
import { HeardQuote } from './heard-words.tsx';

/** `hear`: the name of the button that plays a quote, before the quote. */
type QuotesProps = { evidence: readonly Evidence[]; hear: string };

/** The words that earned a remark, and the remark. */
export function Quotes({ evidence, hear }: QuotesProps) {
  if (evidence.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {groupByQuote(evidence).map(({ quote, comments }) => (
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
export function NumberedRemarks({ evidence, numbers, hear }: QuotesProps & { numbers: QuoteNumbers }) {
  const numbered = groupByQuote(evidence.filter(({ quote }) => numbers.has(quote)));
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
      <Quotes evidence={evidence.filter(({ quote }) => !numbers.has(quote))} hear={hear} />
    </>
  );
}
