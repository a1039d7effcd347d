import type { ComponentProps } from 'react';
import { cn } from '~/lib/class-names.ts';
import { formatCount } from '~/lib/format.ts';
import { controlClasses, readOnlyClasses } from './control-classes.ts';

const isFull = ({ value, maxLength, readOnly }: ComponentProps<'textarea'>): boolean =>
  !readOnly && typeof value === 'string' && value.length >= (maxLength ?? Number.POSITIVE_INFINITY);

/** A text field of several lines. With `maxLength` it says when it is full, since browsers cut what is pasted without a word. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <>
      <textarea
        rows={rows}
        dir="auto"
        className={cn(controlClasses, readOnlyClasses, 'block min-h-22 resize-y py-3', className)}
        {...rest}
      />
      {rest.maxLength !== undefined && (
        <p aria-live="polite" className="mt-2 text-sm text-warning-ink empty:hidden">
          {isFull(rest) && `This field is full at ${formatCount(rest.maxLength)} characters: the rest is left out.`}
        </p>
      )}
    </>
  );
}
