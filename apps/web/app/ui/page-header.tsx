import type { ReactNode } from 'react';

type PageHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode; eyebrow?: ReactNode };

/** The main heading of a screen. It takes the focus after a change of page. */
export function PageHeader({ title, description, actions, eyebrow }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-8 sm:pt-12">
      <div className="min-w-0 max-w-2xl">
        {eyebrow && <p className="mb-2 font-semibold text-accent-ink text-sm">{eyebrow}</p>}
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {description && <p className="mt-3 text-balance text-ink-soft text-lg">{description}</p>}
      </div>
      {actions && (
        <div data-print="hide" className="actions">
          {actions}
        </div>
      )}
    </div>
  );
}
