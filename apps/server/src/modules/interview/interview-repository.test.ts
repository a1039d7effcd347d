import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { newId } from '@greenroom/contract/uuid';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { interviews, users } from '../../db/schema.ts';
import { PATIENT_TIMEOUTS, startRealPostgres } from '../../testing/real-postgres.ts';
import { buildTestDatabase } from '../../testing/test-database.ts';
import { createDashboardRepository } from '../dashboard/dashboard-repository.ts';
import { createDashboardService } from '../dashboard/dashboard-service.ts';
import { createResultsRepository } from '../results/results-repository.ts';
import { createInterviewRepository } from './interview-repository.ts';

const IN_PROGRESS = 3;
const COMPLETED = 7;

const engines = {
  PGlite: async () => {
    const database = await buildTestDatabase();
    return { database, stop: () => database.close() };
  },
  PostgreSQL: async () => {
    const server = await startRealPostgres();
    const database = await openDatabase({ databaseUrl: server.url, dataDir: '', timeouts: PATIENT_TIMEOUTS });
    return { database, stop: async () => database.close().then(() => server.stop()) };
  },
};

const entry = (communicationScore: number) =>
  ({ overallScorePerResponse: communicationScore, skillsScore: { communicationScore } }) as FeedbackEntry;

describe.each(Object.entries(engines))('past interviews on %s', (_name, open) => {
  let engine: { database: Database; stop(): Promise<void> };
  let userId: string;
  /** Oldest first. */
  const ids: string[] = [];

  async function addPerson(): Promise<string> {
    const id = newId();
    await engine.database.orm.insert(users).values({ id, issuer: 'test', subject: id });
    return id;
  }
  const repository = () => createInterviewRepository(engine.database.orm);
  const dashboard = () => createDashboardService({ repository: createDashboardRepository(engine.database.orm) });

  async function keepInProgress(owner: string, id: string): Promise<void> {
    const options = {
      questionCount: 3,
      questionType: 'Mixed',
      skipFirst: false,
      questionDifficulty: 'Hard',
    } as const;
    const progress = { jobName: 'Cook', jobDescription: '', options, turns: [], notes: {}, hasEndedEarly: false };
    await repository().saveProgress(owner, id, progress);
  }

  async function addInterview(owner: string, index: number): Promise<string> {
    const id = `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`;
    if (index < IN_PROGRESS) {
      await keepInProgress(owner, id);
      return id;
    }
    const feedback = await createResultsRepository(engine.database.orm).saveFeedback(
      owner,
      id,
      { standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5, feedbackEntries: [entry(index / 2)] },
      index / 2,
    );
    await repository().complete({
      id,
      userId: owner,
      jobName: index % 2 ? 'Nurse' : 'Cook',
      jobDescription: '',
      difficulty: 'Hard',
      questionType: 'Mixed',
      questionCount: 1,
      averageScore: index === 9 ? null : index / 2,
      interviewTranscriptId: null,
      feedbackTranscriptId: feedback?.id ?? null,
    });
    return id;
  }

  beforeAll(async () => {
    engine = await open();
    userId = await addPerson();
    ids.length = 0;
    for (let index = 0; index < IN_PROGRESS + COMPLETED; index += 1) ids.push(await addInterview(userId, index));
    await addInterview(await addPerson(), 5);
  });
  afterAll(() => engine.stop());

  const idsOf = (list: { rows: { id: string }[] }) => list.rows.map(({ id }) => id);

  it('keeps another attempt at a question against a tab that does not have it', async () => {
    const [owner, id] = [await addPerson(), newId()];
    const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Hard' } as const;
    const once = { question: 'Why?', answer: 'Because.', durationMs: null, feedback: null };
    const other = { attempt: 0, answer: 'Because.', durationMs: null, feedback: null };
    const twice = { ...once, answer: 'I care.', attempt: 1, otherAttempts: [other] };
    const save = (turn: typeof once) =>
      repository().saveProgress(owner, id, {
        jobName: 'Cook',
        jobDescription: '',
        options,
        turns: [turn],
        notes: {},
        hasEndedEarly: false,
      });
    await save(once);
    expect((await save(twice))?.progress?.turns).toEqual([twice]);
    expect((await save(once))?.progress?.turns).toEqual([twice]);
  });

  it('come newest or oldest first, four a page, with the number of all', async () => {
    const newest = await repository().list(userId, { page: 1, sort: '-_id' });
    expect(newest.totalCount).toBe(10);
    expect(idsOf(newest)).toEqual(ids.toReversed().slice(0, 4));
    expect(newest.rows[0]).toMatchObject({ jobName: 'Nurse', difficulty: 'Hard', averageScore: null });
    expect(newest.rows[0]?.createdAt).toBeInstanceOf(Date);
    expect(idsOf(await repository().list(userId, { page: 2, sort: '_id' }))).toEqual(ids.slice(4, 8));
    expect(idsOf(await repository().list(userId, { page: 3, sort: '-_id' }))).toEqual([ids[1], ids[0]]);
  });

  it('are ordered by when they came, whatever the clock of the device that made their ids', async () => {
    const owner = await addPerson();
    const ahead = '0fffffff-ffff-7000-8000-000000000001';
    const behind = '00000000-0000-7000-8000-000000000002';
    for (const [id, hour] of [
      [ahead, 1],
      [behind, 2],
    ] as const) {
      await keepInProgress(owner, id);
      await engine.database.orm
        .update(interviews)
        .set({ createdAt: new Date(Date.UTC(2026, 10, 20, hour)) })
        .where(and(eq(interviews.userId, owner), eq(interviews.id, id)));
    }
    const listed = async (sort: '-_id' | '_id', interviewState?: 'in-progress') =>
      idsOf(await repository().list(owner, { page: 1, sort, interviewState }));
    expect(await listed('-_id')).toEqual([behind, ahead]);
    expect(await listed('_id', 'in-progress')).toEqual([ahead, behind]);
  });

  it('are counted by what was asked for', async () => {
    const going = await repository().list(userId, { page: 1, sort: '_id', interviewState: 'in-progress' });
    expect([going.totalCount, idsOf(going)]).toEqual([IN_PROGRESS, ids.slice(0, 3)]);
    const done = await repository().list(userId, { page: 2, sort: '-_id', interviewState: 'completed' });
    expect([done.totalCount, idsOf(done)]).toEqual([COMPLETED, ids.slice(3, 6).toReversed()]);
  });

  it('are counted also on a page behind the last and for a person without any', async () => {
    expect(await repository().list(userId, { page: 100_000, sort: '-_id' })).toEqual({ rows: [], totalCount: 10 });
    expect(await repository().list(newId(), { page: 1, sort: '-_id' })).toEqual({ rows: [], totalCount: 0 });
  });

  it('make the stat cards: the mean of what was scored, the most frequent role', async () => {
    expect(await dashboard().analytics(userId)).toEqual({
      totalInterviewCount: COMPLETED,
      avgScoreOverall: 2.75,
      mostFrequentRole: 'Nurse',
    });
    expect(await dashboard().analytics(newId())).toEqual({
      totalInterviewCount: 0,
      avgScoreOverall: null,
      mostFrequentRole: null,
    });
  });

  it('make the charts from the scores that were kept', async () => {
    const charts = await dashboard().charts(userId, 5);
    expect(charts.formatedPieChartData).toEqual([
      { jobTitle: 'Nurse', count: 3 },
      { jobTitle: 'Cook', count: 2 },
    ]);
    expect(charts.formatedRadarChartData[0]).toMatchObject({ score: 3.5 });
    expect(await dashboard().result(userId, ids[4] ?? '')).toEqual({
      hasData: true,
      points: [{ question: 1, score: 2 }],
    });
  });
});
