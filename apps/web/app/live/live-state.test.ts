import type { LiveAnswer } from '@greenroom/contract/live-assistant';
import { describe, expect, it } from 'vitest';
import { emptyState, type LiveEffect, type LiveEvent, type LiveState, reduceLive } from './live-state.ts';

function play(events: readonly LiveEvent[], from: LiveState = emptyState): { state: LiveState; effects: LiveEffect[] } {
  const effects: LiveEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = reduceLive(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const final = (text: string, atMs = 0, speaker: 'interviewer' | 'person' = 'interviewer'): LiveEvent => ({
  type: 'final',
  speaker,
  text,
  atMs,
});
const grew = (
  requestId: number,
  question: string,
  overrides: Partial<LiveAnswer> = {},
  words = 'Say this.',
): LiveEvent => ({
  type: 'answer-grew',
  requestId,
  atMs: 40,
  answer: {
    isInterviewQuestion: true,
    interviewQuestion: question,
    interviewAnswer: { paragraph1: words, paragraph2: '' },
    continuesLastQuestion: false,
    answeredBy: 'built-in-coach',
    ...overrides,
  },
});
const asks = (effects: LiveEffect[]) => effects.filter((effect) => effect.type === 'ask');

describe('reduceLive', () => {
  it('replaces words that may still change and appends final ones', () => {
    const { state } = play([
      { type: 'interim', speaker: 'interviewer', text: 'tell' },
      { type: 'interim', speaker: 'interviewer', text: 'tell me' },
      final('tell me about yourself'),
      final('and why us'),
    ]);
    expect(state.interim.interviewer).toBe('');
    expect(state.lines.map(({ text }) => text)).toEqual(['tell me about yourself', 'and why us']);
  });

  it('asks once a final of the interviewer, with what was heard before, and never for the person', () => {
    const { effects } = play([final('hello'), final('I am well', 0, 'person'), final('why us')]);
    expect(asks(effects)).toMatchObject([
      { question: { data: 'hello', recent: [], force: false } },
      { question: { data: 'why us', recent: ['hello'] } },
    ]);
  });

  it('shows nothing for words that are no question', () => {
    const { state } = play([final('hello'), grew(2, '', { isInterviewQuestion: false })]);
    expect(state.answers).toEqual([]);
  });

  it('replaces the answer when its question goes on in another final', () => {
    const { state } = play([
      final('why do you want'),
      grew(2, 'Why do you want?'),
      final('to work with us'),
      grew(4, 'Why do you want to work with us?', { continuesLastQuestion: true }),
    ]);
    expect(state.answers.map(({ question }) => question)).toEqual(['Why do you want to work with us?']);
  });

  it('ends an answer that is still being written when a newer question comes', () => {
    const { state, effects } = play([final('one'), grew(2, 'One?'), final('two'), grew(4, 'Two?')]);
    expect(effects).toContainEqual({ type: 'cancel', requestId: 2 });
    expect(state.answers.map(({ question }) => question)).toEqual(['One?', 'Two?']);
  });

  it('does not end an answer for chatter that follows it', () => {
    const { effects } = play([
      final('one'),
      grew(2, 'One?'),
      final('I see'),
      grew(4, '', { isInterviewQuestion: false }),
    ]);
    expect(effects.filter(({ type }) => type === 'cancel')).toEqual([]);
  });

  it('leaves out an answer to older words that comes after a newer one', () => {
    const { state } = play([final('one'), final('two'), grew(4, 'Two?'), grew(2, 'One?')]);
    expect(state.answers.map(({ question }) => question)).toEqual(['Two?']);
  });

  it('asks by hand for the last words, whatever they are', () => {
    const { effects } = play([final('and the salary'), { type: 'answer-by-hand', atMs: 9 }]);
    expect(asks(effects).at(-1)).toMatchObject({ question: { data: 'and the salary', force: true } });
  });

  it('asks nothing by hand before anything was said', () => {
    expect(play([{ type: 'answer-by-hand', atMs: 9 }]).effects).toEqual([]);
  });

  it('measures from the end of speech to the words, to the question and to the first word', () => {
    const { state } = play([
      { type: 'speech-ended', atMs: 5 },
      final('one', 25),
      grew(2, 'One?', {}, ''),
      { ...grew(2, 'One?'), atMs: 60 } as LiveEvent,
    ]);
    expect(state.timings).toEqual([{ requestId: 2, heardMs: 20, detectedMs: 15, firstWordMs: 35 }]);
  });

  it('keeps the session when an answer fails, and says so', () => {
    const { state } = play([final('one'), { type: 'answer-failed', requestId: 2, text: 'Not now.' }]);
    expect(state.notice?.text).toBe('Not now.');
    expect(state.asked).toEqual([]);
  });
});
