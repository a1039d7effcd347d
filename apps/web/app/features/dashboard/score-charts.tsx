import { MAX_SCORE, RADAR_MIN_SCORE } from '@greenroom/contract/constants';
import type { DashboardCharts } from '@greenroom/contract/dashboard';
import { formatLongDate, formatScore } from '~/lib/format.ts';
import { Bars } from '~/ui/charts/bars.tsx';
import { Line } from '~/ui/charts/line.tsx';
import { Pie, PieLegend } from '~/ui/charts/pie.tsx';
import { Radar } from '~/ui/charts/radar.tsx';
import { dashboardMessages } from './messages.ts';

const { charts: words } = dashboardMessages;

type Of<Key extends keyof DashboardCharts> = { data: DashboardCharts[Key] };

const scored = (name: string, score: number | null) => ({
  name,
  value: score,
  figure: formatScore(score),
  said: words.averageOf(score === null ? null : formatScore(score)),
});

/** What a point of the line represents. Two interviews of one day and role are distinguished by their number. */
export const historyName = ({ jobTitle, createdAt }: DashboardCharts['scoreHistory'][number], index: number): string =>
  `${index + 1}. ${jobTitle}, ${formatLongDate(createdAt)}`;

/** A skill in the table of the chart, with how many answers its mean is from. */
export const skillRow = ({ attribute, score, answers }: DashboardCharts['formatedRadarChartData'][number]) =>
  [attribute, score === null ? words.notShown : words.skillCell(formatScore(score), answers)] as const;

/** Six skills on a scale of 1 to 5. Lower values are drawn at 1, and a skill that no answer showed is not drawn. */
export const SkillRadar = ({
  data,
  className = 'h-72 sm:h-96 lg:h-[30rem]',
}: Of<'formatedRadarChartData'> & { className?: string }) => (
  <Radar
    label={words.keys(words.radar)}
    scale={{ min: RADAR_MIN_SCORE, max: MAX_SCORE }}
    points={data.map(({ attribute, score, answers }) => ({
      ...scored(attribute, score),
      ...(score === null && { figure: words.notShown }),
      said: words.skillOf(score === null ? null : formatScore(score), answers),
    }))}
    className={className}
  />
);

export function TitlePie({ data }: Of<'formatedPieChartData'>) {
  const points = data.map(({ jobTitle, count }) => ({
    name: jobTitle,
    value: count,
    figure: String(count),
    said: words.interviewCount(count),
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Pie label={words.keys(words.pie)} points={points} className="aspect-square w-44 max-w-full" />
      <PieLegend points={points} className="grid min-w-0 flex-1 basis-36 gap-2" />
    </div>
  );
}

export const TitleBars = ({ data }: Of<'formatedBarChartData'>) => (
  <Bars
    label={words.keys(words.bar)}
    scale={{ min: 0, max: MAX_SCORE }}
    points={data.map(({ jobTitle, averageScore }) => scored(jobTitle, averageScore))}
    className="min-h-52"
  />
);

/** Averages of the interviews one after another, the newest last. */
export const ScoreHistory = ({ data }: Of<'scoreHistory'>) => (
  <Line
    label={words.keys(words.history)}
    scale={{ min: 0, max: MAX_SCORE }}
    axes={{ x: words.historyAxis, y: words.scoreAxis }}
    points={data.map((interview, index) => ({
      ...scored(historyName(interview, index), interview.averageScore),
      tick: String(index + 1),
    }))}
    className="h-64"
  />
);
