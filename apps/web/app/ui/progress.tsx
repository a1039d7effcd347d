import { type ReactNode, useId } from 'react';
import { cn } from '~/lib/class-names.ts';

type ProgressProps = {
  label: ReactNode;
  isLabelHidden?: boolean;
  /** From 0 to `max`; null while no one knows how far it is. */
  value: number | null;
  max?: number;
  /** The value in words, for example "6 of 8". */
  valueText?: string;
  tone?: 'accent' | 'warning' | 'danger';
  className?: string;
};

const TONES = { accent: 'bg-accent', warning: 'bg-warning', danger: 'bg-danger' } as const;

/** How far something is, as a bar with words. */
export function Progress(props: ProgressProps) {
  const { label, isLabelHidden = false, value, max = 100, valueText, tone = 'accent', className } = props;
  const labelId = useId();
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className={className}>
      <div className={cn('mb-2 flex flex-wrap items-baseline justify-between gap-x-4', isLabelHidden && 'sr-only')}>
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        {valueText && <span className="text-ink-faint text-sm tabular-nums">{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={valueText}
        data-forced-border
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={cn(
            'h-full rounded-full transition-[width] duration-(--duration-calm) ease-settle forced-colors:bg-[Highlight]',
            TONES[tone],
            value === null && 'w-1/3 animate-wander',
          )}
          style={value === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
