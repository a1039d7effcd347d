import type { DashboardCharts } from '@greenroom/contract/dashboard';
import { formatLongDate, formatScore } from '~/lib/format.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import { dashboardMessages } from './messages.ts';
import { SkillRadar, skillRow } from './score-charts.tsx';

const { charts: words, card } = dashboardMessages;

/** A radar of fewer axes is a dot or a line. */
const FEWEST_SKILLS = 3;

type FirstResultProps = {
  first: DashboardCharts['scoreHistory'][number];
  skills: DashboardCharts['formatedRadarChartData'];
};

/** One interview makes no charts: its result, and what to do next. */
export function FirstResult({ first, skills }: FirstResultProps) {
  const known = skills.filter(({ score }) => score !== null).length;
  const { averageScore } = first;
  return (
    <div className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-2">
      <Card className="flex flex-col justify-center gap-4 lg:only:col-span-2">
        <div>
          <p dir="auto" className="wrap-anywhere font-semibold text-xl text-left">
            {first.jobTitle}
          </p>
          <p className="text-ink-faint text-sm">{formatLongDate(first.createdAt)}</p>
        </div>
        <p className="font-bold text-4xl text-accent-ink tabular-nums">
          <span className="sr-only">{card.score} </span>
          {card.scoreOf(averageScore === null ? null : formatScore(averageScore))}
        </p>
        <p className="max-w-prose text-ink-soft">{words.firstLead}</p>
        {/* The one filled button of the page is in its header: another interview. */}
        <ButtonLink to={`/interviews/${first._id}/result`} variant="secondary" className="self-start">
          {words.firstResults}
        </ButtonLink>
      </Card>
      {known >= FEWEST_SKILLS && (
        <ChartFigure title={words.radar} columns={[words.attribute, words.score]} rows={skills.map(skillRow)}>
          <SkillRadar data={skills} className="h-72 sm:h-80" />
        </ChartFigure>
      )}
    </div>
  );
}
