import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { buttonClasses } from './button-classes.ts';

/** The first stop of the tab key: past the header to the element with the id `to`. */
export const SkipLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={`#${to}`}
    className={cn(buttonClasses(), 'fixed top-3 left-3 z-60 -translate-y-20 focus-visible:translate-y-0 print:hidden')}
  >
    {children}
  </a>
);
