import { DASHBOARD_CHART_RANGE, SCORE_HISTORY_LENGTH } from '@greenroom/contract/constants';
import type { DashboardCharts } from '@greenroom/contract/dashboard';
import { cn } from '~/lib/class-names.ts';
import { formatScore } from '~/lib/format.ts';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useStaggered } from '~/ui/use-staggered.ts';
import { dashboardMessages } from './messages.ts';
import { historyName, ScoreHistory, SkillRadar, skillRow, TitleBars, TitlePie } from './score-charts.tsx';

const { charts: words } = dashboardMessages;
const GRID = 'grid grid-cols-1 items-stretch gap-5 lg:grid-cols-2';

const Place = {
  radar: () => <Skeleton isCard className="h-[26rem] lg:row-span-2 lg:h-[36rem]" />,
  titles: () => <Skeleton isCard className="h-72" />,
};

/** Where the charts come. */
export const ChartPlaces = () => (
  <div className={GRID}>
    <Place.radar />
    <Place.titles />
    <Place.titles />
  </div>
);

/** The line over time and the charts, each with its data as a table. One job title alone makes no charts by title. */
export function ChartGrid({ charts }: { charts: DashboardCharts }) {
  const drawn = useStaggered(4);
  const { formatedRadarChartData: skills, formatedPieChartData: titles, formatedBarChartData: scores } = charts;
  const hasTitles = titles.length > 1;
  const note = charts.scoreHistory.length > DASHBOARD_CHART_RANGE && words.latest(DASHBOARD_CHART_RANGE);
  return (
    <div className={GRID}>
      <ChartFigure
        title={words.history}
        note={charts.scoreHistory.length >= SCORE_HISTORY_LENGTH && words.latest(SCORE_HISTORY_LENGTH)}
        columns={[words.interview, words.score]}
        rows={charts.scoreHistory.map((interview, index) => [
          historyName(interview, index),
          formatScore(interview.averageScore),
        ])}
        className={cn('drawn-in-turn [--height:22rem] [--turn:1]', hasTitles && 'lg:col-span-2')}
      >
        <ScoreHistory data={charts.scoreHistory} />
      </ChartFigure>
      {drawn < 2 ? (
        <Place.radar />
      ) : (
        <ChartFigure
          title={words.radar}
          note={note}
          columns={[words.attribute, words.score]}
          rows={skills.map(skillRow)}
          className={cn('drawn-in-turn [--height:26rem] [--turn:2]', hasTitles && 'lg:row-span-2 lg:[--height:36rem]')}
        >
          <SkillRadar data={skills} className={hasTitles ? undefined : 'h-64'} />
        </ChartFigure>
      )}
      {hasTitles && (
        <>
          {drawn < 3 ? (
            <Place.titles />
          ) : (
            <ChartFigure
              title={words.pie}
              note={note}
              columns={[words.jobTitle, words.interviews]}
              rows={titles.map(({ jobTitle, count }) => [jobTitle, String(count)])}
              className="drawn-in-turn [--height:22rem] [--turn:3] sm:[--height:18rem]"
            >
              <TitlePie data={titles} />
            </ChartFigure>
          )}
          {drawn < 4 ? (
            <Place.titles />
          ) : (
            <ChartFigure
              title={words.bar}
              note={note}
              columns={[words.jobTitle, words.score]}
              rows={scores.map(({ jobTitle, averageScore }) => [jobTitle, formatScore(averageScore)])}
              className="drawn-in-turn [--height:19.5rem] [--turn:3] sm:[--height:18rem]"
            >
              <TitleBars data={scores} />
            </ChartFigure>
          )}
        </>
      )}
    </div>
  );
}
