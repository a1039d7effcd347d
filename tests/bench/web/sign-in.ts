import type { Page } from '@playwright/test';
import { newPerson, seedCompleted, signIn } from '../../e2e/account-steps.ts';

/** Signs someone in who has three interviews behind them, so that there is something to draw. */
export async function signInWithInterview(page: Page, origin: string): Promise<void> {
  // The steps of the journeys name paths alone.
  const goTo = page.goto.bind(page);
  page.goto = (path, options) => goTo(new URL(path, origin).href, options);
  await signIn(page, newPerson());
  for (const jobName of ['Nurse', 'Data Analyst', 'Nurse']) await seedCompleted(page, { jobName });
  await page.goto('about:blank');
}
