import type { ComponentProps, ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';

type CardProps = ComponentProps<'section'> & {
  /** `flat` lies let into the page, for what belongs to something else. */
  tone?: 'raised' | 'flat';
};

export function Card({ tone = 'raised', className, ...rest }: CardProps) {
  return (
    <section
      data-forced-border
      className={cn('rounded-xl p-5 sm:p-6', tone === 'raised' ? 'bg-surface shadow-card' : 'bg-fill/60', className)}
      {...rest}
    />
  );
}

type CardHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
  id?: string;
};

/** A card's heading, with a line under it and something to do beside it. */
export function CardHeader({ title, description, action, level = 2, id }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-4 flex break-after-avoid flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      {action}
    </div>
  );
}
