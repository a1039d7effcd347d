import type { Speaker } from './live-state.ts';

const DEMO_WORD_MS = 150;
const DEMO_START_DELAY_MS = 500;
const DEMO_LONG_PAUSE_MS = 7500;
const DEMO_SHORT_PAUSE_MS = 1500;

export type DemoLine = { speaker: Speaker; text: string };
export type DemoHandlers = {
  onWords(speaker: Speaker, text: string): void;
  onLine(line: DemoLine): void;
  onEnd(): void;
};

/** Lines are counted from 1: after lines 5 to 7 there is time to read an answer. */
export const pauseAfterLine = (number: number): number =>
  number >= 5 && number <= 7 ? DEMO_LONG_PAUSE_MS : DEMO_SHORT_PAUSE_MS;

/** Types the script word by word: after 500 ms the first line, 150 ms a word. Answers how to stop. */
export function playDemo(lines: readonly DemoLine[], { onWords, onLine, onEnd }: DemoHandlers): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const after = (ms: number, run: () => void) => {
    timer = setTimeout(run, ms);
  };

  function typeWord(index: number, count: number): void {
    const line = lines[index];
    if (!line) {
      onEnd();
      return;
    }
    const words = line.text.split(' ');
    onWords(line.speaker, words.slice(0, count).join(' '));
    if (count < words.length) {
      after(DEMO_WORD_MS, () => typeWord(index, count + 1));
      return;
    }
    onLine(line);
    after(pauseAfterLine(index + 1), () => typeWord(index + 1, 1));
  }

  after(DEMO_START_DELAY_MS, () => typeWord(0, 1));
  return () => clearTimeout(timer);
}
