import { AUDIO_MAX_BYTES, TEXT_LIMITS } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import type { SpeechToText, TextToSpeech } from '../../ports/speech.ts';
import { buildTone, buildWav } from '../../testing/build-sound.ts';
import { createSpeechService } from './speech-service.ts';

const WAV = buildWav([buildTone(200, 100, 8000)], 8000);

function buildTranscriber(text: string) {
  const calls: unknown[] = [];
  const engine: SpeechToText = {
    name: 'scripted ear',
    engine: 'configured-server',
    async transcribe(audio, options) {
      calls.push([audio.format, options.languageTag]);
      return { text };
    },
  };
  return { engine, calls };
}

function buildSpeaker() {
  const spoken: string[] = [];
  const engine: TextToSpeech = {
    name: 'scripted voice',
    engine: 'local-engine',
    async synthesize(text) {
      spoken.push(text);
      return { bytes: Buffer.from(`audio of ${text}`), mimeType: 'audio/wav' };
    },
  };
  return { engine, spoken };
}

describe('transcribe', () => {
  it('hands the recording to the engine with its kind and language, and returns its words', async () => {
    const { engine, calls } = buildTranscriber(' we met every morning ');
    const service = createSpeechService({ speechToText: engine, textToSpeech: null });
    expect(await service.transcribe({ bytes: WAV, languageTag: 'en-US' })).toEqual({
      text: 'we met every morning',
      isDoubtful: false,
      words: [],
      sound: null,
    });
    expect(calls).toEqual([['wav', 'en-US']]);
  });

  it.each([
    ['an empty file is not understood', Buffer.alloc(0), 'speech_not_understood'],
    ['a picture is not taken', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'unsupported_media'],
    ['a file over the limit is not taken', Buffer.alloc(AUDIO_MAX_BYTES + 1), 'payload_too_large'],
  ])('%s, and the engine never sees it', async (_, bytes, code) => {
    const { engine, calls } = buildTranscriber('words');
    const service = createSpeechService({ speechToText: engine, textToSpeech: null });
    await expect(service.transcribe({ bytes })).rejects.toMatchObject({ code });
    expect(calls).toEqual([]);
  });

  it('says that nothing was understood when the engine hears no words', async () => {
    const service = createSpeechService({ speechToText: buildTranscriber('  ').engine, textToSpeech: null });
    await expect(service.transcribe({ bytes: WAV })).rejects.toMatchObject({ code: 'speech_not_understood' });
  });

  it('says so when there is no engine', async () => {
    const service = createSpeechService({ speechToText: null, textToSpeech: null });
    await expect(service.transcribe({ bytes: WAV })).rejects.toMatchObject({ code: 'speech_unavailable' });
  });
});

describe('speak', () => {
  it('returns the audio as base64 with its type', async () => {
    const service = createSpeechService({ speechToText: null, textToSpeech: buildSpeaker().engine });
    expect(await service.speak('Hello.')).toEqual({
      audioBase64: Buffer.from('audio of Hello.').toString('base64'),
      mimeType: 'audio/wav',
    });
  });

  it('asks the engine once for a text that is spoken twice', async () => {
    const { engine, spoken } = buildSpeaker();
    const service = createSpeechService({ speechToText: null, textToSpeech: engine });
    const first = await service.speak('Hello.');
    expect(await service.speak(' Hello. ')).toEqual(first);
    expect(spoken).toEqual(['Hello.']);
  });

  it.each([
    ['nothing', '   '],
    ['a text over the limit', 'a'.repeat(TEXT_LIMITS.speech + 1)],
  ])('refuses %s', async (_, text) => {
    const service = createSpeechService({ speechToText: null, textToSpeech: buildSpeaker().engine });
    await expect(service.speak(text)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('says so when there is no engine', async () => {
    const service = createSpeechService({ speechToText: null, textToSpeech: null });
    await expect(service.speak('Hello.')).rejects.toMatchObject({ code: 'speech_unavailable' });
  });
});

describe('capabilities', () => {
  it('names the engines and says where there is none', () => {
    const service = createSpeechService({ speechToText: buildTranscriber('').engine, textToSpeech: null });
    expect(service.capabilities()).toEqual({
      speechToText: { engine: 'configured-server', name: 'scripted ear' },
      textToSpeech: { engine: 'none', name: null },
    });
  });
});
