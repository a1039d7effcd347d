import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpeechRecognitionLike } from '../../../audio/recognition/speech-recognition.ts';
import { recogniseTrack } from './live-recogniser.ts';

class FakeRecognition implements SpeechRecognitionLike {
  static last: FakeRecognition;
  static available = async () => 'available';
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: SpeechRecognitionLike['onresult'] = null;
  onerror: SpeechRecognitionLike['onerror'] = null;
  onend: SpeechRecognitionLike['onend'] = null;
  start = vi.fn();
  stop = vi.fn();
  abort = vi.fn();
  constructor() {
    FakeRecognition.last = this;
  }
  /** All results so far, from the index at which something changed. */
  say(results: [string, boolean][], resultIndex = 0): void {
    const list = results.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.onresult?.({ resultIndex, results: list as unknown as SpeechRecognitionResultList });
  }
}

const track = {} as MediaStreamTrack;

function recognise() {
  const words: [string, boolean][] = [];
  const onFailure = vi.fn();
  const stop = recogniseTrack(track, { onWords: (text, isFinal) => void words.push([text, isFinal]), onFailure });
  return { words, onFailure, stop, recogniser: FakeRecognition.last };
}

describe('the browser’s recogniser on the tab’s track', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is given the track, and hands on what is said as it is said and once it is final', () => {
    const { words, recogniser } = recognise();
    expect(recogniser.start).toHaveBeenCalledWith(track);
    recogniser.say([['tell me', false]]);
    recogniser.say([['tell me about yourself', true]]);
    recogniser.say(
      [
        ['tell me about yourself', true],
        ['and why', false],
      ],
      1,
    );
    expect(words).toEqual([
      ['tell me', false],
      ['tell me about yourself', true],
      ['and why', false],
    ]);
  });

  it('puts together what is still open in several pieces', () => {
    const { words, recogniser } = recognise();
    recogniser.say([
      ['what is your', false],
      [' greatest strength', false],
    ]);
    expect(words).toEqual([['what is your greatest strength', false]]);
  });

  it('is begun again when it ends by itself after a minute, and loses nothing that was open', async () => {
    const { words, recogniser } = recognise();
    recogniser.say([['and what about', false]]);
    recogniser.onend?.();
    expect(words.at(-1)).toEqual(['and what about', true]);
    await vi.advanceTimersByTimeAsync(250);
    expect(recogniser.start).toHaveBeenCalledTimes(2);
    recogniser.onend?.();
    expect(words.filter(([, isFinal]) => isFinal)).toHaveLength(1);
  });

  it('takes silence for silence', async () => {
    const { onFailure, recogniser } = recognise();
    recogniser.onerror?.({ error: 'no-speech' });
    recogniser.onend?.();
    await vi.advanceTimersByTimeAsync(250);
    expect(onFailure).not.toHaveBeenCalled();
    expect(recogniser.start).toHaveBeenCalledTimes(2);
  });

  it('says once why it failed, and is not begun again', async () => {
    const { onFailure, recogniser } = recognise();
    recogniser.onerror?.({ error: 'network' });
    recogniser.onerror?.({ error: 'network' });
    recogniser.onend?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onFailure.mock.calls).toEqual([['network']]);
    expect(recogniser.start).toHaveBeenCalledOnce();
  });

  it('says when it cannot be begun again, since the track has ended', async () => {
    const { onFailure, recogniser } = recognise();
    recogniser.start.mockImplementation(() => {
      throw new Error('the track is not live');
    });
    recogniser.onend?.();
    await vi.advanceTimersByTimeAsync(250);
    expect(onFailure).toHaveBeenCalledWith('the track is not live');
  });

  it('gives the last words after it was stopped, and stays stopped', async () => {
    const { words, recogniser, stop } = recognise();
    recogniser.say([['goodbye', false]]);
    stop();
    expect(recogniser.abort).not.toHaveBeenCalled();
    recogniser.say([['goodbye then', true]]);
    recogniser.onend?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(words.at(-1)).toEqual(['goodbye then', true]);
    expect(recogniser.start).toHaveBeenCalledOnce();
  });

  it('is not used where it would open the microphone in place of the track', () => {
    vi.stubGlobal(
      'SpeechRecognition',
      class extends FakeRecognition {
        static override available = undefined as never;
      },
    );
    const onFailure = vi.fn();
    recogniseTrack(track, { onWords: () => undefined, onFailure });
    expect(onFailure).toHaveBeenCalledWith('unsupported');
  });
});
