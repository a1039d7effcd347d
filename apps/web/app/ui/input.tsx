import type { ComponentProps } from 'react';
import { cn } from '~/lib/class-names.ts';
import { controlClasses, readOnlyClasses } from './control-classes.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input dir="auto" className={cn(controlClasses, readOnlyClasses, 'min-h-11 py-2', className)} {...rest} />;
}
