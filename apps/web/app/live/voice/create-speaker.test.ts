import { describe, expect, it, vi } from 'vitest';
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

  it('says that there is no voice when none works', async () => {
    const speaker = createSpeaker(async () => []);
    await speaker.play('one', 'Hello.');
    expect(speaker.read().status).toBe('unavailable');
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
    await vi.waitFor(() => expect(speaker.read()).toEqual({ id: 'one', status: 'playing' }));
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
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    void speaker.play('two', 'Again.');
    await vi.waitFor(() => expect(signals).toHaveLength(2));
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
