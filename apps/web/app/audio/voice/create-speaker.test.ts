import { describe, expect, it, vi } from 'vitest';
import { waitUntil } from '~/testing/wait-until.ts';
import { createAudioVoice } from './audio-voice.ts';
import { createSpeaker } from './create-speaker.ts';
import { splitSentences } from './sentences.ts';
import { SpeechNotAllowed, type Voice } from './voice.ts';

function buildVoice(outcome: () => Promise<void>, isThere = true) {
  const pause = vi.fn();
  const resume = vi.fn();
  const speak = vi.fn<Voice['speak']>((_, { onStart }) => {
    onStart();
    return { done: outcome(), pause, resume };
  });
  return { isThere: async () => isThere, speak, pause, resume };
}

describe('the speaker', () => {
  it('passes over a voice that is not there and one that fails', async () => {
    const absent = buildVoice(async () => undefined, false);
    const broken = buildVoice(async () => Promise.reject(new Error('broken')));
    const good = buildVoice(async () => undefined);
    const speaker = createSpeaker(async () => [absent, broken, good]);
    await speaker.play('one', 'Hello.');
    expect(absent.speak).not.toHaveBeenCalled();
    expect(good.speak).toHaveBeenCalledOnce();
    expect(speaker.read()).toEqual({ id: null, status: 'idle' });
  });

  it('says that there is no voice when none works, and goes on saying so until one does', async () => {
    const outcomes = [Promise.reject(new Error('broken')), Promise.reject(new Error('broken')), Promise.resolve()];
    const heard: boolean[] = [];
    const voice: Voice = {
      isThere: async () => true,
      speak: (_, { onStart }) => {
        heard.push(speaker.isSilent());
        const done = outcomes.shift() ?? Promise.resolve();
        return { done: done.then(onStart), pause: () => undefined, resume: () => undefined };
      },
    };
    const speaker = createSpeaker(async () => [voice]);
    for (const id of ['one', 'two', 'three']) await speaker.play(id, 'Hello.');
    expect([...heard, speaker.isSilent()]).toEqual([false, true, true, false]);
  });

  it('lets nobody wait again for a voice that failed: it comes last from then on', async () => {
    const broken = buildVoice(async () => Promise.reject(new Error('took too long')));
    const good = buildVoice(async () => undefined);
    const speaker = createSpeaker(async () => [broken, good]);
    await speaker.play('one', 'Hello.');
    await speaker.play('two', 'Again.');
    expect([broken.speak.mock.calls.length, good.speak.mock.calls.length]).toEqual([1, 2]);
  });

  it('goes on to the next voice when the audio of one does not come', async () => {
    const left = vi.fn();
    const hanging = createAudioVoice(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            left();
            reject(signal.reason);
          });
        }),
      async () => true,
      5,
    );
    const good = buildVoice(async () => undefined);
    await createSpeaker(async () => [hanging, good]).play('one', 'Hello.');
    expect(left).toHaveBeenCalledOnce();
    expect(good.speak).toHaveBeenCalledOnce();
  });

  it('waits for a press where the browser does not let it speak', async () => {
    const speaker = createSpeaker(async () => [buildVoice(async () => Promise.reject(new SpeechNotAllowed()))]);
    await speaker.play('one', 'Hello.');
    expect(speaker.read().status).toBe('idle');
  });

  it('pauses and goes on', async () => {
    const end = Promise.withResolvers<void>();
    const voice = buildVoice(() => end.promise);
    const speaker = createSpeaker(async () => [voice]);
    const playing = speaker.play('one', 'Hello.');
    await waitUntil(() => expect(speaker.read()).toEqual({ id: 'one', status: 'playing' }));
    speaker.pause();
    expect(speaker.read().status).toBe('paused');
    speaker.resume();
    expect([voice.pause.mock.calls.length, voice.resume.mock.calls.length]).toEqual([1, 1]);
    end.resolve();
    await playing;
    expect(speaker.read().status).toBe('idle');
  });

  it('speaks one text at a time', async () => {
    const signals: AbortSignal[] = [];
    const voice: Voice = {
      isThere: async () => true,
      speak: (_, { signal }) => {
        signals.push(signal);
        return { done: new Promise(() => undefined), pause: () => undefined, resume: () => undefined };
      },
    };
    const speaker = createSpeaker(async () => [voice]);
    void speaker.play('one', 'Hello.');
    await waitUntil(() => expect(signals).toHaveLength(1));
    void speaker.play('two', 'Again.');
    await waitUntil(() => expect(signals).toHaveLength(2));
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    expect(speaker.read().id).toBe('two');
  });
});

describe('sentences', () => {
  it('are cut at their ends, with what belongs to them', () => {
    expect(splitSentences('Hello there. "How are you?" Fine!\nNext line')).toEqual([
      'Hello there.',
      '"How are you?"',
      'Fine!',
      'Next line',
    ]);
  });
});
