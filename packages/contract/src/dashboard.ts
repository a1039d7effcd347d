import { z } from 'zod';
import { SCORE_HISTORY_LENGTH } from './constants.ts';
import { scoreRange, skillsScore, soundJudgement } from './feedback.ts';
import { id } from './ids.ts';

const mean = z.number().min(0).max(5).nullable();

/** The figures at the top of the dashboard; null without a scored interview. */
export const analytics = z
  .object({
    totalInterviewCount: z.number().int().min(0),
    avgScoreOverall: mean,
    mostFrequentRole: z.string().nullable(),
  })
  .meta({ id: 'Analytics' });
export type Analytics = z.infer<typeof analytics>;

/** One axis of the radar; `score` is null when no answer showed the skill, `answers` how many did. */
export const radarPoint = z.object({ attribute: z.string(), score: mean, answers: z.number().int().min(0) });
/** How many interviews a job title has. */
export const pieSlice = z.object({ jobTitle: z.string(), count: z.number().int().min(1) });
/** The average score of a job title, from 0 to 5. */
export const barColumn = z.object({ jobTitle: z.string(), averageScore: mean });

/** A completed interview on the line over time. */
export const scorePoint = z.object({ _id: id, jobTitle: z.string(), createdAt: z.iso.datetime(), averageScore: mean });

/** Chart data of the dashboard, spelled as the specification has it. */
export const dashboardCharts = z
  .object({
    hasData: z.boolean(),
    formatedRadarChartData: z.array(radarPoint),
    formatedPieChartData: z.array(pieSlice),
    formatedBarChartData: z.array(barColumn),
    scoreHistory: z.array(scorePoint).max(SCORE_HISTORY_LENGTH).describe('Oldest first.'),
  })
  .meta({ id: 'DashboardCharts' });
export type DashboardCharts = z.infer<typeof dashboardCharts>;

/** Query of the charts: how many of the latest interviews they cover. */
export const dashboardChartsQuery = z.object({
  range: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(5)
    .describe('How many of the most recent interviews are counted.'),
});

/** Score per question, for the line chart of the results page. */
export const resultChart = z
  .object({ hasData: z.boolean(), points: z.array(z.object({ question: z.number().int(), score: mean })) })
  .meta({ id: 'ResultChart' });
export type ResultChart = z.infer<typeof resultChart>;

/** How many of the most recent interviews the practice is drawn from. */
export const PRACTICE_INTERVIEWS = 30;

/** An answer that was scored, with what a plan of practice needs. */
export const practisedAnswer = z
  .object({
    interviewId: id,
    index: z.number().int().min(0).describe('Of the question, from 0.'),
    jobName: z.string(),
    answeredAt: z.iso.datetime(),
    question: z.string(),
    answer: z.string(),
    score: z.number().min(0).max(5),
    range: scoreRange.nullable(),
    skillsScore: skillsScore.describe('A skill that the answer did not show is null.'),
    quotes: z.array(z.string()).optional().describe('Words of the answer that earned a remark.'),
    hasConcern: z.boolean().optional(),
    selfRating: z.number().int().min(1).max(5).nullable(),
    wordsPerMinute: z.number().min(0).nullable().describe('null for a typed answer.'),
    sound: soundJudgement.nullable().describe('null for a typed answer, and where it was not measured.'),
  })
  .meta({ id: 'PractisedAnswer' });
export type PractisedAnswer = z.infer<typeof practisedAnswer>;

/** The scored answers of the most recent interviews. */
export const practice = z
  .object({ answers: z.array(practisedAnswer).describe('Oldest first.') })
  .meta({ id: 'Practice' });
