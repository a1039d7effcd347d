import type { Page } from '@playwright/test';
import { newPerson, seedCompleted, signIn } from './account-steps.ts';
import { adoptStyle } from './adopt-style.ts';
import { fillInputs, RESULT } from './document-steps.ts';
import { expect, test } from './fixtures.ts';

const OPEN_TO_ALL = [
  '/interview/prepare',
  '/resume',
  '/cover-letter',
  '/live-interview',
  '/privacy-policy',
  '/payment-success',
  '/no-such-page',
];

/** What the browser says of the address without a screen. */
const NOT_FOUND = /404 \(Not Found\).*\/no-such-page/;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A window of 1280 pixels enlarged four times shows 320 of them. */
async function expectRoomFor(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, path);
  expect.soft(await overflow(page), `${path} enlarged four times`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await adoptStyle(page, 'html { font-size: 200% }');
  expect.soft(await overflow(page), `${path} with text at 200 %`).toBeLessThanOrEqual(0);
  // No query tells that only the letters grew: parts side by side have to find out by themselves.
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await overflow(page), `${path} on a phone with text at 200 %`).toBeLessThanOrEqual(0);
}

test('no screen is wider than the window, enlarged four times or with text twice as large', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NOT_FOUND);
  for (const path of OPEN_TO_ALL) await expectRoomFor(page, path);
});

test('no screen is wider than a phone whose letters are set twice as large', async ({ page, consoleGuard }) => {
  consoleGuard.allow(NOT_FOUND);
  // 360 pixels are then as wide as 180 were, for every length and every query that counts in letters.
  await page.setViewportSize({ width: 180, height: 740 });
  for (const path of OPEN_TO_ALL) {
    await open(page, path);
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test('no screen of a member is wider than the window either, and each is fit for paper', async ({ page }) => {
  await signIn(page, newPerson());
  const jobName = `Assistant to the Regional Head of Product Operations${', Research and Delivery'.repeat(5)}`;
  const id = await seedCompleted(page, { jobName });
  for (const path of ['/', '/dashboard', '/account', '/upgrade', `/interviews/${id}/result`]) {
    await expectRoomFor(page, path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner'), `${path} on paper`).toBeHidden();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      `${path} on paper is dark on white`,
    ).toBe('light');
    await page.emulateMedia({ media: 'screen' });
  }
  // The title of a card has two lines at most; all of it is in its tooltip.
  await page.goto('/dashboard');
  const title = page.getByRole('heading', { level: 3, name: jobName });
  await expect(title).toHaveAttribute('title', jobName);
  const lines = await title.evaluate(
    (heading) => heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
});

test('a review is printed with all its suggestions, also those that are folded', async ({ page }) => {
  await page.route('**/api/v1/ai/parse/resume', async (route) => {
    const reply = await (await route.fetch()).json();
    const suggestions = Array.from({ length: 6 }, (_, index) => ({
      line: '',
      problem: `Problem ${index + 1}`,
      suggestion: 'Say what came of it.',
    }));
    return route.fulfill({ json: { ...reply, data: { ...reply.data, suggestions } } });
  });
  await page.goto('/resume');
  await fillInputs(page);
  await page.getByRole('button', { name: 'Review Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeFocused(RESULT);
  const last = page.getByText('Problem 6');
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});

test('a letter is printed without the screen around it', async ({ page }) => {
  await page.goto('/cover-letter');
  await fillInputs(page);
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused(RESULT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox', { name: 'the introduction' })).toBeVisible();
  for (const hidden of ['Cover Letter Generator', 'Your letter'])
    await expect(page.getByRole('heading', { name: hidden })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('with colours of the system every button still has an edge, and the focus is seen', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NOT_FOUND);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of OPEN_TO_ALL) {
    await open(page, path);
    const edgeless = await page
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).borderTopWidth === '0px')
          .map((button) => button.textContent || button.getAttribute('aria-label')),
      );
    expect.soft(edgeless, path).toEqual([]);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect.soft(outline, `${path}: the focus`).not.toBe('none');
  }
});

test('with colours of the system the entry of a menu that the keyboard is at is seen', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  await page.emulateMedia({ forcedColors: 'active' });
  const menu = page.getByRole('menu');
  // Parts still loading after the sign-in may take the focus between its arrival at the button and the key.
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: `Menu of ${person.name}` }).press('Enter');
    await expect(menu).toBeFocused({ timeout: 60_000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  const entry = page.locator('[role=menuitem][data-highlighted]');
  await expect(entry).toHaveCSS('outline-style', 'solid');
});
