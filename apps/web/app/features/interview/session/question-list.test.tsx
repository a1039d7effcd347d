import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { skippedEntry } from '../feedback/feedback-entries.ts';
import { createInterview, type Interview, keepFeedback, markFeedback, takeQuestions } from '../state/interview.ts';
import { QuestionList } from './question-list.tsx';

const QUESTIONS = ['Why this job?', 'Why now?', 'Why you?'];

it('an answer without a score is called so, apart from one whose feedback failed', () => {
  const asked = takeQuestions(
    createInterview({ id: 'baker', roleName: 'Baker', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS }),
    QUESTIONS,
  );
  const answered: Interview = { ...asked, turns: asked.turns.map((turn) => ({ ...turn, answer: 'Bread.' })) };
  const unscored = skippedEntry();
  const scored = keepFeedback(answered, 0, { ...unscored, overallScorePerResponse: 3 });
  const interview = markFeedback(keepFeedback(scored, 1, unscored), 2, 'failed');
  renderScreen(() => <QuestionList interview={interview} />);
  const states = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(states).toEqual([
    '1Why this job?Assessed',
    '2Why now?Not scored',
    expect.stringContaining('3Why you?Not assessed'),
  ]);
  const [, unscoredItem, failed] = screen.getAllByRole('listitem');
  expect(within(failed as HTMLElement).getByRole('button', { name: 'Assess again' })).toBeTruthy();
  expect(within(unscoredItem as HTMLElement).queryByRole('button')).toBeNull();
});
