import type { Locator, Page } from '@playwright/test';
import { newPerson, seedCompleted, signIn } from './account-steps.ts';
import { adoptStyle } from './adopt-style.ts';
import { failOnce, JOB, RESULT, RESUME_FILE } from './document-steps.ts';
import { expect, test } from './fixtures.ts';
import { confirmEndByKeyboard, prepareInterview, tabTo } from './interview-steps.ts';
import { RECORDED_ANSWERS } from './recordings/answers-data.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Presses the tab key until the control has the focus, then enter; anyone who does so has to see where they are. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await expect(control).toBeEnabled();
  await tabTo(page, control);
  await expect(control).toBeInViewport();
  await page.keyboard.press('Enter');
}

async function write(page: Page, name: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name });
  await tabTo(page, box);
  await expect(box).toBeInViewport();
  await page.keyboard.insertText(text);
}

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

async function fillInputs(page: Page): Promise<void> {
  await write(page, 'Job role or description', JOB);
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(RESUME_FILE);
  await expect(page.getByText(RESUME_FILE.name)).toBeVisible();
}

test('an interview is set up, answered and read on a small screen by keyboard', async ({ page }) => {
  await page.goto('/');
  await press(page, 'link', 'Start New Mock Interview');
  await expect(page.getByRole('heading', { name: 'Prepare your interview' })).toBeFocused();
  await write(page, 'Job title (Required)', 'Head Gardener');
  await expectNoOverflow(page);
  await press(page, 'button', 'Start Mock Interview');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'button', 'Confirm');
  await expect(page.getByRole('heading', { name: 'Head Gardener Mock Interview' })).toBeFocused();
  await press(page, 'button', 'Type instead');
  await write(page, 'Your answer', 'Last spring I led a team of four that replanted the orchard in two weeks.');
  await expectNoOverflow(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await press(page, 'button', 'End interview');
  await confirmEndByKeyboard(page);
  await expect(page.getByText('out of 5').first()).toBeVisible();
  await expectNoOverflow(page);
});

test('an interview that cannot be started on a small screen says so in view', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 504/);
  await signIn(page, newPerson());
  await page.goto('/interview/prepare');
  await page.getByRole('textbox', { name: 'Job title (Required)' }).fill('Head Gardener');
  await page.route('**/quota', (route) => route.fulfill({ status: 504, body: '' }));
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await expect(page.getByText('Something went wrong on our side. Please try again.')).toBeInViewport({ ratio: 1 });
});

test('a resume is reviewed on a small screen by keyboard', async ({ page }) => {
  await page.goto('/resume');
  await fillInputs(page);
  await press(page, 'button', 'Review Resume');
  await expect(page.getByRole('heading', { name: 'Skills Assessment' })).toBeFocused(RESULT);
  await expectNoOverflow(page);
});

test('a letter that fails on a small screen says so in view, below the button that sticks to its edge', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 502/);
  await page.goto('/cover-letter');
  await fillInputs(page);
  await failOnce(page, '**/api/v1/ai/completions/coverletter');
  await page.evaluate(() => scrollTo(0, 0));
  // As with a finger: Playwright's own press would scroll first.
  await page.getByRole('button', { name: 'Generate Cover Letter' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('The service behind this did not answer.')).toBeInViewport({ ratio: 1 });
});

test('a letter is written and changed on a small screen by keyboard', async ({ page }) => {
  await page.goto('/cover-letter');
  await fillInputs(page);
  await press(page, 'button', 'Generate Cover Letter');
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused(RESULT);
  await write(page, 'Hiring manager', 'Ms Sato');
  await expect(page.getByRole('textbox', { name: 'Hiring manager' })).toHaveValue('Ms Sato');
  await press(page, 'button', 'Copy the letter');
  await expectNoOverflow(page);
});

test('the demo of the live assistant runs on a small screen by keyboard', async ({ page }) => {
  await page.goto('/');
  await write(page, 'Job role or description', 'Nurse on a busy ward');
  await press(page, 'button', 'Try Interview Assistant Demo');
  await expect(page).toHaveURL('/live-interview');
  await press(page, 'button', 'Launch Demo');
  await expect(page.locator('[data-speaker]').first()).toBeVisible();
  await expectNoOverflow(page);
  await press(page, 'button', 'End Demo');
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
});

test('what was practised is found, read and made better on a small screen by keyboard', async ({ page }) => {
  await signIn(page, newPerson());
  await seedCompleted(page, { jobName: 'Assistant to the Regional Head of Product Operations' });
  await page.goto('/');
  await expect(page.getByText('Assistant to the Regional Head of Product Operations').first()).toBeVisible();
  await expectNoOverflow(page);
  await page.goto('/dashboard');
  await press(page, 'button', /^View Results/);
  await expect(page.getByRole('heading', { name: 'Interview Results' })).toBeFocused();
  await expectNoOverflow(page);
  await press(page, 'button', 'View Enhanced Answer');
  await expect(page.getByRole('heading', { name: 'Enhanced answer:' })).toBeFocused();
  await press(page, 'button', 'Menu of Ada Lovelace');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu of Ada Lovelace' })).toBeFocused();
});

/** Words of which a part is on another line. */
const brokenWords = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('with letters twice as large on the smallest screen a dialog and a notice break no word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const enlarge = () => adoptStyle(page, 'html { font-size: 200% }');
  await page.goto('/interview/prepare');
  await enlarge();
  await page.getByText('Software Engineer', { exact: true }).click();
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await brokenWords(page.getByRole('dialog'))).toEqual([]);

  await page.goto('/upgrade');
  await expect(page.getByText('Please sign in first')).toBeVisible();
  await enlarge();
  expect(await brokenWords(page.getByTestId('toast'))).toEqual([]);
});

test('with letters twice as large the name of a file is read in words, not letter by letter', async ({ page }) => {
  await page.goto('/resume');
  await adoptStyle(page, 'html { font-size: 200% }');
  await page.locator('input[type=file]').setInputFiles(RESUME_FILE);
  const name = page.getByText(RESUME_FILE.name, { exact: true });
  await expect(name).toBeVisible();
  const lines = await name.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
  });
  expect(lines).toBeLessThanOrEqual(3);
  await expectNoOverflow(page);
});

test('on a telephone held sideways a question stands beside what answers it', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await prepareInterview(page, { role: 'Project Manager', count: '3' });
  await expect(page.getByRole('button', { name: 'Record your answer' })).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(RECORDED_ANSWERS[0].text);
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeAttached();
  const question = page.getByRole('region', { name: 'Conversation' }).getByRole('listitem').last();
  await expect(question.getByRole('paragraph').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
});
