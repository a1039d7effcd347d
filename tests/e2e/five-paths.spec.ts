// Five people on their way through the product, each from the first screen to the last one.
import type { Page } from '@playwright/test';
import { fillSignIn, newPerson, seedCompleted, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { prepareInterview, submitTyped, tabTo } from './interview-steps.ts';
import { buyStarter } from './live-steps.ts';
import { RECORDED_ANSWERS } from './recordings/answers-data.ts';

const ANSWERS = [RECORDED_ANSWERS[0], RECORDED_ANSWERS[1], RECORDED_ANSWERS[2]] as const;
const SPEECH = '**/ai/stt?detailed=true';

type Transcriptions = { answered: number };

/**
 * The words that the recogniser would write: how well it hears is what the spoken journeys measure. `waits` come before the first answers.
 */
async function answerTranscriptions(page: Page, ...waits: (() => Promise<unknown>)[]): Promise<Transcriptions> {
  let asked = 0;
  const done = { answered: 0 };
  await page.route(SPEECH, async (route) => {
    const text = ANSWERS[asked % ANSWERS.length]?.text;
    const wait = waits[asked];
    asked += 1;
    await wait?.();
    // The page may have given up by then.
    await route.fulfill({ json: { success: true, data: { text, isDoubtful: false } } }).catch(() => undefined);
    done.answered += 1;
  });
  return done;
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record your answer' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9] \/ 3:00$/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
}

/** All that live regions say, as it comes. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('__heard', (text: string) => heard.push(text));
  await page.addInitScript(() => {
    const LIVE = '[aria-live], [role=status], [role=alert]';
    const tell = (region: Element | null | undefined) => {
      const text = region?.textContent?.trim();
      if (text) (globalThis as unknown as { __heard: (text: string) => void }).__heard(text);
    };
    const tellOf = ({ target, addedNodes }: MutationRecord) => {
      tell((target instanceof Element ? target : target.parentElement)?.closest(LIVE));
      for (const node of addedNodes)
        if (node instanceof Element) tell(node.matches(LIVE) ? node : node.querySelector(LIVE));
    };
    new MutationObserver((changes) => changes.forEach(tellOf)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return heard;
}

const widthBeyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a visitor speaks a first interview, reads the feedback and keeps it in an account', async ({ page }) => {
  await answerTranscriptions(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Start New Mock Interview' }).first().click();
  await prepareInterview(page, { role: 'Project Manager', count: '3' });
  for (const [index, { text }] of ANSWERS.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 3`, { exact: true })).toBeVisible();
    // A new question gets the focus and scrolls into view. Press only when it has stopped moving.
    if (index > 0) await expect(page.locator(`#question-${index}`)).toBeFocused();
    await record(page);
    await expect(page.getByRole('textbox', { name: 'What was heard' })).toHaveValue(text);
    await page.getByRole('button', { name: 'Submit answer' }).click();
  }
  // All feedback is there before anybody signs in.
  await expect(page.getByText(/most likely \d/)).toHaveCount(3);
  await expect(page.getByText(/^Average score \d\.\d out of 5$/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }).click();
  const person = newPerson('Nora Lind');
  await fillSignIn(page, person);

  await page.waitForURL(/\/interviews\/[0-9a-f-]{36}\/result$/);
  await expect(page.getByRole('region', { name: 'What next' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your first result' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Past Interviews' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Nora Lind' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a member ends a tenth interview, sees the line over all and practises the role again', async ({ page }) => {
  await signIn(page, newPerson());
  await buyStarter(page);
  for (let count = 1; count <= 9; count += 1)
    await seedCompleted(page, {
      jobName: count % 2 ? 'Nurse' : 'Florist',
      told: [{ question: 'Why?', answer: ANSWERS[1].text }],
    });
  await prepareInterview(page, { role: 'Product Manager', count: '3' });
  for (const { text } of ANSWERS) await submitTyped(page, text);
  await page.getByRole('button', { name: 'See Results' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('region', { name: 'What next' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  const total = page.getByRole('term').filter({ hasText: 'Total Interviews Completed' });
  await expect(total.locator('xpath=following-sibling::dd')).toHaveText('10');
  const overTime = page.getByRole('figure', { name: 'Average score over time' });
  await expect(overTime.getByRole('row')).toHaveCount(11);
  await page
    .getByRole('button', { name: 'Page 3' })
    .or(page.getByRole('link', { name: 'Page 3' }))
    .click();
  await expect(page.getByRole('region', { name: 'Past Interviews' }).getByRole('listitem')).toHaveCount(2);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'View Results: Product Manager' }).click();
  await page.getByRole('button', { name: 'Practise this role again' }).click();
  await expect(page).toHaveURL('/interview/prepare');
  await expect(page.getByRole('textbox', { name: 'Job title (Required)' })).toHaveValue('Product Manager');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a person types a whole interview with the thumb, and everything fits', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start New Mock Interview' }).first().tap();
    await page.getByRole('textbox', { name: 'Job title (Required)' }).fill('Head Gardener');
    await page.getByRole('switch', { name: 'Follow-up questions' }).setChecked(false);
    await page.getByRole('button', { name: 'Start Mock Interview' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).tap();
    for (const [index, { text }] of ANSWERS.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 3`, { exact: true })).toBeVisible();
      const typing = page.getByRole('button', { name: 'Type instead' });
      const box = page.getByRole('textbox', { name: 'Your answer' });
      await typing.or(box).waitFor();
      if (await typing.isVisible()) await typing.tap();
      // The question and the box are on the screen together.
      await expect(box).toBeInViewport();
      await expect(
        page
          .locator('li')
          .filter({ has: page.locator('.font-semibold.text-lg') })
          .last(),
      ).toBeInViewport();
      await box.fill(text);
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Submit answer' }).tap();
    }
    const signingIn = page.getByRole('main').getByRole('button', { name: 'Sign in with Google' });
    await expect(signingIn).toBeVisible();
    await expect(page.getByText(/most likely \d/)).toHaveCount(3);
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
  });
});

test('a person with a screen reader hears where they are, what happened and what comes next', async ({ page }) => {
  const heard = await listen(page);
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  await page.goto('/interview/prepare');
  await press('Start Mock Interview');
  await expect.poll(() => heard.join('\n'), { message: 'read out' }).toContain('Please enter a job title');
  await tabTo(page, page.getByRole('textbox', { name: 'Job title (Required)' }));
  await page.keyboard.insertText('Librarian');
  await page.getByRole('switch', { name: 'Follow-up questions' }).setChecked(false);
  await press('Start Mock Interview');
  await expect(page.getByRole('dialog', { name: 'Confirm Interview Customization' })).toBeVisible();
  await press('Confirm');
  await expect(page.getByRole('heading', { level: 1, name: 'Librarian Mock Interview' })).toBeVisible();
  await expect.poll(() => heard.join('\n')).toMatch(/3 questions/);

  await press('Type instead');
  for (const [index, { text }] of ANSWERS.entries()) {
    const box = page.getByRole('textbox', { name: 'Your answer' });
    await tabTo(page, box);
    await page.keyboard.insertText(text);
    await page.keyboard.press('Control+Enter');
    if (index === ANSWERS.length - 1) break;
    await expect(page.getByText(`Question ${index + 2} of 3`, { exact: true })).toBeVisible();
    // The focus is on the new message: its question is read out without looking for it.
    const question = await page
      .getByRole('list')
      .filter({ hasText: 'Hiring Manager' })
      .getByRole('listitem')
      .last()
      .textContent();
    await expect.poll(focused).toBe(question);
  }
  await expect.poll(() => heard.join('\n')).toMatch(/finished|complete/i);
  // Every place has a name to jump to, and headings leave out no level.
  await expect(page.getByText(/most likely \d/)).toHaveCount(3);
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
  );
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), levels.join(' ')).toBeLessThanOrEqual(1);
});

test('a person whose speech takes 20 s to be written knows how long, and may type meanwhile', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  const speech = await answerTranscriptions(
    page,
    () => new Promise((resolve) => setTimeout(resolve, 20_000)),
    () => late.promise,
  );
  await prepareInterview(page, { role: 'Product Manager', count: '3' });
  await record(page);
  const bar = page.getByRole('progressbar', { name: 'Turning your answer into text' });
  await expect(bar).toBeVisible();
  // Nothing was measured yet, so nothing is promised; after some seconds the wait is explained.
  await expect(bar).not.toHaveAttribute('aria-valuenow');
  await expect(page.getByText('You can type your answer instead.')).toBeVisible();
  const heard = page.getByRole('textbox', { name: 'What was heard' });
  await expect(heard).toHaveValue(ANSWERS[0].text);
  await page.getByRole('button', { name: 'Submit answer' }).click();

  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await record(page);
  await expect(bar).toHaveAttribute('aria-valuetext', /^About \d+ s$/);
  // Typing ends the wait; the words of the recognition that comes late do not overwrite what was typed.
  await page.getByRole('button', { name: 'Type instead' }).click();
  const ask = page.getByRole('alertdialog');
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await ask.or(box).first().waitFor();
  if (await ask.isVisible()) await ask.getByRole('button', { name: /type/i }).click();
  await box.fill(ANSWERS[2].text);
  late.resolve();
  await expect.poll(() => speech.answered).toBe(2);
  // A page that took the late words would have drawn them by then.
  await page.waitForTimeout(1000);
  await expect(box).toHaveValue(ANSWERS[2].text);
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible();
});
