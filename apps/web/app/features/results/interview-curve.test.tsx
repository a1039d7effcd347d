import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { InterviewCurve } from './interview-curve.tsx';

const interview = (number: number, averageScore: number | null) => ({
  _id: `interview-${number}`,
  jobTitle: 'Nurse',
  createdAt: '2026-11-20T10:00:00.000Z',
  averageScore,
});
const answer = (...scores: (number | null)[]) => {
  const scoreHistory = scores.map((score, index) => interview(index + 1, score));
  return answerCalls({ 'GET /charts': { data: { hasData: true, scoreHistory } } });
};
const show = (number: number) => renderScreen(() => <InterviewCurve interviewId={`interview-${number}`} />);
const findCurve = () => screen.findByRole('figure', { name: 'Your interviews over time' });

beforeEach(signInAsAda);

describe('the curve of the results', () => {
  it('has the average of each interview, with this one marked', async () => {
    answer(2.5, 3.1, null, 4);
    show(2);
    const rows = within(await findCurve())
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      '1. Nurse, November 20, 2026Average score 2.5',
      '2. Nurse, November 20, 2026Average score 3.1, this interview',
      '3. Nurse, November 20, 2026Not scored',
      '4. Nurse, November 20, 2026Average score 4.0',
    ]);
    screen.getByText('Your last 4 interviews');
    screen.getByText('This interview');
  });

  it('marks none where this one is not among them', async () => {
    answer(2.5, 3.1);
    show(9);
    await findCurve();
    expect(screen.queryByText('This interview')).toBeNull();
  });

  it('is left out for the first interview', async () => {
    const sent = answer(3);
    show(1);
    await waitFor(() => expect(sent).toHaveLength(1));
    // The address beside the screen is all that stays.
    await waitFor(() => expect(screen.getByLabelText('address').parentElement?.children).toHaveLength(1));
  });

  it('can be tried again', async () => {
    answerCalls({
      'GET /charts': [
        { error: { code: 'internal', message: 'The charts are away.' } },
        { data: { hasData: true, scoreHistory: [interview(1, 3), interview(2, 4)] } },
      ],
    });
    show(1);
    expect(await screen.findByText('The charts are away.')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findCurve()).toBeTruthy();
  });
});
