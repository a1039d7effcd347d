import type { Page } from '@playwright/test';
import { seedCompleted } from '../account-steps.ts';
import { fillInputs } from '../document-steps.ts';
import { expect } from '../fixtures.ts';
import { submitTyped } from '../interview-steps.ts';
import { RECORDED_ANSWERS } from '../recordings/answers-data.ts';
import { change, fail, holdBack, keepToast, refuse, succeed } from './answers-of-server.ts';
import { enterInterview } from './interview-screens.ts';
import type { Screen } from './screen.ts';

const QUOTA = /\/user\/[^/]+\/quota$/;
const CHARTS = /\/charts\/dashboard/;
const LIST = /\/interviews\/all\?/;
const RETRIED = { timeout: 90_000 };

let completedId = '';

/** One interview alone makes no charts. */
async function seedThree(page: Page): Promise<string> {
  await page.goto('/');
  await seedCompleted(page, { jobName: 'Data Analyst' });
  await seedCompleted(page, { jobName: 'Florist' });
  return seedCompleted(page, { jobName: 'Nurse' });
}

/** The four charts over all interviews: practice below them has charts too. */
const expectCharts = (page: Page): Promise<void> =>
  expect(
    page.getByRole('region', { name: 'How your practice has gone' }).getByRole('figure').getByRole('application'),
  ).toHaveCount(4);

async function openResults(page: Page): Promise<void> {
  await page.goto(`/interviews/${completedId}/result`);
  await expect(page.getByRole('heading', { name: 'Your answer:' }).first()).toBeVisible();
}

async function askForBetterAnswer(page: Page): Promise<void> {
  await openResults(page);
  await page.getByRole('button', { name: 'View Enhanced Answer' }).first().click();
  await page.mouse.move(0, 0);
}

/** Whatever is left on the account. */
async function finishInterview(page: Page): Promise<void> {
  await page.route(QUOTA, async (route) => {
    if (route.request().method() === 'PATCH') return route.fulfill(succeed({}));
    const reply = await (await route.fetch()).json();
    return route.fulfill(succeed({ ...reply.data, availableInterviews: 3 }));
  });
  await enterInterview(page);
  for (const { text } of RECORDED_ANSWERS.slice(0, 3)) await submitTyped(page, text);
  await page.getByRole('button', { name: 'See Results' }).click();
  await page.mouse.move(0, 0);
}

