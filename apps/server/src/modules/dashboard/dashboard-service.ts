import type { Analytics, DashboardCharts, ResultChart } from '@greenroom/contract/dashboard';
import { meanOf, skillRadar } from '@greenroom/contract/scores';
import { AppError } from '../../app-error.ts';
import type { DashboardRepository } from './dashboard-repository.ts';

/** Stat cards and charts. Answers that could not be scored stay out of every mean. */
export function createDashboardService({ repository }: { repository: DashboardRepository }) {
  async function analytics(userId: string): Promise<Analytics> {
    const { total, average } = await repository.totals(userId);
    return {
      totalInterviewCount: total,
      avgScoreOverall: meanOf([average]),
      mostFrequentRole: await repository.mostFrequentRole(userId),
    };
  }

  async function charts(userId: string, range: number): Promise<DashboardCharts> {
    const recent = await repository.recent(userId, range);
    const jobTitles = [...new Set(recent.map(({ jobName }) => jobName))];
    const byTitle = jobTitles.map((jobTitle) => ({
      jobTitle,
      of: recent.filter(({ jobName }) => jobName === jobTitle),
    }));
    return {
      hasData: recent.length > 0,
      formatedRadarChartData: recent.length > 0 ? skillRadar(recent.flatMap(({ entries }) => entries ?? [])) : [],
      formatedPieChartData: byTitle.map(({ jobTitle, of }) => ({ jobTitle, count: of.length })),
      formatedBarChartData: byTitle.map(({ jobTitle, of }) => ({
        jobTitle,
        averageScore: meanOf(of.map(({ averageScore }) => averageScore)),
      })),
    };
  }

  async function result(userId: string, interviewId: string): Promise<ResultChart> {
    const entries = await repository.entriesOf(userId, interviewId);
    if (!entries) throw new AppError('not_found');
    return {
      hasData: entries.length > 0,
      points: entries.map((entry, index) => ({ question: index + 1, score: entry.overallScorePerResponse })),
    };
  }

  return { analytics, charts, result };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
