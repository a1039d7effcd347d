import { type ReactNode, useId } from 'react';

type StoryOfferProps = {
  /** Why it is offered: "You told this one for teamwork". */
  reason: string;
  title: string;
  text: string;
  /** Summary of the part that opens to the text. */
  show: string;
  children?: ReactNode;
};

/** A story of the person's own, offered where it surely helps. Its words open on a press. */
export function StoryOffer({ reason, title, text, show, children }: StoryOfferProps) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      data-print="hide"
      className="grid w-full gap-2 rounded-md border border-line bg-sunken p-3 text-sm"
    >
      <p id={id}>
        {reason}{' '}
        <span className="font-semibold" dir="auto">
          {title}
        </span>
      </p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft">{show}</summary>
        <p dir="auto" className="mt-1 whitespace-pre-line break-words">
          {text}
        </p>
      </details>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </aside>
  );
}
