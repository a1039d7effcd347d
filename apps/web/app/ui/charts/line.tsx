import { line } from 'd3-shape';
import { cn } from '~/lib/class-names.ts';
import { ChartFrame, type ChartPoint, ChartTip } from './chart-frame.tsx';
import { percent, type Scale, shareOf, stepsOf, strideFor } from './geometry.ts';
import { ChartMark } from './line-key.tsx';

type LineProps = {
  label: string;
  /** `mark`: a second value on the same scale, drawn as a square. */
  points: readonly (ChartPoint & { tick: string; mark?: number | null })[];
  scale: Scale;
  /** What the axes are. */
  axes: { x: string; y: string };
  /** False where neighbours have nothing to do with each other: each point then has its own stem. */
  isJoined?: boolean;
  className: string;
};

type Spot = { x: number; y: number; isKnown: boolean };

/** How many labels are side by side in a drawing, and from which width on. */
const ROOM = [
  [5, ''],
  [9, 'hidden @min-[16rem]:inline'],
  [18, 'hidden @2xl:inline'],
  [30, 'hidden @min-[60rem]:inline'],
] as const;
const DENSE = 15;

/** Neighbours are joined; a value that is not known leaves a gap. */
const linePath = line<Spot>()
  .defined(({ isKnown }) => isKnown)
  .x(({ x }) => x * 100)
  .y(({ y }) => y * 100);

/** In which width the label of a point is shown. */
const widthFor = (index: number, count: number): string =>
  ROOM.find(([capacity]) => index % strideFor(count, capacity) === 0)?.[1] ?? 'hidden';

function Axes({ scale, axes }: Pick<LineProps, 'scale' | 'axes'>) {
  return (
    <g fill="var(--ink-soft)">
      {stepsOf(scale).map((step) => {
        const y = percent(1 - shareOf(step, scale));
        return (
          <g key={step}>
            <line x1="0" x2="100%" y1={y} y2={y} stroke={step === scale.min ? 'var(--line-strong)' : 'var(--line)'} />
            <text x="0" y={y} dx="-0.7em" dy="0.35em" textAnchor="end">
              {step}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="0" y1="0" y2="100%" stroke="var(--line-strong)" />
      <text x="50%" y="100%" dy="3.2em" textAnchor="middle">
        {axes.x}
      </text>
      {/* Its own viewport carries the place, which a turned text cannot have in per cent. */}
      <svg aria-hidden="true" x="0" y="50%" overflow="visible">
        <text transform="rotate(-90)" dy="-2.4em" textAnchor="middle">
          {axes.y}
        </text>
      </svg>
    </g>
  );
}

const Joined = ({ spots }: { spots: readonly Spot[] }) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
    <path
      d={linePath([...spots]) ?? ''}
      fill="none"
      stroke="var(--chart-1)"
      strokeWidth={3}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

const Stems = ({ spots }: { spots: readonly Spot[] }) =>
  spots.map(
    ({ x, y, isKnown }) =>
      isKnown && (
        <line
          key={x}
          x1={percent(x)}
          x2={percent(x)}
          y1={percent(y)}
          y2="100%"
          stroke="var(--chart-1)"
          strokeWidth={3}
          opacity={0.45}
        />
      ),
  );

/** Values one after another, with their figures above them. */
export function Line({ label, points, scale, axes, isJoined = true, className }: LineProps) {
  const spots = points.map(({ value }, index) => ({
    x: (index + 0.5) / points.length,
    y: 1 - shareOf(value ?? scale.min, scale),
    isKnown: value !== null,
  }));
  const dot = points.length > DENSE ? 3 : 5;
  return (
    <ChartFrame label={label} points={points} className={cn('@container', className)}>
      {(active) => (
        <div className="absolute text-[min(1em,6cqw)] top-[2em] right-[0.5em] bottom-[3.8em] left-[3.6em]">
          <svg aria-hidden="true" className="size-full overflow-visible">
            <Axes scale={scale} axes={axes} />
            {active !== null && spots[active] && (
              <line
                x1={percent(spots[active].x)}
                x2={percent(spots[active].x)}
                y1="0"
                y2="100%"
                stroke="var(--line-strong)"
              />
            )}
            {isJoined ? <Joined spots={spots} /> : <Stems spots={spots} />}
            {spots.map(({ x, y, isKnown }, index) => {
              const point = points[index];
              const width = widthFor(index, points.length);
              return (
                <g key={point?.name} data-point={index}>
                  <rect
                    x={percent(x - 0.5 / points.length)}
                    width={percent(1 / points.length)}
                    height="100%"
                    opacity={0}
                  />
                  {isKnown && (
                    <circle
                      cx={percent(x)}
                      cy={percent(y)}
                      r={index === active ? dot + 2 : dot}
                      fill="var(--chart-1)"
                    />
                  )}
                  {point?.mark != null && <ChartMark x={percent(x)} y={percent(1 - shareOf(point.mark, scale))} />}
                  <text x={percent(x)} y="100%" dy="1.5em" textAnchor="middle" fill="var(--ink-soft)" className={width}>
                    {point?.tick}
                  </text>
                </g>
              );
            })}
            {spots.map(({ x, y, isKnown }, index) => (
              <text
                key={points[index]?.name}
                x={percent(x)}
                y={percent(y)}
                dy={isKnown ? '-0.85em' : '-0.5em'}
                textAnchor="middle"
                className={cn('chart-figure', isKnown && 'font-semibold', widthFor(index, points.length))}
              >
                {points[index]?.figure}
              </text>
            ))}
          </svg>
          {active !== null && spots[active] && <ChartTip point={points[active]} {...spots[active]} />}
        </div>
      )}
    </ChartFrame>
  );
}
