import { MAX_SCORE, RADAR_MIN_SCORE } from '@greenroom/contract/constants';
import { cornerAt, type Point, shareOf, stepsOf } from '~/ui/charts/geometry.ts';
import { SERIES_LOOKS, SeriesMark } from './chart-series.tsx';

const CENTER = { x: 180, y: 136 };
const RADIUS = 106;
const LABEL_GAP = 14;
const LINE_HEIGHT = 15;
const SCALE = { min: RADAR_MIN_SCORE, max: MAX_SCORE };
const RINGS = stepsOf(SCALE).slice(1);

/** Where a score (1 to 5) is on the axis of that index; 1 is the centre. */
function pointAt(axis: number, axisCount: number, score: number): Point {
  const { x, y } = cornerAt(axis, axisCount, RADIUS * shareOf(score, SCALE));
  return { x: CENTER.x + x, y: CENTER.y + y };
}
const asPoints = (points: Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** A hyphenated word in the little room beside the drawing. */
function TwoLines({ x, text }: { x: number; text: string }) {
  return text.split(/(?<=-)/).map((line, index) => (
    <tspan key={line} x={x} dy={index * LINE_HEIGHT}>
      {line}
    </tspan>
  ));
}

function AxisLabel({ axis, axisCount, children }: { axis: number; axisCount: number; children: string }) {
  const edge = pointAt(axis, axisCount, MAX_SCORE);
  const side = Math.sign(Math.round(edge.x - CENTER.x));
  const isBelow = side === 0 && edge.y > CENTER.y;
  return (
    <text
      x={edge.x + side * 8}
      y={side === 0 ? edge.y + (isBelow ? LABEL_GAP + 6 : -LABEL_GAP + 4) : edge.y + 4}
      textAnchor={side === 0 ? 'middle' : side > 0 ? 'start' : 'end'}
    >
      {side === 0 ? children : <TwoLines x={edge.x + side * 8} text={children} />}
    </text>
  );
}

type RadarChartProps = { label: string; axes: string[]; series: { name: string; values: number[] }[] };

/** Scores from 1 at the centre to 5 at the rim, an axis for each skill. Drawn in plain SVG: there is nothing to load. */
export function RadarChart({ label, axes, series }: RadarChartProps) {
  const at = (axis: number, score: number) => pointAt(axis, axes.length, score);
  return (
    <svg viewBox="0 0 360 270" role="img" aria-label={label} className="mx-auto w-full max-w-md text-[13px]">
      <g fill="none" stroke="var(--line)">
        {RINGS.map((ring) => (
          <polygon key={ring} points={asPoints(axes.map((_, axis) => at(axis, ring)))} />
        ))}
        {axes.map((name, axis) => (
          <path key={name} d={`M${CENTER.x} ${CENTER.y}L${at(axis, MAX_SCORE).x} ${at(axis, MAX_SCORE).y}`} />
        ))}
      </g>
      <g fill="var(--ink-soft)">
        {axes.map((name, axis) => (
          <AxisLabel key={name} axis={axis} axisCount={axes.length}>
            {name}
          </AxisLabel>
        ))}
      </g>
      {series.map(({ name, values }, index) => {
        const look = SERIES_LOOKS[index % SERIES_LOOKS.length] ?? SERIES_LOOKS[0];
        const points = values.map((value, axis) => at(axis, value));
        return (
          <g key={name}>
            <polygon
              points={asPoints(points)}
              fill={look.color}
              fillOpacity={0.08}
              stroke={look.color}
              strokeWidth={2}
              strokeLinejoin="round"
              strokeDasharray={look.dash}
            />
            {points.map((point, axis) => (
              <SeriesMark key={axes[axis]} {...point} look={look} />
            ))}
          </g>
        );
      })}
      <g fill="var(--ink-faint)" className="text-[11px]">
        {RINGS.map((ring) => (
          <text key={ring} x={CENTER.x + 5} y={at(0, ring).y + 4}>
            {ring}
          </text>
        ))}
      </g>
    </svg>
  );
}
