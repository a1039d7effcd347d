import type { Locator } from '@playwright/test';
import { newPerson, seedCompleted, signIn } from './account-steps.ts';
import { fillInputs } from './document-steps.ts';
import { expect, test } from './fixtures.ts';
import { expectInView, expectUncovered, LAPTOP, PHONE } from './in-view.ts';
import { prepareInterview, submitTyped, tabTo } from './interview-steps.ts';
import { RECORDED_ANSWERS } from './recordings/answers-data.ts';
import { answerSession } from './screens/live-screens.ts';

for (const viewport of [LAPTOP, PHONE]) {
  test(`the interview room fits ${viewport.width} × ${viewport.height}: question, answer and ways on are in view`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await prepareInterview(page, { role: 'Software Engineer', count: '3' });
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
    const ways = ['Record your answer', 'Type instead', 'Hear the question again', 'Skip question', 'End interview'];
    for (const name of ways) await expectInView(page.getByRole('button', { name, exact: true }));
    await page.getByRole('button', { name: 'Type instead' }).click();
    await expectInView(page.getByRole('textbox', { name: 'Your answer' }));
    await expectInView(page.getByRole('button', { name: 'Submit answer' }));
    await submitTyped(page, RECORDED_ANSWERS[0].text);
    await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
    await expectInView(page.locator('#question-1'));
    await expectInView(page.getByRole('button', { name: 'Submit answer' }));
  });
}

