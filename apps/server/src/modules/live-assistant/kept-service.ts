import { KEPT_LIVE_SESSIONS_PAGE_SIZE } from '@greenroom/contract/constants';
import type { KeptTranscript } from '@greenroom/contract/live-assistant';
import { AppError } from '../../app-error.ts';
import type { KeptContent, KeptRepository } from './kept-repository.ts';
import type { LiveSessionRow } from './live-repository.ts';

/** A list shows what a session is known by, not the whole advertisement. */
const LISTED_DESCRIPTION_CHARACTERS = 160;
const NOTHING: KeptTranscript = { lines: [], answers: [] };

const present = (row: LiveSessionRow) => ({ _id: row.id, createdAt: row.createdAt.toISOString() });
const whole = (row: LiveSessionRow) => ({
  ...present(row),
  jobDescription: row.jobDescription,
  transcript: row.transcript ?? NOTHING,
});

function summarise(row: LiveSessionRow) {
  const { lines, answers } = row.transcript ?? NOTHING;
  return {
    ...present(row),
    jobDescription: row.jobDescription.slice(0, LISTED_DESCRIPTION_CHARACTERS),
    questionCount: answers.length,
    durationMs: Math.max(0, ...[...lines, ...answers].map(({ atMs }) => atMs)),
  };
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
