import { RECORDING_MAX_BYTES } from '@greenroom/contract/constants';
import { newId } from '@greenroom/contract/uuid';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingRepository } from '../modules/recordings/recording-repository.ts';
import { askWithFile } from '../testing/ask-with-file.ts';
import { buildTone, buildWav } from '../testing/build-sound.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' };
const WAV = buildWav([buildTone(200, 100, 8000)], 8000);
const FACTS = { durationMs: 100, wordCount: 2, words: [{ word: 'confidential', startMs: 0, endMs: 90 }] };

describe('recordings of an account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ env: { ACCOUNT_STORAGE_MB: '1', RECORDING_DAYS: '30' } });
  });
  afterAll(() => test.close());

  async function buildInterview(person: TestPerson): Promise<string> {
    const interviewId = newId();
    const { status } = await test.ask(person, 'PUT', `/users/${person.userId}/interviews/${interviewId}/progress`, {
      body: { jobName: 'Nurse', options, turns: [{ question: 'Why?', answer: 'Because.' }] },
    });
    expect(status).toBe(200);
    return interviewId;
  }
  const pathOf = (person: TestPerson, interviewId: string, part = '0') =>
    `/users/${person.userId}/interviews/${interviewId}/recordings/${part}`;
  const list = async (person: TestPerson) =>
    (await test.ask(person, 'GET', `/users/${person.userId}/recordings`)).body.data;
  const setOn = (person: TestPerson, isOn: boolean) =>
    test.ask(person, 'PATCH', `/users/${person.userId}/recordings`, { body: { isOn } });
  const upload = (person: TestPerson, path: string, bytes: Buffer = WAV, facts: string = JSON.stringify(FACTS)) =>
    askWithFile(test, { path, method: 'PUT', person, fields: { facts }, file: { bytes, field: 'audio' } });
  async function buildPerson(): Promise<{ person: TestPerson; interviewId: string }> {
    const person = await test.signIn();
    const interviewId = await buildInterview(person);
    expect((await setOn(person, true)).body.data).toEqual({ isOn: true, days: 30, recordings: [] });
    return { person, interviewId };
  }

  it('are refused until the person switches them on', async () => {
    const ada = await test.signIn();
    const path = pathOf(ada, await buildInterview(ada));
    expect(await list(ada)).toEqual({ isOn: false, days: 30, recordings: [] });
    const reply = await upload(ada, path);
    expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict']);
    await setOn(ada, true);
    expect((await upload(ada, path)).status).toBe(200);
  });

  it('come back with their sound, kind and words, also for a second attempt and the follow-up', async () => {
    const { person, interviewId } = await buildPerson();
    for (const part of ['0', '0-1', '0-follow-up']) {
      expect((await upload(person, pathOf(person, interviewId, part))).status).toBe(200);
      const reply = await test.ask(person, 'GET', pathOf(person, interviewId, part));
      expect(reply.body.data).toEqual({ ...FACTS, mimeType: 'audio/wav', audio: WAV.toString('base64') });
    }
    const { recordings } = await list(person);
    expect(recordings.map(({ part }: { part: string }) => part)).toEqual(['0-follow-up', '0-1', '0']);
    expect(recordings[0]).toMatchObject({ interviewId, savedAt: expect.any(String) });
    expect(recordings[0].bytes).toBeGreaterThan(WAV.length);
  });

  it('replace the same part', async () => {
    const { person, interviewId } = await buildPerson();
    await upload(person, pathOf(person, interviewId));
    await upload(person, pathOf(person, interviewId), WAV, JSON.stringify({ ...FACTS, wordCount: 7 }));
    expect((await list(person)).recordings).toHaveLength(1);
    expect((await test.ask(person, 'GET', pathOf(person, interviewId))).body.data.wordCount).toBe(7);
  });

  it('are encrypted in the database: neither the sound nor the words can be read there', async () => {
    const { person, interviewId } = await buildPerson();
    await upload(person, pathOf(person, interviewId));
    const { rows } = (await test.database.orm.execute(
      sql`select encode(sealed, 'hex') as hex from recordings where interview_id = ${interviewId}`,
    )) as unknown as { rows: { hex: string }[] };
    const stored = Buffer.from(rows[0]?.hex ?? '', 'hex');
    expect(stored.length).toBeGreaterThan(WAV.length);
    for (const readable of ['RIFF', 'WAVE', 'confidential', 'durationMs', 'audio/']) {
      expect(stored.includes(readable)).toBe(false);
    }
    expect(stored.includes(WAV.subarray(60, 100))).toBe(false);
  });

  it('lead nowhere with another person’s address or interview', async () => {
    const { person: ada, interviewId } = await buildPerson();
    await upload(ada, pathOf(ada, interviewId));
    const { person: grace } = await buildPerson();
    const own = pathOf(grace, interviewId);
    const others = pathOf(ada, interviewId);
    for (const path of [own, others]) {
      expect((await test.ask(grace, 'GET', path)).status).toBe(404);
      expect((await test.ask(grace, 'DELETE', path)).status).toBe(404);
      expect((await upload(grace, path)).status).toBe(404);
    }
    expect((await test.ask(grace, 'DELETE', `/users/${ada.userId}/recordings`)).status).toBe(404);
    expect((await test.ask(grace, 'PATCH', `/users/${ada.userId}/recordings`, { body: { isOn: false } })).status).toBe(
      404,
    );
    expect((await list(ada)).recordings).toHaveLength(1);
  });

  it.each([
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), JSON.stringify(FACTS), 415],
    ['facts that are no JSON', () => WAV, 'no', 400],
    ['facts without words', () => WAV, '{"durationMs":1,"wordCount":1}', 400],
  ])('do not take %s', async (_, bytes, facts, status) => {
    const { person, interviewId } = await buildPerson();
    expect((await upload(person, pathOf(person, interviewId), bytes(), facts)).status).toBe(status);
  });

  it('have a largest size', async () => {
    const roomy = await buildTestApp();
    const ada = await roomy.signIn();
    const bytes = Buffer.concat([WAV, Buffer.alloc(RECORDING_MAX_BYTES)]);
    const path = pathOf(ada, newId());
    const file = { bytes, field: 'audio' };
    const reply = await askWithFile(roomy, {
      path,
      method: 'PUT',
      person: ada,
      fields: { facts: JSON.stringify(FACTS) },
      file,
    });
    expect([reply.status, reply.body.error.code]).toEqual([413, 'payload_too_large']);
    await roomy.close();
  });

  it('take half of an account at most, so that interviews can always be saved', async () => {
    const { person, interviewId } = await buildPerson();
    const large = Buffer.concat([WAV, Buffer.alloc(200_000)]);
    const statuses = [];
    for (const part of ['0', '1', '2'])
      statuses.push((await upload(person, pathOf(person, interviewId, part), large)).status);
    expect(statuses).toEqual([200, 200, 507]);
    // The same part again takes the room of the earlier one.
    expect((await upload(person, pathOf(person, interviewId, '1'), large)).status).toBe(200);
    await buildInterview(person);
    expect((await test.ask(person, 'DELETE', pathOf(person, interviewId, '0'))).status).toBe(200);
    expect((await upload(person, pathOf(person, interviewId, '2'), large)).status).toBe(200);
  });

  it('are deleted one by one, all together, with their interview, and by switching off', async () => {
    const { person, interviewId } = await buildPerson();
    const other = await buildInterview(person);
    const saveAll = async () => {
      for (const path of [pathOf(person, interviewId), pathOf(person, interviewId, '1'), pathOf(person, other)]) {
        expect((await upload(person, path)).status).toBe(200);
      }
    };
    await saveAll();
    expect((await test.ask(person, 'DELETE', pathOf(person, interviewId))).status).toBe(200);
    expect((await test.ask(person, 'GET', pathOf(person, interviewId))).status).toBe(404);
    expect((await list(person)).recordings).toHaveLength(2);
    await test.ask(person, 'DELETE', `/users/${person.userId}/recordings`);
    expect(await list(person)).toEqual({ isOn: true, days: 30, recordings: [] });
    await saveAll();
    expect((await setOn(person, false)).body.data).toEqual({ isOn: false, days: 30, recordings: [] });
    await setOn(person, true);
    await saveAll();
    await test.ask(person, 'DELETE', `/users/${person.userId}/interviews/${interviewId}`);
    expect((await list(person)).recordings).toMatchObject([{ interviewId: other }]);
  });

  it('are in the export, readable, and gone with the account', async () => {
    const { person, interviewId } = await buildPerson();
    await upload(person, pathOf(person, interviewId));
    await upload(person, pathOf(person, interviewId, '1'));
    const exported = await test.ask(person, 'GET', `/users/${person.userId}/export`);
    expect(exported.body.data.recordings).toHaveLength(2);
    expect(exported.body.data.recordings[0]).toMatchObject({ interviewId, part: '0', audio: WAV.toString('base64') });
    expect(exported.body.data.user.savesRecordings).toBe(true);
    expect((await test.ask(person, 'DELETE', `/users/${person.userId}`)).status).toBe(200);
    const { rows } = (await test.database.orm.execute(
      sql`select 1 from recordings where user_id = ${person.userId}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  });

  it('are deleted when they are too old, and no others', async () => {
    const { person, interviewId } = await buildPerson();
    for (const part of ['0', '1']) await upload(person, pathOf(person, interviewId, part));
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await test.database.orm.execute(
      sql`update recordings set created_at = ${old}::timestamptz where interview_id = ${interviewId} and part = '0'`,
    );
    const repository = createRecordingRepository(test.database.orm);
    expect(await repository.deleteBefore(new Date(Date.now() - 30 * 86_400_000))).toBe(1);
    expect((await list(person)).recordings).toMatchObject([{ part: '1' }]);
  });
});
