import { callAs, seedCompleted, seedInProgress } from '../account-steps.ts';
import { expect } from '../fixtures.ts';
import type { Screen } from './screen.ts';

const FAILURE = {
  status: 503,
  json: { success: false, error: { code: 'provider_failed', message: 'The database is away.', requestId: 'e2e' } },
};

let completedId = '';

/** What someone sees who is signed in; in this order, since the first ones are of a new account. */
export const MEMBER_SCREENS: readonly Screen[] = [
  {
    name: 'home-new-member',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByText('Your interviews appear here.')).toBeVisible();
    },
  },
  {
    name: 'dashboard-empty',
    open: async (page) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'No mock interview data found' })).toHaveCount(1);
    },
  },
  {
    name: 'dashboard-failed',
    allows: /503/,
    open: async (page) => {
      await page.route(/\/(analytics|charts|interviews)\//, (route) => route.fulfill(FAILURE));
      await page.goto('/dashboard');
      await expect(page.getByText('The database is away.').first()).toBeVisible({ timeout: 90_000 });
      await page.unroute(/\/(analytics|charts|interviews)\//);
    },
  },
  {
    name: 'dashboard',
    open: async (page) => {
      for (const jobName of ['Nurse', 'Data Analyst', 'Nurse']) completedId = await seedCompleted(page, { jobName });
      for (const jobName of ['Florist', 'Assistant to the Regional Head of Product Operations and Research'])
        await seedInProgress(page, { jobName });
      await page.goto('/dashboard');
      await expect(page.getByRole('definition').filter({ hasText: 'Nurse' })).toBeVisible();
      await expect(page.getByRole('figure').getByRole('application').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Past Interviews' }).getByRole('listitem')).toHaveCount(4);
    },
  },
  {
    name: 'dashboard-delete',
    part: 'view',
    open: async (page) => {
      await page.getByLabel('Show').selectOption('Completed');
      // In the list before it the card is elsewhere: the page behind the question would be scrolled to another place.
      await expect(page.getByRole('region', { name: 'Past Interviews' }).getByRole('listitem')).toHaveCount(3);
      const remove = page.getByRole('button', { name: 'Delete: Data Analyst' });
      await remove.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await remove.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'home-member',
    open: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Your practice' })).toBeVisible();
      await expect(page.getByText('Florist')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Ten-minute practice' })).toBeVisible();
    },
  },
  {
    name: 'member-menu',
    part: 'view',
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu of Ada Lovelace' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'results',
    open: async (page) => {
      await page.goto(`/interviews/${completedId}/result`);
      await expect(page.getByRole('heading', { name: 'Your answer:' }).first()).toBeVisible();
      await expect(page.getByRole('figure').getByRole('application').first()).toBeVisible();
      await page.getByRole('button', { name: 'Show More: question 1' }).click();
    },
  },
  {
    name: 'results-failed',
    allows: /404/,
    open: async (page) => {
      await page.goto('/interviews/01890a5d-ac96-774b-bcce-b302099a8057/result');
      await expect(page.getByRole('alert')).toContainText('Error');
    },
  },
  {
    name: 'route-error',
    allows: /./,
    open: async (page) => {
      const broken = /\/interviews\/[^/]+\?/;
      await page.route(broken, (route) =>
        route.fulfill({ json: { success: true, data: { interviewState: 'completed' } } }),
      );
      await page.goto(`/interviews/${completedId}/result`);
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await page.unroute(broken);
    },
  },
  {
    name: 'account',
    open: async (page) => {
      await page.goto('/account');
      await expect(page.getByText('No payments yet.')).toBeVisible();
    },
  },
  {
    name: 'account-delete',
    part: 'view',
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'upgrade',
    open: async (page) => {
      await page.goto('/upgrade');
      await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(2);
    },
  },
  {
    name: 'sandbox-checkout',
    open: async (page) => {
      await page.getByRole('button', { name: 'Buy Starter' }).click();
      await expect(page.getByLabel('Card number')).toBeVisible();
    },
  },
  {
    name: 'upgrade-dialog',
    part: 'view',
    allows: /402/,
    open: async (page) => {
      await page.goto('/');
      await callAs(
        page,
        Array.from({ length: 5 }, () => ({
          method: 'PATCH',
          path: '/user/{user_id}/quota',
          operationId: crypto.randomUUID(),
          body: { updateType: 'enhanced' },
        })),
      );
      await page.goto(`/interviews/${completedId}/result`);
      await page.getByRole('button', { name: 'View Enhanced Answer' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Upgrade' })).toBeVisible();
    },
  },
];
