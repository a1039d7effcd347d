import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const BOUNDARY = 'a-boundary-of-our-own';
const MEGABYTE = 1024 * 1024;
const LONG_TEXT = 'word '.repeat(40_000);
const RECORDING = Buffer.concat([Buffer.from('OggS\0\x02', 'latin1'), Buffer.alloc(64)]);
const PICTURE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]);
const role = (roleName: unknown, roleDescription: unknown = '') => ({ roleInformation: { roleName, roleDescription } });

function multipart(field: string, fileName: string, bytes: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: audio/webm\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

describe('input that is not right', () => {
  let test: TestApp;
  let hasListened = false;
  beforeAll(async () => {
    test = await buildTestApp({
      ports: {
        speechToText: {
          engine: 'local-engine',
          name: 'a test',
          transcribe: async () => {
            hasListened = true;
            return { text: 'invented' };
          },
        },
      },
    });
  });
  afterAll(() => test.close());

  it.each([
    ['/ai/completions/questions', 'nothing', {}, 400, 'roleInformation'],
    ['/ai/completions/questions', 'a number as the role', role(7), 400, 'roleName'],
    ['/ai/completions/questions', 'an empty role', role('  '), 400, 'roleName'],
    ['/ai/completions/questions', '200 kB of description', role('Nurse', LONG_TEXT), 400, 'roleDescription'],
    ['/ai/completions/questions', 'a list', [], 400, 'object'],
    ['/ai/completions/follow-up', 'no answer', { question: 'Why?' }, 400, 'answer'],
    ['/ai/completions/follow-up', '200 kB of answer', { question: 'Why?', answer: LONG_TEXT }, 400, 'answer'],
    ['/ai/completions/feedback', 'no question', { answer: 'I led a team.' }, 400, 'question'],
    ['/ai/completions/feedback', 'no answer', { question: 'Why?' }, 400, 'answer'],
    ['/ai/completions/feedback', 'an object as the answer', { question: 'Why?', answer: {} }, 400, 'answer'],
    ['/ai/completions/feedback', '200 kB of answer', { question: 'Why?', answer: LONG_TEXT }, 400, 'answer'],
    ['/ai/completions/feedback', '2 MB', { question: 'Why?', answer: LONG_TEXT.repeat(10) }, 413, 'larger'],
    ['/ai/tts', 'no text', {}, 400, 'text'],
    ['/ai/tts', 'a number as text', { text: 5 }, 400, 'text'],
    ['/ai/tts', '200 kB of text', { text: LONG_TEXT }, 400, 'text'],
    ['/ai/stt', 'JSON in place of a recording', { audio: 'UklGRg==' }, 415, 'multipart'],
  ])('%s refuses %s and says what is wrong', async (path, _what, body, status, word) => {
    const answer = await test.ask(null, 'POST', path, { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error: { message: expect.stringContaining(word) } });
    expect(answer.body.error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says of each field what would be right, and of the first few in one sentence', async () => {
    const question = '?'.repeat(2100);
    const body = { question, answer: 7, difficulty: 'Harsh', durationMs: -1 };
    const answer = await test.ask(null, 'POST', '/ai/completions/feedback', { body });
    const { message, details } = answer.body.error;
    expect(details).toEqual([
      { field: 'question', problem: 'at most 2,000 characters, this has 2,100' },
      { field: 'answer', problem: 'a text is expected, not 7' },
      { field: 'difficulty', problem: 'one of Easy, Medium, Hard, Advanced is expected' },
      { field: 'durationMs', problem: 'a number from 0 to 3,600,000 is expected, not -1' },
    ]);
    expect(message).toContain(
      'question: at most 2,000 characters, this has 2,100. answer: a text is expected, not 7. ',
    );
    expect(message).not.toContain('durationMs');
  });

  it.each([
    ['interviews/all?page=two', 'page: a whole number from 1 to 100,000 is expected'],
    ['interviews/all?sort=up', 'sort: one of -_id, _id is expected'],
    [`interviews/${newId()}?populate=all`, 'populate: interviewTranscript, feedbackTranscript or both'],
    ['interviews/seven', 'interview_id: an id (a UUID) is expected'],
  ])('of %s says what would be right', async (path, words) => {
    const ada = await test.signIn();
    const { status, body } = await test.ask(ada, 'GET', `/users/${ada.userId}/${path}`);
    expect(status).toBe(400);
    expect(body.error.message).toContain(words);
  });

  it('names no more of a thousand wrong entries than help to correct them', async () => {
    const ada = await test.signIn();
    const body = { lines: Array.from({ length: 1000 }, () => 7), answers: [] };
    const answer = await test.ask(ada, 'PUT', `/users/${ada.userId}/live-sessions/${newId()}`, { body });
    expect([answer.status, answer.body.error.details.length]).toEqual([400, 20]);
  });

  it.each([
    ['50 MB of sound', 'audio', 'long.webm', Buffer.alloc(50 * MEGABYTE), 413, 'MB'],
    ['a picture named .webm', 'audio', 'cat.webm', PICTURE, 415, 'recording'],
    ['an empty recording', 'audio', 'empty.webm', Buffer.alloc(0), 422, 'translate your response'],
    ['a recording in another field', 'sound', 'a.webm', PICTURE, 400, 'audio'],
  ])('speech to text refuses %s and never invents words', async (_what, field, name, bytes, status, word) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/ai/stt',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: multipart(field, name, bytes),
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.message).toContain(word);
    expect(hasListened).toBe(false);
  });

  it.each([
    ['JSON that breaks off', '{"question":"secret words', 'application/json', 400],
    ['a prototype in JSON', '{"__proto__":{"isAdmin":true},"question":"a","answer":"b"}', 'application/json', 400],
    ['a constructor in JSON', '{"constructor":{"prototype":{"a":1}},"question":"a"}', 'application/json', 400],
    ['lists in lists without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json', 400],
    ['objects in objects without end', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, 'application/json', 400],
    ['another kind of body', '<question/>', 'application/xml', 415],
    ['no body at all', undefined, 'application/json', 400],
  ])('feedback refuses %s without repeating it', async (_what, payload, contentType, status) => {
    const url = '/api/v1/ai/completions/feedback';
    const headers = { 'content-type': contentType };
    const reply = await test.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().success).toBe(false);
    expect(reply.body).not.toContain('secret words');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([
    ['without a body', {}],
    ['without a body that is called JSON', { 'content-type': 'application/json' }],
  ])(
    'a call that needs no field is understood %s, and any other names the field that is missing',
    async (_, headers) => {
      const ada = await test.signIn();
      const live = await test.ask(ada, 'POST', '/live/sessions', { headers });
      expect([live.status, live.body.error.code]).toEqual([402, 'quota_exhausted']);
      const cancel = await test.ask(ada, 'POST', `/users/${ada.userId}/payments/${newId()}/cancel`, { headers });
      expect([cancel.status, cancel.body.error.code]).toEqual([404, 'payments_off']);
      const feedback = await test.ask(ada, 'POST', '/ai/completions/feedback', { headers });
      expect([feedback.status, feedback.body.error.details[0].field]).toEqual([400, 'question']);
    },
  );

  it.each(['multipart/form-data', `multipart/form-data; boundary=${BOUNDARY}`])(
    'speech to text refuses an upload that breaks off (%s) as the caller’s fault',
    async (contentType) => {
      const whole = multipart('audio', 'a.webm', Buffer.alloc(1000));
      const reply = await test.app.inject({
        method: 'POST',
        url: '/api/v1/ai/stt',
        headers: { 'content-type': contentType },
        payload: whole.subarray(0, 500),
      });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
    },
  );

  it('an upload whose text field is JSON of another kind is told what is expected there', async () => {
    const end = `--${BOUNDARY}--\r\n`;
    const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="UUID"\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n`;
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/ai/parse/resume-raw',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: field + end,
    });
    expect([reply.statusCode, reply.json().error.message]).toEqual([400, 'UUID: a text is expected, not an object']);
  });

  it('speech to text refuses a second file in its own words', async () => {
    const one = multipart('audio', 'a.ogg', RECORDING);
    const both = Buffer.concat([one.subarray(0, one.length - `--${BOUNDARY}--\r\n`.length), one]);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/ai/stt',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: both,
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'invalid_request']);
    expect(reply.json().error.message).toBe('Send one file only, in the field "audio".');
  });

  it.each(['%00', '%', '%zz', '%E0%A4%A', 'a'.repeat(400)])(
    'an id such as %s is told of in the envelope',
    async (id) => {
      const ada = await test.signIn();
      for (const path of [
        `/billing/checkouts/${id}`,
        `/users/${ada.userId}/interviews/${id}`,
        `/users/${id}/interviews/all`,
      ]) {
        const { status, body } = await test.ask(ada, 'GET', path);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(body).toMatchObject({ success: false, error: { requestId: expect.any(String) } });
      }
    },
  );

  it('answers with characters that a database cannot keep are kept without them', async () => {
    const ada = await test.signIn();
    const id = newId();
    const odd = 'I led\0 a team \ud83d';
    const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' };
    const progress = { jobName: odd, options, turns: [{ question: odd, answer: odd }], notes: { 0: odd } };
    const saved = await test.ask(ada, 'PUT', `/users/${ada.userId}/interviews/${id}/progress`, { body: progress });
    expect(saved.status).toBe(200);
    const collection = [{ question: odd, answer: odd, catergory: '' }];
    const transcript = await test.ask(ada, 'POST', `/users/${ada.userId}/transcripts/interviews`, {
      body: { uuid: id, responseCollection: collection },
      headers: { 'idempotency-key': id },
    });
    expect(transcript.status).toBe(200);
    const read = await test.ask(ada, 'GET', `/users/${ada.userId}/transcripts/interviews/${id}`);
    expect(read.body.data.responseCollection[0].answer).toBe('I led a team \ufffd');
  });
});
