import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import type { Coach } from '../ports/language.ts';
import type { SpeechToText } from '../ports/speech.ts';
import { askWithFile } from '../testing/ask-with-file.ts';
import { buildResume } from '../testing/build-resume.ts';
import { createUploader } from '../testing/open-upload.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const MEGABYTE = 1024 * 1024;
const until = (condition: () => boolean) => expect.poll(condition, { timeout: 60_000, interval: 5 }).toBe(true);

describe('costly calls with limits on', () => {
  let test: TestApp;
  let started: string[] = [];
  let heard = 0;
  let gate = Promise.withResolvers<void>();
  const coached = createBuiltInCoach();
  const hangingEngine: SpeechToText = {
    name: 'engine',
    engine: 'configured-server',
    transcribe: () => {
      heard += 1;
      return gate.promise.then(() => ({ text: 'Yes' }));
    },
  };
  const coach: Coach = {
    ...coached,
    giveFeedback: async (request, call) => {
      started.push(request.question);
      await gate.promise;
      return coached.giveFeedback(request, call);
    },
  };
  beforeEach(async () => {
    started = [];
    heard = 0;
    gate = Promise.withResolvers();
    test = await buildTestApp({ env: { RATE_LIMITS: 'on' }, ports: { coach, speechToText: hangingEngine } });
  });
  afterEach(() => test.close());

  it('run eight at once for one address; the others wait, and another address does not wait for them', async () => {
    const judge = (question: string, remoteAddress: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/ai/completions/feedback',
        payload: { question, answer: '' },
        remoteAddress,
      });
    const many = Array.from({ length: 20 }, () => judge('many', '203.0.113.1'));
    for (const call of many) void call.then(() => undefined);
    await until(() => started.length === 8);
    const other = judge('other', '203.0.113.2');
    void other.then(() => undefined);
    await until(() => started.includes('other'));
    expect(started.filter((question) => question === 'many')).toHaveLength(8);
    gate.resolve();
    expect((await other).statusCode).toBe(200);
    expect((await Promise.all(many)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });

  it('do not read the body of a third upload while two of the same person are under way', async () => {
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const [ada, grace] = [await test.signIn('Ada'), await test.signIn('Grace')];
    const uploaders: ReturnType<typeof createUploader>[] = [];
    const upload = (person: TestPerson) => {
      const uploader = createUploader(origin);
      uploaders.push(uploader);
      const headers = { 'x-access-token': person.token };
      const fields = { jobDescription: 'Nurse' };
      return uploader.open({ path: '/ai/parse/resume', field: 'resume', fields, headers });
    };
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * MEGABYTE, ' ')]);
    const [first, second] = [await upload(ada), await upload(ada)];
    // Each has been read once it took what no buffer of the system holds.
    await first.send(bytes);
    await second.send(bytes);
    const third = await upload(ada);
    let isRead = false;
    const sending = third.send(bytes).then(() => {
      isRead = true;
    });
    const others = await upload(grace);
    await others.send(bytes);
    expect(isRead).toBe(false);
    first.answer.catch(() => undefined);
    first.leave();
    await sending;
    expect(isRead).toBe(true);
    for (const { answer } of [second, third, others]) answer.catch(() => undefined);
    for (const each of [second, third, others]) each.leave();
    for (const uploader of uploaders) uploader.close();
  });

  it('let resumes through while a speech server that hangs holds all recordings', async () => {
    const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A '), Buffer.alloc(4000)]);
    const people = await Promise.all(['Ada', 'Grace', 'Mary', 'Joan', 'Kay'].map((name) => test.signIn(name)));
    const recordings = people.flatMap((person) =>
      [1, 2].map(() => askWithFile(test, { path: '/ai/stt', file: { bytes, field: 'audio' }, person })),
    );
    await until(() => heard === 8);
    const resume = { path: '/ai/parse/resume-raw', file: { bytes: buildResume() }, person: people[0] ?? null };
    expect((await askWithFile(test, resume)).status).toBe(200);
    expect(heard).toBe(8);
    gate.resolve();
    expect((await Promise.all(recordings)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});
