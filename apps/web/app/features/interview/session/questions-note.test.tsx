import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createInterview, takeQuestions } from '../state/interview.ts';
import { QuestionsNote } from './questions-note.tsx';

const setup = { id: 'one', roleName: 'Falconer', roleDescription: '', options: DEFAULT_INTERVIEW_OPTIONS };
const known = { isStandIn: false, isTitleUnknown: false };
const show = (origin: typeof known, roleDescription = '') =>
  render(
    <QuestionsNote interview={takeQuestions(createInterview({ ...setup, roleDescription }), ['First?'], origin)} />,
  );

it('says nothing where all is as usual', () => {
  expect(show(known).container.textContent).toBe('');
});

it('says that the built-in coach chose for the language model', () => {
  show({ ...known, isStandIn: true });
  expect(
    screen.getByText('The language model did not answer, so the built-in coach chose these questions.'),
  ).toBeTruthy();
});

it('says that a title is not known, and what the questions go by', () => {
  show({ ...known, isTitleUnknown: true });
  expect(screen.getByText(/does not know “Falconer” as a job title, so the questions are general/)).toBeTruthy();
});

it('names the description where there is one', () => {
  show({ ...known, isTitleUnknown: true }, 'Fly hawks at dawn.');
  expect(screen.getByText(/It goes by your description; the other questions are general/)).toBeTruthy();
});

it('goes with the first answer', () => {
  const interview = takeQuestions(createInterview(setup), ['First?'], { ...known, isTitleUnknown: true });
  const turns = interview.turns.map((turn) => ({ ...turn, answer: 'Mine.' }));
  expect(render(<QuestionsNote interview={{ ...interview, turns }} />).container.textContent).toBe('');
});
