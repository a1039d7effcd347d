import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button.tsx';

type ShowcaseIntroProps = {
  id: string;
  title: string;
  lead: string;
  action: string;
  to: string;
  children?: ReactNode;
};

/** What a section is about, and the one thing to do about it. */
export function ShowcaseIntro({ id, title, lead, action, to, children }: ShowcaseIntroProps) {
  return (
    <div className="max-w-xl">
      <h3 id={`${id}-heading`} className="text-2xl">
        {title}
      </h3>
      <p className="mt-4 text-ink-soft text-lg">{lead}</p>
      {children}
      <ButtonLink to={to} variant="secondary" className="mt-6">
        {action}
      </ButtonLink>
    </div>
  );
}
