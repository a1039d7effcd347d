import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { skippedEntry } from '../feedback/feedback-entries.ts';
import {
  cancelRetry,
  countAttempt,
  createInterview,
  currentIndex,
  endEarly,
  givenTurns,
  isEmpty,
  isFinished,
  keepDraft,
  keepFeedback,
  retryQuestion,
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

  it('takes no words that were probably misheard until the person says that they are theirs', () => {
    const doubtful = keepDraft(asked, 0, { ...draft('Wish a cat.'), isDoubtful: true });
    expect(submitDraft(doubtful, 0)).toBe(doubtful);
    expect(submitDraft(keepDraft(doubtful, 0, { ...doubtful.draft, isDoubtful: false }), 0).turns[0]?.answer).toBe(
      'Wish a cat.',
    );
  });

  it('keeps such words in the notes when it ends, and none of them as an answer', () => {
    const ended = endEarly(keepDraft(asked, 0, { ...draft('Wish a cat.'), isDoubtful: true }));
    expect([isEmpty(ended), ended.notes]).toEqual([true, { 0: 'Wish a cat.' }]);
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

describe('a question that is answered again', () => {
  const rated = (overallScorePerResponse: number | null) => ({ ...skippedEntry(), overallScorePerResponse });
  const answered = ['One.', 'Two.', 'Three.'].reduce(
    (interview, text, index) =>
      keepFeedback(submitDraft(keepDraft(interview, index, draft(text)), index), index, rated(3)),
    asked,
  );
  const retry = (interview: typeof asked, text: string, score: number | null) => {
    const number = (interview.turns[1]?.others.length ?? 0) + 1;
    const given = submitDraft(keepDraft(retryQuestion(interview, 1), 1, draft(text)), 1);
    return keepFeedback(given, 1, rated(score), number);
  };

  it('is the current one until its answer is submitted', () => {
    const open = retryQuestion(answered, 1);
    expect([currentIndex(open), isFinished(open)]).toEqual([1, false]);
    const given = submitDraft(keepDraft(open, 1, draft('Second try.')), 1);
    expect(isFinished(given)).toBe(true);
    expect(given.turns[1]).toMatchObject({
      answer: 'Two.',
      others: [{ number: 1, answer: 'Second try.', feedbackStatus: 'waiting' }],
    });
  });

  it('opens neither during the interview nor while its answer is assessed', () => {
    expect(retryQuestion(asked, 0)).toBe(asked);
    const waiting = submitDraft(keepDraft(retryQuestion(answered, 1), 1, draft('Second try.')), 1);
    expect(retryQuestion(waiting, 1)).toBe(waiting);
  });

  it('counts with its best attempt', () => {
    expect(retry(answered, 'Better.', 4).turns[1]).toMatchObject({ number: 1, answer: 'Better.' });
    expect(retry(answered, 'Worse.', 2).turns[1]).toMatchObject({ number: 0, answer: 'Two.' });
    expect(retry(answered, 'Nothing.', null).turns[1]).toMatchObject({ number: 0, answer: 'Two.' });
  });

  it('counts with the attempt that the person chose, whatever comes later', () => {
    const chosen = countAttempt(retry(answered, 'Better.', 4), 1, 0);
    expect(chosen.turns[1]).toMatchObject({ number: 0, answer: 'Two.', isChosen: true });
    expect(retry(chosen, 'Best.', 5).turns[1]?.answer).toBe('Two.');
  });

  it('takes three attempts at most', () => {
    const third = retry(retry(answered, 'Better.', 4), 'Best.', 5);
    expect(third.turns[1]?.others.map(({ number }) => number).sort()).toEqual([0, 1]);
    expect(retryQuestion(third, 1)).toBe(third);
  });

  it('keeps the earlier answer when the retry is left, and when the interview is ended in it', () => {
    const open = retryQuestion(answered, 1);
    expect(cancelRetry(keepDraft(open, 1, draft('Half'))).turns).toEqual(answered.turns);
    const ended = endEarly(open);
    expect(ended.turns).toEqual(answered.turns);
    expect([isFinished(ended), ended.hasEndedEarly]).toEqual([true, false]);
  });

  it('stays ended where the interview was ended before', () => {
    const first = submitDraft(keepDraft(asked, 0, draft('One.')), 0);
    const ended = endEarly(keepFeedback(first, 0, rated(3)));
    const again = endEarly(retryQuestion(ended, 0));
    expect([again.hasEndedEarly, isFinished(again), again.turns[0]?.answer]).toEqual([true, true, 'One.']);
  });
});
