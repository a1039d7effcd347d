import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
type Skills = Partial<FeedbackEntry['skillsScore']>;
const asked = (skills: Skills, index: number, score: number | null = 3): AnsweredQuestion => ({
  interviewId: 'one',
  index,
  question: 'Why?',
  answer: 'Because.',
  enhancedAnswer: null,
  feedback: {
    skillsScore: { ...NONE, ...skills },
    overallScorePerResponse: score,
    nextSteps: [],
  } as unknown as FeedbackEntry,
  attempt: 0,
  otherAttempts: [],
  selfRating: null,
  followUp: null,
});
const draw = (questions: AnsweredQuestion[]) => {
  const ways = { onPractise: vi.fn(), onPractiseSame: vi.fn(), onPractiseQuestion: vi.fn(), onPractiseSkill: vi.fn() };
  return { ...ways, ...render(<ResultOutlook questions={questions} {...ways} />) };
};
const show = (...answers: Skills[]) => draw(answers.map((skills, index) => asked(skills, index)));
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const OTHERS = ['Practise this role again', 'Practise these questions again'];

it('says from how many answers a skill is known, and which was not shown', () => {
  show({ communicationScore: 4, teamworkScore: 3 }, { communicationScore: 3 });
  const skills = within(screen.getByRole('region', { name: 'Your six skills' }));
  skills.getByText('3.5 / 5, 2 answers');
  skills.getByText('3.0 / 5, 1 answer');
  expect(skills.getAllByText('not shown here')).toHaveLength(4);
});

it('names the best and the lowest skill where they are further apart than the error of their means', () => {
  show({ communicationScore: 4.6, teamworkScore: 2 }, { communicationScore: 4.6, teamworkScore: 2 });
  expect(facts()).toEqual([
    'Communication',
    '4.6 / 5, 2 answers',
    'Teamwork',
    'Clearly the lowest of your skills, from 2 answers.',
  ]);
  expect(buttons()).toEqual(['Practise Teamwork', 'Practise question 1 again', ...OTHERS]);
});

it('names the best and the weakest answer where the skills are too close, and says so', async () => {
  const close = { communicationScore: 3.6, teamworkScore: 3 };
  const { onPractiseSkill, onPractiseQuestion } = draw([asked(close, 0, 4.2), asked({}, 1, 2.8)]);
  expect(facts()).toEqual([
    'Question 1, 4.2 / 5',
    'Why?',
    'Question 2, 2.8 / 5',
    'Why?Your skills are too close together to rank. The lowest by a little is Teamwork.',
  ]);
  expect(buttons()).toEqual(['Practise question 2 again', 'Practise Teamwork', ...OTHERS]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Practise Teamwork' }));
  expect(onPractiseSkill).toHaveBeenCalledWith('teamwork');
  await user.click(screen.getByRole('button', { name: 'Practise question 2 again' }));
  expect(onPractiseQuestion).toHaveBeenCalledWith('Why?');
});

it('takes a question without a score as the one with the most room', () => {
  draw([asked({ communicationScore: 4 }, 0, 4.2), asked({}, 1, null)]);
  expect(facts()).toEqual([
    'Question 1, 4.2 / 5',
    'Why?',
    'Question 2, not scored',
    'Why?These answers show too few skills to compare. Teamwork is not among them.',
  ]);
});

it('has something to practise where nothing was scored', () => {
  draw([asked({}, 0, null)]);
  expect(facts()[0]).toBe('No answer has a score yet.');
  expect(buttons()).toEqual(['Practise question 1 again', 'Practise Teamwork', ...OTHERS]);
});
