import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newPerson, signIn } from './account-steps.ts';
import { adoptStyle } from './adopt-style.ts';
import { expect, test } from './fixtures.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SECTIONS = [
  'Instant Live Interview Support',
  'Mock Interviewer',
  'Resume Reviewer',
  'Cover Letter Generator',
] as const;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What a person does first, so that everything below the fold comes alive. */
async function touch(page: Page): Promise<void> {
  const isAlive = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('showcase-heading') ?? {}).some((key) => key.startsWith('__react')),
    );
  await expect
    .poll(async () => {
      await page.mouse.move(200 + Math.floor(performance.now() % 50), 200);
      return isAlive();
    })
    .toBe(true);
}
const widthOfPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on a visitor's Home, ${theme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await touch(page);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }
}

test('nothing is wider than a small screen, nor than a wide one enlarged four times', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    expect(await widthOfPage(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await adoptStyle(page, 'html { font-size: 200% }');
  expect(await widthOfPage(page), 'text at 200 %').toBeLessThanOrEqual(0);
});

test('a member who comes back to Home finds all of it there without touching anything', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your practice' })).toBeVisible();
  for (const tool of ['Mock Interviewer', 'Resume Reviewer', 'Cover Letter Generator'])
    await expect(page.getByRole('link', { name: tool })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Real-Time Interview Assistant' })).toBeVisible();
});

test('Home asks the server for each thing once', async ({ page }) => {
  await signIn(page, newPerson());
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.reload();
  await expect(page.getByRole('term').filter({ hasText: 'Sample Answers' })).toBeVisible();
  // Its units are the last to be asked for.
  await expect(page.getByRole('button', { name: 'Try Interview Assistant Demo' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((call) => call.endsWith('/quota'))).toHaveLength(1);
  expect(asked).toEqual([...new Set(asked)]);
});

test('without JavaScript a visitor reads all of it and opens the answers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  for (const name of SECTIONS) await expect(section(page, name)).toBeVisible();
  await page.getByText('Describe a disagreement in your team about a technical decision.').click();
  await expect(page.locator('blockquote').getByText('A colleague wanted to rewrite our search')).toBeVisible();
  await context.close();
});

test('the keyboard reaches every control', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await touch(page);
  const wanted = await page
    .locator('main :is(a[href], button, summary, textarea, input):not([tabindex="-1"]):visible')
    .count();
  await page.locator('main').focus();
  const reached = new Set<string>();
  for (let step = 0; step < wanted; step += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const all = [
          ...document.querySelectorAll('main :is(a[href], button, summary, textarea, input):not([tabindex="-1"])'),
        ];
        return String(all.indexOf(document.activeElement ?? document.body));
      }),
    );
  }
  reached.delete('-1');
  expect(reached.size).toBe(wanted);
});

test('samples unfold and fold, and the letter is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await touch(page);
  const interviewer = section(page, 'Mock Interviewer');
  const skill = interviewer.locator('dt', { hasText: 'Leadership' }).first();
  await interviewer.getByText('Show More').first().click();
  await expect(skill).toBeVisible();
  await interviewer.getByText('Show Less').first().click();
  await expect(skill).toBeHidden();

  await expect(section(page, 'Resume Reviewer').getByRole('img', { name: '86 out of 100' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the letter' }).click();
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Dear Dana Okafor,');
  await expect(page.getByRole('status').getByText('Copied')).toHaveCount(0);
});

test('a hash in the address brings its section into view', async ({ page }) => {
  await page.goto('/#cover-letter');
  await expect(page.getByRole('heading', { name: 'Cover Letter Generator', level: 3 }).last()).toBeInViewport();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('link', { name: 'See how it works' }).click();
  await expect(page.getByRole('heading', { name: 'Instant Live Interview Support' })).toBeInViewport();
});

test('the return from a payment is said once', async ({ page }) => {
  await page.goto('/?payment_status=success');
  await expect(page.getByText('Thank you for your purchase. Your account has been upgraded.')).toBeVisible();
  await page.goto('/?payment_status=failed');
  await expect(page.getByText('Something went wrong with your payment. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByText('Payment Cancelled')).toHaveCount(0);
});

test('a chosen theme is there before the first paint of a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenColors: seen });
    new PerformanceObserver((list) => {
      for (const _ of list.getEntries()) seen.push(getComputedStyle(document.body).backgroundColor);
    }).observe({ type: 'paint', buffered: true });
    requestAnimationFrame(function look() {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      if (seen.length < 20) requestAnimationFrame(look);
    });
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seenColors: string[] }).seenColors.length))
    .toBeGreaterThan(15);
  const colors = await page.evaluate(() => (window as unknown as { seenColors: string[] }).seenColors);
  expect([...new Set(colors)]).toEqual(['rgb(25, 27, 23)']);
  // The pages that the server draws itself take it over.
  await page.goto('/api/v1/auth/start?returnTo=/');
  await expect(page.getByLabel('Your name')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('nothing moves on its own for whoever prefers less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await touch(page);
  await page.mouse.wheel(0, 1200);
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(moving).toBe(0);
  expect(await page.evaluate(() => [...document.querySelectorAll('video')].every((video) => video.paused))).toBe(true);
});

test('whoever is signed in finds all of Home there without touching anything', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Try Interview Assistant Demo' })).toBeVisible();
  for (const name of ['Mock Interviewer', 'Resume Reviewer', 'Cover Letter Generator'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('the greeting is typed but heard whole, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByText('Hi, Job Candidate', { exact: true }).first()).toBeAttached();
  await touch(page);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02);
});

test.describe('with what the browser keeps of the application', () => {
  test('a person signs in and goes through the checkout, whose every step answers only once', async ({ page }) => {
    await page.goto('/');
    await touch(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await signIn(page, newPerson());
    await page.goto('/upgrade');
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText('Starter has been added to your account.')).toBeVisible();
  });

  test('the application opens, says that it is offline, and keeps nothing personal', async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
    await page.goto('/');
    await touch(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Ready to land your dream job?' })).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caching.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
    await context.setOffline(false);
  });
});
