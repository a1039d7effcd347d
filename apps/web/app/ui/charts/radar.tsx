import type { CSSProperties } from 'react';
import { cn } from '~/lib/class-names.ts';
import { ChartFrame, type ChartPoint, ChartTip } from './chart-frame.tsx';
import { cornerAt, type Point, percent, runsAround, type Scale, shareOf, stepsOf } from './geometry.ts';

type RadarProps = { label: string; points: readonly ChartPoint[]; scale: Scale; className: string };

/** As large as the room allows beside the labels: six letters and a half at each side, two lines above and below. */
const RIM = 'max(34cqw, min((100cqw - 12.4em) / 0.866, 100cqh - 6.5em))';
const RADIUS = 50;
/** How far along its axis the tip of a value that is not known is. */
const UNKNOWN_TIP = 0.5;

const outlineOf = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x},${y}`).join('L')}Z`;

/** From the centre to a corner, by the share of the way. */
type Share = number | null;

/** An area between fewer corners is a sliver that looks like a value. */
const FEWEST_CORNERS = 3;

/** Each known corner joined to the centre. */
const spokesOf = (shares: readonly Share[]): string =>
  shares
    .flatMap((share, index) => {
      if (share === null) return [];
      const { x, y } = cornerAt(index, shares.length, share * RADIUS);
      return `M0,0L${x},${y}`;
    })
    .join('');

/**
 * The area of the corners that are known. Neighbours are joined; beside a corner that is not known the area ends at the
 * centre, since a line across would show a value there.
 */
function areaOf(shares: readonly Share[]): string {
  const cornerOf = (index: number) => cornerAt(index, shares.length, (shares[index] ?? 0) * RADIUS);
  const runs = runsAround(shares.map((share) => share !== null));
  return runs
    .map((run) => outlineOf([...(run.length < shares.length ? [{ x: 0, y: 0 }] : []), ...run.map(cornerOf)]))
    .join('');
}

type CornerLabelProps = { point: ChartPoint; index: number; count: number };

/** A name with its figure under it, turned away from the drawing. */
function CornerLabel({ point, index, count }: CornerLabelProps) {
  const { x, y } = cornerAt(index, count, 0.5);
  const side = Math.sign(x);
  const isMiddle = side === 0;
  const style: CSSProperties = {
    left: `calc(50% + var(--rim) * ${x} + ${side * 0.6}em)`,
    top: `calc(50% + var(--rim) * ${y} + ${isMiddle ? Math.sign(y) * (y < 0 ? 0.9 : 0.4) : 0}em)`,
    translate: `${(side - 1) * 50}% ${isMiddle ? (y < 0 ? -100 : 0) : -50}%`,
    maxWidth: isMiddle ? '60%' : `calc(50% - var(--rim) * ${Math.abs(x)} - 0.6em)`,
  };
  return (
    <div
      data-point={index}
      className={cn('wrap-anywhere absolute w-max', isMiddle ? 'text-center' : side < 0 && 'text-right')}
      style={style}
    >
      <p dir="auto" className="text-ink-soft">
        {point.name}
      </p>
      <p className={point.value === null ? 'text-ink-faint' : 'font-semibold tabular-nums'}>{point.figure}</p>
    </div>
  );
}

function Web({ scale, shares }: { scale: Scale; shares: readonly Share[] }) {
  return (
    <g fill="none" stroke="var(--line)">
      {stepsOf(scale).map((step) => (
        <path
          key={step}
          d={outlineOf(shares.map((_, index) => cornerAt(index, shares.length, shareOf(step, scale) * RADIUS)))}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {shares.map((share, index) => {
        const { x, y } = cornerAt(index, shares.length, RADIUS);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the corners keep their places
            key={index}
            d={`M0,0L${x},${y}`}
            strokeDasharray={share === null ? '2 5' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </g>
  );
}

/** Values on axes around a centre, which is the start of the scale. A value that is not known has a dashed axis and no point. */
export function Radar({ label, points, scale, className }: RadarProps) {
  const shares = points.map(({ value }) => (value === null ? null : shareOf(value, scale)));
  const hasArea = shares.filter((share) => share !== null).length >= FEWEST_CORNERS;
  const spots = shares.map((share, index) => {
    const { x, y } = cornerAt(index, points.length, (share ?? UNKNOWN_TIP) / 2);
    return { x: 0.5 + x, y: 0.5 + y, isKnown: share !== null };
  });
  return (
    <ChartFrame label={label} points={points} className={cn('@container-size', className)}>
      {(active) => (
        <div className="absolute inset-0 text-[min(1em,5cqw)]" style={{ '--rim': RIM } as CSSProperties}>
          {points.map((point, index) => (
            <CornerLabel key={point.name} point={point} index={index} count={points.length} />
          ))}
          <div className="absolute top-1/2 left-1/2 size-(--rim) -translate-1/2">
            <svg aria-hidden="true" className="size-full overflow-visible">
              <svg aria-hidden="true" viewBox="-50 -50 100 100" overflow="visible">
                <Web scale={scale} shares={shares} />
                <path
                  d={hasArea ? areaOf(shares) : spokesOf(shares)}
                  fill="var(--chart-1)"
                  fillOpacity={0.22}
                  stroke="var(--chart-1)"
                  strokeWidth={hasArea ? 2 : 4}
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <g fill="var(--ink-faint)" className="text-[min(0.75rem,1em)]">
                {stepsOf(scale).map((step) => (
                  <text key={step} x="50%" y={percent(0.5 - shareOf(step, scale) / 2)} dx="4" dy="-0.1em">
                    {step}
                  </text>
                ))}
              </g>
              {spots.map(({ x, y, isKnown }, index) => (
                <g key={points[index]?.name} data-point={index} fill="var(--chart-1)">
                  {isKnown && <circle cx={percent(x)} cy={percent(y)} r={index === active ? 6 : 4} />}
                  <circle cx={percent(x)} cy={percent(y)} r={16} fill="transparent" />
                </g>
              ))}
            </svg>
            {active !== null && spots[active] && (
              <ChartTip point={points[active]} x={spots[active].x} y={spots[active].y} />
            )}
          </div>
        </div>
      )}
    </ChartFrame>
  );
}
