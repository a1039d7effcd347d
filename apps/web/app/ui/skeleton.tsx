import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';

/**
 * A place kept for something that loads. Give it the size of what will come; the region around it says that it is loading.
 * The place of a card looks like an empty card.
 */
export const Skeleton = ({ isCard = false, className }: { isCard?: boolean; className?: string }) => (
  <div
    aria-hidden
    className={cn(
      'max-w-full animate-breathe',
      isCard ? 'rounded-xl bg-surface shadow-card' : 'rounded-md bg-line',
      className,
    )}
  />
);

/** Lines of text that are on their way, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={cn('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <Skeleton key={line} className={cn('h-4', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** A region that loads: says so once, politely, and shows the skeleton inside. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
