import { CLOSING_MESSAGE } from '@greenroom/contract/constants';
import { fillSignIn, newPerson, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import {
  confirmEndByKeyboard,
  denyMicrophone,
  expectAnswer,
  expectNoViolations,
  holdMicrophone,
  prepareInterview,
  submitTyped,
  tabTo,
  unplugMicrophone,
} from './interview-steps.ts';
import { RECORDED_ANSWERS } from './recordings/answers-data.ts';

test('a visitor types four answers, reloads in the middle and reads the feedback', async ({ page }) => {
  await prepareInterview(page, { role: 'Product Manager', count: '4' });
  await expect(page.getByRole('heading', { name: 'Product Manager Mock Interview', level: 1 })).toBeVisible();
  await expect(page.getByText('Question 1 of 4', { exact: true })).toBeVisible();

  for (const [index, answer] of RECORDED_ANSWERS.slice(0, 4).entries()) {
    if (index === 2) {
      await page.getByRole('textbox', { name: 'Your answer' }).fill('Half of an ans');
      await page.reload();
      await expect(page.getByText('Question 3 of 4', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Half of an ans');
    }
    await submitTyped(page, answer.text);
    // Once it is over, the conversation is folded.
    if (index === 3) await page.getByRole('button', { name: 'Show the whole conversation' }).click();
    await expect(page.getByRole('list').getByText(answer.text).first()).toBeVisible();
  }

  await page.getByRole('button', { name: 'Hide the conversation' }).click();
  await expect(page.getByText(CLOSING_MESSAGE)).toBeVisible();
  await expect(page.getByText("Don't lose your progress. Sign in to save your results.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feedback on your answers' })).toBeVisible();
  // Which lines are quoted depends on the questions that were drawn; a score is always there.
  await expect(page.getByText(/^Average score \d\.\d out of 5$/)).toBeVisible();
});

test('a question is answered again: the better attempt counts, both are compared, and both are saved', async ({
  page,
}) => {
  await signIn(page, newPerson('Rosa'));
  await prepareInterview(page, { role: 'Product Manager', count: '3' });
  await submitTyped(
    page,
    'I mostly worked with other people and we did many things and it was good for everyone there.',
  );
  await page.getByRole('button', { name: 'End interview' }).click();
  await page.getByRole('button', { name: 'End and see results' }).click();
  const again = page.getByRole('button', { name: 'Try this question again' });

  await again.click();
  await expect(page.getByText('Question 1 of 3, attempt 2', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Half of an ans');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Half of an ans');
  await page.getByRole('button', { name: 'Keep earlier answer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the earlier one' }).click();
  await expect(page.getByText('From attempt 1 to attempt 2')).toHaveCount(0);

  await again.click();
  await submitTyped(page, RECORDED_ANSWERS[0].text);
  await expect(page.getByRole('heading', { name: 'From attempt 1 to attempt 2' })).toBeVisible();
  const attempts = page.getByRole('region', { name: 'Your attempts' });
  await expect(attempts.getByRole('listitem').filter({ hasText: 'Attempt 2' })).toContainText('Counts');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'See Results' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('heading', { name: 'From attempt 1 to attempt 2' })).toBeVisible();
  await expect(attempts.getByRole('heading', { name: /^Attempt \d$/ })).toHaveCount(2);
});

test('a person who rates an answer first sees the score afterwards, and both in the results', async ({ page }) => {
  await signIn(page, newPerson('Nora'));
  await page.goto('/interview/prepare');
  await page.getByRole('switch', { name: 'Rate myself before the feedback' }).click();
  await prepareInterview(page, { role: 'Product Manager', count: '3' });
  await submitTyped(page, RECORDED_ANSWERS[0].text);
  await page.getByRole('button', { name: 'End interview' }).click();
  await page.getByRole('button', { name: 'End and see results' }).click();

  await expect(page.getByRole('group', { name: 'How good was this answer?' })).toBeVisible();
  await expect(page.getByText(/most likely \d/)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: '4 Good' }).click();
  await expect(page.getByText(/^You rated this answer 4 out of 5\. /)).toBeVisible();
  await expect(page.getByText(/most likely \d/)).toBeVisible();

  await page.getByRole('button', { name: 'See Results' }).click();
  await expect(page.getByText(/^You rated this answer 4 out of 5\. /)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Your own rating' })).toBeVisible();
});

test('an answer that was not heard well is not judged before the person has confirmed its words', async ({ page }) => {
  await page.route('**/ai/stt?detailed=true', (route) =>
    route.fulfill({ json: { success: true, data: { text: 'wish a cat in it any word customer', isDoubtful: true } } }),
  );
  await prepareInterview(page, { role: 'Product Manager', count: '3' });
  await page.getByRole('button', { name: 'Record your answer' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:0[2-9] \/ 3:00$/);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('I could not hear this well')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit answer' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'What was heard' }).fill(RECORDED_ANSWERS[0].text);
  await page.getByRole('button', { name: 'These are my words' }).click();
  await page.getByRole('button', { name: 'Submit answer' }).click();
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
});

test('a follow-up is asked about what was said, answered or skipped, and belongs to its answer', async ({ page }) => {
  await page.route('**/ai/completions/questions', (route) =>
    route.fulfill({
      json: [
        'Tell me about a time you dealt with a difficult customer.',
        'Tell me about a time you calmed an angry guest.',
        'What are your strengths?',
      ],
    }),
  );
  await prepareInterview(page, { role: 'Product Manager', count: '3', followUps: true });
  const answer =
    'A family of four had waited an hour for their food. I decided to wait beside them, brought the children juice and asked for ten ' +
    'minutes. They stayed and they came back the next week.';
  await submitTyped(page, answer);
  await expect(page.getByText('Question 1 of 3, follow-up', { exact: true })).toBeVisible();
  await expect(page.locator('#follow-up-0')).toContainText(
    '“I decided to wait beside them, brought the children juice',
  );
  await page.reload();
  await expect(page.getByText('Question 1 of 3, follow-up', { exact: true })).toBeVisible();
  await submitTyped(page, 'They had two tired children, and I wanted to be honest with them.');
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();

  await submitTyped(page, answer);
  await page.getByRole('button', { name: 'Skip follow-up' }).click();
  await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible();
  await submitTyped(page, 'I listen well, and I stay calm when a room is loud and everybody is tired.');
  const first = page.locator('#feedback-0');
  await expect(first.getByText('They had two tired children')).toBeVisible();
  await expect(first.getByText(/most likely \d/)).toBeVisible();
  await expectNoViolations(page);
});

test('an interview is typed with the keyboard alone, and no screen of it breaks a rule of accessibility', async ({
  page,
}) => {
  // Eight looks with axe and every tab key are slow on a busy machine.
  test.setTimeout(600_000);
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await page.goto('/interview/prepare');
  await tabTo(page, page.getByRole('button', { name: 'Custom Job' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Job title (Required)' }));
  await press('Start Mock Interview');
  await expect(page.getByRole('alert')).toHaveText('Please enter a job title.');
  const title = page.getByRole('textbox', { name: 'Job title (Required)' });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/^Please enter a job title\./);
  await page.keyboard.type('Head Gardener');
  await expect(page.getByText('You are ready to start your interview.')).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, page.getByRole('switch', { name: 'Follow-up questions' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Follow-up questions' })).not.toBeChecked();

  await tabTo(page, page.getByRole('link', { name: 'Check microphone and speakers first' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your sound' })).toBeFocused();
  await expectNoViolations(page);
  await tabTo(page, page.getByRole('radio', { name: 'By voice' }));
  await page.keyboard.press('ArrowRight');
  await press('Start Mock Interview');

  await expect(page.getByRole('heading', { name: 'Head Gardener Mock Interview' })).toBeFocused();
  await expectNoViolations(page);
  for (const [at, answer] of RECORDED_ANSWERS.slice(0, 2).entries()) {
    await tabTo(page, page.getByRole('textbox', { name: 'Your answer' }));
    await page.keyboard.insertText(answer.text);
    await page.keyboard.press('Control+Enter');
    // The field of the last question is there until the next one is asked.
    await expect(page.getByText(`Question ${at + 2} of 3`, { exact: true })).toBeVisible();
  }
  await press('End interview');
  await confirmEndByKeyboard(page);
  await expect(page.getByText(CLOSING_MESSAGE)).toBeVisible();
  await expect(page.getByText('out of 5').first()).toBeVisible();
  await expectNoViolations(page);
});

test('a microphone that goes away, and one that is refused, are told, and nothing is lost', async ({ page }) => {
  await holdMicrophone(page);
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  const record = page.getByRole('button', { name: 'Record your answer' });
  await record.click();
  await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9] \/ 3:00$/);
  await unplugMicrophone(page);
  await expect(page.getByRole('alert')).toContainText('Mic Disconnected! Please reconnect and try again');
  await expect(page.getByRole('button', { name: 'Use what was recorded' })).toBeVisible();

  await denyMicrophone(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('Mic Access Denied! Please Allow access and retry.');
  await expectNoViolations(page);
  await submitTyped(page, RECORDED_ANSWERS[0].text);
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
});

test('a recording is not lost by leaving, skipping or typing in the middle of it', async ({ page }) => {
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  await page.getByRole('button', { name: 'Record your answer' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^0:0[1-9] \/ 3:00$/);

  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Skip question' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep answering' }).click();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep answering' }).click();
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await asking;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(timer).toHaveText(/^0:\d\d \/ 3:00$/);
  await expect(page).toHaveURL(/\/interview\/[0-9a-f-]{36}$/);

  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without it' }).click();
  await expect(page).toHaveURL('/interview/prepare');
});

test('a question is skipped after a question, and what was written for it is not lost by a slip', async ({ page }) => {
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  await page.getByRole('button', { name: 'Skip question' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip it' }).click();
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Half of an ans');
  await page.getByRole('button', { name: 'Skip question' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep answering' }).click();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Half of an ans');
  await page.getByRole('button', { name: 'Skip question' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip it' }).click();
  await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible();
});

test('a visitor who closes the tab goes on in a new one, with the words on the screen', async ({ page, context }) => {
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  await submitTyped(page, RECORDED_ANSWERS[0].text);
  await expect(page.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Half of an ans');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('button', { name: 'Continue Interview' }).click();
  await expect(next.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await expect(next.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Half of an ans');
});

test('a visitor who leaves by the back button finds the way in again, and a second tab has every answer', async ({
  page,
  context,
}) => {
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  const second = page.getByText('Question 2 of 3', { exact: true });
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  await submitTyped(page, RECORDED_ANSWERS[0].text);
  await expect(second).toBeVisible();
  await expect(other.getByText('Question 2 of 3', { exact: true })).toBeVisible();
  await other.close();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Prepare your interview' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue Interview' }).click();
  await expect(second).toBeVisible();
});

test('ending an interview takes the answer on the screen along', async ({ page }) => {
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(RECORDED_ANSWERS[0].text);
  await page.getByRole('button', { name: 'End interview' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The answer on your screen is submitted.');
  await dialog.getByRole('button', { name: 'End and see results' }).click();
  await expect(page.getByText(CLOSING_MESSAGE)).toBeVisible();
  await expect(page.getByText(RECORDED_ANSWERS[0].text).first()).toBeVisible();
});

test('an interview that ends without an answer leaves nothing behind and costs nothing', async ({ page }) => {
  await signIn(page, newPerson());
  await prepareInterview(page, { role: 'Software Engineer', count: '3' });
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  const discarded = page.waitForResponse((response) => response.url().includes('/quota/reservations/'));
  await page.getByRole('button', { name: 'End interview' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End interview' }).click();
  expect(((await (await discarded).json()) as { data: object }).data).toMatchObject({ availableInterviews: 3 });
  await page.goto('/dashboard');
  await expect(page.getByText('No mock interview data found').first()).toBeVisible();
});

test('notes take sample answers until the free ones are used up', async ({ page }) => {
  await prepareInterview(page, { role: 'Product Manager', count: '4' });
  await page.getByRole('tab', { name: 'Notes' }).click();
  const sample = page.getByRole('button', { name: 'View Sample Answer' });
  await page.getByRole('textbox', { name: /^1\./ }).fill('My own words.');
  for (let index = 0; index < 3; index += 1) {
    await sample.nth(index).click();
    await expect(page.getByRole('textbox', { name: new RegExp(`^${index + 1}\\.`) })).toHaveValue(/\w+ \w+ \w+ \w+/);
  }
  await expect(page.getByRole('textbox', { name: /^1\./ })).toHaveValue(/^My own words\.\n\n\w/);
  await sample.nth(3).click();
  await expect(page.getByText('No Sample Answer Generations Left')).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('freeSampleAnswerGenerations'), localStorage.getItem('rem')]),
  ).toEqual(['0', '0']);
});

test('a visitor who signs in at the end finds the interview saved to the account', async ({ page }) => {
  await prepareInterview(page, { role: 'Project Manager', count: '3' });
  for (const answer of RECORDED_ANSWERS.slice(0, 3)) await submitTyped(page, answer.text);
  await expect(page.getByText("Don't lose your progress. Sign in to save your results.")).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }).click();
  await fillSignIn(page, newPerson());
  await page.waitForURL(/\/interviews\/[0-9a-f-]{36}\/result$/);
  await expectAnswer(page, RECORDED_ANSWERS[0].text);
});

test('a session that ends in the middle of an interview takes nothing with it', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/401 \(Unauthorized\).*\/auth\/silent/);
  const person = newPerson();
  await signIn(page, person);
  await prepareInterview(page, { role: 'Project Manager', count: '3' });
  const [first, second, third] = RECORDED_ANSWERS;
  await submitTyped(page, first.text);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(first.text)).toBeVisible();
  await submitTyped(page, second.text);
  await page.reload();
  await expect(page.getByText(second.text)).toBeVisible();
  await submitTyped(page, third.text);
  await page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }).click();
  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'See Results' }).click();
  await page.waitForURL(/\/interviews\/[0-9a-f-]{36}\/result$/);
  for (const { text } of [first, second, third]) await expectAnswer(page, text);
});
