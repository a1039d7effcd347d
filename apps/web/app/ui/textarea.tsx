import type { ComponentProps } from 'react';
import { cn } from '~/lib/class-names.ts';
import { controlClasses, readOnlyClasses } from './control-classes.ts';

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={cn(controlClasses, readOnlyClasses, 'block min-h-22 resize-y py-3', className)}
      {...rest}
    />
  );
}
