import type { DashboardCharts } from '@greenroom/contract/dashboard';
import { lazy } from 'react';
import { formatScore } from '~/lib/format.ts';
import { ChartFigure } from '~/ui/chart-figure.tsx';
import { seriesColor } from '~/ui/chart-looks.ts';
import { Drawing } from './drawing.tsx';
import { dashboardWords } from './words.ts';

const { charts: words } = dashboardWords;

// The drawing library is large: it comes once there is something to draw.
const load = () => import('./score-charts.tsx');
const SkillRadar = lazy(async () => ({ default: (await load()).SkillRadar }));
const TitlePie = lazy(async () => ({ default: (await load()).TitlePie }));
const TitleBars = lazy(async () => ({ default: (await load()).TitleBars }));

function PieLegend({ slices }: { slices: DashboardCharts['formatedPieChartData'] }) {
  return (
    // The table says the same to whoever listens.
    <ul aria-hidden className="grid min-w-0 flex-1 basis-36 gap-2">
      {slices.map(({ jobTitle, count }, index) => (
        <li key={jobTitle} className="flex items-start gap-2.5 text-sm">
          <span className="mt-1.5 size-3 shrink-0 rounded-full" style={{ background: seriesColor(index) }} />
          <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1 text-ink-soft">{jobTitle}</span>
          <span className="font-semibold tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** The three charts, each with its data as a table. */
export function ChartGrid({ charts }: { charts: DashboardCharts }) {
  const { formatedRadarChartData: skills, formatedPieChartData: titles, formatedBarChartData: scores } = charts;
  return (
    <div className="grid items-stretch gap-5 lg:grid-cols-2">
      <ChartFigure
        title={words.radar}
        columns={[words.attribute, words.score]}
        rows={skills.map(({ attribute, score }) => [attribute, formatScore(score)])}
        className="lg:row-span-2"
      >
        <Drawing className="h-72 sm:h-96 lg:h-[30rem]">
          <SkillRadar data={skills} />
        </Drawing>
      </ChartFigure>
      <ChartFigure
        title={words.pie}
        columns={[words.jobTitle, words.interviews]}
        rows={titles.map(({ jobTitle, count }) => [jobTitle, String(count)])}
      >
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Drawing className="size-44 shrink-0">
            <TitlePie data={titles} />
          </Drawing>
          <PieLegend slices={titles} />
        </div>
      </ChartFigure>
      <ChartFigure
        title={words.bar}
        columns={[words.jobTitle, words.score]}
        rows={scores.map(({ jobTitle, averageScore }) => [jobTitle, formatScore(averageScore)])}
      >
        <Drawing className="h-52">
          <TitleBars data={scores} />
        </Drawing>
      </ChartFigure>
    </div>
  );
}
