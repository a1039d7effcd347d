// The button that a screen is for, in its first view, with a notice over the page.
import type { Page } from '@playwright/test';
import { newPerson, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { expectInView, isUncovered, LAPTOP, PHONE } from './in-view.ts';
import { prepareInterview, submitTyped } from './interview-steps.ts';
import { RECORDED_ANSWERS } from './recordings/answers-data.ts';
import { succeed } from './screens/answers-of-server.ts';
import { answerSession } from './screens/live-screens.ts';

type Control = { role: 'button' | 'link'; name: string | RegExp };

/** Each page that is loaded has the notice that every screen can get: that another page could not be loaded. */
async function noticeOnEachPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    sessionStorage.setItem('pendingPage', JSON.stringify({ from: location.pathname, at: Date.now() }));
  });
}

/** The control is in the first view of a laptop, and a notice covers it on neither a laptop nor a phone. */
async function expectFirst(page: Page, { role, name }: Control): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    // A running session asks before it is left.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const toast = page.getByTestId('toast').filter({ hasText: 'That page could not be loaded' });
    await expect(toast).toBeVisible();
    // Pointed at, it stays.
    await toast.hover();
    await expect(control).toBeVisible();
    if (viewport === LAPTOP) await expectInView(control);
    else await control.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    await expect.poll(() => isUncovered(control), page.url()).toBe(true);
    await expect(toast).toBeVisible();
  }
}

async function endInterview(page: Page): Promise<void> {
  await page.setViewportSize(LAPTOP);
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  for (const { text } of RECORDED_ANSWERS.slice(0, 3)) await submitTyped(page, text);
  await expect(page.getByText('out of 5').first()).toBeVisible();
}

test('a visitor: sound check, end of an interview, payment, page not found, sign-in', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await page.setViewportSize(LAPTOP);
  await noticeOnEachPage(page);
  await page.goto('/no-such-page');
  await expectFirst(page, { role: 'link', name: 'Go to Home' });
  for (const [state, name] of [
    ['paid', 'Go to Dashboard'],
    ['cancelled', 'View Upgrade Packages'],
  ] as const) {
    await page.route('**/billing/checkouts/*', (route) => route.fulfill(succeed({ state, plan: 'Starter' })));
    await page.goto(state === 'paid' ? '/payment-success?checkout=one' : '/payment-cancel?checkout=one');
    await expectFirst(page, { role: 'button', name });
  }
  await page.goto('/interview/prepare');
  await page.getByText('Product Manager', { exact: true }).click();
  await page.getByRole('link', { name: 'Check microphone and speakers first' }).click();
  await expect(page.getByRole('heading', { name: 'Check your sound' })).toBeVisible();
  await expectFirst(page, { role: 'button', name: 'Start Mock Interview' });
  // What comes of a test has its room from the start.
  const placesOfCards = () =>
    page
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().top + scrollY)));
  const before = await placesOfCards();
  await page.getByRole('button', { name: 'Test microphone' }).click();
  await expect(page.getByText('We hear you well.')).toBeVisible();
  expect(await placesOfCards()).toEqual(before);
  // It is arrived at, with the last message at the top: a page that is loaded again is where the browser left it.
  await endInterview(page);
  await expectInView(page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }));

  // The provider's page has no notices of the application.
  await page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }).click();
  const submit = page.getByRole('button', { name: 'Sign in' });
  await expect(submit).toBeVisible();
  await expectInView(submit);
});

test('a member: account, saved interviews, the live assistant before and after', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/camera is not allowed in this document/);
  await page.setViewportSize(LAPTOP);
  await noticeOnEachPage(page);
  await signIn(page, newPerson());
  await page.goto('/account');
  await expectFirst(page, { role: 'button', name: 'View Upgrade Packages' });
  await page.goto('/live-interviews');
  await expectFirst(page, { role: 'link', name: 'Go to the live assistant' });
  const session = {
    _id: '01890a5d-ac96-774b-bcce-b302099a0001',
    createdAt: '2026-11-20T10:00:00.000Z',
    jobDescription: 'Nurse on a busy ward',
    questionCount: 3,
    durationMs: 90_000,
  };
  await page.route(/\/live-sessions\?/, (route) => route.fulfill(succeed({ sessions: [session], totalCount: 1 })));
  await page.goto('/live-interviews');
  await expectFirst(page, { role: 'link', name: /^Read: Nurse/ });
  await answerSession(page);
  await page.goto('/live-interview');
  const start = { role: 'button', name: 'Launch Interview Assistant' } as const;
  await expectFirst(page, start);
  await page.getByRole('button', { name: start.name }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'End Interview Assistant' }).click();
  await expectFirst(page, { role: 'button', name: 'Save transcript' });

  await endInterview(page);
  await expectInView(page.getByRole('button', { name: 'See Results' }));
});
