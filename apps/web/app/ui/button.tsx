import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { cn } from '~/lib/class-names.ts';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the button shows it, cannot be pressed again and keeps the focus. */
    isBusy?: boolean;
  };

export function Button({ variant, size, isBusy = false, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={cn(buttonClasses({ variant, size }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** A link announced as a button must react to the space bar, too. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ' || event.currentTarget.getAttribute('role') !== 'button') return;
  event.preventDefault();
  event.currentTarget.click();
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/**
 * A link inside the application that looks like a button. Its page's code is fetched when it is pointed at.
 * With `role="button"`, for what the specification calls a button, it is announced as one and still opens in a new tab.
 */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      prefetch="intent"
      className={cn(buttonClasses({ variant, size }), className)}
      onKeyDown={pressBySpace}
      {...rest}
    />
  );
}

type ButtonAnchorProps = ComponentProps<'a'> & ButtonLook;

/** The same for an address that the server answers: sign-in, a download, another site. */
export function ButtonAnchor({ variant, size, className, children, ...rest }: ButtonAnchorProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its callers give the address
    <a className={cn(buttonClasses({ variant, size }), className)} onKeyDown={pressBySpace} {...rest}>
      {children}
    </a>
  );
}
