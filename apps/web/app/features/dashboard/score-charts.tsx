import { MAX_SCORE, RADAR_MIN_SCORE } from '@greenroom/contract/constants';
import type { DashboardCharts } from '@greenroom/contract/dashboard';
import {
  Bar,
  BarChart,
  type BaseTickContentProps,
  CartesianGrid,
  LabelList,
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatScore } from '~/lib/format.ts';
import { axisLook, GRID_LOOK, STILL, seriesColor, TOOLTIP_LOOK } from '~/ui/chart-looks.ts';
import { useChartFontSize } from '~/ui/use-chart-font-size.ts';
import { dashboardWords } from './words.ts';

const { charts: words } = dashboardWords;
const SCORE_TICKS = [0, 1, 2, 3, 4, 5];
const SMALL_FONT = 12;
const FILL_STYLE = { width: '100%', height: '100%' } as const;
/** Room for a job title beside its bar; longer ones are cut, the table has them whole. */
const LONGEST_TITLE = 18;

const shorten = (title: string): string =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;

type Of<Key extends keyof DashboardCharts> = { data: DashboardCharts[Key] };

type SkillLabelProps = BaseTickContentProps & { figure: string; fontSize: number };

/** "Problem-solving" → "Problem-" and "solving": beside the drawing there is little room. */
const linesOf = (attribute: string): string[] => attribute.split(/(?<=-)/);

/** A skill's name with its score under it. The top one grows upwards, away from the drawing. */
function SkillLabel({ x, y, textAnchor, payload, index, figure, fontSize }: SkillLabelProps) {
  const lines = linesOf(String(payload.value));
  const firstDy = index === 0 ? '-1.9em' : lines.length > 1 ? '-0.4em' : '0.3em';
  return (
    <text x={x} y={y} textAnchor={textAnchor} fontSize={fontSize} fill="var(--ink-soft)">
      {lines.map((line, number) => (
        <tspan key={line} x={x} dy={number === 0 ? firstDy : '1.2em'}>
          {line}
        </tspan>
      ))}
      <tspan x={x} dy="1.25em" fill="var(--ink)" fontWeight={600}>
        {figure}
      </tspan>
    </text>
  );
}

/** Six skills on a scale of 1 to 5: what is lower, or not known, is drawn at 1. */
export function SkillRadar({ data }: Of<'formatedRadarChartData'>) {
  const fontSize = useChartFontSize();
  const drawn = data.map(({ attribute, score }) => ({
    attribute,
    figure: formatScore(score),
    score: Math.max(RADAR_MIN_SCORE, score ?? RADAR_MIN_SCORE),
  }));
  return (
    <RadarChart
      responsive
      style={FILL_STYLE}
      data={drawn}
      outerRadius={fontSize > SMALL_FONT ? '74%' : '66%'}
      aria-label={words.keys(words.radar)}
    >
      <PolarGrid stroke="var(--line)" />
      <PolarAngleAxis
        dataKey="attribute"
        tick={(tick: BaseTickContentProps) => (
          <SkillLabel {...tick} fontSize={fontSize} figure={drawn[tick.index]?.figure ?? ''} />
        )}
      />
      <PolarRadiusAxis
        domain={[RADAR_MIN_SCORE, MAX_SCORE]}
        ticks={SCORE_TICKS.slice(RADAR_MIN_SCORE)}
        angle={90}
        axisLine={false}
        tick={{ fill: 'var(--ink-faint)', fontSize: 12 }}
      />
      <Radar
        {...STILL}
        name={words.average}
        dataKey="score"
        stroke="var(--chart-1)"
        strokeWidth={2}
        fill="var(--chart-1)"
        fillOpacity={0.22}
        dot={{ r: 3, fill: 'var(--chart-1)', fillOpacity: 1 }}
      />
    </RadarChart>
  );
}

export function TitlePie({ data }: Of<'formatedPieChartData'>) {
  const slices = data.map(({ jobTitle, count }, index) => ({ name: jobTitle, value: count, fill: seriesColor(index) }));
  return (
    <PieChart responsive style={FILL_STYLE} aria-label={words.keys(words.pie)}>
      <Pie
        {...STILL}
        data={slices}
        dataKey="value"
        nameKey="name"
        innerRadius="52%"
        outerRadius="92%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--surface)"
        strokeWidth={3}
      />
      <Tooltip {...TOOLTIP_LOOK} />
    </PieChart>
  );
}

/** The bars lie: beside them there is room for a job's title. */
export function TitleBars({ data }: Of<'formatedBarChartData'>) {
  const fontSize = useChartFontSize();
  const bars = data.map(({ jobTitle, averageScore }, index) => ({
    jobTitle,
    averageScore,
    label: formatScore(averageScore),
    fill: seriesColor(index),
  }));
  return (
    <BarChart
      responsive
      layout="vertical"
      style={FILL_STYLE}
      data={bars}
      margin={{ top: 4, right: 36, bottom: 4, left: 4 }}
      aria-label={words.keys(words.bar)}
    >
      <CartesianGrid {...GRID_LOOK} horizontal={false} />
      <XAxis type="number" domain={[0, MAX_SCORE]} ticks={SCORE_TICKS} {...axisLook(fontSize)} />
      <YAxis type="category" dataKey="jobTitle" width={fontSize * 9} tickFormatter={shorten} {...axisLook(fontSize)} />
      <Tooltip {...TOOLTIP_LOOK} />
      <Bar {...STILL} name={words.average} dataKey="averageScore" radius={[0, 8, 8, 0]} maxBarSize={28}>
        <LabelList dataKey="label" position="right" fill="var(--ink)" fontSize={fontSize} fontWeight={600} />
      </Bar>
    </BarChart>
  );
}
