import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { LastInterviews } from './last-interviews.tsx';
import { NextPractice } from './next-practice.tsx';

const interview = (jobName: string, interviewState: string) => ({
  _id: `01890a5d-ac96-774b-bcce-${jobName}`,
  jobName,
  interviewState,
  createdAt: '2026-11-20T10:00:00.000Z',
  difficultyOfQuestionsAsked: 'Medium',
  numberOfQuestionsAsked: 3,
  typeOfQuestionsAsked: 'Mixed',
  averageScore: interviewState === 'completed' ? 3.4 : null,
});
const LIST = {
  'GET /interviews/all': {
    data: { interviews: [interview('Baker', 'in-progress'), interview('Nurse', 'completed')], totalCount: 2 },
  },
};

beforeEach(signInAsAda);

it('an unfinished interview is continued at once, a completed one leads to its results', async () => {
  answerCalls(LIST);
  const onContinue = vi.fn();
  renderScreen(() => <LastInterviews onContinue={onContinue} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue Interview: Baker' }));
  expect(onContinue).toHaveBeenCalledWith('01890a5d-ac96-774b-bcce-Baker');
  expect(screen.getByRole('link', { name: /Nurse/ }).getAttribute('href')).toBe(
    '/interviews/01890a5d-ac96-774b-bcce-Nurse/result',
  );
});

const SKILLS = {
  'GET /feedbacks/generate': {
    data: [
      { attribute: 'Communication', score: 3, answers: 2 },
      { attribute: 'Creativity', score: 1.5, answers: 1 },
    ],
  },
};

it('the weakest skill is practised with the role of the last interview', async () => {
  answerCalls({ ...LIST, ...SKILLS });
  const onPractise = vi.fn();
  renderScreen(() => (
    <>
      <LastInterviews onContinue={() => undefined} />
      <NextPractice onPractise={onPractise} />
    </>
  ));
  expect(await screen.findByText('Creativity')).toBeTruthy();
  await screen.findByText('Baker');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Practise Creativity' }));
  expect(onPractise).toHaveBeenCalledWith('creativity', 'Baker');
});

it('without an interview left the card leads to more of them and to the last results', async () => {
  answerCalls({
    ...LIST,
    ...SKILLS,
    'GET /quota': { data: { availableInterviews: 0 } },
    'GET /capabilities': { data: { payments: { provider: 'sandbox' } } },
  });
  renderScreen(() => <NextPractice onPractise={() => undefined} />);
  expect((await screen.findByRole('link', { name: 'Get more interviews' })).getAttribute('href')).toBe('/upgrade');
  expect(screen.getByRole('link', { name: 'Read your last results' }).getAttribute('href')).toBe(
    '/interviews/01890a5d-ac96-774b-bcce-Nurse/result',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
