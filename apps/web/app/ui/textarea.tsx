import type { ComponentProps } from 'react';
import { cn } from '~/lib/class-names.ts';
import { formatCount } from '~/lib/format.ts';
import { controlClasses, readOnlyClasses } from './control-classes.ts';

/** A text field of several lines. With `maxLength` it says when it is full, since browsers cut what is pasted without a word. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  const { value, maxLength } = rest;
  return (
    <>
      <textarea
        rows={rows}
        dir="auto"
        className={cn(controlClasses, readOnlyClasses, 'block min-h-22 resize-y py-3', className)}
        {...rest}
      />
      {maxLength && (
        <p aria-live="polite" className="mt-2 text-sm text-warning-ink empty:hidden">
          {String(value).length >= maxLength && `Full at ${formatCount(maxLength)} characters: the rest is left out.`}
        </p>
      )}
    </>
  );
}
