import { cn } from '~/lib/class-names.ts';

/** A turning ring beside words that say what is going on; give it a `label` where there are none. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={cn('inline-flex', className)} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-[1.125em] animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
