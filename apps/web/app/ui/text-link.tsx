import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cn } from '~/lib/class-names.ts';

const linkClasses =
  'rounded-sm text-accent-ink underline decoration-1 underline-offset-4 transition-[text-decoration-thickness] hover:decoration-2';

/** A link in running text to another page of the application. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link className={cn(linkClasses, className)} {...rest} />
);

/** The same to an address outside of it. */
export const TextAnchor = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a className={cn(linkClasses, className)} {...rest}>
    {children}
  </a>
);
