import { z } from 'zod';
import { analytics, dashboardCharts, dashboardChartsQuery, practice, resultChart } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged } from './envelope.ts';
import {
  enhancedAnswerRequest,
  feedbackEntry,
  feedbackRequest,
  followUpRequest,
  followUpResponse,
  sampleAnswerRequest,
  storedFeedbackTranscript,
} from './feedback.ts';
import { id, interviewParams, userParams } from './ids.ts';
import {
  interviewList,
  interviewListItem,
  interviewListQuery,
  interviewProgress,
  interviewRecord,
  interviewTranscript,
  populateQuery,
  questionsRequest,
  questionsResponse,
} from './interview.ts';

/** The stored interview, with the parts requested by `populate`. */
const interviewDetail = interviewListItem
  .extend({
    jobDescription: z.string(),
    interviewTranscript: z.union([id, interviewTranscript.extend({ _id: id })]).nullable(),
    feedbackTranscript: z.union([id, storedFeedbackTranscript]).nullable(),
    enhancedAnswers: z
      .record(z.string(), z.string())
      .default({})
      .describe('Enhanced answers by index of the question.'),
    progress: interviewProgress.nullable().describe('What is needed to go on; null once it is completed.'),
  })
  .meta({ id: 'InterviewDetail' });
export type InterviewDetail = z.infer<typeof interviewDetail>;

/** Questions, feedback, interviews and the figures of the dashboard. */
export const interviewEndpoints = {
  generateQuestions: endpoint('generateQuestions', {
    noun: 'interview',
    summary: 'Questions that fit a role: a JSON array of strings',
    body: questionsRequest,
    shape: 'bare',
    response: questionsResponse,
  }),
  giveFeedback: endpoint('giveFeedback', {
    noun: 'interview',
    summary: 'Judge one answer',
    body: feedbackRequest,
    response: feedbackEntry,
  }),
  askFollowUp: endpoint('askFollowUp', {
    noun: 'interview',
    summary: 'One follow-up question on an answer, where it is worth one',
    body: followUpRequest,
    response: followUpResponse,
  }),
  enhanceAnswer: endpoint('enhanceAnswer', {
    noun: 'results',
    summary: 'The person’s own answer, better told',
    body: enhancedAnswerRequest,
    response: z.string().meta({ id: 'EnhancedAnswer' }),
  }),
  writeSampleAnswer: endpoint('writeSampleAnswer', {
    noun: 'interview',
    summary: 'A model answer, as text',
    body: sampleAnswerRequest,
    response: z.string().meta({
      id: 'SampleAnswer',
      description:
        'The header `x-written-by` says who wrote it: `built-in-coach`, `built-in-coach-standing-in` or `language-model`.',
    }),
  }),
  createInterview: endpoint('createInterview', {
    noun: 'interview',
    summary: 'Save a completed interview',
    params: userParams,
    body: interviewRecord,
    response: interviewDetail,
  }),
  listInterviews: endpoint('listInterviews', {
    noun: 'interview',
    summary: 'Past interviews, four a page',
    params: userParams,
    query: interviewListQuery,
    response: interviewList,
  }),
  getInterview: endpoint('getInterview', {
    noun: 'interview',
    summary: 'One interview',
    params: interviewParams,
    query: populateQuery,
    response: interviewDetail,
  }),
  deleteInterview: endpoint('deleteInterview', {
    noun: 'interview',
    summary: 'Delete an interview with its transcripts',
    params: interviewParams,
    response: acknowledged,
  }),
  saveProgress: endpoint('saveProgress', {
    noun: 'interview',
    summary: 'Keep an interview that goes on',
    params: interviewParams,
    body: interviewProgress,
    maxBodyBytes: 1024 * 1024,
    response: interviewDetail,
  }),
  getAnalytics: endpoint('getAnalytics', {
    noun: 'dashboard',
    summary: 'Totals',
    params: userParams,
    response: analytics,
  }),
  getDashboardCharts: endpoint('getDashboardCharts', {
    noun: 'dashboard',
    summary: 'Data of the three charts',
    params: userParams,
    query: dashboardChartsQuery,
    response: dashboardCharts,
  }),
  getPractice: endpoint('getPractice', {
    noun: 'dashboard',
    summary: 'Scored answers of the last 30 interviews, for a plan of practice',
    params: userParams,
    response: practice,
  }),
  getResultChart: endpoint('getResultChart', {
    noun: 'dashboard',
    summary: 'Score by question of one interview',
    params: userParams,
    query: z.object({ interview_id: id }),
    response: resultChart,
  }),
};
