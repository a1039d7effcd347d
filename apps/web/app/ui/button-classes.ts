import { cva, type VariantProps } from 'class-variance-authority';

/** The classes of a button, for any element. */
export const buttonClasses = cva(
  [
    // A label takes a second line only where the room itself is narrower: on a phone with letters twice as large.
    'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-md text-center font-semibold no-underline forced-colors:border',
    'transition-[background-color,border-color,color,box-shadow,transform] duration-(--duration-quick)',
    'active:translate-y-px disabled:translate-y-0 disabled:opacity-55 aria-busy:opacity-80',
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default:
          'bg-accent text-on-accent shadow-card enabled:hover:bg-accent-hover enabled:active:bg-accent-active [a&]:hover:bg-accent-hover',
        destructive: 'bg-danger text-on-danger shadow-card enabled:hover:bg-danger-hover [a&]:hover:bg-danger-hover',
        outline: 'border border-line-strong bg-surface text-ink enabled:hover:bg-fill [a&]:hover:bg-fill',
        secondary: 'bg-accent-soft text-accent-ink enabled:hover:bg-accent-soft-hover [a&]:hover:bg-accent-soft-hover',
        tertiary: 'bg-fill text-ink enabled:hover:bg-fill-hover [a&]:hover:bg-fill-hover',
        ghost: 'text-ink enabled:hover:bg-fill [a&]:hover:bg-fill',
        link: 'text-accent-ink underline decoration-1 underline-offset-4 enabled:hover:decoration-2 [a&]:hover:decoration-2',
      },
      size: {
        default: 'min-h-11 px-5 py-2 text-base',
        sm: 'min-h-9 px-3.5 py-1 text-sm',
        lg: 'min-h-13 px-7 py-3 text-lg',
        icon: 'size-11 p-0 text-base',
      },
    },
    // Important: the padding of the size comes later in the stylesheet.
    compoundVariants: [{ variant: 'link', class: 'px-0!' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonLook = VariantProps<typeof buttonClasses>;
