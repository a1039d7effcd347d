import { readFile } from 'node:fs/promises';
import { expectAccessible, failOnce, fillInputs, RESULT, RESUME_FILE, signIn } from './document-steps.ts';
import { expect, test } from './fixtures.ts';

const LETTER_CALL = '**/api/v1/ai/completions/coverletter';

test('a visitor gets one letter, changes it and takes it along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cover-letter');
  await fillInputs(page);
  await page.getByText('Formal', { exact: true }).click();
  const submit = page.getByRole('button', { name: 'Generate Cover Letter' });
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused(RESULT);
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ida Thorne');

  const opening = page.getByRole('textbox', { name: 'the introduction' });
  const before = await opening.inputValue();
  await page.getByRole('button', { name: 'Reword the introduction' }).click();
  await expect(opening).not.toHaveValue(before);
  await page.getByRole('button', { name: 'Bring back the introduction as it was' }).click();
  await expect(opening).toHaveValue(before);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Hiring manager' }).fill('Zoë 王小明');
  await opening.fill('I keep bees, and I keep services up.');
  await page.reload();
  await expect(opening).toHaveValue('I keep bees, and I keep services up.');
  await page.getByRole('button', { name: 'Copy the letter' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Zoë 王小明\n');
  expect(copied).toContain('\n\nI keep bees, and I keep services up.\n\n');

  for (const [ending, magic] of [
    ['docx', 'PK'],
    ['pdf', '%PDF-1.7'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download .${ending}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Cover letter Ida Thorne.${ending}`);
    expect((await readFile(await download.path())).subarray(0, magic.length).toString()).toBe(magic);
  }

  await submit.click();
  await expect(page.getByText('Please log in for more cover letters.')).toBeVisible();
  await expect(opening).toHaveValue('I keep bees, and I keep services up.');
});

test('a member retries a letter for the same unit and finds the resume in the other tool', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 502/);
  await page.goto('/cover-letter');
  await signIn(page, 'ida.letter@example.org');
  await fillInputs(page);
  await failOnce(page, LETTER_CALL);
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'did not answer' })).toBeVisible();
  const quota = page.waitForResponse(
    (response) => response.url().endsWith('/quota') && response.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  const { data } = await (await quota).json();
  expect(data.availableCoverLetterGenerators).toBe(2);
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeVisible(RESULT);

  await page.getByRole('link', { name: 'Review this resume for the job' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Reviewer' })).toBeVisible();
  await expect(page.getByText(RESUME_FILE.name)).toBeVisible();
  await page.getByRole('button', { name: 'Review Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeVisible(RESULT);
});
