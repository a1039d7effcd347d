import { z } from 'zod';
import { radarPoint } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { feedbackTranscript, storedFeedbackTranscript } from './feedback.ts';
import { id, interviewParams, pageQuery, userParams } from './ids.ts';
import { interviewTranscript } from './interview.ts';

const savedInterviewTranscript = interviewTranscript.extend({ _id: id }).meta({ id: 'SavedInterviewTranscript' });
export type SavedInterviewTranscript = z.infer<typeof savedInterviewTranscript>;

/** Saved answers and saved feedback. */
export const transcriptEndpoints = {
  createInterviewTranscript: endpoint('createInterviewTranscript', {
    noun: 'results',
    summary: 'Save the answers of an interview',
    params: userParams,
    body: interviewTranscript,
    maxBodyBytes: 1024 * 1024,
    response: z.object({ interviewTranscript: savedInterviewTranscript }).meta({ id: 'CreatedInterviewTranscript' }),
  }),
  listInterviewTranscripts: endpoint('listInterviewTranscripts', {
    noun: 'results',
    summary: 'Saved answers, newest first',
    params: userParams,
    query: pageQuery,
    response: z
      .object({ interviewTranscripts: z.array(savedInterviewTranscript), totalCount: z.number().int() })
      .meta({ id: 'InterviewTranscriptList' }),
  }),
  getInterviewTranscript: endpoint('getInterviewTranscript', {
    noun: 'results',
    summary: 'The answers of one interview',
    params: interviewParams,
    response: savedInterviewTranscript,
  }),
  updateInterviewTranscript: endpoint('updateInterviewTranscript', {
    noun: 'results',
    summary: 'Replace the answers of one interview',
    params: interviewParams,
    body: interviewTranscript,
    maxBodyBytes: 1024 * 1024,
    response: savedInterviewTranscript,
  }),
  createFeedbackTranscript: endpoint('createFeedbackTranscript', {
    noun: 'results',
    summary: 'Save the feedback of an interview',
    params: userParams,
    body: feedbackTranscript,
    maxBodyBytes: 1024 * 1024,
    response: z
      .object({
        feedbackTranscript: storedFeedbackTranscript,
        overallSessionScore: z.number().min(0).max(5).nullable(),
      })
      .meta({ id: 'CreatedFeedbackTranscript' }),
  }),
  listFeedbackTranscripts: endpoint('listFeedbackTranscripts', {
    noun: 'results',
    summary: 'Saved feedback, newest first',
    params: userParams,
    query: pageQuery,
    response: z
      .object({ feedbackTranscripts: z.array(storedFeedbackTranscript), totalCount: z.number().int() })
      .meta({ id: 'FeedbackTranscriptList' }),
  }),
  getFeedbackRadar: endpoint('getFeedbackRadar', {
    noun: 'results',
    summary: 'Mean score of each skill over all saved feedback',
    params: userParams,
    response: z.array(radarPoint).meta({ id: 'FeedbackRadar' }),
  }),
  getFeedbackTranscript: endpoint('getFeedbackTranscript', {
    noun: 'results',
    summary: 'One saved feedback',
    params: userParams.extend({ feedback_transcript_id: id }),
    response: storedFeedbackTranscript,
  }),
};
