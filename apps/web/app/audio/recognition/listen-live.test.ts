import { describe, expect, it, vi } from 'vitest';
import { listenLive } from './listen-live.ts';
import type { SpeechRecognitionLike } from './speech-recognition.ts';

class FakeRecognition implements SpeechRecognitionLike {
  static last: FakeRecognition;
  lang = '';
  processLocally = false;
  continuous = false;
  interimResults = false;
  onresult: SpeechRecognitionLike['onresult'] = null;
  onerror: SpeechRecognitionLike['onerror'] = null;
  onend: SpeechRecognitionLike['onend'] = null;
  start = vi.fn();
  stop = vi.fn(() => this.onend?.());
  abort = vi.fn();
  constructor() {
    FakeRecognition.last = this;
  }
  say(transcript: string, isFinal: boolean): void {
    const results = [Object.assign([{ transcript }], { isFinal })];
    this.onresult?.({ resultIndex: 0, results: results as unknown as SpeechRecognitionResultList });
  }
}

function listen(isOnDevice = false) {
  const onInterim = vi.fn();
  const onFailed = vi.fn();
  const track = {} as MediaStreamTrack;
  const listener = listenLive(FakeRecognition, { track, isOnDevice, onInterim, onFailed });
  return { listener, recogniser: FakeRecognition.last, onInterim, onFailed };
}

describe('a recogniser of the browser', () => {
  it('is started again when it ends by itself, and keeps what it had heard', async () => {
    const { listener, recogniser } = listen();
    recogniser.say('First part.', true);
    recogniser.onend?.();
    expect(recogniser.start).toHaveBeenCalledTimes(2);
    recogniser.say('Second part.', true);
    expect(await listener.finish()).toBe('First part. Second part.');
  });

  it('gives words that are not final yet too, and says them on the way', async () => {
    const { listener, recogniser, onInterim } = listen();
    recogniser.say('Not sure', false);
    expect(onInterim).toHaveBeenLastCalledWith('Not sure');
    expect(await listener.finish()).toBe('Not sure');
  });

  it.each([true, false])('keeps the sound on the device where that is asked for: %s', async (isOnDevice) => {
    const { listener, recogniser } = listen(isOnDevice);
    expect(recogniser.processLocally).toBe(isOnDevice);
    expect(recogniser.start).toHaveBeenCalledOnce();
    recogniser.say('On the device.', true);
    recogniser.onend?.();
    expect(recogniser.processLocally).toBe(isOnDevice);
    expect(await listener.finish()).toBe('On the device.');
  });

  it('fails with the network, and is not started again', () => {
    const { recogniser, onFailed } = listen();
    recogniser.onerror?.({ error: 'network' });
    recogniser.onend?.();
    expect(onFailed).toHaveBeenCalledWith('network');
    expect(recogniser.start).toHaveBeenCalledOnce();
  });

  it('takes silence for silence', () => {
    const { recogniser, onFailed } = listen();
    recogniser.onerror?.({ error: 'no-speech' });
    expect(onFailed).not.toHaveBeenCalled();
  });
});
