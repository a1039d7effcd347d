import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { percent } from './geometry.ts';
import { useActivePoint } from './use-active-point.ts';

/** One value of a chart. */
export type ChartPoint = {
  name: string;
  /** Null where it is not known. */
  value: number | null;
  /** The value as it stands in the drawing. */
  figure: string;
  /** The value as it is said when somebody goes to it. */
  said: string;
};

type ChartFrameProps = {
  /** What the chart is and how it is walked through. */
  label: string;
  points: readonly ChartPoint[];
  className?: string;
  /** The drawing. What stands for a point has its number as `data-point`. */
  children: (active: number | null) => ReactNode;
};

/**
 * One stop for the keyboard: the arrow keys, Home and End go from value to value, and where one stands is said.
 * An application, since whoever listens to the page would otherwise keep the arrow keys; the figure's table is there to be read.
 */
export function ChartFrame({ label, points, className, children }: ChartFrameProps) {
  const { active, frame, listeners } = useActivePoint(points.length);
  const point = active === null ? undefined : points[active];
  return (
    <div
      ref={frame}
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its values are walked through by key
      tabIndex={0}
      className={cn('relative touch-pan-y touch-pinch-zoom select-none rounded-sm text-chart', className)}
      {...listeners}
    >
      <div aria-hidden className="contents">
        {children(active)}
      </div>
      <p aria-live="polite" className="sr-only">
        {point && `${point.name}: ${point.said}`}
      </p>
    </div>
  );
}

type ChartTipProps = { point: ChartPoint | undefined; x: number; y: number };

/**
 * What is said about the active point, beside it. It leans as far to the left as its point stands to the right, so that it stays
 * within the drawing without being measured.
 * @param x, y shares of the box that it stands in
 */
export function ChartTip({ point, x, y }: ChartTipProps) {
  if (!point) return null;
  const isUpper = y < 0.4;
  return (
    <div
      data-forced-border
      className="pointer-events-none absolute z-10 w-max max-w-[min(max(100%,60cqw),18rem)] rounded-md border border-line bg-raised px-3 py-2 text-[min(0.875rem,6cqw)] leading-normal shadow-card print:hidden"
      style={{
        left: percent(x),
        top: `calc(${percent(y)} ${isUpper ? '+' : '-'} 0.875rem)`,
        translate: `${percent(-x)} ${isUpper ? '0%' : '-100%'}`,
      }}
    >
      <p dir="auto" className="wrap-anywhere line-clamp-3 font-semibold">
        {point.name}
      </p>
      <p className="text-ink-soft tabular-nums">{point.said}</p>
    </div>
  );
}
