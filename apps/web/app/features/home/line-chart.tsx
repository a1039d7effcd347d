import { MAX_SCORE, RADAR_MIN_SCORE } from '@greenroom/contract/constants';
import { shareOf, stepsOf } from '~/ui/charts/geometry.ts';
import { SERIES_LOOKS, SeriesMark } from './chart-series.tsx';

const PLOT = { left: 34, right: 334, top: 18, bottom: 226 };
/** Room between the plot's edge and the first and last mark. */
const INSET = 40;
const SCALE = { min: RADAR_MIN_SCORE, max: MAX_SCORE };

const yOf = (score: number): number => PLOT.bottom - (PLOT.bottom - PLOT.top) * shareOf(score, SCALE);
const xOf = (index: number, count: number): number =>
  PLOT.left + INSET + ((PLOT.right - PLOT.left - 2 * INSET) * index) / Math.max(1, count - 1);

type LineChartProps = { label: string; ticks: string[]; series: { name: string; values: number[] }[] };

/** Scores from 1 to 5, question by question. */
export function LineChart({ label, ticks, series }: LineChartProps) {
  return (
    <svg viewBox="0 0 360 262" role="img" aria-label={label} className="mx-auto w-full max-w-md text-[13px]">
      {stepsOf(SCALE).map((step) => (
        <g key={step}>
          <path d={`M${PLOT.left} ${yOf(step)}H${PLOT.right}`} stroke="var(--line)" />
          <text x={PLOT.left - 12} y={yOf(step) + 4} textAnchor="end" fill="var(--ink-faint)">
            {step}
          </text>
        </g>
      ))}
      {ticks.map((tick, index) => (
        <text key={tick} x={xOf(index, ticks.length)} y={PLOT.bottom + 26} textAnchor="middle" fill="var(--ink-soft)">
          {tick}
        </text>
      ))}
      {series.map(({ name, values }, seriesIndex) => {
        const look = SERIES_LOOKS[seriesIndex % SERIES_LOOKS.length] ?? SERIES_LOOKS[0];
        const points = values.map((value, index) => ({
          tick: ticks[index],
          x: xOf(index, values.length),
          y: yOf(value),
        }));
        return (
          <g key={name}>
            <path
              d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
              fill="none"
              stroke={look.color}
              strokeWidth={2.25}
              strokeDasharray={look.dash}
              strokeLinejoin="round"
            />
            {points.map(({ tick, x, y }) => (
              <SeriesMark key={tick} x={x} y={y} look={look} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
