import type { LiveAnswer } from '@greenroom/contract/live-assistant';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playDemo } from '~/features/live-assistant/engine/live-demo.ts';
import type { Question } from '~/features/live-assistant/engine/live-state.ts';
import { DEMO_LINES } from '../demo/demo-lines-data.ts';
import { createLiveStore } from './live-store.ts';

const answerTo = (question: string): LiveAnswer => ({
  isInterviewQuestion: true,
  interviewQuestion: question,
  interviewAnswer: { paragraph1: 'Say this.', paragraph2: '' },
  continuesLastQuestion: false,
  answeredBy: 'built-in-coach',
});

function openStore() {
  const asked: Question[] = [];
  const signals: AbortSignal[] = [];
  async function* ask(question: Question, _: unknown, signal: AbortSignal) {
    asked.push(question);
    signals.push(signal);
    yield answerTo(question.data);
    if (question.data === 'endless') await new Promise((_, reject) => signal.addEventListener('abort', reject));
  }
  const background = { resume: null, jobDescription: '' };
  return {
    asked,
    signals,
    store: createLiveStore({ readBackground: () => background, now: () => performance.now(), ask }),
  };
}

describe('the requests of a session', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('draw on the background of their moment: a demo answers for a made-up candidate, the session after it for the person', async () => {
    const drawnOn: string[] = [];
    async function* ask(_: Question, background: { jobDescription: string }) {
      drawnOn.push(background.jobDescription);
      yield answerTo('Why us?');
    }
    let background = { resume: null, jobDescription: 'of the demo' };
    const store = createLiveStore({ readBackground: () => background, now: () => 0, ask });
    const say = () =>
      store.dispatch({ type: 'final', speaker: 'interviewer', text: 'Why us?', atMs: 0, isAsked: true });
    say();
    background = { resume: null, jobDescription: 'of the person' };
    say();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawnOn).toEqual(['of the demo', 'of the person']);
  });

  it('are one a line of the demo, each for itself alone: no line is joined with another', async () => {
    const { asked, store } = openStore();
    playDemo(DEMO_LINES, {
      onWords: (speaker, text) => {
        store.dispatch({ type: 'interim', speaker, text });
        expect(store.read().interim[speaker]).toBe(text);
      },
      onLine: (line) => store.dispatch({ type: 'final', ...line, atMs: performance.now(), isAsked: true }),
      onEnd: () => store.dispatch({ type: 'phase', phase: 'ended' }),
    });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(store.read().phase).toBe('ended');
    expect(asked.map(({ data, speaker }) => ({ text: data, speaker }))).toEqual(DEMO_LINES);
    expect(asked.flatMap(({ recent }) => recent)).toEqual([]);
    expect(store.read().lines.map(({ text, speaker }) => ({ text, speaker }))).toEqual(DEMO_LINES);
  });

  it('are ended when a newer question comes, and when the screen is left', async () => {
    const { signals, store } = openStore();
    const say = (text: string) => store.dispatch({ type: 'final', speaker: 'interviewer', text, atMs: 0 });
    say('endless');
    await vi.advanceTimersByTimeAsync(0);
    say('why us');
    await vi.advanceTimersByTimeAsync(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    say('endless');
    await vi.advanceTimersByTimeAsync(0);
    store.dispose();
    expect(signals.at(-1)?.aborted).toBe(true);
  });
});
