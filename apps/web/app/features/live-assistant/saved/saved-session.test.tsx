import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import { SavedSession } from './saved-session.tsx';

const ID = '01890a5d-ac96-774b-bcce-b302099a0001';
const ONE = `GET /live-sessions/${ID}`;
const kept = {
  _id: ID,
  createdAt: '2026-11-20T10:00:00.000Z',
  jobDescription: 'Nurse on a busy ward',
  transcript: {
    lines: [
      { speaker: 'interviewer', text: 'Why us?', atMs: 10 },
      { speaker: 'person', text: 'Because of your team.', atMs: 5000 },
    ],
    answers: [{ question: 'Why us?', answer: 'First.\n\nSecond.', atMs: 10 }],
  },
};
const Screen = () => <SavedSession sessionId={ID} />;

beforeAll(loadDialog);
beforeEach(signInAsAda);

describe('one kept live interview', () => {
  it('is read again in the order in which it went, each answer after its question', async () => {
    answerCalls({ [ONE]: { data: kept } });
    renderScreen(Screen);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nurse on a busy ward' })).toBeTruthy();
    expect(screen.getByText(/2026 at \d+:\d\d [AP]M$/).tagName).toBe('TIME');
    const order = [...document.querySelectorAll('[data-speaker], [data-answer] h3, [data-answer] p')];
    expect(order.map(({ textContent }) => textContent)).toEqual([
      'Interviewer Why us?',
      'Proposed answer',
      'Why us?',
      'First.',
      'Second.',
      'You Because of your team.',
    ]);
  });

  it('says that it is not there, and offers no second try, when it is gone or somebody else’s', async () => {
    answerCalls({ [ONE]: { status: 404, error: { code: 'not_found', message: 'no' } } });
    renderScreen(Screen);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'It was deleted, or it belongs to another account',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All saved interviews' })).toBeTruthy();
  });

  it('says why it could not be loaded, and loads on a second try', async () => {
    answerCalls({ [ONE]: [{ error: { code: 'internal', message: 'Away.' } }, { data: kept }] });
    renderScreen(Screen);
    expect((await screen.findByRole('alert')).textContent).toContain('Away.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Because of your team.')).toBeTruthy();
  });

  it('goes back to the list when it was deleted', async () => {
    answerCalls({ [ONE]: { data: kept }, [`DELETE /live-sessions/${ID}`]: { data: {} } });
    renderScreen(Screen, `/live-interviews/${ID}`);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/live-interviews'));
  });
});
