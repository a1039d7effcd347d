import type { CSSProperties } from 'react';
import { cn } from '~/lib/class-names.ts';
import { ChartFrame, type ChartPoint, ChartTip } from './chart-frame.tsx';
import { percent, type Scale, shareOf, stepsOf } from './geometry.ts';
import { seriesColor } from './series-color.ts';

type BarsProps = { label: string; points: readonly ChartPoint[]; scale: Scale; className?: string };

/** Room for the names beside the bars, and for the figures at their ends. */
const ROOM = { '--names': 'min(10em, 40cqw)', '--figures': '2.75em' } as CSSProperties;
const PLOT = 'absolute top-0 right-(--figures) bottom-[2em] left-(--names)';

function Axis({ scale }: { scale: Scale }) {
  return (
    <svg
      aria-hidden="true"
      className={cn(PLOT, 'h-[calc(100%-2em)] w-[calc(100%-var(--names)-var(--figures))] overflow-visible')}
    >
      {stepsOf(scale).map((step) => {
        const x = percent(shareOf(step, scale));
        return (
          <g key={step}>
            <line x1={x} x2={x} y1="0" y2="100%" stroke={step === scale.min ? 'var(--line-strong)' : 'var(--line)'} />
            <text x={x} y="100%" dy="1.4em" textAnchor="middle" fill="var(--ink-soft)">
              {step}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1="100%" y2="100%" stroke="var(--line-strong)" />
    </svg>
  );
}

/** Values as bars that lie: beside them there is room for names. A long name is cut after its second line. */
export function Bars({ label, points, scale, className }: BarsProps) {
  const shares = points.map(({ value }) => (value === null ? 0 : shareOf(value, scale)));
  return (
    <ChartFrame label={label} points={points} className={cn('@container grid', className)}>
      {(active) => (
        <div className="relative grid text-[min(1em,6cqw)] auto-rows-[minmax(3em,1fr)] pb-[2em]" style={ROOM}>
          <Axis scale={scale} />
          {points.map(({ name, value, figure }, index) => (
            <div
              key={name}
              data-point={index}
              className={cn(
                'relative grid grid-cols-[var(--names)_1fr] items-center rounded-sm',
                index === active && 'bg-fill/60',
              )}
            >
              <p dir="auto" className="wrap-anywhere line-clamp-2 pr-[0.9em] text-right text-ink-soft">
                {name}
              </p>
              <div className="me-(--figures) flex min-w-0 items-center">
                {value !== null && (
                  <svg
                    aria-hidden="true"
                    className="h-[2em] shrink-0 rounded-r-sm"
                    style={{ width: percent(shares[index] ?? 0) }}
                  >
                    <rect width="100%" height="100%" fill={seriesColor(index)} />
                  </svg>
                )}
                <span className="ms-[0.4em] font-semibold tabular-nums">{figure}</span>
              </div>
            </div>
          ))}
          <div className={cn(PLOT, 'pointer-events-none')}>
            {active !== null && (
              <ChartTip point={points[active]} x={shares[active] ?? 0} y={(active + 0.5) / points.length} />
            )}
          </div>
        </div>
      )}
    </ChartFrame>
  );
}
