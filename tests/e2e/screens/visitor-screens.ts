import { expect } from '../fixtures.ts';
import type { Screen } from './screen.ts';

/** What someone sees who is not signed in, apart from the tools themselves. */
export const VISITOR_SCREENS: readonly Screen[] = [
  {
    name: 'home-visitor',
    open: async (page) => {
      await page.goto('/');
      // The first move may come before anything listens.
      let x = 200;
      const move = async () => {
        x += 10;
        await page.mouse.move(x, 200);
        return page.locator('[data-part="ready"]').count();
      };
      await expect.poll(move).toBeGreaterThan(0);
    },
  },
  {
    name: 'home-payment-toast',
    part: 'view',
    open: async (page) => {
      await page.clock.install();
      await page.goto('/?payment_status=success');
      await expect(page.getByText('Thank you for your purchase. Your account has been upgraded.')).toBeVisible();
    },
  },
  {
    name: 'privacy-policy',
    open: async (page) => {
      await page.goto('/privacy-policy');
      // Comes once the server has said that it sells something.
      await expect(page.getByText('Your purchases', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'terms-of-service',
    open: async (page) => {
      await page.goto('/terms-of-service');
      // Comes once the server has said that it sells something.
      await expect(page.getByText('Packages', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    allows: /404 \(Not Found\)/,
    open: async (page) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    allows: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    open: async (page, { context }) => {
      await page.goto('/interview/prepare');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Parts of the page that are loaded behind its first view have arrived.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  {
    name: 'payment-card',
    open: async (page) => {
      await page.goto('/payment-success');
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    },
  },
  {
    name: 'sign-in',
    open: async (page) => {
      await page.goto('/api/v1/auth/start?returnTo=/');
      await expect(page.getByLabel('Your name')).toBeVisible();
    },
  },
];
