import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '~/api/session-store.ts';
import { answerCalls } from '~/testing/answer-calls.ts';
import { renderWhole, signInAsAda, USER_ID } from '~/testing/render-screen.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import { readToasts } from '~/ui/toast.ts';
import Account from './account.tsx';

const sells = (provider: 'sandbox' | 'off') => ({ 'GET /capabilities': { data: { payments: { provider } } } });
const LISTS = {
  'GET /recordings': { data: { isOn: false, days: 90, recordings: [] } },
  'GET /payments': { data: { payments: [] } },
  'GET /sessions': { data: { sessions: [] } },
  'GET /outgoing': { data: { since: '2026-11-03T09:00:00.000Z', calls: [], lastSession: null } },
};
const QUOTA = {
  'GET /quota': {
    data: {
      availableInterviews: 3,
      availableLiveInterviews: 0,
      availableResumeReviews: 2,
      availableCoverLetterGenerators: 1,
      availableEnhanceAnswers: 5,
      availableSampleAnswers: 4,
    },
  },
};
const counts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

// Its first fetch is not what is tested.
beforeAll(loadDialog);
beforeEach(signInAsAda);

describe('the account page', () => {
  it('says who is signed in and what is left of each kind', async () => {
    answerCalls({ ...sells('sandbox'), ...LISTS, ...QUOTA });
    await renderWhole(Account);
    expect(await screen.findByText('No payments yet.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ada Lovelace' })).toBeTruthy();
    expect(screen.getByText(/^Logged In As/).textContent).toBe('Logged In As ada@example.com');
    expect(screen.getByRole('button', { name: 'View Upgrade Packages' }).getAttribute('href')).toBe('/upgrade');
    await waitFor(() =>
      expect(counts()).toEqual([
        ['Live Interviews', '0'],
        ['Mock Interviews', '3'],
        ['Resume Reviews', '2'],
        ['Cover Letter Generations', '1'],
        ['Enhanced Answers', '5'],
        ['Sample Answers', '4'],
      ]),
    );
  });

  it('shows a name that is an e-mail address as Job Applicant', async () => {
    const { profile } = useSession.getState();
    useSession.setState({ profile: profile && { ...profile, name: 'ada@example.com' } });
    answerCalls({ ...sells('sandbox'), ...LISTS, ...QUOTA });
    await renderWhole(Account);
    expect(screen.getByRole('heading', { name: 'Job Applicant' })).toBeTruthy();
  });

  it('counts nothing and sells nothing where payments are switched off', async () => {
    answerCalls({ ...sells('off'), ...LISTS, ...QUOTA });
    await renderWhole(Account);
    await waitFor(() => expect(counts().map(([, value]) => value)).toEqual(Array(6).fill('Unlimited')));
    expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'View Upgrade Packages' })).toBeNull();
  });

  it('shows why the counts could not be loaded, and loads them on a second try', async () => {
    answerCalls({
      ...sells('sandbox'),
      ...LISTS,
      'GET /quota': [{ error: { code: 'internal', message: 'The counter is away.' } }, QUOTA['GET /quota']],
    });
    await renderWhole(Account);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The counter is away.');
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(counts()[1]).toEqual(['Mock Interviews', '3']));
  });

  it('says after how many days the server deletes what is saved, where it does', async () => {
    answerCalls({
      'GET /capabilities': {
        data: { payments: { provider: 'sandbox' }, retention: { interviews: 90, liveSessions: 90, stories: 1 } },
      },
      ...LISTS,
      ...QUOTA,
    });
    await renderWhole(Account);
    const words =
      'This server deletes interviews with their stories and saved live interviews 90 days after their last change.';
    expect(await screen.findByText(words)).toBeTruthy();
    const ofStories = 'This server deletes stories that stay without their interview a day after their last change.';
    expect(screen.getByText(ofStories)).toBeTruthy();
  });

  it('says in place when everything could not be exported', async () => {
    answerCalls({
      ...sells('sandbox'),
      ...LISTS,
      ...QUOTA,
      'GET /export': { error: { code: 'internal', message: 'Not now.' } },
    });
    await renderWhole(Account);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Export my data' }));
    expect((await screen.findByText('Your data could not be exported.')).parentElement?.textContent).toContain(
      'Not now.',
    );
  });

  it('offers to sign in again when the sign-in was too long ago', async () => {
    answerCalls({
      ...sells('sandbox'),
      ...LISTS,
      ...QUOTA,
      [`DELETE /users/${USER_ID}`]: { status: 403, error: { code: 'sign_in_again', message: 'Please sign in again.' } },
    });
    await renderWhole(Account);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByLabelText('I understand that this cannot be undone.'));
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('Please sign in again.');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/api/v1/auth/start?returnTo=%2Faccount');
    expect(useSession.getState().auth).toBe(true);
  });

  it('deletes everything only after the person has said that they understood, and signs them out', async () => {
    const sent = answerCalls({
      ...sells('sandbox'),
      ...LISTS,
      ...QUOTA,
      [`DELETE /users/${USER_ID}`]: { data: {} },
      'GET /auth/logout': { data: {} },
    });
    await renderWhole(Account);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByLabelText('I understand that this cannot be undone.'));
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(useSession.getState().auth).toBe(false));
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(readToasts().at(-1)?.title).toBe('Your account is deleted');
  });
});