/** Home, dashboard and results of someone who is signed in, while they load and where they fail. Each begins on its own page. */
export const MEMBER_STATE_SCREENS: readonly Screen[] = [
  {
    name: 'home-member-loading',
    part: 'view',
    around: (page) => page.getByRole('heading', { name: 'Your last interviews' }),
    open: async (page) => {
      for (const address of [QUOTA, LIST, /\/feedbacks\/generate/]) await holdBack(page, address);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Your last interviews' })).toBeVisible();
    },
  },
  {
    name: 'home-member-failed',
    part: 'view',
    around: (page) => page.getByRole('heading', { name: 'Your last interviews' }),
    allows: /503/,
    open: async (page) => {
      for (const address of [QUOTA, LIST, /\/feedbacks\/generate/]) await fail(page, address, 'shutting_down');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3, RETRIED);
    },
  },
  {
    name: 'dashboard-loading',
    open: async (page) => {
      completedId = await seedThree(page);
      await holdBack(page, /\/(analytics|charts|interviews)\//);
      await page.goto('/dashboard');
      await expect(page.getByText('Loading your charts')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Menu of Ada Lovelace' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-figures-failed',
    allows: /503/,
    open: async (page) => {
      await fail(page, /\/analytics\//, 'shutting_down');
      await page.goto('/dashboard');
      await expect(page.getByText('Error', { exact: true })).toHaveCount(3, RETRIED);
      await expect(page.getByRole('region', { name: 'Past Interviews' }).getByRole('listitem')).toHaveCount(3);
      await expectCharts(page);
    },
  },
  {
    name: 'dashboard-first',
    open: async (page) => {
      await page.route(CHARTS, async (route) => {
        const { data } = await (await route.fetch()).json();
        return route.fulfill(succeed({ ...data, scoreHistory: data.scoreHistory.slice(-1) }));
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Your first result' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-many',
    open: async (page) => {
      const scoreHistory = Array.from({ length: 30 }, (_, index) => ({
        _id: `01890a5d-ac96-774b-bcce-b302099a${4000 + index}`,
        jobTitle: index % 4 === 0 ? 'Florist' : 'Nurse',
        createdAt: new Date(Date.UTC(2026, 8, 1 + index)).toISOString(),
        averageScore: index === 11 ? null : Math.round(25 + index / 2 + 8 * Math.sin(index)) / 10,
      }));
      await change(page, CHARTS, { scoreHistory });
      await change(page, /\/analytics\//, { totalInterviewCount: 300 });
      await change(page, LIST, { totalCount: 300 });
      await page.goto('/dashboard');
      await expect(page.getByText('Your last 30 interviews')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Page 3', exact: true })).toBeVisible();
      await expectCharts(page);
    },
  },
  {
    name: 'dashboard-none-waiting',
    open: async (page) => {
      await page.goto('/dashboard?filter=in-progress');
      await expect(page.getByText('You have no unfinished interview.')).toBeVisible();
      await expectCharts(page);
    },
  },
  {
    name: 'dashboard-delete-failed',
    part: 'view',
    around: (page) => page.getByRole('heading', { name: 'Past Interviews' }),
    allows: /500/,
    open: async (page) => {
      await page.route(/\/interviews\/[^/]+$/, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill(refuse('internal')) : route.fallback(),
      );
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Delete: Nurse' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
      await keepToast(page, 'Deletion Failure');
    },
  },
  {
    name: 'results-loading',
    open: async (page) => {
      await holdBack(page, /\/interviews\/[^/]+\?/);
      await page.goto(`/interviews/${completedId}/result`);
      await expect(page.getByText('Loading your results')).toBeAttached();
    },
  },
  {
    name: 'results-unfinished',
    open: async (page) => {
      await change(page, /\/interviews\/[^/]+\?/, {
        interviewState: 'in-progress',
        interviewTranscript: null,
        feedbackTranscript: null,
        averageScore: null,
      });
      await page.goto(`/interviews/${completedId}/result`);
      await expect(page.getByText('This interview is not finished yet')).toBeVisible();
    },
  },
  {
    name: 'results-enhancing',
    open: async (page) => {
      // Not the answer itself: the call continues to the server when the page is closed.
      await page.route(QUOTA, (route) => (route.request().method() === 'PATCH' ? undefined : route.fallback()));
      await askForBetterAnswer(page);
      await expect(page.getByRole('button', { name: 'Generating Enhanced Answer...' })).toBeVisible();
    },
  },
  {
    name: 'results-parts-failed',
    allows: /50[23]/,
    // The chart could not be had, nor the better answer.
    open: async (page) => {
      await fail(page, /\/charts\/result/, 'shutting_down');
      await fail(page, '**/feedback/enhanced', 'provider_failed');
      await askForBetterAnswer(page);
      await expect(page.getByText('The enhanced answer could not be made.')).toBeVisible();
      await expect(page.getByText('The chart could not be loaded.')).toBeVisible(RETRIED);
    },
  },
  {
    name: 'results-enhanced',
    open: async (page) => {
      await askForBetterAnswer(page);
      await expect(page.getByRole('heading', { name: 'Enhanced answer:' })).toBeFocused();
    },
  },
  {
    name: 'resume-none-left-member',
    part: 'view',
    around: (page) => page.locator('input[type=file]').locator('..'),
    allows: /402/,
    open: async (page) => {
      await page.route(QUOTA, async (route) => {
        if (route.request().method() === 'PATCH') return route.fulfill(refuse('quota_exhausted'));
        const reply = await (await route.fetch()).json();
        return route.fulfill(succeed({ ...reply.data, availableResumeReviews: 0 }));
      });
      await page.goto('/resume');
      await fillInputs(page);
      await expect(page.getByText('Resume Reviews left: 0')).toBeVisible();
      await page.getByRole('button', { name: 'Review Resume' }).click();
      await expect(page.getByRole('dialog', { name: 'Upgrade' })).toBeVisible();
    },
  },
  {
    name: 'interview-saving',
    open: async (page) => {
      await holdBack(page, /\/transcripts\/interviews$/);
      await finishInterview(page);
      await expect(page.getByRole('button', { name: 'Saving your interview' })).toBeVisible();
    },
  },
  {
    name: 'interview-save-failed',
    allows: /503/,
    open: async (page) => {
      await fail(page, /\/transcripts\/interviews$/, 'shutting_down');
      await finishInterview(page);
      await expect(page.getByText('Your interview could not be saved yet')).toBeVisible();
    },
  },
  {
    name: 'interview-saved-elsewhere',
    allows: /409/,
    open: async (page) => {
      await fail(page, /\/transcripts\/interviews$/, 'conflict');
      await finishInterview(page);
      await expect(page.getByRole('button', { name: 'See the saved results' })).toBeVisible();
    },
  },
];
