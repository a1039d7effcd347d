import type { LiveServerMessage } from '@greenroom/contract/live-assistant';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeLiveTranscriber } from '../../testing/scripted-live.ts';
import { createLiveRelay } from './live-relay.ts';

function openSocket() {
  const messages: LiveServerMessage[] = [];
  const send = (message: LiveServerMessage): void => void messages.push(message);
  return { messages, send, close: vi.fn(), waitingBytes: 0 };
}

function openRelay(engine: FakeLiveTranscriber | null = new FakeLiveTranscriber()) {
  const onFirstFinal = vi.fn();
  const relay = createLiveRelay({ transcriber: engine, onFirstFinal });
  const socket = openSocket();
  relay.attach(socket, null);
  return { relay, socket, onFirstFinal, engine: engine ?? new FakeLiveTranscriber() };
}
const said = (text: string) => ({ type: 'transcript', text, isFinal: true }) as const;
const finals = ({ messages }: { messages: LiveServerMessage[] }) => messages.filter(({ isFinal }) => isFinal);

describe('the relay of a live session', () => {
  afterEach(() => void vi.useRealTimers());

  it('hears the tab and the microphone apart, each by a stream of its own', () => {
    const { relay, socket, engine } = openRelay();
    relay.mark({ type: 'recorder-start' });
    relay.takeAudio(Buffer.alloc(100));
    relay.mark({ type: 'recorder-start', source: 'microphone' });
    relay.mark({ type: 'audio', source: 'microphone' });
    relay.takeAudio(Buffer.alloc(7));
    relay.takeAudio(Buffer.alloc(50));
    expect(engine.recordings).toEqual([150, 7]);
    engine.tell(0, said('why us'));
    engine.tell(1, said('because of your team'));
    expect(finals(socket).map(({ speaker, text }) => [speaker, text])).toEqual([
      ['interviewer', 'why us'],
      ['person', 'because of your team'],
    ]);
  });

  it.each(['tab', 'microphone'] as const)('is paid for by the first words of the %s, once', (source) => {
    const { relay, engine, onFirstFinal } = openRelay();
    relay.mark({ type: 'recorder-start', source });
    engine.tell(0, { type: 'transcript', text: 'hel', isFinal: false });
    expect(onFirstFinal).not.toHaveBeenCalled();
    engine.tell(0, said('hello'));
    engine.tell(0, said('hello to you'));
    expect(onFirstFinal).toHaveBeenCalledOnce();
  });

  it.each(['tab', 'microphone'] as const)(
    'is paid for by the end of speech of the %s where the browser recognises',
    (source) => {
      const { relay, onFirstFinal } = openRelay(null);
      relay.mark({ type: 'speech-end', source });
      relay.mark({ type: 'speech-end', source });
      expect(onFirstFinal).toHaveBeenCalledOnce();
    },
  );

  it('goes on without the microphone when its engine dies, and ends in words when the tab’s does', () => {
    const { relay, socket, engine } = openRelay();
    relay.mark({ type: 'recorder-start' });
    relay.mark({ type: 'recorder-start', source: 'microphone' });
    engine.tell(1, { type: 'failure', message: 'gone' });
    expect(socket.messages.at(-1)).toMatchObject({ type: 'info', source: 'microphone', message: 'gone' });
    engine.tell(0, { type: 'failure', message: 'gone too' });
    expect(socket.messages.at(-1)).toMatchObject({ type: 'error', code: 'interrupted', message: 'gone too' });
  });

  it('lets the microphone’s stream finish when it is switched off, and hears it again when it is switched on', () => {
    const { relay, engine } = openRelay();
    relay.mark({ type: 'recorder-start' });
    relay.mark({ type: 'recorder-start', source: 'microphone' });
    expect(engine.openStreams).toBe(2);
    relay.mark({ type: 'recorder-stop', source: 'microphone' });
    expect(engine.openStreams).toBe(1);
    relay.mark({ type: 'recorder-start', source: 'microphone' });
    expect(engine.openStreams).toBe(2);
  });

  it('tells a connection that comes back what has arrived of either sound', () => {
    const { relay } = openRelay();
    relay.mark({ type: 'recorder-start' });
    relay.takeAudio(Buffer.alloc(30));
    relay.mark({ type: 'recorder-start', source: 'microphone' });
    relay.mark({ type: 'audio', source: 'microphone' });
    relay.takeAudio(Buffer.alloc(12));
    const back = openSocket();
    relay.attach(back, null);
    expect(back.messages[0]).toMatchObject({
      code: 'ready',
      recorderNumber: 1,
      receivedBytes: 30,
      microphone: { recorderNumber: 1, receivedBytes: 12 },
    });
  });

  it('says at once, and then every second, that sound has arrived', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { relay, socket } = openRelay();
    const receipts = () => socket.messages.filter(({ code }) => code === 'received').length;
    for (let slice = 0; slice < 5; slice++) {
      relay.takeAudio(Buffer.alloc(10));
      vi.advanceTimersByTime(500);
    }
    expect(receipts()).toBe(3);
  });

  it('counts recorders as the page does, and names the recorder that a receipt is for', () => {
    const { relay, socket } = openRelay();
    relay.mark({ type: 'recorder-start', recorderNumber: 4 });
    relay.takeAudio(Buffer.alloc(10));
    expect(socket.messages.at(-1)).toMatchObject({ code: 'received', recorderNumber: 4, receivedBytes: 10 });
    relay.mark({ type: 'recorder-start' });
    const back = openSocket();
    relay.attach(back, null);
    expect(back.messages[0]).toMatchObject({ code: 'ready', recorderNumber: 5, receivedBytes: 0 });
  });

  it('gives a connection that comes back what died on its way, by the number of what the one before had', () => {
    const { relay, socket, engine } = openRelay();
    relay.mark({ type: 'recorder-start' });
    for (const text of ['one', 'two', 'three']) engine.tell(0, said(text));
    const hadNumber = finals(socket)[0]?.number ?? 0;
    const back = openSocket();
    relay.attach(back, hadNumber);
    expect(finals(back).map(({ text }) => text)).toEqual(['two', 'three']);
  });

  it('gives one that does not say how far it got only what was said while it was away', () => {
    const { relay, socket, engine } = openRelay();
    relay.mark({ type: 'recorder-start' });
    engine.tell(0, said('one'));
    relay.detach(socket);
    engine.tell(0, said('two'));
    const back = openSocket();
    relay.attach(back, null);
    expect(finals(back).map(({ text }) => text)).toEqual(['two']);
  });

  it('goes on counting where a server stopped, so that its client takes nothing for old', () => {
    const { relay, engine } = openRelay();
    const back = openSocket();
    relay.attach(back, 41);
    relay.mark({ type: 'recorder-start' });
    engine.tell(0, said('one'));
    expect(finals(back).map(({ number }) => number)).toEqual([42]);
  });
});
