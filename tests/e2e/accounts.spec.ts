import { readFile } from 'node:fs/promises';
import { callAs, fillSignIn, newPerson, seedCompleted, seedInProgress, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './no-violations.ts';

test('a person stays signed in over a reload and in a second tab; signing out in one ends both', async ({
  page,
  context,
}) => {
  const person = newPerson('Grace Hopper');
  await signIn(page, person);
  await expect(page.getByText('Hi, Grace Hopper').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your practice' })).toBeVisible();
  await expect(page.getByText('Your interviews appear here.')).toBeVisible();
  await expectNoViolations(page, 'Home of somebody who is new');

  await page.reload();
  await expect(page.getByText('Hi, Grace Hopper').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/account');
  await expect(second.getByText(person.email)).toBeVisible();

  await page.getByRole('button', { name: 'Menu of Grace Hopper' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(second).toHaveURL('/');
  await expect(second.getByText('You signed out in another tab of this browser')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});

test('whoever opens a page of an account while signed out is led on to it by signing in', async ({ page }) => {
  await page.goto('/upgrade?from=mail');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Please sign in first')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await fillSignIn(page, newPerson());
  await expect(page).toHaveURL('/upgrade?from=mail');
});

test('another person signs in where somebody has just signed out', async ({ page }) => {
  for (const person of [newPerson('Grace Hopper'), newPerson('Ada Lovelace')]) {
    await signIn(page, person);
    await page.getByRole('button', { name: `Menu of ${person.name}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  }
});

test('the dashboard shows what was practised; the list is filtered, paged, continued and deleted from', async ({
  page,
}) => {
  await signIn(page, newPerson());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No mock interview data found' })).toHaveCount(1);
  await expectNoViolations(page, 'empty dashboard');

  for (const jobName of ['Nurse', 'Data Analyst', 'Nurse']) await seedCompleted(page, { jobName });
  for (const jobName of ['Florist', 'Baker']) await seedInProgress(page, { jobName });
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: 'Nurse' })).toBeVisible();
  const radar = page.getByRole('figure', { name: 'Distribution of Interview Scores by Job Attributes' });
  await expect(radar.getByRole('row', { name: /^Teamwork \d\.\d \(\d+ answers\)$/ })).toBeAttached();
  await expect(
    page
      .getByRole('figure', { name: 'Distribution of Completed Interviews by Job Title' })
      .getByRole('row', { name: 'Nurse 2' }),
  ).toBeAttached();
  await expect(radar.getByRole('application')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Past Interviews' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('Baker');
  await expectNoViolations(page, 'dashboard');

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Show').selectOption('Oldest');
  await expect(page).toHaveURL('/dashboard?filter=oldest');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('Nurse');

  await page.getByLabel('Show').selectOption('Completed');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete: Data Analyst' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this interview?');
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByText('Your interview has successfully been deleted.')).toBeVisible();
  await expect(cards).toHaveCount(2);
  // The card that was gone back to is gone.
  await expect(page.getByRole('heading', { name: 'Past Interviews' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();

  await page.getByLabel('Show').selectOption('In-Progress');
  await page.getByRole('button', { name: 'Continue Interview: Florist' }).click();
  await expect(page).toHaveURL(/\/interview\//);
  await expect(page.getByRole('heading', { name: 'Florist Mock Interview' })).toBeVisible();
});

test('results show every answer with its feedback and what it rests on, and an answer better told', async ({
  page,
  consoleGuard,
}) => {
  await signIn(page, newPerson());
  const id = await seedCompleted(page, { jobName: 'Team Lead' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'View Results: Team Lead' }).click();
  await expect(page).toHaveURL(`/interviews/${id}/result`);
  const chart = page.getByRole('figure', { name: 'Score by question' });
  await expect(chart.getByRole('row', { name: 'Question 3 –' })).toBeAttached();
  await expect(chart.getByText('Questions', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Your answer:').first()).toBeVisible();
  await expect(page.getByText('Scored by the built-in coach.').first()).toBeVisible();

  const outlook = page.getByRole('region', { name: 'What next' });
  await expect(outlook.getByRole('progressbar', { name: 'Problem-solving' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Problem-solving' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show More: question 1' }).click();
  for (const skill of ['Communication', 'Teamwork', 'Problem-solving', 'Adaptability', 'Creativity', 'Leadership']) {
    await expect(page.getByRole('heading', { name: skill }).first()).toBeVisible();
  }

  // The first try does not come through; the second one is the same operation.
  const operations: (string | undefined)[] = [];
  consoleGuard.allow(/503/);
  await page.route('**/feedback/enhanced', async (route) => {
    operations.push(route.request().headers()['idempotency-key']);
    if (operations.length > 1) return route.fallback();
    return route.fulfill({
      status: 503,
      json: { success: false, error: { code: 'provider_failed', message: 'Away.' } },
    });
  });
  await page.getByRole('button', { name: 'View Enhanced Answer' }).first().click();
  await expect(page.getByText('The enhanced answer could not be made. You were not charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Enhanced answer:' })).toBeFocused();
  expect(operations).toHaveLength(2);
  expect(operations[0]).toBe(operations[1]);
  const [quota] = (await callAs(page, [{ method: 'GET', path: '/user/{user_id}/quota' }])) as [
    { availableEnhanceAnswers: number },
  ];
  // The answer needed no change.
  expect(quota.availableEnhanceAnswers).toBe(5);
  await expect(page.getByText('This used no enhanced answer.')).toBeVisible();

  // Lines are marked in an answer that is surely good.
  await page.getByRole('button', { name: /^2\. Describe a project/ }).click();
  await expect(page.locator('mark').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^3\. Where do you see yourself/ }).click();
  await expect(page.getByText('There was nothing in the answer to score.')).toBeVisible();
  await expectNoViolations(page, 'results');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enhanced answer:' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Leadership' })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  consoleGuard.allow(/404/);
  await page.goto('/interviews/01890a5d-ac96-774b-bcce-b302099a8057/result');
  await expect(page.getByRole('alert')).toContainText('Error');
});

test('a person takes everything away with them, and has everything deleted', async ({ page, consoleGuard }) => {
  const person = newPerson();
  await signIn(page, person);
  await seedCompleted(page, { jobName: 'Surveyor' });
  await page.getByRole('button', { name: `Menu of ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByText(`Logged In As ${person.email}`)).toBeVisible();
  await expect(page.getByText('No payments yet.')).toBeVisible();
  await expectNoViolations(page, 'account');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^greenroom-\d{4}-\d{2}-\d{2}\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    user: { email: string };
    interviews: { jobName: string }[];
  };
  expect(exported.user.email).toBe(person.email);
  expect(exported.interviews.map(({ jobName }) => jobName)).toEqual(['Surveyor']);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
  await expectNoViolations(page, 'deletion dialog');
  await dialog.getByLabel('I understand that this cannot be undone.').check();
  consoleGuard.allow(/401/);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();

  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No mock interview data found' })).toHaveCount(1);
});
