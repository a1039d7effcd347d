import type { Orm } from '../../db/database.ts';
import { createFeedbackRepository } from './feedback-repository.ts';
import { createTranscriptRepository } from './transcript-repository.ts';

/** Transcripts of answers and of feedback. */
export const createResultsRepository = (orm: Orm) => ({
  ...createTranscriptRepository(orm),
  ...createFeedbackRepository(orm),
});

export type ResultsRepository = ReturnType<typeof createResultsRepository>;
