import { describe, expect, it } from 'vitest';
import { RECORDED_ANSWERS } from '../../../../../tests/e2e/recordings/answers-data.ts';
import { measureWordErrorRate } from '../../../../../tests/e2e/recordings/word-error-rate.ts';
import { buildNoise, buildWav } from '../../testing/build-sound.ts';
import { readRecording } from '../../testing/recordings.ts';
import { isProgramMissing } from '../../testing/require-program.ts';
import { createAudioDecoder } from '../audio/audio-decoder.ts';
import { createPocketsphinx } from './create-pocketsphinx.ts';
import { findPocketsphinx, type PocketsphinxProgram } from './find-pocketsphinx.ts';
import { parseContinuousOutput } from './parse-output.ts';

/** One of each voice; `npm run eval -- spoken` measures the whole set. */
const HEARD = [RECORDED_ANSWERS[3], RECORDED_ANSWERS[4]];
const ANSWER = { bytes: readRecording('about-me.webm'), format: 'webm' } as const;

/** A fake recogniser program with a fixed transcript. */
function buildProgram(script: string): PocketsphinxProgram {
  return { path: process.execPath, args: ['-e', script], parse: parseContinuousOutput };
}

function buildEngine(script: string) {
  return createPocketsphinx(buildProgram(script), createAudioDecoder());
}

const hears = (word: string, probability: number) => `console.log('${word} 0.1 0.2 ${probability}')`;

describe('createPocketsphinx', () => {
  it('returns the words that the program hears', async () => {
    expect(await buildEngine(hears('hello', 0.9)).transcribe(ANSWER, {})).toMatchObject({
      text: 'Hello',
      isDoubtful: false,
    });
  });

  it('says so when it doubts most of the words', async () => {
    const heard = await buildEngine(`${hears('hello', 0.6)};${hears('crawley', 0.35)}`).transcribe(ANSWER, {});
    expect(heard).toMatchObject({ text: 'Hello crawley', isDoubtful: true });
  });

  it.each([
    ['hears words that it does not believe itself', hears('if', 0.1)],
    ['hears nothing', ''],
  ])('says that nothing was understood when the program %s', async (_, script) => {
    await expect(buildEngine(script).transcribe(ANSWER, {})).rejects.toMatchObject({ code: 'speech_not_understood' });
  });

  it.each([
    ['silence', new Float32Array(32_000)],
    ['steady noise', buildNoise(2000, 16_000, 0.2)],
  ])('does not even ask the program about %s', async (_, samples) => {
    const engine = buildEngine(hears('invented', 0.9));
    const audio = { bytes: buildWav([samples], 16_000), format: 'wav' } as const;
    await expect(engine.transcribe(audio, {})).rejects.toMatchObject({ code: 'speech_not_understood' });
    await expect(engine.transcribePcm(new Int16Array(32_000), {})).rejects.toMatchObject({
      code: 'speech_not_understood',
    });
  });

  it('fails when the program fails', async () => {
    await expect(buildEngine('process.exit(1)').transcribe(ANSWER, {})).rejects.toMatchObject({
      code: 'provider_failed',
    });
  });

  it('ends the program when the call is aborted', async () => {
    const abort = new AbortController();
    const running = buildEngine('setInterval(() => {}, 1000)').transcribe(ANSWER, { signal: abort.signal });
    abort.abort(new Error('left the page'));
    await expect(running).rejects.toThrow('left the page');
  });
});

describe('findPocketsphinx', () => {
  it('finds nothing where nothing is installed', () => {
    expect(findPocketsphinx('/nowhere')).toBeNull();
  });
});

const isMissing = isProgramMissing('pocketsphinx_continuous', 'apt-get install pocketsphinx pocketsphinx-en-us');

describe.skipIf(isMissing)('PocketSphinx of this machine (left out where it is not installed)', () => {
  it.each(HEARD)(
    'hears "$question" with at most 35 words in 100 wrong',
    async ({ file, text }) => {
      const program = findPocketsphinx();
      if (!program) throw new Error('It was found a moment ago.');
      const engine = createPocketsphinx(program, createAudioDecoder());
      const heard = await engine.transcribe({ bytes: readRecording(file), format: 'wav' }, {});
      expect(measureWordErrorRate(text, heard.text)).toBeLessThanOrEqual(0.35);
    },
    90_000,
  );

  it('places each word in the recording: after 3 s of silence, 3 s later', async () => {
    const program = findPocketsphinx();
    if (!program) throw new Error('It was found a moment ago.');
    const decoder = createAudioDecoder();
    const { pcm } = await decoder.decode({ bytes: readRecording('short-answer.wav'), format: 'wav' }, {});
    const engine = createPocketsphinx(program, decoder);
    const later = new Int16Array(pcm.length + 3 * 16_000);
    later.set(pcm, 3 * 16_000);
    const [first, second] = [await engine.transcribePcm(pcm, {}), await engine.transcribePcm(later, {})];
    const find = ({ words = [] }: typeof first, word: string) => words.find((each) => each.word === word)?.startMs ?? 0;
    for (const word of ['customer', 'finished', 'early']) {
      expect(Math.abs(find(second, word) - find(first, word) - 3000), word).toBeLessThanOrEqual(300);
    }
  }, 900_000);

  it('hears what Chromium recorded nearly as well', async () => {
    const program = findPocketsphinx();
    if (!program) throw new Error('It was found a moment ago.');
    const heard = await createPocketsphinx(program, createAudioDecoder()).transcribe(ANSWER, {});
    expect(measureWordErrorRate(RECORDED_ANSWERS[0].text, heard.text)).toBeLessThanOrEqual(0.35);
  }, 900_000);
});
