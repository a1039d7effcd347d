import { type ComponentProps, useId } from 'react';
import { cn } from '~/lib/class-names.ts';
import { controlClasses, readOnlyClasses } from './control-classes.ts';
import { uiMessages } from './messages.ts';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'maxLength' | 'value'> & {
  value?: string;
  /** The longest text in characters. A longer one is left whole, and the field says by how much it is over. */
  limit?: number;
  /** What to do about a text that is too long; to shorten it, unless told otherwise. */
  limitAdvice?: string;
};

/** By how many characters a text is too long; 0 for one that is not. */
export const excessOf = (text: string, limit: number): number => Math.max(0, text.length - limit);

/** A text field of several lines. It never cuts: a browser would do so without a word (`maxLength`). */
export function Textarea({ className, rows = 5, limit, limitAdvice, ...rest }: TextareaProps) {
  const id = useId();
  const excess = limit === undefined ? 0 : excessOf(rest.value ?? '', limit);
  const isOver = excess > 0;
  return (
    <>
      <textarea
        rows={rows}
        dir="auto"
        className={cn(controlClasses, readOnlyClasses, 'block min-h-22 resize-y py-3', className)}
        {...rest}
        {...(isOver && {
          'aria-invalid': true,
          'aria-describedby': [id, rest['aria-describedby']].filter(Boolean).join(' '),
        })}
      />
      {limit !== undefined && (
        <p id={id} aria-live="polite" className="mt-2 font-medium text-danger-ink text-sm empty:hidden">
          {isOver && `${uiMessages.tooLong(excess)} ${limitAdvice ?? uiMessages.shorten}`}
        </p>
      )}
    </>
  );
}
