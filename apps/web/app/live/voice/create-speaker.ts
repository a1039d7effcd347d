import { type Speech, SpeechNotAllowed, type Voice } from './voice.ts';

/** `unavailable`: no voice works here, the text has to do. */
export type SpeakerState = {
  id: string | null;
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'unavailable';
};
export type Speaker = ReturnType<typeof createSpeaker>;
const IDLE: SpeakerState = { id: null, status: 'idle' };

/** Speaks one text at a time, with the first of the voices that works. */
export function createSpeaker(listVoices: () => Promise<Voice[]>) {
  let state = IDLE;
  let current: { speech: Speech | null; stop: AbortController } | null = null;
  const listeners = new Set<() => void>();
  const set = (next: SpeakerState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** True when a voice spoke, or may not speak; false when none could. */
  async function tryVoices(id: string, text: string, mine: NonNullable<typeof current>): Promise<boolean> {
    for (const voice of await listVoices()) {
      if (mine.stop.signal.aborted || !(await voice.isThere())) continue;
      try {
        const onStart = () => current === mine && state.status !== 'paused' && set({ id, status: 'playing' });
        mine.speech = voice.speak(text, { signal: mine.stop.signal, onStart });
        await mine.speech.done;
        return true;
      } catch (error) {
        if (mine.stop.signal.aborted || error instanceof SpeechNotAllowed) return true;
      }
    }
    return mine.stop.signal.aborted;
  }

  function stop(): void {
    current?.stop.abort();
    current = null;
    if (state.status !== 'unavailable') set(IDLE);
  }

  async function play(id: string, text: string): Promise<void> {
    stop();
    const mine = { speech: null, stop: new AbortController() };
    current = mine;
    set({ id, status: 'loading' });
    const hasSpoken = await tryVoices(id, text, mine).catch(() => false);
    if (current !== mine) return;
    current = null;
    set(hasSpoken ? IDLE : { id: null, status: 'unavailable' });
  }

  return {
    read: () => state,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    play,
    stop,
    pause: () => {
      current?.speech?.pause();
      if (current) set({ id: state.id, status: 'paused' });
    },
    resume: () => {
      current?.speech?.resume();
      if (current) set({ id: state.id, status: 'playing' });
    },
  };
}
