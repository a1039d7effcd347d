import { describe, expect, it } from 'vitest';
import { findSpeechEngines } from './speech-engines.ts';

const LOCAL = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: null };

describe('findSpeechEngines', () => {
  it('prefers the configured servers to what this machine has', async () => {
    const { speechToText, textToSpeech } = await findSpeechEngines(
      {
        speechToText: { ...LOCAL, model: 'whisper-1' },
        textToSpeech: { ...LOCAL, model: 'tts-1', voice: '' },
      },
      () => undefined,
    );
    expect(speechToText).toMatchObject({ engine: 'configured-server', name: 'whisper-1' });
    expect(textToSpeech).toMatchObject({ engine: 'configured-server', name: 'tts-1' });
  });

  it('uses what this machine has where nothing is configured, or nothing', async () => {
    const engines = Object.values(await findSpeechEngines({ speechToText: null, textToSpeech: null }, () => undefined));
    expect(engines.map((engine) => engine?.engine ?? 'none')).not.toContain('configured-server');
  });
});
