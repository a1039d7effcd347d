import { SAVED_LIVE_SESSIONS_PAGE_SIZE } from '@greenroom/contract/constants';
import type { SavedTranscript } from '@greenroom/contract/live-assistant';
import { AppError } from '../../app-error.ts';
import type { LiveSessionRow } from './live-repository.ts';
import type { SavedContent, SavedSessionRepository, SavedSummary } from './saved-session-repository.ts';

const NOTHING: SavedTranscript = { lines: [], answers: [] };

const present = (row: Pick<LiveSessionRow, 'id' | 'createdAt'>) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
});
const whole = (row: LiveSessionRow) => ({
  ...present(row),
  jobDescription: row.jobDescription,
  transcript: row.transcript ?? NOTHING,
});

function summarise(row: SavedSummary) {
  const { jobDescription, questionCount, durationMs } = row;
  return { ...present(row), jobDescription, questionCount, durationMs };
}

/** Live sessions that a person saved. @throws AppError `not_found` for those of another person */
export function createSavedSessionService(repository: SavedSessionRepository) {
  return {
    async list(userId: string, page: number) {
      const limit = SAVED_LIVE_SESSIONS_PAGE_SIZE;
      const rows = await repository.list(userId, { offset: (page - 1) * limit, limit });
      return { sessions: rows.map(summarise), totalCount: await repository.count(userId) };
    },
    async get(userId: string, id: string) {
      const row = await repository.find(userId, id);
      if (!row) throw new AppError('not_found');
      return whole(row);
    },
    async keep(userId: string, id: string, content: SavedContent) {
      const row = await repository.keep(userId, id, content);
      if (!row) throw new AppError('not_found');
      return whole(row);
    },
    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw new AppError('not_found');
    },
  };
}

export type SavedSessionService = ReturnType<typeof createSavedSessionService>;
