import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnsweredQuestion } from './answered-question.ts';
import { ResultOutlook } from './result-outlook.tsx';

const NONE = {
  communicationScore: null,
  teamworkScore: null,
  problemSolvingScore: null,
  adaptabilityScore: null,
  creativityScore: null,
  leadershipScore: null,
};
const asked = (skills: Partial<FeedbackEntry['skillsScore']>, index: number): AnsweredQuestion => ({
  interviewId: 'one',
  index,
  question: 'Why?',
  answer: 'Because.',
  enhancedAnswer: null,
  feedback: {
    skillsScore: { ...NONE, ...skills },
    overallScorePerResponse: 3,
    nextSteps: [],
  } as unknown as FeedbackEntry,
  attempt: 0,
  otherAttempts: [],
  selfRating: null,
  followUp: null,
});
const show = (...answers: Partial<FeedbackEntry['skillsScore']>[]) =>
  render(
    <ResultOutlook questions={answers.map(asked)} onPractise={() => undefined} onPractiseSame={() => undefined} />,
  );

it('says from how many answers a skill is known, and which was not shown', () => {
  show({ communicationScore: 4, teamworkScore: 3 }, { communicationScore: 3 });
  screen.getByText('3.5 / 5, 2 answers');
  screen.getByText('3.0 / 5, 1 answer');
  expect(screen.getAllByText('not shown here')).toHaveLength(4);
});

it('ranks skills only where they are further apart than the error of their means', () => {
  const { unmount } = show({ communicationScore: 3.6, teamworkScore: 3 });
  expect(screen.queryByText('Went best')).toBeNull();
  unmount();
  show({ communicationScore: 4.6, teamworkScore: 2 }, { communicationScore: 4.6, teamworkScore: 2 });
  screen.getByText('Went best');
  screen.getByText('Practise next');
});
