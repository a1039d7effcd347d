import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens a page whose code does not arrive until the answer is called, as on a slow line. */
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
