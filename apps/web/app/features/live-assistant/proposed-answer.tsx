import { Emphasis } from './emphasis.tsx';

type ProposedAnswerProps = {
  label?: string;
  question: string;
  paragraphs: readonly string[];
  /** What has to be known of it, below it. */
  note?: string | undefined;
  isBusy?: boolean;
  isNewest?: boolean;
};

/** A question and what to answer to it, its key words standing out. */
export function ProposedAnswer({
  label,
  question,
  paragraphs,
  note,
  isBusy = false,
  isNewest = false,
}: ProposedAnswerProps) {
  return (
    <article data-answer aria-busy={isBusy} className={isNewest ? 'rounded-lg bg-accent-soft/50 p-4' : 'px-4 py-2'}>
      {label && <p className="mb-1 font-semibold text-accent-ink text-sm">{label}</p>}
      <h3 dir="auto" className="wrap-anywhere text-base">
        {question}
      </h3>
      <div className="mt-2 space-y-2">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow
          <p key={index} dir="auto">
            <Emphasis text={paragraph} />
          </p>
        ))}
      </div>
      {note && <p className="mt-2 text-ink-soft text-sm">{note}</p>}
    </article>
  );
}
