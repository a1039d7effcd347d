import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { skippedEntry } from '../feedback/feedback-entries.ts';
import {
  createInterview,
  currentIndex,
  endEarly,
  givenTurns,
  isEmpty,
  isFinished,
  keepDraft,
  skipQuestion,
  submitDraft,
  takeQuestions,
} from './interview.ts';

const fresh = createInterview({
  id: 'one',
  roleName: 'Baker',
  roleDescription: '',
  options: DEFAULT_INTERVIEW_OPTIONS,
});
const asked = takeQuestions(fresh, ['First?', 'Second?', 'Third?', 'Fourth?']);
const draft = (text: string) => ({ text, wasSpoken: true, durationMs: 900 });

describe('an interview', () => {
  it('takes as many questions as were asked for, once', () => {
    expect(asked.turns.map((turn) => turn.question)).toEqual(['First?', 'Second?', 'Third?']);
    expect(takeQuestions(asked, ['Other?'])).toBe(asked);
  });

  it('goes on to the next question with the answer kept and its feedback waited for', () => {
    const next = submitDraft(keepDraft(asked, 0, draft(' Mine. ')), 0);
    expect(next.turns[0]).toMatchObject({ answer: 'Mine.', durationMs: 900, feedbackStatus: 'waiting' });
    expect(currentIndex(next)).toBe(1);
    expect(next.draft.text).toBe('');
  });

  it('lets speech that comes late enter no other answer', () => {
    const next = submitDraft(keepDraft(asked, 0, draft('Mine.')), 0);
    expect(keepDraft(next, 0, draft('Late words.'))).toBe(next);
    expect(submitDraft(next, 0)).toBe(next);
  });

  it('does not take what is in the box for the answer to another question', () => {
    const next = submitDraft(keepDraft(asked, 0, draft('First.')), 0);
    const written = keepDraft(next, 1, draft('Second.'));
    expect(submitDraft(written, 0)).toBe(written);
    expect(submitDraft(written, 2)).toBe(written);
  });

  it('takes no empty answer', () => {
    expect(submitDraft(keepDraft(asked, 0, draft('  ')), 0).turns[0]?.answer).toBeNull();
  });

  it('counts a skipped question as given, without a score', () => {
    const next = skipQuestion(asked, 0, skippedEntry());
    expect(next.turns[0]).toMatchObject({
      answer: '',
      feedback: { overallScorePerResponse: null, notScoredReason: 'skipped' },
    });
    expect(currentIndex(next)).toBe(1);
  });

  it('may end early, and keeps what was given', () => {
    const ended = endEarly(submitDraft(keepDraft(asked, 0, draft('Mine.')), 0));
    expect(isFinished(ended)).toBe(true);
    expect(givenTurns(ended)).toHaveLength(1);
  });

  it('takes the answer on the screen along when it ends early', () => {
    const ended = endEarly(keepDraft(asked, 0, draft('Half an answer')));
    expect(ended.turns[0]).toMatchObject({ answer: 'Half an answer', feedbackStatus: 'waiting' });
    expect([ended.hasEndedEarly, isEmpty(ended)]).toEqual([true, false]);
  });

  it('is empty when it is over and nothing was answered', () => {
    expect(isEmpty(asked)).toBe(false);
    expect(isEmpty(endEarly(asked))).toBe(true);
    expect(isEmpty(endEarly(skipQuestion(asked, 0, skippedEntry())))).toBe(true);
  });

  it('is not finished before its questions are there', () => {
    expect(isFinished(fresh)).toBe(false);
    expect(currentIndex(fresh)).toBeNull();
  });
});
