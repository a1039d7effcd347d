import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { percent } from './geometry.ts';
import { useActivePoint } from './use-active-point.ts';

/** One value of a chart. */
export type ChartPoint = {
  name: string;
  /** Null where it is not known. */
  value: number | null;
  /** The value as drawn. */
  figure: string;
  /** The value as announced. */
  said: string;
};

type ChartFrameProps = {
  /** What the chart is and how it is walked through. */
  label: string;
  points: readonly ChartPoint[];
  className?: string;
  /** The drawing. The element of a point has its index as `data-point`. */
  children: (active: number | null) => ReactNode;
};

/**
 * One tab stop: the arrow keys, Home and End move between values, and the value is announced. The role is
 * `application`, since a screen reader would otherwise capture the arrow keys; the figure also has a table.
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
        {point && (
          <>
            <bdi>{point.name}</bdi>: {point.said}
          </>
        )}
      </p>
    </div>
  );
}

type ChartTipProps = { point: ChartPoint | undefined; x: number; y: number };

/**
 * The tooltip of the active point. It shifts left by the point's horizontal position, so that it stays inside the
 * drawing without measuring.
 * @param x, y as a share of the box, from 0 to 1
 */
export function ChartTip({ point, x, y }: ChartTipProps) {
  if (!point) return null;
  const isUpper = y < 0.4;
  return (
    <div
      data-forced-border
      className={
        'pointer-events-none absolute z-10 w-max max-w-[min(max(100%,60cqw),18rem)] rounded-md border border-line bg-raised px-3 py-2 ' +
        'text-[min(0.875rem,6cqw)] leading-normal shadow-card print:hidden'
      }
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
