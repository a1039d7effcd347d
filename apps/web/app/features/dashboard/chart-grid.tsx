import type { DashboardCharts } from '@greenroom/contract/dashboard';
import { formatScore } from '~/lib/format.ts';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import { SkillRadar, TitleBars, TitlePie } from './score-charts.tsx';
import { dashboardWords } from './words.ts';

const { charts: words } = dashboardWords;

/** The three charts, each with its data as a table. */
export function ChartGrid({ charts }: { charts: DashboardCharts }) {
  const { formatedRadarChartData: skills, formatedPieChartData: titles, formatedBarChartData: scores } = charts;
  return (
    <div className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-2">
      <ChartFigure
        title={words.radar}
        columns={[words.attribute, words.score]}
        rows={skills.map(({ attribute, score }) => [attribute, formatScore(score)])}
        className="lg:row-span-2"
      >
        <SkillRadar data={skills} />
      </ChartFigure>
      <ChartFigure
        title={words.pie}
        columns={[words.jobTitle, words.interviews]}
        rows={titles.map(({ jobTitle, count }) => [jobTitle, String(count)])}
      >
        <TitlePie data={titles} />
      </ChartFigure>
      <ChartFigure
        title={words.bar}
        columns={[words.jobTitle, words.score]}
        rows={scores.map(({ jobTitle, averageScore }) => [jobTitle, formatScore(averageScore)])}
      >
        <TitleBars data={scores} />
      </ChartFigure>
    </div>
  );
}
