import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import { readToasts } from '~/ui/toast.ts';
import { PastInterviews } from './past-interviews.tsx';

const onContinue = vi.fn();
const onDeleted = vi.fn();
const onPractise = vi.fn();
const Screen = () => <PastInterviews onContinue={onContinue} onPractise={onPractise} onDeleted={onDeleted} />;

const completed = {
  _id: '01890a5d-ac96-774b-bcce-b302099a0001',
  jobName: 'Nurse',
  interviewState: 'completed',
  createdAt: '2026-11-20T10:00:00.000Z',
  difficultyOfQuestionsAsked: 'Medium',
  numberOfQuestionsAsked: 3,
  typeOfQuestionsAsked: 'Mixed',
  averageScore: 3.44,
};
const inProgress = {
  ...completed,
  _id: '01890a5d-ac96-774b-bcce-b302099a0002',
  jobName: 'Baker',
  interviewState: 'in-progress',
  averageScore: null,
};
const LIST = 'GET /interviews/all';
const twoPages = { data: { interviews: [completed, inProgress], totalCount: 6 } };

// Its first fetch is not what is tested.
beforeAll(loadDialog);
beforeEach(() => {
  signInAsAda();
  onContinue.mockReset();
});

describe('the past interviews', () => {
  it('show what was practised, how it went, and what can be done with it', async () => {
    answerCalls({ [LIST]: { data: { interviews: [completed, inProgress], totalCount: 2 } } });
    renderScreen(Screen);
    const [nurse, baker] = await waitFor(() => {
      const cards = screen.getAllByRole('listitem').filter(({ textContent }) => textContent);
      expect(cards).toHaveLength(2);
      return cards;
    });
    if (!nurse || !baker) throw new Error('two cards are expected');
    expect(nurse.textContent).toContain('November 20, 2026');
    expect(nurse.textContent).toContain('3.4 / 5');
    expect(within(nurse).getByText('Completed')).toBeTruthy();
    expect(
      within(nurse)
        .getByRole('button', { name: /^View Results/ })
        .getAttribute('href'),
    ).toBe(`/interviews/${completed._id}/result`);
    expect(within(baker).getByText('In-Progress')).toBeTruthy();
    expect(within(nurse).getByRole('heading', { name: 'Nurse' }).className).toContain('line-clamp-2');
  });

  it('begin at page 1 when another choice is made, and keep both in the address', async () => {
    const sent = answerCalls({ [LIST]: twoPages });
    renderScreen(Screen, '/dashboard?page=2');
    await screen.findAllByRole('listitem');
    await userEvent.setup().selectOptions(screen.getByLabelText('Show'), 'Completed');
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/dashboard?filter=completed'));
    const asked = sent.map(({ path }) => path.split('?')[1]);
    expect(asked).toEqual(['page=2&sort=-_id', 'page=1&sort=-_id&interviewState=completed']);
  });

  it('go to the last page there is when the address names one beyond it', async () => {
    answerCalls({ [LIST]: twoPages });
    renderScreen(Screen, '/dashboard?page=9');
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/dashboard?page=2'));
  });

  it('offer a beginning when there are none', async () => {
    answerCalls({ [LIST]: { data: { interviews: [], totalCount: 0 } } });
    renderScreen(Screen);
    expect(await screen.findByText('No mock interview data found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start New Mock Interview' }).getAttribute('href')).toBe(
      '/interview/prepare',
    );
  });

  it('say why they could not be loaded, and load on a second try', async () => {
    answerCalls({ [LIST]: [{ error: { code: 'internal', message: 'The list is away.' } }, twoPages] });
    renderScreen(Screen);
    expect((await screen.findByRole('alert')).textContent).toContain('The list is away.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('delete one after asking, and say so', async () => {
    const sent = answerCalls({ [LIST]: twoPages, 'DELETE /interviews/': { data: {} } });
    renderScreen(Screen);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete: Nurse' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({
        title: 'Success',
        description: 'Your interview has successfully been deleted.',
      }),
    );
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/api/v1/users/${USER_ID}/interviews/${completed._id}`,
    );
  });

  it('say when one could not be deleted', async () => {
    answerCalls({ [LIST]: twoPages, 'DELETE /interviews/': { error: { code: 'internal', message: 'Not now.' } } });
    renderScreen(Screen);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete: Nurse' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({ title: 'Error', description: 'Deletion Failure - Not now.' }),
    );
  });

  it('delete one that is not finished, and give its unit back', async () => {
    const sent = answerCalls({
      [LIST]: twoPages,
      'DELETE /interviews/': { data: {} },
      'DELETE /reservations/': { data: {} },
    });
    renderScreen(Screen);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete: Baker' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith(inProgress._id));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toContain(
        `/api/v1/user/${USER_ID}/quota/reservations/${inProgress._id}`,
      ),
    );
  });

  it('hand over what is needed to go on with one', async () => {
    const detail = { ...inProgress, progress: { turns: [] } };
    answerCalls({ [LIST]: twoPages, [`GET ${inProgress._id}`]: { data: detail } });
    renderScreen(Screen);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Continue Interview: Baker' }));
    await waitFor(() => expect(onContinue.mock.calls[0]?.[0]).toEqual(detail));
  });

  it('hand over the questions of a completed one, to be practised again', async () => {
    const detail = { ...completed, interviewTranscript: { responseCollection: [{ question: 'Why?', answer: 'So.' }] } };
    const sent = answerCalls({ [LIST]: twoPages, [`GET /interviews/${completed._id}`]: { data: detail } });
    renderScreen(Screen);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Practise again: Nurse' }));
    await waitFor(() => expect(onPractise.mock.calls[0]?.[0]).toEqual(detail));
    expect(sent.at(-1)?.path).toContain('populate=interviewTranscript');
  });
});
