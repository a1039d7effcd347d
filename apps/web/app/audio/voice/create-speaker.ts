import { type Speech, SpeechNotAllowed, type Voice } from './voice.ts';

export type SpeakerState = { id: string | null; status: 'idle' | 'loading' | 'playing' | 'paused' };
export type Speaker = ReturnType<typeof createSpeaker>;
const IDLE: SpeakerState = { id: null, status: 'idle' };

/** Speaks one text at a time, with the first of the voices that works. */
export function createSpeaker(listVoices: () => Promise<Voice[]>) {
  let state = IDLE;
  let current: { speech: Speech | null; stop: AbortController } | null = null;
  /** No voice worked, so the text has to do; until one does, also while the next text is tried. */
  let isSilent = false;
  /** Tried last from then on: no one waits for them before each text. */
  const failed = new Set<Voice>();
  const listeners = new Set<() => void>();
  const set = (next: SpeakerState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** True when a voice spoke, or may not speak; false when none could. */
  async function tryVoices(id: string, text: string, mine: NonNullable<typeof current>): Promise<boolean> {
    const voices = await listVoices();
    for (const voice of new Set([...voices.filter((one) => !failed.has(one)), ...voices])) {
      if (mine.stop.signal.aborted || !(await voice.isThere())) continue;
      try {
        const onStart = () => {
          isSilent = false;
          if (current === mine && state.status !== 'paused') set({ id, status: 'playing' });
        };
        mine.speech = voice.speak(text, { signal: mine.stop.signal, onStart });
        await mine.speech.done;
        return true;
      } catch (error) {
        if (mine.stop.signal.aborted || error instanceof SpeechNotAllowed) return true;
        failed.add(voice);
      }
    }
    return mine.stop.signal.aborted;
  }

  function stop(): void {
    current?.stop.abort();
    current = null;
    set(IDLE);
  }

  async function play(id: string, text: string): Promise<void> {
    stop();
    const mine = { speech: null, stop: new AbortController() };
    current = mine;
    set({ id, status: 'loading' });
    const hasSpoken = await tryVoices(id, text, mine).catch(() => false);
    if (current !== mine) return;
    current = null;
    isSilent ||= !hasSpoken;
    set(IDLE);
  }

  return {
    read: () => state,
    isSilent: () => isSilent,
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
