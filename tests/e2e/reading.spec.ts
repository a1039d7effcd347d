import { expectAccessible, fillInputs, JOB, RESULT } from './document-steps.ts';
import { expect, test } from './fixtures.ts';

test('a correction of what was read is in the letter and stays for the other tool', async ({ page }) => {
  await page.goto('/cover-letter');
  await fillInputs(page);
  await page.getByRole('button', { name: 'Check what we read' }).click();
  const employer = page.getByRole('textbox', { name: 'Employer' }).first();
  await expect(employer).toHaveValue('Larkspur Freight', RESULT);
  await employer.fill('Meadowlark Freight');
  await expect(page.getByText('Corrected by you')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Generate Cover Letter' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused(RESULT);
  const paragraphs = page.getByRole('textbox', { name: /the introduction|paragraph/ });
  const letter = (await Promise.all((await paragraphs.all()).map((one) => one.inputValue()))).join(' ');
  expect(letter).toContain('Meadowlark Freight');
  expect(letter).not.toContain('Larkspur');

  await page.goto('/resume');
  await page.getByRole('button', { name: 'Check what we read' }).click();
  await expect(employer).toHaveValue('Meadowlark Freight', RESULT);
  await page.getByRole('button', { name: 'Undo all corrections' }).click();
  await expect(employer).toHaveValue('Larkspur Freight');
});

test('a resume can be pasted as text', async ({ page }) => {
  await page.goto('/resume');
  await page.getByRole('textbox', { name: 'Job role or description' }).fill(JOB);
  await page.getByRole('button', { name: 'Paste text instead' }).click();
  await page
    .getByRole('textbox', { name: 'Your resume as text' })
    .fill(
      'Zoë Łuk\nzoe@example.org\nExperience\nBackend Engineer, Elm Software Ltd, 2019 – 2023\n- Ran Go services on Kubernetes',
    );
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByText('Pasted resume.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Check what we read' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoë Łuk', RESULT);
  await page.getByRole('button', { name: 'Review Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeFocused(RESULT);
});
