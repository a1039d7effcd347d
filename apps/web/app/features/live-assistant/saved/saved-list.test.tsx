import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDateTime } from '~/lib/format.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderScreen, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import { readToasts } from '~/ui/toast.ts';
import { SavedList } from './saved-list.tsx';

const DATE = formatDateTime('2026-11-20T10:00:00.000Z');
const LIST = 'GET /live-sessions';
const nurse = {
  _id: '01890a5d-ac96-774b-bcce-b302099a0001',
  createdAt: '2026-11-20T10:00:00.000Z',
  jobDescription: 'Nurse on a busy ward\nNight shifts.',
  questionCount: 3,
  durationMs: 1_865_000,
};
const unnamed = { ...nurse, _id: '01890a5d-ac96-774b-bcce-b302099a0002', jobDescription: '', questionCount: 1 };
const both = { data: { sessions: [nurse, unnamed], totalCount: 2 } };

// Its first fetch is not what is tested.
beforeAll(loadDialog);
beforeEach(signInAsAda);

describe('the kept live interviews', () => {
  it('show what they are known by, and lead to what was said', async () => {
    answerCalls({ [LIST]: both });
    renderScreen(SavedList);
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('two entries are expected');
    expect(within(first).getByRole('heading').textContent).toBe('Nurse on a busy ward');
    expect(first.textContent).toContain(`${DATE} · 3 questions · 31:05 long`);
    expect(within(first).getByRole('link').getAttribute('href')).toBe(`/live-interviews/${nurse._id}`);
    expect(within(second).getByRole('heading').textContent).toBe('Live interview');
    expect(second.textContent).toContain('1 question ·');
  });

  it('say how one comes here when there are none', async () => {
    answerCalls({ [LIST]: { data: { sessions: [], totalCount: 0 } } });
    renderScreen(SavedList);
    expect(await screen.findByText('No saved live interviews yet')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/live-interview');
  });

  it('say why they could not be loaded, and load on a second try', async () => {
    answerCalls({ [LIST]: [{ error: { code: 'internal', message: 'The list is away.' } }, both] });
    renderScreen(SavedList);
    expect((await screen.findByRole('alert')).textContent).toContain('The list is away.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('go to the last page there is when the address names one beyond it', async () => {
    answerCalls({ [LIST]: { data: { sessions: [nurse], totalCount: 9 } } });
    renderScreen(SavedList, '/live-interviews?page=7');
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/live-interviews?page=2'));
  });

  it('delete one after asking, say so, and list what is left', async () => {
    const left = { data: { sessions: [unnamed], totalCount: 1 } };
    const sent = answerCalls({ [LIST]: [both, left], 'DELETE /live-sessions/': { data: {} } });
    renderScreen(SavedList);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Delete: Nurse on a busy ward, ${DATE}` }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(readToasts().at(-1)).toMatchObject({ description: 'The live interview has been deleted.' });
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe(
      `/api/v1/users/${USER_ID}/live-sessions/${nurse._id}`,
    );
  });

  it('say when one could not be deleted, and keep it', async () => {
    answerCalls({ [LIST]: both, 'DELETE /live-sessions/': { error: { code: 'internal', message: 'Not now.' } } });
    renderScreen(SavedList);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Delete: Nurse/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(readToasts().at(-1)).toMatchObject({ description: 'Deletion Failure - Not now.' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
