import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { optionClasses } from './option-classes.ts';

type ButtonRowProps<Value extends string> = {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** Buttons side by side of which one stays pressed: for a choice that fills in other fields at once. */
export function ButtonRow<Value extends string>({ legend, options, value, onValueChange }: ButtonRowProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            className={cn(
              optionClasses,
              'aria-pressed:bg-accent aria-pressed:text-on-accent forced-colors:aria-pressed:border-4',
            )}
            onClick={() => onValueChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
