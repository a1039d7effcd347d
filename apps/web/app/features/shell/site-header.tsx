import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ThemeToggle } from '~/ui/theme/theme-toggle.tsx';
import { Logo } from './logo.tsx';
import { shellMessages } from './messages.ts';

/** The header of every page. `account` is the corner that knows who is signed in. */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header>
      <div className="shell flex min-h-18 items-center gap-3">
        <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-sm font-bold text-lg tracking-tight">
          <Logo className="size-8" />
          <span className="max-[25rem]:sr-only">{shellMessages.product}</span>
        </Link>
        {/* Both take all the space, so that the layout does not shift when the corner fills. */}
        <div className="flex flex-1 items-center justify-end gap-1 sm:gap-2">
          <div data-account-corner className="flex flex-1 items-center justify-end gap-1 sm:gap-2">
            {account}
          </div>
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
