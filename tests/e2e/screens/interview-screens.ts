import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { denyMicrophone, prepareInterview, submitTyped } from '../interview-steps.ts';
import { RECORDED_ANSWERS } from '../recordings/answers-data.ts';
import type { Screen } from './screen.ts';

const QUESTIONS = [
  'Tell me about yourself and what brought you to product management.',
  'Tell me about a time you had to say no to a request that your team wanted very much.',
  'How would you decide between two features when you can only build one?',
];

/** The questions are made for the interview's random id: the picture needs the same ones every time. */
export async function enterInterview(page: Page): Promise<void> {
  await page.route('**/ai/completions/questions', (route) => route.fulfill({ json: QUESTIONS }));
  await prepareInterview(page, { role: 'Product Manager', count: '3' });
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
}

async function recordAnswer(page: Page, text: string): Promise<void> {
  await page.route('**/ai/stt?*', (route) => route.fulfill({ json: { success: true, data: text } }));
  await page.getByRole('button', { name: 'Record your answer' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('textbox', { name: 'What was heard' })).toBeVisible();
}

/** Behind a question the page is where it was pressed, or not, by how fast that went. */
export const description = (page: Page) => page.locator('textarea');

/** Setting up an interview and the interview itself. */
export const INTERVIEW_SCREENS: readonly Screen[] = [
  {
    name: 'prepare',
    open: async (page) => {
      await page.goto('/interview/prepare');
      await expect(page.getByRole('button', { name: 'Start Mock Interview' })).toBeVisible();
    },
  },
  {
    name: 'prepare-without-title',
    open: async (page) => {
      await page.goto('/interview/prepare');
      await page.getByRole('button', { name: 'Start Mock Interview' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please enter a job title.');
    },
  },
  {
    name: 'prepare-confirm',
    part: 'view',
    around: description,
    open: async (page) => {
      await page.goto('/interview/prepare');
      await page.getByText('Product Manager', { exact: true }).click();
      await page.getByRole('button', { name: 'Start Mock Interview' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'prepare-none-left',
    part: 'view',
    around: description,
    open: async (page) => {
      await page.addInitScript(() => localStorage.setItem('rem', '0'));
      await page.goto('/interview/prepare');
      await page.getByText('Product Manager', { exact: true }).click();
      await page.getByRole('button', { name: 'Start Mock Interview' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'interview-check',
    open: async (page) => {
      await page.goto('/interview/prepare');
      await page.getByText('Product Manager', { exact: true }).click();
      await page.getByRole('link', { name: 'Check microphone and speakers first' }).click();
      await expect(page.getByRole('heading', { name: 'Check your sound' })).toBeVisible();
    },
  },
  {
    name: 'interview-questions-loading',
    open: async (page) => {
      await page.route('**/ai/completions/questions', () => undefined);
      await prepareInterview(page, { role: 'Product Manager', count: '3' });
      await expect(page.getByRole('heading', { name: 'Product Manager Mock Interview' })).toBeVisible();
    },
  },
  {
    name: 'interview-questions-failed',
    allows: /502/,
    open: async (page) => {
      const error = { code: 'provider_failed', message: 'The service behind this did not answer.', requestId: 'e2e' };
      await page.route('**/ai/completions/questions', (route) =>
        route.fulfill({ status: 502, json: { success: false, error } }),
      );
      await prepareInterview(page, { role: 'Product Manager', count: '3' });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'interview-question', open: enterInterview },
  {
    name: 'interview-recording',
    open: async (page) => {
      await enterInterview(page);
      await page.getByRole('button', { name: 'Record your answer' }).click();
      await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
    },
  },
  {
    name: 'interview-heard',
    // The recording ends at once: the browser's player finds nothing in it to play.
    allows: /ERR_REQUEST_RANGE_NOT_SATISFIABLE/,
    open: async (page) => {
      await enterInterview(page);
      await recordAnswer(page, RECORDED_ANSWERS[0].text);
    },
  },
  {
    name: 'interview-typing',
    open: async (page) => {
      await enterInterview(page);
      await submitTyped(page, RECORDED_ANSWERS[0].text);
      await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: 'Your answer' }).fill('Half of an answer, typed by hand.');
    },
  },
  {
    name: 'interview-microphone-denied',
    open: async (page) => {
      await enterInterview(page);
      await denyMicrophone(page);
      await page.getByRole('button', { name: 'Record your answer' }).click();
      await expect(page.getByRole('alert')).toContainText('Mic Access Denied!');
    },
  },
  {
    name: 'interview-notes',
    open: async (page) => {
      await enterInterview(page);
      await page.getByRole('tab', { name: 'Notes' }).click();
      await page.getByRole('textbox', { name: /^1\./ }).fill('My own words.');
    },
  },
  {
    name: 'interview-done',
    open: async (page) => {
      await enterInterview(page);
      for (const answer of RECORDED_ANSWERS.slice(0, 3)) await submitTyped(page, answer.text);
      await expect(page.getByRole('heading', { name: 'Feedback on your answers' })).toBeVisible();
      await expect(page.getByText(/most likely \d/)).toHaveCount(3);
    },
  },
];
