import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '~/lib/class-names.ts';

const badgeClasses = cva(
  'inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        default: 'bg-accent text-on-accent',
        secondary: 'bg-accent-soft text-accent-ink',
        tertiary: 'bg-fill text-ink-soft',
        success: 'bg-success text-on-success',
        destructive: 'bg-danger text-on-danger',
        successLight: 'bg-success-soft text-success-ink',
        destructiveLight: 'bg-danger-soft text-danger-ink',
        outline: 'border border-line-strong text-ink-soft',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeClasses>;

export function Badge({ variant, className, ...rest }: BadgeProps) {
  return <span className={cn(badgeClasses({ variant }), className)} {...rest} />;
}
