import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Skeleton } from './skeleton.tsx';

type StatCardProps = {
  label: ReactNode;
  /** The figure; left out while it loads. */
  value?: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  isLoading?: boolean;
  /** The figure could not be had; these words take its place. */
  error?: ReactNode;
  className?: string;
};

/** One figure with its name. Put several into a `<dl>`. */
export function StatCard({ label, value, hint, icon, isLoading = false, error, className }: StatCardProps) {
  return (
    <div data-forced-border className={cn('rounded-xl bg-surface p-5 shadow-card sm:p-6', className)}>
      <dt className="flex items-center gap-2 font-medium text-ink-soft text-sm [&_svg]:size-4.5 [&_svg]:shrink-0">
        {icon}
        {label}
      </dt>
      <dd className="mt-2">
        {isLoading ? (
          <Skeleton className="h-[1lh] w-24 text-2xl" />
        ) : (
          <span className={cn('block font-bold text-2xl tabular-nums', error && 'text-danger-ink')}>
            {error ?? value}
          </span>
        )}
        {hint && <span className="mt-1 block text-ink-faint text-sm">{hint}</span>}
      </dd>
    </div>
  );
}
