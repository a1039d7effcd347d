import { Fragment } from 'react';
import { cn } from '~/lib/class-names.ts';
import { markQuotes, type QuoteNumbers } from '~/lib/mark-quotes.ts';

type MarkedTextProps = {
  text: string;
  quotes: readonly string[];
  numbers: QuoteNumbers;
  /** Read out before the number of a remark. */
  remark: string;
  className?: string;
};

/** Words of an answer; what the feedback quotes is marked, with the numbers of the remarks on it. */
export function MarkedText({ text, quotes, numbers, remark, className }: MarkedTextProps) {
  let at = 0;
  return (
    <p dir="auto" className={cn('whitespace-pre-line', className)}>
      {markQuotes(text, quotes, numbers).map(({ text: part, isQuoted, numbers: remarks }) => {
        at += part.length;
        if (!isQuoted) return <span key={at}>{part}</span>;
        return (
          <Fragment key={at}>
            <mark className="rounded-sm bg-warning-soft box-decoration-clone px-0.5 text-ink">{part}</mark>
            {remarks.length > 0 && (
              <sup className="ml-0.5 select-none font-semibold text-accent-ink">
                <span className="sr-only">{remark} </span>
                {remarks.join(', ')}
              </sup>
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
