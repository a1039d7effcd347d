import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useSession } from '~/api/session-store.ts';
import { readUpgradeOrigin } from '~/lib/upgrade-origin.ts';
import { closeUpgrade, requestUpgrade, type UpgradeReason } from '~/lib/upgrade-request.ts';
import { renderScreen, signInAsAda } from '~/testing/render-screen.tsx';
import { loadDialog } from '~/ui/dialog.tsx';
import { UpgradeDialogHost } from './upgrade-dialog-host.tsx';

// Their first fetch is not what is tested.
beforeAll(() => Promise.all([loadDialog(), import('./upgrade-dialog.tsx')]));
afterEach(() => act(closeUpgrade));

it.each<[UpgradeReason, string]>([
  ['interview', "It looks like you've used all your available interviews. Upgrade now to unlock more."],
  ['save-results', "It looks like you've used all your practice interviews"],
  ['enhanced', "It looks like you've used all your enhanced answers."],
  [
    'sample-answer',
    "It looks like you've used all your sample answers. Upgrade now to unlock more sample answers and more.",
  ],
  ['resume', "It looks like you've used all your resume reviews."],
  ['cover-letter', "It looks like you've used all your cover letter"],
  ['live-interview', "It looks like you've used all your real-time assistants."],
])('says what has run out: %s', async (reason, text) => {
  signInAsAda();
  renderScreen(UpgradeDialogHost);
  act(() => requestUpgrade(reason));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade' });
  expect(dialog.textContent).toContain(text);
  expect(dialog.textContent).toContain('Choose the best one-time payment package');
});

it('leads to the packages and closes', async () => {
  signInAsAda();
  renderScreen(UpgradeDialogHost, '/cover-letter?kind=short');
  act(() => requestUpgrade('interview'));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'View Upgrade Packages' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('address').textContent).toBe('/upgrade');
  expect(readUpgradeOrigin()).toBe('/cover-letter?kind=short');
});

it('offers a visitor to sign in and come back to where they are', async () => {
  useSession.setState({ auth: false, token: null, profile: null });
  renderScreen(UpgradeDialogHost, '/interview/prepare');
  act(() => requestUpgrade('interview'));
  const link = await screen.findByRole('button', { name: 'Sign in with Google' });
  expect(link.getAttribute('href')).toBe('/api/v1/auth/start?returnTo=%2Finterview%2Fprepare');
  const dialog = screen.getByRole('dialog', { name: 'Sign in to continue' });
  expect(dialog.textContent).toContain('You have used your free mock interview.');
  expect(dialog.textContent).not.toMatch(/Upgrade now|Sign in first/);
});
