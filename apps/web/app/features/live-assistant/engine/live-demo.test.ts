import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_LINES } from '../demo/demo-lines-data.ts';
import { pauseAfterLine, playDemo } from './live-demo.ts';

it('asks the first question of the script within two seconds, so that its answer is there within three', () => {
  const [first] = DEMO_LINES;
  expect(first).toMatchObject({ speaker: 'interviewer', text: expect.stringContaining('?') });
  expect(500 + 150 * (first?.text.split(' ').length ?? 0)).toBeLessThanOrEqual(2000);
});

describe('playDemo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('pauses 7.5 s after lines 5 to 7 and 1.5 s after the others', () => {
    const pauses = Array.from({ length: 9 }, (_, index) => pauseAfterLine(index + 1));
    expect(pauses).toEqual([1500, 1500, 1500, 1500, 7500, 7500, 7500, 1500, 1500]);
  });

  it('types a word every 150 ms after half a second', () => {
    const words: string[] = [];
    const ended = vi.fn();
    playDemo(
      [
        { speaker: 'interviewer', text: 'one two' },
        { speaker: 'person', text: 'three' },
      ],
      {
        onWords: (_, text) => words.push(text),
        onLine: () => undefined,
        onEnd: ended,
      },
    );
    vi.advanceTimersByTime(499);
    expect(words).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(150);
    expect(words).toEqual(['one', 'one two']);
    vi.advanceTimersByTime(1500);
    expect(words).toEqual(['one', 'one two', 'three']);
    vi.advanceTimersByTime(1500);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('says nothing more once it is stopped', () => {
    const onWords = vi.fn();
    playDemo([{ speaker: 'person', text: 'one' }], { onWords, onLine: () => undefined, onEnd: () => undefined })();
    vi.advanceTimersByTime(60_000);
    expect(onWords).not.toHaveBeenCalled();
  });
});
