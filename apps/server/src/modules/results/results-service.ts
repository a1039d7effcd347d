import { isDeepStrictEqual } from 'node:util';
import type { FeedbackTranscript, StoredFeedbackTranscript } from '@greenroom/contract/feedback';
import type { InterviewTranscript } from '@greenroom/contract/interview';
import { averageScore, skillRadar } from '@greenroom/contract/scores';
import type { SavedInterviewTranscript } from '@greenroom/contract/transcript-endpoints';
import { newId } from '@greenroom/contract/uuid';
import { AppError, completedError } from '../../app-error.ts';
import type { FeedbackRow } from './feedback-repository.ts';
import type { ResultsRepository } from './results-repository.ts';
import type { TranscriptRow } from './transcript-repository.ts';

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

function asSaved<Row>(row: Row, isSame: boolean): Row {
  if (!isSame) throw completedError();
  return row;
}

/** Saved answers and saved feedback. Averages are computed here from the entries, never taken from the client. */
export function createResultsService({ repository }: { repository: ResultsRepository }) {
  async function findTranscript(userId: string, interviewId: string): Promise<SavedInterviewTranscript | null> {
    const row = await repository.findTranscript(userId, interviewId);
    return row && toTranscript(row);
  }
  async function findFeedback(userId: string, id: string): Promise<StoredFeedbackTranscript | null> {
    const row = await repository.findFeedback(userId, id);
    return row && toFeedback(row);
  }
  /** The same again answers what is there, also once the interview is completed. @throws AppError `conflict` for anything else then */
  async function saveTranscript(userId: string, transcript: InterviewTranscript): Promise<SavedInterviewTranscript> {
    const saved = await repository.saveTranscript(userId, transcript);
    if (saved) return toTranscript(saved);
    const kept = orNotFound(await repository.findTranscript(userId, transcript.uuid));
    return toTranscript(asSaved(kept, isDeepStrictEqual(kept.responses, transcript.responseCollection)));
  }

  return {
    findTranscript,
    findFeedback,
    saveTranscript,
    getTranscript: async (userId: string, interviewId: string) => orNotFound(await findTranscript(userId, interviewId)),
    getFeedback: async (userId: string, id: string) => orNotFound(await findFeedback(userId, id)),

    async replaceTranscript(userId: string, interviewId: string, transcript: InterviewTranscript) {
      if (transcript.uuid !== interviewId) {
        throw new AppError('invalid_request', { message: 'uuid: does not name the interview of the address.' });
      }
      orNotFound(await repository.findTranscript(userId, interviewId));
      return saveTranscript(userId, transcript);
    },

    async listTranscripts(userId: string, page: number) {
      const { rows, totalCount } = await repository.listTranscripts(userId, page);
      return { interviewTranscripts: rows.map(toTranscript), totalCount };
    },

    async saveFeedback(userId: string, operationId: string | null, transcript: FeedbackTranscript) {
      const overallSessionScore = averageScore(transcript.feedbackEntries);
      const operation = operationId ?? newId();
      const saved = await repository.saveFeedback(userId, operation, transcript, overallSessionScore);
      if (saved) return { feedbackTranscript: toFeedback(saved), overallSessionScore };
      const kept = orNotFound(await repository.findFeedbackOf(userId, operation));
      const row = asSaved(kept, isDeepStrictEqual(kept.entries, transcript.feedbackEntries));
      return { feedbackTranscript: toFeedback(row), overallSessionScore };
    },

    async listFeedback(userId: string, page: number) {
      const { rows, totalCount } = await repository.listFeedback(userId, page);
      return { feedbackTranscripts: rows.map(toFeedback), totalCount };
    },

    radar: async (userId: string) => skillRadar(await repository.allFigures(userId)),
  };
}

export type ResultsService = ReturnType<typeof createResultsService>;
