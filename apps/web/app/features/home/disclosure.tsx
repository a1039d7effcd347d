import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

type DisclosureProps = {
  title: string;
  /** Beside the title: a score, a count. */
  aside?: ReactNode;
  isOpen?: boolean;
  level?: 4 | 5;
  children: ReactNode;
};

/** A heading that unfolds, by the browser alone: it works in the prerendered page before any code has arrived. */
export function Disclosure({ title, aside, isOpen = false, level = 4, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <details open={isOpen} data-forced-border className="group stands-alone rounded-lg bg-surface shadow-card">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-lg px-5 py-3.5 hover:text-accent-ink [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Heading className="min-w-0 flex-auto font-semibold text-base">{title}</Heading>
          <span className="shrink-0 text-ink-soft">{aside}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-(--duration-calm) ease-settle group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
