import { adoptStyle } from './adopt-style.ts';
import { expect, test } from './fixtures.ts';
import { prepareInterview } from './interview-steps.ts';

// The service worker would answer in place of the connection.
test.use({ serviceWorkers: 'block' });

test('Home stays when its later parts cannot be fetched, and gets them when the connection is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  // From the start: what a journey asks of a page counts as a touch, which has the parts fetched.
  const LATER_PARTS = /assets\/(open-door|tool-cards|launch-panel|showcase)-/;
  await page.route(LATER_PARTS, (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  // Only a movement after hydration counts.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await expect(page.getByText('Part of this page has not loaded yet.')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 90_000 });
  await context.setOffline(true);
  await expect(page.getByText('The rest of this page loads then.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to land your dream job?' })).toBeVisible();
  // Text typed before the code has come is there afterwards.
  const role = page.getByPlaceholder('Enter your job role or description');
  await role.fill('Nurse on a busy ward');
  await page.unroute(LATER_PARTS);
  await context.setOffline(false);
  await expect(page.locator('[data-part="ready"]')).toHaveCount(2);
  await expect(page.getByText('has not loaded yet')).toBeHidden();
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

test('a page that cannot be fetched says so in its place, and opens when the connection is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Error loading route module|dynamically imported module/);
  await page.goto('/interview/prepare');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Greenroom' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Prepare your interview' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Ready to land your dream job?' })).toBeVisible();
});

test('the offline notice covers no tab of the interview room, wherever the page is scrolled to', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await prepareInterview(page, { role: 'Software Engineer', count: '5' });
  const tab = page.getByRole('tab', { name: 'Interview Questions' });
  await expect(tab).toBeVisible();
  // A long conversation: the column with the tabs sticks to the upper edge.
  await adoptStyle(page, '[aria-labelledby="conversation-heading"] { min-height: 250vh }');
  await context.setOffline(true);
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeVisible();
  for (const top of [300, 600, 900]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const [above, below] = [await notice.boundingBox(), await tab.boundingBox()];
    if (!above || !below) throw new Error('the notice or the tab is not there');
    expect(below.y).toBeLessThan(150);
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  }
});
