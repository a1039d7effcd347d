import { type ReactNode, useId } from 'react';
import { cn } from '~/lib/class-names.ts';
import { optionClasses } from './option-classes.ts';

type OptionRowProps<Value extends string | number> = {
  legend: ReactNode;
  /** Hides the legend from the eye only, where a heading beside it says the same. */
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
};

/** One choice out of a few, side by side: radio buttons in a row, so that the arrow keys, the tab key and forms work by themselves. */
export function OptionRow<Value extends string | number>(props: OptionRowProps<Value>) {
  const { legend, isLegendHidden = false, options, value, onValueChange, disabled, className } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className={cn('min-w-0 disabled:opacity-55', className)}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              optionClasses,
              'has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:border-4',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
