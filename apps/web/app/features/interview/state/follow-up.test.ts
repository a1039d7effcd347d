import { DEFAULT_INTERVIEW_OPTIONS, TEXT_LIMITS } from '@greenroom/contract/constants';
import { describe, expect, it } from 'vitest';
import { skippedEntry } from '../feedback/feedback-entries.ts';
import { listMessages } from '../session/conversation-messages.ts';
import {
  closeFollowUp,
  createInterview,
  currentIndex,
  endEarly,
  type Interview,
  isFinished,
  keepDraft,
  openFollowUp,
  skipQuestion,
  submitDraft,
  takeQuestions,
} from './interview.ts';
import { splitAnswer } from './turn.ts';

const setup = { id: 'one', roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS };
const asked = takeQuestions({ ...createInterview(setup), asksFollowUps: true }, ['Why?', 'Where?', 'When?']);
const give = (interview: Interview, text: string, durationMs: number | null = 1000) => {
  const index = currentIndex(interview) ?? 0;
  return submitDraft(keepDraft(interview, index, { text, wasSpoken: durationMs !== null, durationMs }), index);
};
const considered = give(asked, 'I moved the bread.');
const open = openFollowUp(considered, 0, 'What made you do that?');

describe('a follow-up', () => {
  it('is decided on before the next question, and nothing is assessed until then', () => {
    expect(considered).toMatchObject({
      followUp: { index: 0, question: null },
      turns: [{ feedbackStatus: 'none' }, {}, {}],
    });
    expect(currentIndex(considered)).toBe(0);
    expect(give(considered, 'Too early.')).toEqual(
      keepDraft(considered, 0, considered.draft && { text: 'Too early.', wasSpoken: true, durationMs: 1000 }),
    );
  });

  it('is asked at most once, and its answer is assessed together with the first', () => {
    const answered = give(open, 'The queue was long.', 500);
    expect(answered.turns[0]).toMatchObject({
      answer: 'I moved the bread.\n\nThe queue was long.',
      durationMs: 1500,
      feedbackStatus: 'waiting',
      followUp: { question: 'What made you do that?', start: 20 },
    });
    expect(splitAnswer(answered.turns[0]?.answer ?? '', answered.turns[0]?.followUp ?? null)).toEqual({
      first: 'I moved the bread.',
      second: 'The queue was long.',
    });
    expect([currentIndex(answered), answered.followUp]).toEqual([1, null]);
    expect(openFollowUp(answered, 0, 'And why?')).toBe(answered);
  });

  it('has no pace where one of the two answers was typed', () => {
    expect(give(open, 'Typed.', null).turns[0]?.durationMs).toBeNull();
  });

  it('may be none, and may be skipped: the first answer stays', () => {
    for (const next of [
      openFollowUp(considered, 0, null),
      skipQuestion(open, 0, skippedEntry()),
      closeFollowUp(open),
    ]) {
      expect(next.turns[0]).toMatchObject({ answer: 'I moved the bread.', feedbackStatus: 'waiting' });
      expect([currentIndex(next), next.followUp]).toEqual([1, null]);
    }
  });

  it('that comes late is dropped', () => {
    const next = closeFollowUp(considered);
    expect(openFollowUp(next, 0, 'What made you do that?')).toBe(next);
  });

  it('takes the draft along when the interview ends, and leaves no answer unassessed', () => {
    const written = keepDraft(open, 0, { text: 'The queue', wasSpoken: false, durationMs: null });
    expect(endEarly(written).turns[0]).toMatchObject({
      answer: 'I moved the bread.\n\nThe queue',
      feedbackStatus: 'waiting',
    });
    for (const ended of [endEarly(considered), endEarly(open)]) {
      expect(ended.turns[0]?.feedbackStatus).toBe('waiting');
      expect([isFinished(ended), ended.followUp]).toEqual([true, null]);
    }
  });

  it('does not make an answer longer than it may be', () => {
    const long = openFollowUp(give(asked, 'a'.repeat(TEXT_LIMITS.answer)), 0, 'Why?');
    expect(give(long, 'Because.').turns[0]).toMatchObject({ feedbackStatus: 'waiting', followUp: { start: null } });
  });

  it('is not asked where the person switched it off', () => {
    expect(give({ ...asked, asksFollowUps: false }, 'I moved the bread.').turns[0]?.feedbackStatus).toBe('waiting');
  });

  it('is in the conversation before the next question', () => {
    const texts = (interview: Interview) => listMessages(interview, null).map(({ paragraphs }) => paragraphs.at(-1));
    expect(texts(open)).toEqual(['Why?', 'I moved the bread.', 'What made you do that?']);
    expect(texts(give(open, 'The queue was long.'))).toEqual([...texts(open), 'The queue was long.', 'Where?']);
    expect(texts(closeFollowUp(open))).toEqual([...texts(open), 'Skipped this question.', 'Where?']);
  });
});
