import type { Page } from '@playwright/test';
import { newPerson, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';

/** Opens a page; its code does not arrive until the answer is called, as on a slow line. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(path);
  return letThrough;
}

test('what is typed and pressed on Home before its code has arrived is not lost', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/');
  await page.getByPlaceholder('Enter your job role or description').fill('Nurse on a busy ward');
  await page.getByRole('button', { name: 'Try Interview Assistant Demo' }).click();
  letThrough();
  await expect(page).toHaveURL('/live-interview');
  expect(await page.evaluate(() => history.state.usr.jobDescription)).toBe('Nurse on a busy ward');
});

test('a jump within Home keeps what it leads to, though its code is still on its way', async ({ page }) => {
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/showcase-*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  const isAskedFor = page.waitForRequest('**/assets/showcase-*.js');
  await page.goto('/');
  const section = page.locator('#live-support');
  const drawnByTheBuild = await section.elementHandle();
  const isStanding = () => drawnByTheBuild?.evaluate(({ isConnected }) => isConnected);
  await page.getByRole('link', { name: 'See how it works' }).click();
  await isAskedFor;
  await expect(page).toHaveURL('/#live-support');
  await expect(section).toBeInViewport();
  expect(await isStanding()).toBe(true);
  letThrough();
  await expect(section.locator('xpath=ancestor::*[@data-part]')).toHaveAttribute('data-part', 'ready');
  expect(await isStanding()).toBe(true);
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an interview that is set up before the code has arrived is set up so', async ({ page }) => {
  // Home gives each visitor one interview.
  await page.addInitScript(() => localStorage.setItem('rem', '1'));
  const letThrough = await openWithoutCode(page, '/interview/prepare');
  await page.getByText('Product Manager', { exact: true }).click();
  await page.getByText('Custom Job', { exact: true }).click();
  await page.getByLabel('Job title').fill('Lighthouse keeper');
  await page.getByText('Hard', { exact: true }).click();
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  letThrough();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Job title')).toHaveValue('Lighthouse keeper');
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
});

test('whoever signs in before the code has arrived comes back to where they were', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/cover-letter?from=mail');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  letThrough();
  await page.getByLabel('Your name').fill('Early Bird');
  await page.getByLabel('Your e-mail').fill('early.bird@example.org');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Menu of Early Bird' })).toBeVisible();
  await expect(page).toHaveURL('/cover-letter?from=mail');
});

test('a page whose code does not come at first asks for it again, shows that it noticed the press, and makes it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  let failures = 0;
  await page.route('**/assets/libraries-*.js', (route) => {
    failures += 1;
    return failures <= 2 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try Interview Assistant Demo' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-pressed');
  await expect(page).toHaveURL('/live-interview');
  await expect(page.locator('html')).not.toHaveAttribute('data-pressed');
});

test('the frame of the dashboard stands before its code, for nobody but whoever is signed in', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Mock Interview Dashboard' });
  const letVisitorThrough = await openWithoutCode(page, '/dashboard');
  await expect(heading).toBeHidden();
  letVisitorThrough();
  await expect(page).toHaveURL('/');
  await page.unrouteAll();

  await signIn(page, newPerson());
  const letThrough = await openWithoutCode(page, '/dashboard?filter=oldest');
  await expect(heading).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'No mock interview data found' })).toHaveCount(1);
  await expect(page.getByLabel('Show')).toHaveValue('oldest');
});
