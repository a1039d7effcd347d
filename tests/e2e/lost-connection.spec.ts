import { expect, test } from './fixtures.ts';

// What was kept for working offline would answer in place of the connection.
test.use({ serviceWorkers: 'block' });

test('Home stays when the connection is lost before its later parts have come, and gets them when it is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await context.setOffline(true);
  const isAskedFor = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'));
  await page.mouse.move(300, 300);
  await isAskedFor;
  await expect(page.getByText('The rest of this page loads then.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to land your dream job?' })).toBeVisible();
  // What is typed before the code has come is there afterwards.
  const role = page.getByPlaceholder('Enter your job role or description');
  await role.fill('Nurse on a busy ward');
  await context.setOffline(false);
  await expect(page.locator('[data-part="waiting"]')).toHaveCount(0);
  await expect(page.getByText('The rest of this page loads then.')).toBeHidden();
  await expect(role).toHaveValue('Nurse on a busy ward');
});

test('a dialog that cannot be fetched says so, does not open later by itself, and opens at the next press', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem('rem', '1'));
  const DIALOG = '**/assets/dialog-panel-*.js';
  await page.route(DIALOG, (route) => route.abort());
  await page.goto('/interview/prepare');
  await page.getByText('Product Manager', { exact: true }).click();
  const start = page.getByRole('button', { name: 'Start Mock Interview' });
  await start.click();
  await expect(page.getByText('Part of this page has not loaded yet.')).toBeVisible();
  await page.unroute(DIALOG);
  await expect(page.getByText('Part of this page has not loaded yet.')).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await start.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm' })).toBeVisible();
});
