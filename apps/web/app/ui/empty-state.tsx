import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A drawing of our own, about 120 pixels high; it says nothing that the words do not. */
  picture?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
};

/** The placeholder of an empty list: what it will show, and how to begin. */
export function EmptyState({ picture, title, description, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center rounded-xl px-4 py-12 text-center">
      {picture && (
        <div aria-hidden className="max-w-full *:max-w-full">
          {picture}
        </div>
      )}
      <Heading className="mt-6 text-xl">{title}</Heading>
      {description && <p className="mt-2 max-w-md text-ink-soft">{description}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
