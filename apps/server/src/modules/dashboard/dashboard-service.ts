import type { Analytics, DashboardCharts, PractisedAnswer, ResultChart } from '@greenroom/contract/dashboard';
import { meanOf, skillRadar } from '@greenroom/contract/scores';
import { AppError } from '../../app-error.ts';
import type { DashboardRepository } from './dashboard-repository.ts';

type PractisedRow = Awaited<ReturnType<DashboardRepository['practised']>>[number];

/** The answers of an interview that have a score. */
function toPractisedAnswers({ id, jobName, createdAt, responses, entries }: PractisedRow): PractisedAnswer[] {
  return responses.flatMap(({ question, answer, selfRating }, index): PractisedAnswer[] => {
    const entry = entries[index];
    if (!entry || entry.overallScorePerResponse === null || answer === '') return [];
    return [
      {
        interviewId: id,
        index,
        jobName,
        answeredAt: createdAt.toISOString(),
        question,
        answer,
        score: entry.overallScorePerResponse,
        range: entry.overallRange ?? null,
        skillsScore: entry.skillsScore,
        quotes: (entry.evidence ?? []).map(({ quote }) => quote),
        hasConcern: (entry.concerns ?? []).length > 0,
        selfRating: selfRating ?? null,
        wordsPerMinute: entry.delivery?.wordsPerMinute ?? null,
        sound: entry.sound ?? null,
      },
    ];
  });
}

/** Stat cards and charts. Answers that could not be scored stay out of every mean. */
export function createDashboardService({ repository }: { repository: DashboardRepository }) {
  async function analytics(userId: string): Promise<Analytics> {
    const roles = await repository.roles(userId);
    const sumOf = (figure: (role: (typeof roles)[number]) => number) =>
      roles.reduce((sum, role) => sum + figure(role), 0);
    const scored = sumOf((role) => role.scored);
    return {
      totalInterviewCount: sumOf((role) => role.times),
      avgScoreOverall: scored === 0 ? null : meanOf([sumOf((role) => (role.average ?? 0) * role.scored) / scored]),
      mostFrequentRole: roles[0]?.jobName ?? null,
    };
  }

  async function charts(userId: string, range: number): Promise<DashboardCharts> {
    const [recent, history] = await Promise.all([repository.recent(userId, range), repository.history(userId)]);
    const jobTitles = [...new Set(recent.map(({ jobName }) => jobName))];
    const byTitle = jobTitles.map((jobTitle) => ({
      jobTitle,
      of: recent.filter(({ jobName }) => jobName === jobTitle),
    }));
    return {
      hasData: recent.length > 0,
      formatedRadarChartData: recent.length > 0 ? skillRadar(recent.flatMap(({ figures }) => figures ?? [])) : [],
      formatedPieChartData: byTitle.map(({ jobTitle, of }) => ({ jobTitle, count: of.length })),
      formatedBarChartData: byTitle.map(({ jobTitle, of }) => ({
        jobTitle,
        averageScore: meanOf(of.map(({ averageScore }) => averageScore)),
      })),
      scoreHistory: history
        .map(({ id, jobName, createdAt, averageScore }) => ({
          _id: id,
          jobTitle: jobName,
          createdAt: createdAt.toISOString(),
          averageScore,
        }))
        .reverse(),
    };
  }

  async function result(userId: string, interviewId: string): Promise<ResultChart> {
    const figures = await repository.figuresOf(userId, interviewId);
    if (!figures) throw new AppError('not_found');
    return {
      hasData: figures.length > 0,
      points: figures.map((entry, index) => ({ question: index + 1, score: entry.overallScorePerResponse })),
    };
  }

  async function practice(userId: string): Promise<{ answers: PractisedAnswer[] }> {
    const rows = await repository.practised(userId);
    return { answers: rows.reverse().flatMap(toPractisedAnswers) };
  }

  return { analytics, charts, result, practice };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
