import type { SavedInterviewTranscript } from '@greenroom/contract/transcript-endpoints';
import type { FeedbackTranscript, StoredFeedbackTranscript } from '@greenroom/contract/feedback';
import type { InterviewTranscript } from '@greenroom/contract/interview';
import { averageScore, skillRadar } from '@greenroom/contract/scores';
import { newId } from '@greenroom/contract/uuid';
import { AppError } from '../../app-error.ts';
import type { FeedbackRow, ResultsRepository, TranscriptRow } from './results-repository.ts';

const toTranscript = (row: TranscriptRow): SavedInterviewTranscript => ({
  _id: row.id,
  uuid: row.interviewId,
  responseCollection: row.responses,
});

const toFeedback = (row: FeedbackRow): StoredFeedbackTranscript => ({
  _id: row.id,
  standardUsed: 'STAR',
  totalScoreAsPerStandardUsed: 5,
  feedbackEntries: row.entries,
  overallSessionScore: row.overallSessionScore,
});

function orNotFound<Value>(value: Value | null): Value {
  if (value === null) throw new AppError('not_found');
  return value;
}

/** Saved answers and saved feedback. Averages are computed here from the entries, whatever the client sent. */
export function createResultsService({ repository }: { repository: ResultsRepository }) {
  async function findTranscript(userId: string, interviewId: string): Promise<SavedInterviewTranscript | null> {
    const row = await repository.findTranscript(userId, interviewId);
    return row && toTranscript(row);
  }
  async function findFeedback(userId: string, id: string): Promise<StoredFeedbackTranscript | null> {
    const row = await repository.findFeedback(userId, id);
    return row && toFeedback(row);
  }
  async function saveTranscript(userId: string, transcript: InterviewTranscript): Promise<SavedInterviewTranscript> {
    return toTranscript(orNotFound(await repository.saveTranscript(userId, transcript)));
  }

  return {
    findTranscript,
    findFeedback,
    saveTranscript,
    getTranscript: async (userId: string, interviewId: string) => orNotFound(await findTranscript(userId, interviewId)),
    getFeedback: async (userId: string, id: string) => orNotFound(await findFeedback(userId, id)),

    async replaceTranscript(userId: string, interviewId: string, transcript: InterviewTranscript) {
      orNotFound(await repository.findTranscript(userId, interviewId));
      return saveTranscript(userId, { ...transcript, uuid: interviewId });
    },

    async listTranscripts(userId: string, page: number) {
      const { rows, totalCount } = await repository.listTranscripts(userId, page);
      return { interviewTranscripts: rows.map(toTranscript), totalCount };
    },

    async saveFeedback(userId: string, operationId: string | null, transcript: FeedbackTranscript) {
      const overallSessionScore = averageScore(transcript.feedbackEntries);
      const row = await repository.saveFeedback(userId, operationId ?? newId(), transcript, overallSessionScore);
      return { feedbackTranscript: toFeedback(orNotFound(row)), overallSessionScore };
    },

    async listFeedback(userId: string, page: number) {
      const { rows, totalCount } = await repository.listFeedback(userId, page);
      return { feedbackTranscripts: rows.map(toFeedback), totalCount };
    },

    radar: async (userId: string) => skillRadar(await repository.allFigures(userId)),
  };
}

export type ResultsService = ReturnType<typeof createResultsService>;
