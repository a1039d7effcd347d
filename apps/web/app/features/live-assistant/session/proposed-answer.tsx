import { Button } from '~/ui/button.tsx';
import { liveMessages } from '../messages.ts';
import { Emphasis } from './emphasis.tsx';

type ProposedAnswerProps = {
  label?: string;
  question: string;
  paragraphs: readonly string[];
  /** What has to be known of it, below it. */
  note?: string | undefined;
  isBusy?: boolean;
  isNewest?: boolean;
  /** A pinned answer stays at the top while others come. */
  isPinned?: boolean;
  onPin?: () => void;
  onHover?: (isHovered: boolean) => void;
};

/** A question and what to answer to it, its key words standing out. */
export function ProposedAnswer({
  label,
  question,
  paragraphs,
  note,
  isBusy = false,
  isNewest = false,
  isPinned = false,
  onPin,
  onHover,
}: ProposedAnswerProps) {
  return (
    <article
      data-answer
      aria-busy={isBusy}
      className={isNewest || isPinned ? 'rounded-lg bg-accent-soft/50 p-4' : 'px-4 py-2'}
      onMouseEnter={() => onHover?.(true)}
      onMouseLeave={() => onHover?.(false)}
    >
      {label && <p className="mb-1 font-semibold text-accent-ink text-sm">{label}</p>}
      <h3 dir="auto" className="wrap-anywhere text-base">
        {question}
      </h3>
      <div className="mt-2 space-y-2">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only grow
          <p key={index} dir="auto" className="whitespace-pre-line">
            <Emphasis text={paragraph} />
          </p>
        ))}
      </div>
      {onPin && (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3.5" aria-pressed={isPinned} onClick={onPin}>
          {isPinned ? liveMessages.buttons.unpin : liveMessages.buttons.pin}
        </Button>
      )}
      {note && <p className="mt-2 text-ink-soft text-sm">{note}</p>}
    </article>
  );
}
