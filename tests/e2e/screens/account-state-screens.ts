import type { BrowserContext } from '@playwright/test';
import { fillSignIn, newPerson } from '../account-steps.ts';
import { fillInputs } from '../document-steps.ts';
import { expect } from '../fixtures.ts';
import { fail, holdBack, keepToast, refuse, succeed } from './answers-of-server.ts';
import { FROZEN_NOW } from './frozen-day.ts';
import type { Screen } from './screen.ts';

const QUOTA = /\/user\/[^/]+\/quota$/;
const RETRIED = { timeout: 90_000 };

/** Another person signs in in another tab of the same browser. */
async function signInElsewhere(context: BrowserContext): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/api/v1/auth/start?returnTo=/privacy-policy');
  await fillSignIn(tab, { ...newPerson('Grace Hopper'), email: 'grace@screens.example' });
  await expect(tab.getByRole('button', { name: 'Menu of Grace Hopper' })).toBeVisible();
  await tab.close();
}

const PAYMENT = { plan: 'Starter', amount: 9.99, currency: 'usd', createdAt: FROZEN_NOW, receiptUrl: null };
const PAYMENT_STATES = ['paid', 'pending', 'refunded', 'failed', 'expired', 'disputed'];

/** What belongs to the account and its payments, while it loads and where it fails. Each begins on its own page. */
export const ACCOUNT_STATE_SCREENS: readonly Screen[] = [
  {
    name: 'account-loading',
    open: async (page) => {
      for (const address of [QUOTA, /\/payments$/]) await holdBack(page, address);
      await page.goto('/account');
      await expect(page.getByText('Loading your payments')).toBeAttached();
    },
  },
  {
    name: 'account-failed',
    allows: /50[03]/,
    open: async (page) => {
      for (const address of [QUOTA, /\/payments$/]) await fail(page, address, 'shutting_down');
      await fail(page, /\/export$/, 'internal');
      await page.goto('/account');
      await expect(page.getByText('Your payments could not be loaded.')).toBeVisible(RETRIED);
      await expect(page.getByText('What you have left could not be loaded.')).toBeVisible(RETRIED);
      await page.getByRole('button', { name: 'Export my data' }).click();
      await expect(page.getByText('Your data could not be exported.')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'account-payments',
    open: async (page) => {
      const payments = PAYMENT_STATES.map((state, index) => ({
        ...PAYMENT,
        _id: `01890a5d-ac96-774b-bcce-b302099a000${index}`,
        state,
        receiptUrl: 'https://example.org/receipt',
        checkoutUrl: state === 'pending' ? 'https://example.org/checkout' : null,
      }));
      await page.route(/\/payments$/, (route) => route.fulfill(succeed({ payments })));
      await page.goto('/account');
      await expect(page.getByRole('link', { name: /^Receipt of/ }).first()).toBeVisible();
    },
  },
  {
    name: 'account-delete-failed',
    part: 'view',
    allows: /500/,
    open: async (page) => {
      await page.route(/\/users\/[^/]+$/, (route) => route.fulfill(refuse('internal')));
      await page.goto('/account');
      const remove = page.getByRole('button', { name: 'Delete my account' });
      // Cards above it arrive later: the page behind the question would be scrolled to another place.
      await expect(page.getByText('This browser', { exact: true }).first()).toBeVisible();
      await remove.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await remove.click();
      await page.getByLabel('I understand that this cannot be undone.').check();
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await expect(page.getByText('Your account could not be deleted.')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'upgrade-pending',
    open: async (page) => {
      const payments = [
        {
          ...PAYMENT,
          _id: '01890a5d-ac96-774b-bcce-b302099a0001',
          state: 'pending',
          checkoutUrl: 'https://example.org/checkout',
        },
      ];
      await page.route(/\/payments$/, (route) => route.fulfill(succeed({ payments, asOf: FROZEN_NOW })));
      await page.goto('/upgrade');
      await expect(page.getByText('Your payment for Starter is not confirmed yet')).toBeVisible();
    },
  },
  {
    name: 'upgrade-starting',
    open: async (page) => {
      await holdBack(page, '**/create-checkout-session');
      await page.goto('/upgrade');
      await page.getByRole('button', { name: 'Buy Starter' }).click();
      await expect(page.getByRole('button', { name: 'Opening the checkout…' })).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'upgrade-failed',
    allows: /50[23]/,
    open: async (page) => {
      await fail(page, '**/create-checkout-session', 'payment_failed');
      await fail(page, QUOTA, 'shutting_down');
      await page.goto('/upgrade');
      await expect(page.getByText('What you have left could not be loaded.')).toBeVisible(RETRIED);
      await page.getByRole('button', { name: 'Buy Starter' }).click();
      await expect(page.getByText('Something went wrong with the payment process')).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'payment-pending',
    open: async (page) => {
      await page.route('**/billing/checkouts/*', (route) =>
        route.fulfill(succeed({ state: 'pending', plan: 'Starter' })),
      );
      await page.goto('/payment-success?checkout=one');
      await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
    },
  },
  {
    name: 'payment-failed',
    open: async (page) => {
      await page.route('**/billing/checkouts/*', (route) =>
        route.fulfill(succeed({ state: 'failed', plan: 'Starter' })),
      );
      await page.goto('/payment-cancel?checkout=one');
      await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    },
  },
  {
    name: 'payment-unreachable',
    allows: /503/,
    open: async (page) => {
      await fail(page, '**/billing/checkouts/*', 'shutting_down');
      await page.goto('/payment-success?checkout=one');
      await expect(page.getByRole('heading', { name: 'We could not check your payment' })).toBeVisible(RETRIED);
    },
  },
  {
    name: 'server-away',
    allows: /503/,
    open: async (page) => {
      await fail(page, '**/auth/silent', 'shutting_down');
      await page.goto('/account');
      await expect(page.getByText('The server does not answer')).toBeVisible();
    },
  },
  {
    name: 'another-person',
    part: 'view',
    allows: /403/,
    open: async (page) => {
      await page.goto('/resume');
      await page.getByRole('button', { name: 'Menu of Ada Lovelace' }).click();
      await signInElsewhere(page.context());
      await page.route(/\/payments$/, (route) => route.fulfill(refuse('token_expired')), { times: 1 });
      await page.getByRole('menuitem', { name: 'Account' }).click();
      await keepToast(page, 'Someone else has signed in');
      await expect(page.getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'session-lapsed',
    part: 'view',
    around: (page) => page.getByRole('button', { name: 'Review Resume' }),
    allows: /40[13]/,
    open: async (page) => {
      await page.goto('/resume');
      await expect(page.getByText('Resume Reviews left: 3')).toBeVisible();
      await fillInputs(page);
      await fail(page, QUOTA, 'token_expired');
      await fail(page, '**/auth/refresh', 'not_signed_in');
      await page.getByRole('button', { name: 'Review Resume' }).click();
      await keepToast(page, 'You are signed out');
    },
  },
];
