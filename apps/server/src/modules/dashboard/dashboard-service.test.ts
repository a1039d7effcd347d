import { SCORE_HISTORY_LENGTH } from '@greenroom/contract/constants';
import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { interviews, users } from '../../db/schema.ts';
import { buildTestDatabase } from '../../testing/test-database.ts';
import { createInterviewRepository } from '../interview/interview-repository.ts';
import { createDashboardRepository } from './dashboard-repository.ts';
import { createDashboardService } from './dashboard-service.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const PAGE = 4;

/** Scores that differ from interview to interview, from 1 to 4. */
const scoreOf = (index: number): number => 1 + (index % 31) / 10;

describe('the dashboard', () => {
  let database: Database;
  beforeAll(async () => {
    database = await buildTestDatabase();
  });
  afterAll(() => database.close());

  async function addPerson(count: number): Promise<string> {
    const userId = newId();
    await database.orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      userId,
      jobName: index % 3 === 0 ? 'Baker' : 'Nurse',
      interviewState: 'completed' as const,
      difficulty: 'Medium',
      questionType: 'Mixed',
      questionCount: 3,
      averageScore: scoreOf(index),
      createdAt: new Date(FIRST_DAY + index * DAY_MS),
    }));
    if (rows.length > 0) await database.orm.insert(interviews).values(rows);
    return userId;
  }

  it.each([
    [0, null],
    [1, 'Baker'],
    [3, 'Nurse'],
    [30, 'Nurse'],
    [300, 'Nurse'],
  ])('counts and lists all of %i interviews and draws the newest', async (count, role) => {
    const userId = await addPerson(count);
    const service = createDashboardService({ repository: createDashboardRepository(database.orm) });
    const { totalInterviewCount, mostFrequentRole } = await service.analytics(userId);
    expect([totalInterviewCount, mostFrequentRole]).toEqual([count, role]);
    const { hasData, scoreHistory } = await service.charts(userId, 5);
    const drawn = Math.min(count, SCORE_HISTORY_LENGTH);
    expect(hasData).toBe(count > 0);
    expect(scoreHistory.map(({ averageScore }) => averageScore)).toEqual(
      Array.from({ length: drawn }, (_, index) => scoreOf(count - drawn + index)),
    );
    const last = Math.max(1, Math.ceil(count / PAGE));
    const list = createInterviewRepository(database.orm);
    const { rows, totalCount } = await list.list(userId, { page: last, sort: '-_id' });
    expect([rows.length, totalCount]).toEqual([count - (last - 1) * PAGE, count]);
  });
});
