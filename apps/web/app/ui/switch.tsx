import { type ReactNode, useId } from 'react';
import { cn } from '~/lib/class-names.ts';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
};

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, hint, checked, onCheckedChange, disabled, name, className }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={cn('flex min-h-11 items-center justify-between gap-4', disabled && 'opacity-55', className)}>
      <span>
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="block text-ink-faint text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className={
            'peer h-7 w-12 appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-(--duration-quick) ' +
            'checked:border-accent checked:bg-accent forced-colors:appearance-auto'
          }
        />
        <span
          aria-hidden
          className={
            'pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-[translate,background-color] ' +
            'duration-(--duration-calm) ease-settle peer-checked:translate-x-5 peer-checked:bg-on-accent forced-colors:hidden'
          }
        />
      </span>
    </label>
  );
}
