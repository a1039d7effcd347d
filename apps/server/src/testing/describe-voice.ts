import { describe, expect, it } from 'vitest';
import { readWav } from '../adapters/local-voice/join-wav.ts';
import type { TextToSpeech } from '../ports/speech.ts';
import { findProgram } from '../programs/find-program.ts';
import { isProgramMissing } from './require-program.ts';

const QUESTION = 'Tell me about yourself?';

/** What holds for every voice of this machine; left out where its program is not installed. */
export function describeVoice(name: string, program: string, createVoice: (path: string) => TextToSpeech): void {
  const voice = createVoice(findProgram(program) ?? '');

  async function measureDurationMs(text: string): Promise<number> {
    const { bytes } = await voice.synthesize(text, {});
    const { samples, sampleRate } = readWav(bytes);
    return (samples.length / 2 / sampleRate) * 1000;
  }

  describe.skipIf(isProgramMissing(program))(`${name} of this machine (left out where it is not installed)`, () => {
    it('speaks a question in a second or two', async () => {
      const durationMs = await measureDurationMs(QUESTION);
      expect(durationMs).toBeGreaterThan(700);
      expect(durationMs).toBeLessThan(4000);
    });

    it('speaks all of a text of many sentences', async () => {
      const one = await measureDurationMs(QUESTION);
      expect(await measureDurationMs(`${QUESTION} `.repeat(40))).toBeGreaterThan(one * 25);
    });

    it.each(['--help', '-f /etc/passwd', '$(id) `id`; "quoted" | more', 'Zoë said: naïve 🙂', '<speak>5 < 6</speak>'])(
      'speaks %j as words',
      async (text) => {
        expect(await measureDurationMs(text)).toBeGreaterThan(200);
      },
    );

    it('stops when the call is aborted', async () => {
      const abort = new AbortController();
      const speaking = voice.synthesize(`${QUESTION} `.repeat(100), { signal: abort.signal });
      abort.abort(new Error('left the page'));
      await expect(speaking).rejects.toThrow('left the page');
    });
  });
}
