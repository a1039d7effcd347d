import { buildResume } from '../../apps/server/src/testing/build-resume.ts';
import {
  expectAccessible,
  failOnce,
  fillInputs,
  JOB,
  pickResume,
  RESULT,
  RESUME_FILE,
  signIn,
  signOut,
} from './document-steps.ts';
import { expect, test } from './fixtures.ts';

const REVIEW_CALL = '**/api/v1/ai/parse/resume';
const MISSING = 'Provide a job role or description along with your resume to have your resume reviewed.';

test('a visitor gets one review, with its reasons, and is then asked to sign in', async ({ page }) => {
  await page.goto('/resume');
  const submit = page.getByRole('button', { name: 'Review Resume' });
  const job = page.getByRole('textbox', { name: 'Job role or description' });
  await submit.click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await expect(job).toBeFocused();
  await expect(job).toHaveAccessibleDescription(new RegExp(`^${MISSING}`));
  await job.fill(JOB);
  await submit.click();
  const resume = page.locator('input[type=file]');
  await expect(resume).toBeFocused();
  await expect(resume).toHaveAccessibleDescription(new RegExp(`^${MISSING}`));

  await fillInputs(page);
  await expect(page.getByText(MISSING)).toBeHidden();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeFocused(RESULT);
  await expect(page.getByRole('img', { name: /^Score: \d+ out of 100$/ })).toBeVisible();
  await expect(page.getByText(/^\d total \/ 1 missing$/).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /Python\d\/1/ })).toContainText('0/1');
  await expect(page.getByRole('listitem').filter({ hasText: /Kubernetes\d\/1/ })).toContainText('1/1');
  await expectAccessible(page);

  await submit.click();
  await expect(page.getByText('Please log in for more resume reviews.')).toBeVisible();
  await expect(page.getByText('You have used your free review.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Job role or description' })).toHaveValue(JOB);
  await expect(page.getByText(RESUME_FILE.name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeVisible(RESULT);
});

test('a preset can be read and not changed, and gives way to what was written before', async ({ page }) => {
  await page.goto('/resume');
  const description = page.getByRole('textbox', { name: 'Job role or description' });
  await description.fill('Beekeeper');
  await page.getByText('Project Manager', { exact: true }).click();
  await expect(description).toHaveValue(/^Project Manager/);
  await expect(description).not.toBeEditable();
  await page.getByText('Custom Job', { exact: true }).click();
  await expect(description).toHaveValue('Beekeeper');
});

test('a file that does not fit is told so, and a good one clears it', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 422/);
  await page.goto('/resume');
  await page.getByRole('textbox', { name: 'Job role or description' }).fill(JOB);
  await pickResume(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') });
  await expect(page.getByText("Only PDF's allowed")).toHaveCount(2);
  await pickResume(page, { ...RESUME_FILE, buffer: Buffer.from('not what it says') });
  await expect(page.getByText("Only PDF's allowed").first()).toBeVisible();

  const locked = buildResume({ passwords: { user: 'secret', owner: 'owner' } });
  await pickResume(page, { ...RESUME_FILE, name: 'locked.pdf', buffer: locked });
  await expect(page.getByText('locked.pdf')).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: "Only PDF's allowed" })).toHaveCount(0);
  await page.getByRole('button', { name: 'Review Resume' }).click();
  await expect(page.getByText('Error analyzing resume. Please try again.')).toBeVisible();
  await expect(page.getByText(/locked with a password/)).toBeVisible();
  await expectAccessible(page);
});

test('a member pays once for a review that fails and is tried again', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 502/);
  await page.goto('/resume');
  await fillInputs(page);
  await signIn(page, 'ida.resume@example.org');
  await expect(page.getByText(RESUME_FILE.name)).toBeVisible();

  const operations: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isOurs = /\/quota$|parse\/resume$/.test(request.url());
    if (isOurs && request.method() !== 'GET') operations.push(request.headers()['idempotency-key']);
  });
  await failOnce(page, REVIEW_CALL);
  await page.getByRole('button', { name: 'Review Resume' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeVisible(RESULT);
  expect(operations).toHaveLength(4);
  expect(new Set(operations).size).toBe(1);

  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Job role or description' })).toHaveValue('');
  await expect(page.getByText(RESUME_FILE.name)).toBeHidden();
  await page.reload();
  await expect(page.getByText('Choose a PDF or drop it here')).toBeVisible();
});

test('a file name without a break widens no page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/resume', '/cover-letter']) {
    await page.goto(path);
    const name = `${'a'.repeat(136)}.pdf`;
    await pickResume(page, { ...RESUME_FILE, name });
    await expect(page.getByText(name)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('a review is printed whole, with its bars and all suggestions and without links to other tools', async ({
  page,
}) => {
  const problems = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((word) => `The ${word}.`);
  await page.route('**/api/v1/examples/resume-review', async (route) => {
    const reply = await route.fetch({ timeout: 0 });
    if (!reply.ok()) return route.fulfill({ response: reply });
    const { data } = await reply.json();
    const suggestions = problems.map((problem) => ({ line: '', problem, suggestion: 'Say it.' }));
    return route.fulfill({ json: { success: true, data: { ...data, suggestions } } });
  });
  // The first reading of a run may fail on a busy machine.
  await expect(async () => {
    await page.goto('/resume');
    await page.getByRole('button', { name: 'See an example' }).click();
    await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeVisible(RESULT);
  }).toPass();
  await expect(page.getByText('The seventh.')).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'Write a cover letter' });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
  for (const problem of problems) await expect(page.getByText(problem)).toBeVisible();
  const bars = page.getByRole('main').getByRole('progressbar');
  expect(await bars.count()).toBeGreaterThan(0);
  for (const bar of await bars.all()) {
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
  }
});
