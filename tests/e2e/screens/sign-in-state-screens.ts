import { expect } from '../fixtures.ts';
import { fail, holdBack, keepToast } from './answers-of-server.ts';
import type { Screen } from './screen.ts';

const BACK_FROM_PROVIDER = '/auth/callback?code=one&state=two';

/** On the way in, and where it does not lead in. */
export const SIGN_IN_STATE_SCREENS: readonly Screen[] = [
  {
    name: 'sign-in-first',
    part: 'view',
    open: async (page) => {
      await page.goto('/account');
      await keepToast(page, 'Please sign in first');
      await expect(page.getByRole('link', { name: /Mock Interviewer/ })).toBeVisible();
    },
  },
  {
    name: 'sign-in-working',
    open: async (page) => {
      await holdBack(page, '**/auth/login?*');
      await page.goto(BACK_FROM_PROVIDER);
      await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeVisible();
    },
  },
  {
    name: 'sign-in-failed',
    allows: /401/,
    open: async (page) => {
      await fail(page, '**/auth/login?*', 'sign_in_failed');
      await page.goto(BACK_FROM_PROVIDER);
      await expect(page.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible();
    },
  },
  {
    name: 'sign-in-cancelled',
    // The rest of Home comes in parts while the message is there.
    part: 'view',
    open: async (page) => {
      await page.goto('/auth/callback?error=access_denied');
      await keepToast(page, 'The sign-in was cancelled.');
    },
  },
];
