import { newPerson, seedCompleted, signIn } from './account-steps.ts';
import { expect, test } from './fixtures.ts';

const DAY_MS = 86_400_000;
const CONFLICT = 'Tell me about a time when you had to resolve a conflict in your team.';
const LEARNING = 'Describe a project in which you had to learn something new quickly.';
const AHEAD = 'Where do you see yourself in five years?';

test('questions come back after days and are asked again', async ({ page }) => {
  await signIn(page, newPerson());
  await seedCompleted(page, { jobName: 'Software Engineer' });
  await page.goto('/');
  await expect(page.getByText(/^Your next questions come back/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  expect((await download).suggestedFilename()).toBe('greenroom-practice.ics');

  await page.clock.setFixedTime(Date.now() + 30 * DAY_MS);
  await page.goto('/');
  await page.getByRole('button', { name: 'Practise these 2 questions' }).click();
  await expect(page.getByRole('region', { name: 'These questions again' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Question 1 of 2', { exact: true })).toBeVisible();
  for (const question of [CONFLICT, LEARNING]) await expect(page.getByText(question).first()).toBeVisible();
});

test('one question of saved results is practised again, or exchanged for new ones', async ({ page }) => {
  await signIn(page, newPerson());
  const id = await seedCompleted(page, { jobName: 'Software Engineer' });
  await page.goto(`/interviews/${id}/result`);
  await page.getByRole('button', { name: 'Practise this question again: question 1' }).click();
  const chosen = page.getByRole('region', { name: 'This question again' });
  await expect(chosen.getByText(CONFLICT)).toBeVisible();
  await chosen.getByRole('button', { name: 'Ask new questions instead' }).click();
  await expect(chosen).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your stories' })).toBeVisible();
});

test('the skill that Home and the results name is what the next interview asks about', async ({ page }) => {
  await signIn(page, newPerson());
  const id = await seedCompleted(page, { jobName: 'Software Engineer' });
  await page.goto('/');
  const named = page.getByRole('button', { name: /^Practise (?!these)/ });
  await expect(named).toBeVisible();
  // What belongs to the person comes before the tools.
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(headings.indexOf('Your practice')).toBeGreaterThan(0);
  expect(headings.indexOf('Your practice')).toBeLessThan(headings.indexOf('Mock Interviewer'));
  const skill = ((await named.textContent()) ?? '').replace('Practise ', '');
  await named.click();
  const aimed = page.getByRole('region', { name: `Questions that aim at ${skill}` });
  await expect(aimed).toBeVisible();
  await aimed.getByRole('button', { name: 'Ask about anything instead' }).click();
  await expect(aimed).toBeHidden();

  await page.goto(`/interviews/${id}/result`);
  await page
    .getByRole('region', { name: 'What next' })
    .getByRole('button', { name: `Practise ${skill}` })
    .click();
  await expect(aimed).toBeVisible();
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').filter({ hasText: skill })).toBeVisible();
  const asked = page.waitForRequest('**/ai/completions/questions');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  expect((await asked).postDataJSON().interviewInformation.skill).toBe(skill.toLowerCase());
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText('Tell me about yourself?')).toHaveCount(0);
});

test('all questions of a past interview are practised again, from the dashboard and from the results', async ({
  page,
}) => {
  await signIn(page, newPerson());
  const id = await seedCompleted(page, { jobName: 'Software Engineer' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Practise again: Software Engineer' }).click();
  const chosen = page.getByRole('region', { name: 'These questions again' });
  await expect(chosen.getByRole('listitem')).toHaveText([CONFLICT, LEARNING, AHEAD]);
  await page.goto(`/interviews/${id}/result`);
  await page.getByRole('button', { name: 'Practise these questions again' }).click();
  await expect(chosen.getByRole('listitem')).toHaveText([CONFLICT, LEARNING, AHEAD]);
  await page.getByRole('button', { name: 'Start Mock Interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
});
