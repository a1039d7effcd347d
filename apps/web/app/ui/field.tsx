import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '~/lib/class-names.ts';

export function Label({ className, children, ...rest }: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: htmlFor is required and spread
    <label className={cn('block font-semibold text-ink', className)} {...rest}>
      {children}
    </label>
  );
}

/** What a control needs to belong to its label, hint and error. Spread it onto the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Something at the far end of the label's line: a counter, a link. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** The ids of the elements that describe a control, joined for the attribute; missing ones are left out. */
export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** Label, control, hint and error text, tied together for anyone who listens. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = describedBy(error ? errorId : undefined, hint ? hintId : undefined);
  return (
    <div className={className}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Label htmlFor={id}>{label}</Label>
        {aside && <span className="ml-auto text-ink-faint text-sm">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="mt-2 text-ink-faint text-sm">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

type FieldErrorProps = { id: string; isLive?: boolean; children?: ReactNode };

/** Says what is wrong with a control. It is always in the page, so that a new message is read out. */
export function FieldError({ id, isLive = true, children }: FieldErrorProps) {
  return (
    <p id={id} aria-live={isLive ? 'polite' : undefined} className="font-medium text-danger-ink text-sm">
      {children && (
        <span className="mt-2 flex items-start gap-1.5">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {children}
        </span>
      )}
    </p>
  );
}
