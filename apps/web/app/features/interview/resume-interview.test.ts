import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { afterEach, describe, expect, it } from 'vitest';
import { resumeInterview } from './resume-interview.ts';
import { useFlow } from './state/flow-store.ts';
import {
  createInterview,
  EMPTY_DRAFT,
  endEarly,
  isFinished,
  keepDraft,
  keepNote,
  submitDraft,
  takeQuestions,
} from './state/interview.ts';
import { forgetInterview, putInterview, useInterview } from './state/interview-store.ts';

const QUESTIONS = ['Why this job?', 'Why now?', 'Why you?'];
type Progress = NonNullable<InterviewDetail['progress']>;

function buildDetail(changes: Partial<Progress> = {}): InterviewDetail {
  return {
    _id: 'one',
    jobName: 'Baker',
    interviewState: 'in-progress',
    createdAt: '2026-11-20T10:00:00.000Z',
    difficultyOfQuestionsAsked: 'Medium',
    numberOfQuestionsAsked: 3,
    typeOfQuestionsAsked: 'Mixed',
    averageScore: null,
    jobDescription: 'Bread.',
    interviewTranscript: null,
    feedbackTranscript: null,
    enhancedAnswers: {},
    progress: {
      jobName: 'Baker',
      jobDescription: 'Bread.',
      options: DEFAULT_INTERVIEW_OPTIONS,
      turns: QUESTIONS.map((question, index) => ({
        question,
        answer: index === 0 ? 'For the smell.' : null,
        durationMs: null,
        feedback: null,
      })),
      notes: { '1': 'Be brief.' },
      hasEndedEarly: false,
      ...changes,
    },
  };
}

/** The same interview in this tab, with as many answers. */
function keepHere(answers: readonly string[]): void {
  const setup = { id: 'one', roleName: 'Baker', roleDescription: 'Bread.', options: DEFAULT_INTERVIEW_OPTIONS };
  let interview = takeQuestions(createInterview(setup), QUESTIONS);
  for (const [index, text] of answers.entries()) {
    interview = submitDraft(keepDraft(interview, index, { ...EMPTY_DRAFT, text }), index);
  }
  putInterview(interview);
}

const here = () => {
  const { interview } = useInterview.getState();
  if (!interview) throw new Error('no interview is there');
  return interview;
};
afterEach(() => forgetInterview());

describe('an interview that is continued', () => {
  it('goes on where the server has it, with its notes and the feedback that is still to be made', () => {
    expect(resumeInterview(buildDetail())).toBe('/interview/one');
    expect(here()).toMatchObject({ roleName: 'Baker', notes: { '1': 'Be brief.' } });
    expect(here().turns.map(({ answer, feedbackStatus }) => [answer, feedbackStatus])).toEqual([
      ['For the smell.', 'waiting'],
      [null, 'none'],
      [null, 'none'],
    ]);
    expect(useFlow.getState().interviewInformation.interviewId).toBe('one');
  });

  it('is over when it was ended early', () => {
    resumeInterview(buildDetail({ hasEndedEarly: true }));
    expect(isFinished(here())).toBe(true);
  });

  it('keeps the answers of this tab that have not reached the server', () => {
    keepHere(['For the smell.', 'Because I moved.']);
    resumeInterview(buildDetail());
    expect(here().turns.map(({ answer }) => answer)).toEqual(['For the smell.', 'Because I moved.', null]);
  });

  it('keeps what is being written to the question that is still open', () => {
    keepHere(['For the smell.']);
    const draft = { ...EMPTY_DRAFT, text: 'Because I mo' };
    putInterview(keepDraft(here(), 1, draft));
    resumeInterview(buildDetail());
    expect(here().draft).toEqual(draft);
  });

  it('is over when it was ended elsewhere, though this tab has as many answers', () => {
    keepHere(['For the smell.']);
    resumeInterview(buildDetail({ hasEndedEarly: true }));
    expect(isFinished(here())).toBe(true);
  });

  it('stays ended when the end has not reached the server', () => {
    keepHere(['For the smell.']);
    putInterview(endEarly(here()));
    resumeInterview(buildDetail());
    expect(isFinished(here())).toBe(true);
  });

  it('keeps what was being written here to a question that was answered elsewhere, with its notes', () => {
    keepHere([]);
    putInterview(keepNote(keepDraft(here(), 0, { ...EMPTY_DRAFT, text: 'The smell of it, and' }), 1, 'Say who.'));
    resumeInterview(buildDetail());
    expect(here().turns[0]?.answer).toBe('For the smell.');
    expect(here()).toMatchObject({
      notes: { '0': 'The smell of it, and', '1': 'Be brief.\n\nSay who.' },
      draft: EMPTY_DRAFT,
    });
  });

  it('leads to its results once it is completed', () => {
    expect(resumeInterview({ ...buildDetail(), interviewState: 'completed', progress: null })).toBe(
      '/interviews/one/result',
    );
  });

  it('brings the attempts at a question along, and keeps what was said only here', () => {
    keepHere(['For the bread.']);
    const turns = QUESTIONS.map((question, index) => ({
      question,
      answer: index === 0 ? 'I care for bread.' : null,
      durationMs: null,
      feedback: null,
      ...(index === 0 && {
        attempt: 1,
        isAttemptChosen: true,
        otherAttempts: [{ attempt: 0, answer: 'For the smell.', durationMs: 900, feedback: null }],
      }),
    }));
    resumeInterview(buildDetail({ turns, notes: {} }));
    const { interview } = useInterview.getState();
    expect(interview?.turns[0]).toMatchObject({
      number: 1,
      answer: 'I care for bread.',
      isChosen: true,
      others: [{ number: 0, answer: 'For the smell.', durationMs: 900, feedbackStatus: 'waiting' }],
    });
    expect(interview?.notes).toEqual({ 0: 'For the bread.' });
  });
});
