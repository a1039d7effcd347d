import { AUDIO_MAX_BYTES, RESUME_MAX_BYTES } from '@greenroom/contract/constants';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildResume } from '../testing/build-resume.ts';
import { createUploader } from '../testing/open-upload.ts';
import { readRecording } from '../testing/recordings.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const JOB = 'Backend Engineer. You need Go, PostgreSQL and Kubernetes.';
const RESUME = { path: '/ai/parse/resume', field: 'resume', fields: { jobDescription: JOB } };
const LETTER = { ...RESUME, path: '/ai/completions/coverletter' };
const RAW = { path: '/ai/parse/resume-raw', field: 'resume' };
const SPEECH = { path: '/ai/stt', field: 'audio' };
const SECRET = 'words that only this file holds';
const WRONG = Buffer.alloc(64 * 1024, `${SECRET}, and `);
const NOT_A_PDF = { status: 415, error: { code: 'not_a_pdf', message: expect.stringMatching(/^Only PDF's allowed/) } };
const NO_RECORDING = {
  status: 415,
  error: { code: 'unsupported_media', message: 'This is not a recording in webm, ogg, WAV or mp4.' },
};

describe('an upload over a socket', () => {
  let test: TestApp;
  let origin: string;
  let uploader: ReturnType<typeof createUploader>;
  let heardBytes: number[] = [];
  const lines: string[] = [];
  beforeAll(async () => {
    test = await buildTestApp({
      env: { LOG_LEVEL: 'trace' },
      ports: {
        speechToText: {
          engine: 'local-engine',
          name: 'a test',
          transcribe: async ({ bytes }) => {
            heardBytes.push(bytes.length);
            return { text: 'what was said' };
          },
        },
      },
    });
    (test.app.log as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] = {
      write: (line: string) => lines.push(line),
    };
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    heardBytes = [];
    uploader = createUploader(origin);
  });
  afterEach(() => uploader.close());

  it.each([
    ['a review', RESUME, NOT_A_PDF],
    ['what is understood of a resume', RAW, NOT_A_PDF],
    ['a letter', LETTER, NOT_A_PDF],
    ['speech to text', SPEECH, NO_RECORDING],
  ])(
    'for %s is refused after the first piece of a wrong file, while the rest is not sent',
    async (_, call, refusal) => {
      const upload = await uploader.open(call);
      await upload.send(WRONG);
      expect(await upload.answer).toMatchObject(refusal);
      upload.leave();
      expect(heardBytes).toEqual([]);
    },
  );

  it.each([
    ['a wrong file', WRONG, NOT_A_PDF],
    ['a file that is too large', Buffer.concat([Buffer.from('%PDF-1.7\n'), WRONG]), { status: 413 }],
  ])(
    'of %s may be sent to its end after the refusal, and the connection serves the next call',
    async (_, piece, refusal) => {
      const upload = await uploader.open(RESUME);
      for (let sent = 0; sent < RESUME_MAX_BYTES + 4 * 1024 * 1024; sent += piece.length) await upload.send(piece);
      await upload.finish();
      const { connection, ...answer } = await upload.answer;
      expect(answer).toMatchObject(refusal);
      expect(connection).toBe('keep-alive');
      expect(await uploader.isConnectionKept()).toBe(true);
    },
  );

  it.each([
    ['resume', RESUME, RESUME_MAX_BYTES, '%PDF-1.7\n', 'File size exceeds 30 MB'],
    ['recording', SPEECH, AUDIO_MAX_BYTES, 'OggS\0\x02', 'File size exceeds 20 MB'],
  ])('of a %s that is too large is refused with the first byte too many', async (_, call, maxBytes, magic, message) => {
    const upload = await uploader.open(call);
    const whole = Buffer.alloc(maxBytes);
    whole.write(magic, 'latin1');
    await upload.send(whole);
    // The parser holds back what may be the beginning of a boundary: a few bytes more than the one settle it.
    await upload.send(Buffer.alloc(100));
    expect(await upload.answer).toMatchObject({ status: 413, error: { code: 'payload_too_large', message } });
    upload.leave();
  });

  it.each([
    ['alone', Buffer.alloc(0)],
    ['after a kilobyte of something else', Buffer.alloc(1024, 'x-mailer: gateway\r\n')],
    ['after as much as is looked at', Buffer.alloc(4091, 'x-mailer: gateway\r\n')],
  ])('of a PDF is taken, its beginning byte by byte, %s', async (_, before) => {
    const pdf = Buffer.concat([before, buildResume()]);
    const upload = await uploader.open(RESUME);
    const beginning = before.length + 16;
    for (const byte of pdf.subarray(0, beginning)) await upload.send(Buffer.from([byte]));
    await upload.send(pdf.subarray(beginning));
    await upload.finish();
    expect((await upload.answer).status).toBe(200);
    expect(await uploader.isConnectionKept()).toBe(true);
  });

  it('of a recording is taken byte by byte, whole', async () => {
    const recording = readRecording('about-me.webm');
    const upload = await uploader.open(SPEECH);
    for (const byte of recording.subarray(0, 100)) await upload.send(Buffer.from([byte]));
    await upload.send(recording.subarray(100));
    await upload.finish();
    expect((await upload.answer).status).toBe(200);
    expect(heardBytes).toEqual([recording.length]);
  });

  it.each([
    ['a resume', RESUME, '', 415, 'not_a_pdf'],
    ['a resume', RESUME, 'short', 415, 'not_a_pdf'],
    ['a recording', SPEECH, '', 422, 'speech_not_understood'],
    ['a recording', SPEECH, 'short', 415, 'unsupported_media'],
  ])('of %s with the bytes %j says what it is', async (_, call, bytes, status, code) => {
    const upload = await uploader.open(call);
    if (bytes) await upload.send(Buffer.from(bytes));
    await upload.finish();
    expect(await upload.answer).toMatchObject({ status, error: { code } });
  });

  it('whose operation has no right name is refused before the file', async () => {
    const upload = await uploader.open({ ...RESUME, headers: { 'idempotency-key': 'x'.repeat(201) } });
    const { status, error } = await upload.answer;
    expect([status, error?.message]).toEqual([400, 'Idempotency-Key: must be 1 to 200 characters.']);
    upload.leave();
  });

  it('that breaks off leaves the server as it was', async () => {
    const upload = await uploader.open(RESUME);
    const answer = expect(upload.answer).rejects.toThrow();
    await upload.send(Buffer.from('%PDF-1.7\n'));
    upload.leave();
    await answer;
    expect((await test.ask(null, 'GET', '/capabilities')).status).toBe(200);
  });

  it('leaves nothing of the file and of the caller in the logs', async () => {
    const { token } = await test.signIn();
    const upload = await uploader.open({ ...RESUME, headers: { 'x-access-token': token } });
    await upload.send(WRONG);
    expect((await upload.answer).status).toBe(415);
    upload.leave();
    const all = lines.join('');
    expect(all).toContain('not_a_pdf');
    expect(all).not.toContain(SECRET.slice(0, 10));
    expect(all).not.toContain(token);
  });
});
