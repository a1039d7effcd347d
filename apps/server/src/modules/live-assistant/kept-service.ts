import type { KeptTranscript } from '@greenroom/contract/live-assistant';
import { AppError } from '../../app-error.ts';
import type { KeptRepository } from './kept-repository.ts';
import type { LiveSessionRow } from './live-repository.ts';

const present = (row: LiveSessionRow) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  jobDescription: row.jobDescription,
});
const whole = (row: LiveSessionRow) => ({
  ...present(row),
  transcript: row.transcript ?? { lines: [], answers: [] },
});

/** Live sessions that a person chose to keep. @throws AppError `not_found` for what is not theirs */
export function createKeptService(repository: KeptRepository) {
  return {
    async list(userId: string) {
      const rows = await repository.list(userId);
      const sessions = rows.map((row) => ({ ...present(row), questionCount: row.transcript?.answers.length ?? 0 }));
      return { sessions, totalCount: sessions.length };
    },
    async get(userId: string, id: string) {
      const row = await repository.find(userId, id);
      if (!row) throw new AppError('not_found');
      return whole(row);
    },
    async keep(userId: string, id: string, transcript: KeptTranscript) {
      const row = await repository.keep(userId, id, transcript);
      if (!row) throw new AppError('not_found');
      return whole(row);
    },
    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw new AppError('not_found');
    },
  };
}

export type KeptService = ReturnType<typeof createKeptService>;
