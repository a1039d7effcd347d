import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { expect, it } from 'vitest';
import type { AnsweredQuestion } from './answered-question.ts';
import { isFeedbackShorter } from './balance-columns.ts';

const ANSWER = 'Last year two developers in my team disagreed about the release date. '.repeat(6);
const asked = (answer: string, feedback: Partial<FeedbackEntry> | null) =>
  ({
    answer,
    followUp: null,
    feedback: feedback && { overallFeedbackPerResponse: '', evidence: [], nextSteps: [], concerns: [], ...feedback },
  }) as unknown as AnsweredQuestion;
const remark = (quote: string) => ({ skill: 'overall', quote, comment: 'You say what was done. '.repeat(4) }) as const;

it('puts more below feedback that says little', () => {
  expect(isFeedbackShorter(asked(ANSWER, {}))).toBe(true);
  expect(isFeedbackShorter(asked(ANSWER, { overallFeedbackPerResponse: 'A good answer.' }))).toBe(true);
  expect(isFeedbackShorter(asked(ANSWER, null))).toBe(true);
});

it('puts more below an answer that is shorter than what is said of it', () => {
  expect(isFeedbackShorter(asked('I quit.', { nextSteps: ['Say why you left, and what you did next.'] }))).toBe(false);
  const evidence = ['one', 'two', 'three', 'four', 'five'].map(remark);
  expect(isFeedbackShorter(asked(ANSWER, { evidence }))).toBe(false);
});
