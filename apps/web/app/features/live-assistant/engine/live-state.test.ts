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

  it('knows an answer of the coach that stood in for the model', () => {
    const { state } = play([
      final('why us'),
      grew(2, 'Why us?', { answeredBy: 'language-model' }),
      final('and where'),
      grew(4, 'Where?', { answeredBy: 'built-in-coach-standing-in' }),
    ]);
    expect(state.answers.map(({ isStandIn }) => isStandIn)).toEqual([false, true]);
  });

  it('asks once a final of the interviewer, with what was heard before, and never for the person', () => {
    const { effects } = play([final('hello'), final('I am well', 0, 'person'), final('why us')]);
    expect(asks(effects)).toMatchObject([
      { question: { data: 'hello', recent: [], force: false } },
      { question: { data: 'why us', recent: ['hello'], sincePreviousMs: expect.any(Number) } },
    ]);
  });

  it('shows nothing for words that are no question', () => {
    const { state } = play([final('hello'), grew(2, '', { isInterviewQuestion: false })]);
    expect(state.answers).toEqual([]);
  });

  it('answers a question that is asked twice with a card each', () => {
    const { state } = play([
      final('why us', 1),
      grew(2, 'Why us?'),
      { type: 'answer-done', requestId: 2 },
      final('why us', 9),
      grew(4, 'Why us?'),
    ]);
    expect(state.answers).toHaveLength(2);
  });

  it('puts the answer that is asked for again by hand in the place of the first', () => {
    const { state } = play([
      final('why us', 1),
      grew(2, 'Why us?'),
      { type: 'answer-done', requestId: 2 },
      { type: 'answer-by-hand', atMs: 9 },
      grew(3, 'Why us?', {}, 'Say that.'),
    ]);
    expect(state.answers.map(({ paragraphs }) => paragraphs)).toEqual([['Say that.']]);
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
      { type: 'speech-ended', speaker: 'interviewer', atMs: 5 },
      final('one', 25),
      grew(2, 'One?', {}, ''),
      { ...grew(2, 'One?'), atMs: 60 } as LiveEvent,
    ]);
    expect(state.timings).toEqual([{ requestId: 2, heardMs: 20, detectedMs: 15, firstWordMs: 35 }]);
  });

  it('keeps the session when an answer fails, and says so', () => {
    const { state } = play([final('one'), { type: 'answer-failed', requestId: 2, text: 'Not now.' }]);
    expect(state.notices.at(-1)?.text).toBe('Not now.');
    expect(state.asked).toEqual([]);
  });

  it('takes an answer’s failure back when the next one comes', () => {
    const { state } = play([
      final('one'),
      { type: 'answer-failed', requestId: 2, text: 'Not now.' },
      final('two'),
      grew(4, 'Two?'),
    ]);
    expect(state.notices).toEqual([]);
  });

  it('shows the newest of what is the matter, and the one before when that is settled', () => {
    const notice = (kind: 'sound' | 'connection'): LiveEvent => ({
      type: 'notice',
      notice: { kind, tone: 'warning', text: kind },
    });
    const { state } = play([notice('sound'), notice('connection'), { type: 'settle', kind: 'connection' }]);
    expect(state.notices.map(({ text }) => text)).toEqual(['sound']);
  });

  it('never joins a question with what was asked before the person’s turn', () => {
    const { effects } = play([
      final('can you describe a difficult customer'),
      final('yes last spring a client called us every hour', 0, 'person'),
      final('why us'),
    ]);
    expect(asks(effects).at(-1)).toMatchObject({ question: { data: 'why us', recent: [] } });
  });

  it('still joins the pieces of a question that the person only throws a word into', () => {
    const { effects } = play([final('why do you want'), final('mhm yes', 0, 'person'), final('to work with us')]);
    expect(asks(effects).at(-1)).toMatchObject({ question: { recent: ['why do you want'] } });
  });

  it('sends a line of the person for itself alone where every line is sent, so that it never joins the question', () => {
    const { effects } = play([
      final('why do you want to work with us'),
      grew(2, 'Why do you want to work with us?'),
      { type: 'final', speaker: 'person', text: 'because your team listens', atMs: 9, isAsked: true },
    ]);
    expect(asks(effects).at(-1)).toMatchObject({
      question: { data: 'because your team listens', recent: [], lastQuestion: '' },
    });
  });

  describe('when the microphone and the tab hear the same words', () => {
    const QUESTION = 'can you tell me about a difficult customer';
    const HEARD = 'can you tell me about the difficult customers';
    const spoken = (speaker: 'interviewer' | 'person', text: string, fromMs: number, toMs: number): LiveEvent[] => [
      { type: 'speech-started', speaker, atMs: fromMs },
      { type: 'speech-ended', speaker, atMs: toMs },
      final(text, toMs + 500, speaker),
    ];
    const said = (state: LiveState) => state.lines.map(({ speaker, text }) => [speaker, text]);

    it('keeps the interviewer’s line alone when it came out of the loudspeakers, in whichever order they come', () => {
      const tab = spoken('interviewer', QUESTION, 1000, 4000);
      const microphone = spoken('person', HEARD, 1040, 4050);
      expect(said(play([...tab, ...microphone]).state)).toEqual([['interviewer', QUESTION]]);
      expect(said(play([...microphone, ...tab]).state)).toEqual([['interviewer', QUESTION]]);
    });

    it('keeps the person’s line alone when the tab gives their voice back later, and takes its answer away', () => {
      const microphone = spoken('person', 'what do you think of our plan to grow', 1000, 4000);
      const tab = spoken('interviewer', 'what do you think of our plan to grow', 1400, 4400);
      const first = play([...microphone, ...tab]);
      expect(said(first.state)).toEqual([['person', 'what do you think of our plan to grow']]);
      expect(asks(first.effects)).toEqual([]);
      const second = play([...tab, ...microphone]);
      expect(said(second.state)).toEqual([['person', 'what do you think of our plan to grow']]);
      expect(second.effects.at(-1)).toEqual({ type: 'cancel', requestId: 2 });
      expect(second.state.asked).toEqual([]);
    });

    it('keeps both when the person repeats the question after it was asked', () => {
      const events = [...spoken('interviewer', QUESTION, 1000, 4000), ...spoken('person', HEARD, 4800, 7000)];
      expect(said(play(events).state)).toHaveLength(2);
    });

    it('keeps both when they say different things at the same time', () => {
      const events = [
        ...spoken('interviewer', QUESTION, 1000, 4000),
        ...spoken('person', 'sorry I could not hear you there', 1500, 3500),
      ];
      expect(said(play(events).state)).toHaveLength(2);
    });

    it('does not show as the person’s what is still being said by the interviewer', () => {
      const { state } = play([
        { type: 'speech-started', speaker: 'interviewer', atMs: 1000 },
        { type: 'interim', speaker: 'interviewer', text: 'can you tell me about' },
        { type: 'interim', speaker: 'person', text: 'can you tell me' },
      ]);
      expect(state.interim).toEqual({ interviewer: 'can you tell me about', person: '' });
    });
  });
});
