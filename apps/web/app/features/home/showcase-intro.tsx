import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { ButtonLink } from '~/ui/button.tsx';

type ShowcaseIntroProps = {
  id: string;
  title: string;
  lead: string;
  /** Who wrote the sample. */
  origin: string;
  action: string;
  to: string;
  children?: ReactNode;
};

/** What a section is about, and the one thing to do about it. Where there is room, its points are beside it. */
export function ShowcaseIntro({ id, title, lead, origin, action, to, children }: ShowcaseIntroProps) {
  return (
    <div className={cn('grid justify-items-start', children && 'gap-x-16 lg:grid-cols-2')}>
      <div className="max-w-xl">
        <h3 id={`${id}-heading`} className="text-2xl">
          {title}
        </h3>
        <p className="mt-4 text-ink-soft text-lg">{lead}</p>
        <p className="mt-2 text-ink-faint text-sm">{origin}</p>
      </div>
      {children && <div className="mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-end">{children}</div>}
      <ButtonLink to={to} variant="secondary" className="mt-6">
        {action}
      </ButtonLink>
    </div>
  );
}
