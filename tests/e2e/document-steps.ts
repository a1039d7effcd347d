import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buildResume } from '../../apps/server/src/testing/build-resume.ts';
import { expect } from './fixtures.ts';

export const RESUME_FILE = { name: 'ida-thorne.pdf', mimeType: 'application/pdf', buffer: buildResume() };
export const JOB = `Backend Engineer at Quillfeather

Requirements:
- 3 years of experience with Go, PostgreSQL and Kubernetes
- Python and teamwork

Nice to have:
- GraphQL`;

/** The first reading of a run starts its own process, which takes its time on a busy machine. */
export const RESULT = { timeout: 90_000 };

export const pickResume = (page: Page, file: typeof RESUME_FILE = RESUME_FILE) =>
  page.locator('input[type=file]').setInputFiles(file);

export async function fillInputs(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Job role or description' }).fill(JOB);
  await pickResume(page);
  await expect(page.getByText(RESUME_FILE.name)).toBeVisible();
}

/** Signs in as a new person through the page of the built-in provider and comes back to where it started. */
export async function signIn(page: Page, email: string): Promise<void> {
  // The link knows the way back once the page has come to life.
  await expect(page.getByRole('textbox', { name: 'Job role or description' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByLabel('Your name').fill('Ida Thorne');
  await page.getByLabel('Your e-mail').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Menu of Ida Thorne' })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu of Ida Thorne' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
}

/** Lets the first call to an address fail as a provider does; the next ones go through. */
export async function failOnce(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    (route) =>
      route.fulfill({
        status: 502,
        json: {
          success: false,
          error: { code: 'provider_failed', message: 'The service behind this did not answer.', requestId: 'e2e' },
        },
      }),
    { times: 1 },
  );
}

/** No finding of axe in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
}
