import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseEngines, type OpenedEngine } from '../testing/database-engines.ts';
import { type Cutoffs, createRetentionRepository } from './retention-repository.ts';
import { feedbackTranscripts, interviews, interviewTranscripts, liveSessions, stories, users } from './schema.ts';

const OLD = new Date('2026-01-01');
const CUTOFF = new Date('2026-02-01');
const NEW = new Date('2026-03-01');

describe.each(databaseEngines)('retention on %s', (_engine, open) => {
  let engine: OpenedEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.stop());

  async function buildPerson() {
    const { orm } = engine.databases[0];
    const userId = newId();
    await orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });

    async function addFeedback(createdAt: Date): Promise<string> {
      const id = newId();
      const values = { standardUsed: 'STAR', totalScore: 5, entries: [], figures: [] };
      await orm.insert(feedbackTranscripts).values({ id, userId, operationId: id, createdAt, ...values });
      return id;
    }
    async function addAnswers(interviewId: string, createdAt: Date): Promise<void> {
      await orm.insert(interviewTranscripts).values({ id: newId(), userId, interviewId, responses: [], createdAt });
    }
    async function addInterview(updatedAt: Date): Promise<string> {
      const id = newId();
      const feedbackTranscriptId = await addFeedback(OLD);
      await addAnswers(id, OLD);
      const options = {
        difficulty: 'Easy',
        questionType: 'Mixed',
        questionCount: 3,
        interviewState: 'completed',
      } as const;
      await orm
        .insert(interviews)
        .values({ id, userId, jobName: 'Nurse', createdAt: OLD, updatedAt, feedbackTranscriptId, ...options });
      return id;
    }
    async function addLiveSession(createdAt: Date, changed: { endedAt?: Date; savedAt?: Date } = {}): Promise<string> {
      const id = newId();
      const content = { transcript: { lines: [], answers: [] }, jobDescription: 'Nurse' };
      await orm.insert(liveSessions).values({ id, userId, createdAt, endsAt: createdAt, ...content, ...changed });
      return id;
    }
    async function addStory(updatedAt: Date, interviewId: string | null = null): Promise<string> {
      const id = newId();
      const texts = { title: 'A ward', text: 'I led it.', question: 'Why?', skills: [] };
      await orm.insert(stories).values({ id, userId, interviewId, updatedAt, ...texts });
      return id;
    }
    const storiesOf = async () =>
      (await orm.select({ id: stories.id }).from(stories).where(eq(stories.userId, userId))).map(({ id }) => id);
    const idsOf = async (table: typeof interviews | typeof feedbackTranscripts) =>
      (await orm.select({ id: table.id }).from(table).where(eq(table.userId, userId))).map(({ id }) => id);
    const answersOf = async () =>
      (await orm.select().from(interviewTranscripts).where(eq(interviewTranscripts.userId, userId))).map(
        ({ interviewId }) => interviewId,
      );
    const cleanOf = (dates: Partial<Cutoffs>) =>
      createRetentionRepository(orm).deleteBefore({ interviews: null, liveSessions: null, stories: null, ...dates });
    const clean = () => cleanOf({ interviews: CUTOFF, liveSessions: CUTOFF, stories: CUTOFF });
    return {
      orm,
      userId,
      addFeedback,
      addAnswers,
      addInterview,
      addLiveSession,
      idsOf,
      answersOf,
      addStory,
      storiesOf,
      clean,
      cleanOf,
    };
  }

  it('deletes interviews by their last change, with their answers and feedback, and keeps the others whole', async () => {
    const { addInterview, idsOf, answersOf, clean } = await buildPerson();
    await addInterview(OLD);
    // It began before the date and was changed after it.
    const kept = await addInterview(NEW);
    expect((await clean()).interviews).toBe(1);
    expect(await idsOf(interviews)).toEqual([kept]);
    expect(await answersOf()).toEqual([kept]);
    expect(await idsOf(feedbackTranscripts)).toHaveLength(1);
    expect((await clean()).interviews).toBe(0);
  });

  it('deletes old answers and feedback that belong to no interview', async () => {
    const { addFeedback, addAnswers, idsOf, answersOf, clean } = await buildPerson();
    const [lone, recent] = [newId(), newId()];
    await addAnswers(lone, OLD);
    await addAnswers(recent, NEW);
    await addFeedback(OLD);
    const kept = await addFeedback(NEW);
    await clean();
    expect(await answersOf()).toEqual([recent]);
    expect(await idsOf(feedbackTranscripts)).toEqual([kept]);
  });

  it('empties old live sessions and keeps their rows, which hold the unit', async () => {
    const { orm, userId, addLiveSession, clean } = await buildPerson();
    const [old, recent] = [await addLiveSession(OLD), await addLiveSession(NEW)];
    expect((await clean()).liveSessions).toBe(1);
    const rows = await orm.select().from(liveSessions).where(eq(liveSessions.userId, userId));
    const textOf = (id: string) => rows.find((row) => row.id === id);
    expect(textOf(old)).toMatchObject({ transcript: null, jobDescription: '' });
    expect(textOf(recent)).toMatchObject({ transcript: { lines: [], answers: [] }, jobDescription: 'Nurse' });
  });

  it('empties a live session by its last change: its end, or the last save of its transcript', async () => {
    const { orm, userId, addLiveSession, clean } = await buildPerson();
    await addLiveSession(OLD, { endedAt: OLD, savedAt: OLD });
    const kept = [
      await addLiveSession(OLD, { endedAt: OLD, savedAt: NEW }),
      await addLiveSession(OLD, { endedAt: NEW }),
    ];
    expect((await clean()).liveSessions).toBe(1);
    const rows = await orm.select().from(liveSessions).where(eq(liveSessions.userId, userId));
    const filled = rows.filter(({ transcript }) => transcript !== null).map(({ id }) => id);
    expect(filled.toSorted()).toEqual(kept.toSorted());
  });

  it('goes by the days of each kind, and leaves what has none', async () => {
    const person = await buildPerson();
    const interview = await person.addInterview(OLD);
    const live = await person.addLiveSession(OLD);
    await person.addStory(OLD);
    const recent = await person.addStory(NEW);
    const transcripts = async () =>
      (await person.orm.select().from(liveSessions).where(eq(liveSessions.id, live))).map((row) => row.transcript);
    expect(await person.cleanOf({})).toEqual({ interviews: 0, liveSessions: 0, stories: 0 });
    expect(await person.cleanOf({ stories: CUTOFF })).toEqual({ interviews: 0, liveSessions: 0, stories: 1 });
    expect(await person.storiesOf()).toEqual([recent]);
    expect(await person.idsOf(interviews)).toEqual([interview]);
    expect(await transcripts()).not.toEqual([null]);
    expect(await person.cleanOf({ liveSessions: CUTOFF })).toEqual({ interviews: 0, liveSessions: 1, stories: 0 });
    expect(await person.idsOf(interviews)).toEqual([interview]);
    expect(await transcripts()).toEqual([null]);
    expect(await person.cleanOf({ interviews: CUTOFF })).toEqual({ interviews: 1, liveSessions: 0, stories: 0 });
    expect(await person.storiesOf()).toEqual([recent]);
  });

  it('leaves a story with its interview, however old it is, and deletes it with that', async () => {
    const person = await buildPerson();
    const interview = await person.addInterview(OLD);
    const own = await person.addStory(OLD, interview);
    const recent = await person.addStory(NEW, interview);
    expect(await person.cleanOf({ stories: CUTOFF })).toEqual({ interviews: 0, liveSessions: 0, stories: 0 });
    expect((await person.storiesOf()).toSorted()).toEqual([own, recent].toSorted());
    expect(await person.cleanOf({ interviews: CUTOFF })).toEqual({ interviews: 1, liveSessions: 0, stories: 0 });
    expect(await person.storiesOf()).toEqual([]);
  });

  it('goes through more than one batch', async () => {
    const { orm, userId, idsOf, clean } = await buildPerson();
    const options = {
      difficulty: 'Easy',
      questionType: 'Mixed',
      questionCount: 3,
      interviewState: 'completed',
    } as const;
    const rows = Array.from({ length: 450 }, () => ({
      id: newId(),
      userId,
      jobName: 'Nurse',
      createdAt: OLD,
      updatedAt: OLD,
      ...options,
    }));
    await orm.insert(interviews).values(rows);
    expect((await clean()).interviews).toBe(450);
    expect(await idsOf(interviews)).toEqual([]);
  });
});
