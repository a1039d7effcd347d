import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { newId } from '@greenroom/contract/uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const MEGABYTE = 1024 * 1024;

type Answer = { status: number; retryAfter: string | undefined; code: string };
/** `answer` comes early where the server refuses. */
type Sending = { call: ClientRequest; answer: Promise<Answer> };

describe('bodies that are on their way', () => {
  let test: TestApp;
  let origin: string;
  let sendings: Sending[] = [];
  beforeAll(async () => {
    test = await buildTestApp({ env: { RATE_LIMITS: 'on' } });
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    const open = sendings;
    sendings = [];
    for (const { call } of open) call.destroy();
    await untilHeld('json', 0);
    await untilHeld('files', 0);
  });

  async function readAnswer(call: ClientRequest): Promise<Answer> {
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    const { error } = JSON.parse(await text(reply));
    return { status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'], code: error?.code };
  }
  /** Announces a body and sends a part of it. */
  function send(person: TestPerson, path: string, method: string, headers: Record<string, string>): Sending {
    const call = request(`${origin}/api/v1${path}`, {
      method,
      agent: false,
      headers: { 'x-access-token': person.token, ...headers },
    });
    call.on('error', () => undefined);
    call.write('{');
    const sending = { call, answer: readAnswer(call) };
    sending.answer.catch(() => undefined);
    sendings.push(sending);
    return sending;
  }
  const signInAll = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => test.signIn(`Person ${index}`)));
  const saveTranscript = (person: TestPerson, megabytes = 4) =>
    send(person, `/users/${person.userId}/live-sessions/${newId()}`, 'PUT', {
      'content-type': 'application/json',
      'content-length': String(megabytes * MEGABYTE),
    });
  const saveTranscriptInChunks = (person: TestPerson) =>
    send(person, `/users/${person.userId}/live-sessions/${newId()}`, 'PUT', {
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    });
  const sendResume = (person: TestPerson) =>
    send(person, '/ai/parse/resume-raw', 'POST', {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(30 * MEGABYTE),
    });
  const sendAudio = (person: TestPerson) =>
    send(person, '/ai/stt', 'POST', {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(20 * MEGABYTE),
    });
  /** Waits until the server holds room for so many megabytes. */
  async function untilHeld(kind: 'json' | 'files', megabytes: number): Promise<void> {
    const line = `body_bytes_in_flight{kind="${kind}"} ${megabytes * MEGABYTE}`;
    const read = async () => (await (await fetch(`${origin}/metrics`)).text()).split('\n');
    await expect.poll(read, { timeout: 60_000 }).toContain(line);
  }

  it('of one account take 16 MB as JSON at most; the next one is refused until they are through', async () => {
    const [ada, grace] = [await test.signIn('Ada'), await test.signIn('Grace')];
    // The last does not say how large it is: it counts as the greatest.
    const first = [saveTranscript(ada), saveTranscript(ada), saveTranscript(ada), saveTranscriptInChunks(ada)];
    await untilHeld('json', 16);
    expect(await saveTranscript(ada, 1).answer).toEqual({ status: 429, code: 'rate_limited', retryAfter: '5' });
    saveTranscript(grace);
    await untilHeld('json', 20);
    first[0]?.call.destroy();
    await untilHeld('json', 16);
    saveTranscript(ada, 1);
    await untilHeld('json', 17);
  });

  it('of all accounts take 128 MB as JSON at most; then everyone is asked to come back, and reads go on', async () => {
    const people = await signInAll(9);
    for (const person of people.slice(0, 8)) for (let count = 0; count < 4; count += 1) saveTranscript(person);
    await untilHeld('json', 128);
    const last = people[8] as TestPerson;
    expect(await saveTranscript(last, 1).answer).toEqual({ status: 503, code: 'unavailable', retryAfter: '5' });
    expect((await test.ask(last, 'GET', `/user/${last.userId}/quota`)).status).toBe(200);
  });

  it('of one account take 64 MB as files at most, and those of all accounts 256 MB', async () => {
    const people = await signInAll(5);
    for (const person of people.slice(0, 4)) for (let count = 0; count < 2; count += 1) sendResume(person);
    await untilHeld('files', 240);
    const [ada, , , , last] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson];
    expect(await sendAudio(ada).answer).toEqual({ status: 429, code: 'rate_limited', retryAfter: '5' });
    expect(await sendAudio(last).answer).toEqual({ status: 503, code: 'unavailable', retryAfter: '5' });
  });
});
