import { arc, type PieArcDatum, pie } from 'd3-shape';
import { ChartFrame, type ChartPoint, ChartTip } from './chart-frame.tsx';
import { seriesColor } from './series-color.ts';

type PieProps = { label: string; points: readonly ChartPoint[]; className: string };

const RADIUS = 100;
const HOLE = 54;
const REST = 94;

const slicesOf = pie<ChartPoint>()
  .sort(null)
  .value(({ value }) => value ?? 0);
const ring = arc<PieArcDatum<ChartPoint>>().innerRadius(HOLE);
const slicePath = ring.outerRadius(REST);
const activePath = arc<PieArcDatum<ChartPoint>>().innerRadius(HOLE).outerRadius(RADIUS);

/** Parts of a whole, from the top clockwise, around a hole. Their names are in a legend beside it. */
export function Pie({ label, points, className }: PieProps) {
  const slices = slicesOf([...points]);
  return (
    <ChartFrame label={label} points={points} className={className}>
      {(active) => {
        const slice = active === null ? undefined : slices[active];
        const [x, y] = slice ? slicePath.centroid(slice) : [0, 0];
        return (
          <>
            <svg aria-hidden="true" viewBox="-100 -100 200 200" className="size-full overflow-visible">
              {slices.map((one, index) => (
                <path
                  key={one.data.name}
                  data-point={index}
                  d={(index === active ? activePath(one) : slicePath(one)) ?? ''}
                  fill={seriesColor(index)}
                  stroke="var(--surface)"
                  strokeWidth={3}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            <ChartTip point={slice?.data} x={0.5 + x / 2 / RADIUS} y={0.5 + y / 2 / RADIUS} />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** The names of a pie's slices with their figures. Anyone who listens has the table. */
export function PieLegend({ points, className }: Omit<PieProps, 'label'>) {
  return (
    <ul aria-hidden className={className}>
      {points.map(({ name, figure }, index) => (
        <li key={name} className="flex items-start gap-2.5 text-sm">
          {/* Drawn, so that it is there on paper and with forced colours too. */}
          <svg aria-hidden="true" viewBox="0 0 12 12" className="mt-1.5 size-3 shrink-0">
            <circle cx={6} cy={6} r={6} fill={seriesColor(index)} />
          </svg>
          <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-left text-ink-soft">
            {name}
          </span>
          <span className="font-semibold tabular-nums">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
