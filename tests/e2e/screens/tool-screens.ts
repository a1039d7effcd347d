import type { Page, Request } from '@playwright/test';
import { adoptStyle } from '../adopt-style.ts';
import { fillInputs, RESULT } from '../document-steps.ts';
import { expect } from '../fixtures.ts';
import { HIDDEN_SPEED } from './live-screens.ts';
import type { Screen } from './screen.ts';

const ANSWERS = '/live-interview/answers';

/** Tells whether every line that was sent for an answer has one: the clock of the page does not wait for the server. */
function watchAnswers(page: Page): () => boolean {
  let open = 0;
  const count = (change: number) => (request: Request) => {
    if (request.url().includes(ANSWERS)) open += change;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => open === 0;
}

/** The resume reviewer, the cover letter generator and the live assistant, as a visitor meets them. */
export const TOOL_SCREENS: readonly Screen[] = [
  {
    name: 'resume',
    open: async (page) => {
      await page.goto('/resume');
      await expect(page.getByRole('button', { name: 'Review Resume' })).toBeVisible();
    },
  },
  {
    name: 'resume-missing',
    open: async (page) => {
      await page.goto('/resume');
      await page.getByRole('button', { name: 'Review Resume' }).click();
      await expect(page.getByText('Provide a job role or description along with your resume')).toBeVisible();
    },
  },
  {
    name: 'resume-result',
    open: async (page) => {
      await page.goto('/resume');
      await fillInputs(page);
      await page.getByRole('button', { name: 'Review Resume' }).click();
      await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeFocused(RESULT);
    },
  },
  {
    name: 'resume-example',
    open: async (page) => {
      await page.goto('/resume');
      await page.getByRole('button', { name: 'See an example' }).click();
      await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeFocused(RESULT);
    },
  },
  {
    name: 'cover-letter',
    open: async (page) => {
      await page.goto('/cover-letter');
      await expect(page.getByRole('button', { name: 'Generate Cover Letter' })).toBeVisible();
    },
  },
  {
    name: 'cover-letter-result',
    open: async (page) => {
      await page.goto('/cover-letter');
      await fillInputs(page);
      await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
      await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused(RESULT);
    },
  },
  {
    name: 'cover-letter-example',
    open: async (page) => {
      await page.goto('/cover-letter');
      await page.getByRole('button', { name: 'See an example' }).click();
      await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused(RESULT);
    },
  },
  {
    name: 'live-assistant',
    open: async (page) => {
      await page.goto('/live-interview');
      await expect(page.getByRole('button', { name: 'Launch Demo' })).toBeEnabled();
    },
  },
  {
    name: 'live-assistant-demo',
    open: async (page) => {
      await page.clock.install();
      await page.goto('/live-interview');
      await page.getByRole('button', { name: 'Launch Demo' }).click();
      await expect(page.getByRole('button', { name: 'End Demo' })).toBeVisible();
      const isAnswered = watchAnswers(page);
      for (let step = 0; step < 60; step += 1) {
        await page.clock.runFor(1000);
        await expect.poll(isAnswered, RESULT).toBe(true);
      }
      await expect(page.getByRole('button', { name: 'Get Access Now' })).toBeVisible();
      await adoptStyle(page, HIDDEN_SPEED);
    },
  },
];
