import { describe, expect, it } from 'vitest';
import type { ProviderCall } from '../../ports/provider-calls.ts';
import { readRecording } from '../../testing/recordings.ts';
import { type Answer, answerCutOff, answerJson, answerNever, startSpeechServer } from '../../testing/speech-server.ts';
import { createTranscriber } from './create-transcriber.ts';

const AUDIO = { bytes: readRecording('about-me.webm'), format: 'webm' } as const;
const HEARD = answerJson(200, { text: ' We met every morning. ' });
const BUSY = answerJson(429, { error: { message: 'slow down' } }, { 'retry-after': '1' });
const BROKEN = answerJson(500, { error: { message: 'out of memory' } });

async function transcribeWith(answers: [Answer, ...Answer[]], timeoutMs = 10_000, signal?: AbortSignal) {
  const server = await startSpeechServer(...answers);
  const told: ProviderCall[] = [];
  const settings = { baseUrl: server.baseUrl, apiKey: 'secret', model: 'whisper-1', timeoutMs };
  const engine = createTranscriber(settings, (call) => told.push(call));
  const [outcome] = await Promise.allSettled([engine.transcribe(AUDIO, { signal, languageTag: 'en-US' })]);
  await server.close();
  return { outcome, calls: server.calls, told, host: new URL(server.baseUrl).host };
}

describe('createTranscriber', () => {
  it('sends the recording as a file with model, language and key, and returns the words', async () => {
    const { outcome, calls } = await transcribeWith([HEARD]);
    expect(outcome).toEqual({ status: 'fulfilled', value: { text: 'We met every morning.', words: [] } });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer secret' });
    expect(calls[0]?.body).toMatch(/name="model"\s+whisper-1/);
    expect(calls[0]?.body).toMatch(/name="language"\s+en\s/);
    expect(calls[0]?.body).toContain('filename="audio.webm"');
    expect(calls[0]?.body).toContain(AUDIO.bytes.toString('latin1', 0, 1000));
  });

  it('asks where the words are', async () => {
    const words = [
      { word: ' We', start: 0.2, end: 0.45 },
      { word: ' met.', start: 0.5, end: 0.9 },
    ];
    const { outcome, calls } = await transcribeWith([answerJson(200, { text: 'We met.', words, segments: [] })]);
    expect(calls[0]?.body).toMatch(/name="timestamp_granularities\[\]"\s+word/);
    expect(calls[0]?.body).toMatch(/name="response_format"\s+verbose_json/);
    expect(outcome).toMatchObject({
      value: {
        words: [
          { word: 'We', startMs: 200, endMs: 450 },
          { word: 'met.', startMs: 500, endMs: 900 },
        ],
      },
    });
  });

  it.each([
    ['refuses that', answerJson(400, { error: { message: 'unsupported response_format' } })],
    ['answers it with something else', answerJson(200, { text: 'We met.', words: [{ word: 'We' }] })],
  ])('takes the text alone from a server that %s, and does not ask it again', async (_, refusal) => {
    const server = await startSpeechServer(refusal, HEARD);
    const engine = createTranscriber({ baseUrl: server.baseUrl, apiKey: null, model: 'other' }, () => undefined);
    const told = [await engine.transcribe(AUDIO, {}), await engine.transcribe(AUDIO, {})];
    await server.close();
    expect(told).toEqual(Array(2).fill({ text: 'We met every morning.', words: [] }));
    expect(server.calls.map(({ body }) => body.includes('timestamp_granularities'))).toEqual([true, false, false]);
  });

  it.each([
    ['is busy', BUSY],
    ['fails', BROKEN],
    ['hangs up in the middle', answerCutOff],
  ])('asks once more when the server %s', async (_, fault) => {
    const { outcome, calls } = await transcribeWith([fault, HEARD]);
    expect(outcome).toMatchObject({ status: 'fulfilled' });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['that it went well', HEARD, null],
    ['that the key was refused', answerJson(401, {}), { kind: 'key-refused', status: 401 }],
    ['that the server is broken', BROKEN, { kind: 'provider-fault', status: 500 }],
  ])('tells the operator once %s', async (_, answer, failure) => {
    const { told, host } = await transcribeWith([answer]);
    expect(told).toEqual([{ provider: 'speech-to-text', host, failure }]);
  });

  it('blames the server neither for a recording that it refuses nor for a person who left', async () => {
    const refused = await transcribeWith([answerJson(415, {})]);
    const left = await transcribeWith([answerNever], 10_000, AbortSignal.abort(new Error('left')));
    expect([...refused.told, ...left.told].filter(({ failure }) => failure !== null)).toEqual([]);
  });

  it('gives up after the second failure', async () => {
    const { outcome, calls } = await transcribeWith([BROKEN]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'provider_failed' } });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['refuses the key', 401, 'provider_failed'],
    ['does not know the model', 404, 'provider_failed'],
    ['finds the recording too large', 413, 'payload_too_large'],
    ['cannot read the recording', 415, 'unsupported_media'],
  ])('does not ask again when the server %s', async (_, status, code) => {
    const { outcome, calls } = await transcribeWith([answerJson(status, { error: { message: 'no' } })]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code } });
    expect(calls).toHaveLength(1);
  });

  it('passes the wait on instead of waiting when the server wants a long one', async () => {
    const { outcome, calls } = await transcribeWith([answerJson(429, {}, { 'retry-after': '90' })]);
    expect(outcome).toMatchObject({ reason: { code: 'provider_failed', retryAfterSeconds: 90 } });
    expect(calls).toHaveLength(1);
  });

  it('fails when the answer is not of the protocol', async () => {
    const { outcome } = await transcribeWith([answerJson(200, { words: [] })]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'provider_failed' } });
  });

  it('says that nothing was understood when the server heard nothing', async () => {
    const { outcome, calls } = await transcribeWith([answerJson(200, { text: '' })]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'speech_not_understood' } });
    expect(calls).toHaveLength(1);
  });

  it('gives up on a server that never answers', async () => {
    const { outcome } = await transcribeWith([answerNever], 300);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'provider_timeout' } });
  });

  it('stops when the call is aborted', async () => {
    const abort = new AbortController();
    abort.abort(new Error('left the page'));
    const { outcome } = await transcribeWith([answerNever], 10_000, abort.signal);
    expect(outcome).toMatchObject({ reason: { message: 'left the page' } });
  });

  it('fails when there is no server', async () => {
    const engine = createTranscriber(
      { baseUrl: 'http://127.0.0.1:9/v1', apiKey: null, model: 'whisper-1' },
      () => undefined,
    );
    await expect(engine.transcribe(AUDIO, {})).rejects.toMatchObject({ code: 'provider_failed' });
  });
});
