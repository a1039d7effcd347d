import { KEPT_LIVE_SESSIONS_PAGE_SIZE } from '@greenroom/contract/constants';
import type { KeptTranscript } from '@greenroom/contract/live-assistant';
import { AppError } from '../../app-error.ts';
import type { KeptContent, KeptRepository, KeptSummary } from './kept-repository.ts';
import type { LiveSessionRow } from './live-repository.ts';

const NOTHING: KeptTranscript = { lines: [], answers: [] };

const present = (row: Pick<LiveSessionRow, 'id' | 'createdAt'>) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
});
const whole = (row: LiveSessionRow) => ({
  ...present(row),
  jobDescription: row.jobDescription,
  transcript: row.transcript ?? NOTHING,
});

function summarise(row: KeptSummary) {
  const { jobDescription, questionCount, durationMs } = row;
  return { ...present(row), jobDescription, questionCount, durationMs };
}

/** Live sessions that a person saved. @throws AppError `not_found` for those of another person */
export function createKeptService(repository: KeptRepository) {
  return {
    async list(userId: string, page: number) {
      const limit = KEPT_LIVE_SESSIONS_PAGE_SIZE;
      const rows = await repository.list(userId, { offset: (page - 1) * limit, limit });
      return { sessions: rows.map(summarise), totalCount: await repository.count(userId) };
    },
    async get(userId: string, id: string) {
      const row = await repository.find(userId, id);
      if (!row) throw new AppError('not_found');
      return whole(row);
    },
    async keep(userId: string, id: string, content: KeptContent) {
      const row = await repository.keep(userId, id, content);
      if (!row) throw new AppError('not_found');
      return whole(row);
    },
    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw new AppError('not_found');
    },
  };
}

export type KeptService = ReturnType<typeof createKeptService>;