for (const viewport of [LAPTOP, PHONE]) {
  test(`the button that starts an interview is in the first view of ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/interview/prepare');
    const start = page.getByRole('button', { name: 'Start Mock Interview' });
    await expectInView(start);
    await expectUncovered(start);
    // The bar hides nothing that gets the focus.
    const handsFree = page.getByRole('switch', { name: 'Hands-free' });
    await tabTo(page, handsFree);
    await expectUncovered(handsFree);
  });

  test(`a role moves no button below it at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // The code of the lowest part comes after the role: it must keep its place until then.
    const { promise: isChosen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/assets/suits-you-card-*.js', async (route) => {
      await isChosen;
      await route.continue();
    });
    await page.goto('/interview/prepare');
    const start = page.getByRole('button', { name: 'Start Mock Interview' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const lowest = page.getByRole('heading', { name: 'Make it suit you' });
    const before = await start.boundingBox();
    // Without scrolling back to it, as when a role is restored in the middle of a press.
    await page.getByRole('button', { name: 'Product Manager' }).dispatchEvent('click');
    await expect(page.getByRole('link', { name: 'Check microphone and speakers first' })).toBeAttached();
    expect(await start.boundingBox()).toEqual(before);
    await expect(lowest).toBeAttached();
    goOn();
    await page.waitForLoadState('networkidle');
    expect(await start.boundingBox()).toEqual(before);
  });

  test(`recording moves no button below it at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await prepareInterview(page, { role: 'Software Engineer', count: '3' });
    const skip = page.getByRole('button', { name: 'Skip question', exact: true });
    await expect(page.getByText('Microphone: System default')).toBeVisible();
    const before = await skip.boundingBox();
    await page.getByRole('button', { name: 'Record your answer' }).click();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
    expect((await skip.boundingBox())?.y).toBe(before?.y);
  });
}

test('the button that a screen is for is in the first view of a laptop', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await signIn(page, newPerson());
  const id = await seedCompleted(page, { jobName: 'Nurse' });
  const screens: [path: string, button: Locator][] = [
    ['/', page.getByRole('link', { name: 'Start New Mock Interview' }).first()],
    ['/resume', page.getByRole('button', { name: 'Review Resume' })],
    ['/cover-letter', page.getByRole('button', { name: 'Generate Cover Letter' })],
    ['/dashboard', page.getByRole('link', { name: 'Start New Mock Interview' }).first()],
    [`/interviews/${id}/result`, page.getByRole('button', { name: 'Practise this role again' })],
    ['/upgrade', page.getByRole('button', { name: 'Buy Value' })],
  ];
  for (const [path, button] of screens) {
    await page.goto(path);
    await expect(button).toBeVisible();
    await expectInView(button);
  }
});

test('the button of the resume and of the letter is in the first view of a phone, and covers no field', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const [path, name] of [
    ['/resume', 'Review Resume'],
    ['/cover-letter', 'Generate Cover Letter'],
  ] as const) {
    await page.goto(path);
    const submit = page.getByRole('button', { name });
    await expectInView(submit);
    await expectUncovered(submit);
    const choose = page.getByRole('button', { name: 'Paste text instead' });
    await tabTo(page, choose);
    await expectUncovered(choose);
    await submit.click();
    await expectInView(page.getByRole('alert').first());
  }
});

test('the progress of a review comes into view on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/resume');
  await fillInputs(page);
  await page.route('**/ai/parse/resume', () => undefined);
  await page.evaluate(() => scrollTo(0, 0));
  // As with a finger: Playwright's own press would scroll first.
  await page.getByRole('button', { name: 'Review Resume' }).dispatchEvent('click');
  await expectInView(page.getByText('Comparing your resume with the job'));
  await expectInView(page.getByRole('button', { name: 'Cancel' }));
});

test('a notice on Home covers no link', async ({ page }) => {
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto('/upgrade');
    const toast = page.getByTestId('toast');
    await expect(toast).toBeVisible();
    await expect
      .poll(() =>
        toast.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const points = [left + 5, (left + right) / 2, right - 5].flatMap((x) =>
            [top + 5, bottom - 5].map((y) => [x, y]),
          );
          const under = points.flatMap(([x = 0, y = 0]) => document.elementsFromPoint(x, y));
          return under.some((one) => one.closest('main a, main button, header a, header button'));
        }),
      )
      .toBe(false);
  }
});

test('the demo shows its words above its answers on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/live-interview');
  await page.getByRole('button', { name: 'Launch Demo' }).click();
  const answers = page.getByRole('region', { name: 'Real-Time Interview Answers' });
  await expectInView(answers.locator('[data-caption]'));
  await expectInView(answers.getByText('Good morning.'));
  await expect(answers.getByRole('article').getByRole('heading', { name: /about yourself/ })).toBeInViewport();
  await expectInView(answers.getByRole('heading', { name: 'Real-Time Interview Answers' }));
});

test('a live session can be ended from every place of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/live-interview');
  await page.getByRole('button', { name: 'Launch Demo' }).click();
  const end = page.getByRole('button', { name: 'End Demo' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectInView(end);
  const last = page.getByRole('link', { name: 'Terms of Service' });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectInView(end);
  await expectUncovered(last);
  await end.click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
});

for (const viewport of [LAPTOP, PHONE, { width: 320, height: 640 }]) {
  test(`a message leaves the live transcript in its card at ${viewport.width} × ${viewport.height}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 502|camera is not allowed in this document/);
    await page.setViewportSize(viewport);
    await signIn(page, newPerson());
    await answerSession(page);
    await page.route('**/ai/completions/live-interview/answers', (route) => route.fulfill({ status: 502, json: {} }));
    await page.goto('/live-interview');
    await page.getByRole('button', { name: 'Launch Interview Assistant' }).click();
    const card = page.getByRole('region', { name: 'Interview Transcript' });
    // On a phone the answers come first while it runs, and the message with them.
    const place = viewport === LAPTOP ? card : page.getByRole('region', { name: 'Real-Time Interview Answers' });
    await expect(place.getByText('An answer could not be made.')).toBeInViewport();
    const [outer, inner] = [await card.boundingBox(), await card.getByRole('group').boundingBox()];
    if (!outer || !inner) throw new Error('the transcript is not there');
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  });
}

test('a notice covers neither the button it speaks of nor the one the screen is for', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/);
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto('/resume');
    await page.route('**/ai/parse/resume', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: { code: 'internal', message: 'Away.', requestId: 'r' } },
      }),
    );
    await fillInputs(page);
    await page.getByRole('button', { name: 'Review Resume' }).click();
    await expect(page.getByTestId('toast')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Review Resume' });
    await submit.scrollIntoViewIfNeeded();
    await expectUncovered(submit);
  }
});
