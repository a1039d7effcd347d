import { describe, expect, it } from 'vitest';
import type { ProviderCall } from '../../ports/provider-calls.ts';
import { type Answer, answerBytes, answerJson, answerNever, startSpeechServer } from '../../testing/speech-server.ts';
import { createSpeaker } from './create-speaker.ts';

const MP3 = Buffer.from([0xff, 0xfb, 0x90, 0x00, ...Array<number>(200).fill(0x55)]);

async function speakWith(answers: [Answer, ...Answer[]], timeoutMs = 10_000) {
  const server = await startSpeechServer(...answers);
  const settings = { baseUrl: server.baseUrl, apiKey: null, model: 'tts-1', voice: 'nova', timeoutMs };
  const told: ProviderCall[] = [];
  const [outcome] = await Promise.allSettled([
    createSpeaker(settings, (call) => told.push(call)).synthesize('Tell me about yourself?', {}),
  ]);
  await server.close();
  return { outcome, calls: server.calls, told };
}

describe('createSpeaker', () => {
  it('asks for the text in the configured voice and returns the audio', async () => {
    const { outcome, calls } = await speakWith([answerBytes(MP3)]);
    expect(outcome).toEqual({ status: 'fulfilled', value: { bytes: MP3, mimeType: 'audio/mpeg' } });
    expect(calls[0]?.path).toBe('/v1/audio/speech');
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      model: 'tts-1',
      voice: 'nova',
      input: 'Tell me about yourself?',
      response_format: 'mp3',
    });
  });

  it('says what was sent, whatever was asked for', async () => {
    const wav = Buffer.from('RIFF\0\0\0\0WAVEfmt ');
    const { outcome } = await speakWith([answerBytes(wav)]);
    expect(outcome).toMatchObject({ value: { mimeType: 'audio/wav' } });
  });

  it('asks once more when the server fails', async () => {
    const { outcome, calls } = await speakWith([answerJson(503, {}), answerBytes(MP3)]);
    expect(outcome).toMatchObject({ status: 'fulfilled' });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['an error page', answerBytes(Buffer.from('<html>Bad gateway</html>'), 'text/html')],
    ['nothing', answerBytes(Buffer.alloc(0))],
    ['a refusal of the key', answerJson(401, { error: { message: 'no' } })],
  ])('fails on %s', async (_, answer) => {
    const { outcome } = await speakWith([answer]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'provider_failed' } });
  });

  it('gives up on a server that never answers', async () => {
    const { outcome, told } = await speakWith([answerNever], 300);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'provider_timeout' } });
    expect(told).toMatchObject([{ provider: 'text-to-speech', failure: { kind: 'timeout', status: null } }]);
  });
});
